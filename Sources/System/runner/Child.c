#define _GNU_SOURCE
#include "Runner.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CSandbox.h"

const etude_engine *engine;

static const etude_request *running;

enum { journal_number = 3, first_other_number = 4, most_readable = 16 };

static void fail(int code, const char *what, const char *why) {
  dprintf(STDERR_FILENO, "%s: %s\n", what, why);
  _exit(code);
}

/// Leaves the child exactly four open files: nothing to read, the console twice, the journal.
static void arrange_files(const etude_request *request) {
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(request->files[console_file], STDOUT_FILENO);
  dup2(request->files[console_file], STDERR_FILENO);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
  if (request->files[journal_file] == journal_number) {
    fcntl(journal_number, F_SETFD, 0);
  } else {
    dup2(request->files[journal_file], journal_number);
  }
  if (syscall(SYS_close_range, first_other_number, ~0u, 0) != 0) {
    for (int file = first_other_number; file < 256; file += 1) close(file);
  }
}

static void put_up_walls(const etude_request *request) {
  const char *readable[most_readable + 1] = {"/usr", "/lib", "/lib64"};
  int count = 3;
  char *rest = request->readable;
  while (rest != NULL && count < most_readable) readable[count++] = strsep(&rest, ":");
  readable[count] = NULL;

  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const etude_limits limits = {
      .cpu_seconds = request->cpu_seconds,
      .address_bytes = 2ull << 30,
      .data_bytes = 512ull << 20,
      .file_bytes = 4ull << 20,
      .open_files = 64,
      .processes = 32,
  };
  int error = etude_limit_self(&limits);
  if (error == 0) error = etude_drop_root(etude_nobody);
  if (error != 0) fail(ended_unsafe, "limits", strerror(error));
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) fail(ended_unsafe, "limits", "privileges");
  if (chdir(request->folder) != 0) fail(ended_unsafe, "folder", "cannot be entered");
  // Older kernels lack one or both; `doctor` says which walls stand.
  if (etude_landlock_version() > 0) {
    error = etude_landlock(readable, request->folder);
    if (error != 0) fail(ended_unsafe, "landlock", strerror(error));
  }
  if (etude_has_seccomp()) {
    error = etude_seccomp();
    if (error != 0) fail(ended_unsafe, "seccomp", strerror(error));
  }
}

static void set_environment(const etude_request *request) {
  clearenv();
  setenv("PATH", "/usr/bin:/bin", 1);
  setenv("LANG", "C.UTF-8", 1);
  setenv("TZ", "UTC", 1);
  setenv("HOME", request->folder, 1);
  setenv("TMPDIR", request->folder, 1);
  // Code that was compiled in several variants asks here which of them it is to be.
  setenv("ETUDE_VARIANT", request->variant, 1);
}

/// Tells the engine where the learner's code lies and which file is the journal.
static char *complete_settings(const etude_request *request, const struct link_map *object) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)object->l_addr;
  const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(object->l_addr + header->e_phoff);
  uint64_t size = 0;
  for (int index = 0; index < header->e_phnum; index += 1) {
    if (parts[index].p_type != PT_LOAD) continue;
    uint64_t end = parts[index].p_vaddr + parts[index].p_memsz;
    if (end > size) size = end;
  }
  char *settings = NULL;
  int length = asprintf(
      &settings, "journal-fd %d\nexercise %llu %llu\n%s", journal_number,
      (unsigned long long)object->l_addr, (unsigned long long)(object->l_addr + size),
      request->settings);
  return length < 0 ? request->settings : settings;
}

void etude_runner_finish(int code) {
  // The program's own exit handlers do not run: nothing follows the seal.
  if (engine != NULL && engine->seal != NULL && running != NULL) engine->seal(running->nonce);
  _exit(code);
}

void run_child(const etude_request *request, const etude_engine *entries) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_DFL);
  setsid();
  arrange_files(request);
  set_environment(request);
  put_up_walls(request);

  void *object = dlopen(request->object, RTLD_NOW | RTLD_LOCAL);
  struct link_map *map = NULL;
  if (object == NULL || dlinfo(object, RTLD_DI_LINKMAP, &map) != 0) {
    fail(ended_unloadable, "load", dlerror());
  }
  int (*program)(int, char **, char **) = (int (*)(int, char **, char **))dlsym(object, "main");
  void *(*root)(void) = (void *(*)(void))dlsym(object, "etude_root");
  void (*names)(void) = (void (*)(void))dlsym(object, "etude_names");
  if (program == NULL && root == NULL) fail(ended_unloadable, "load", "nothing to play");

  running = request;
  engine = entries;
  seed_random(request->seed);
  redirect_output(request->output_bytes);
  redirect_jobs();
  engine->begin(complete_settings(request, map));
  if (names != NULL) engine->names(names);
  if (root != NULL) {
    engine->root(root);
  } else {
    static char name[] = "exercise";
    char *arguments[] = {name, NULL};
    program(1, arguments, environ);
  }
  engine->drain();
  etude_runner_finish(ended_sealed);
}

/// The program's own `exit` ends its first turn only if that is how an asynchronous `main` returns.
void exit(int code) {
  (void)code;
  if (engine == NULL) _exit(code);
  if (main_waits && !running->leaves_early) {
    engine->drain();
    etude_runner_finish(ended_sealed);
  }
  etude_runner_finish(ended_early);
}
