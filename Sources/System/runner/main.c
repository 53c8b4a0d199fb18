#define _GNU_SOURCE
#include "Runner.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CSandbox.h"

enum { most_children = 64, longest_request = 1 << 16 };

/// Microseconds that a program has to report where it is when its time is over.
enum { last_words = 200000 };

typedef struct {
  pid_t process;
  int status;
  int out_of_time;
  int64_t began;
  int64_t deadline;
} child;

static child children[most_children];
static int child_count;
static etude_engine entries;

static int64_t microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void load(char **libraries) {
  for (; *libraries != NULL; libraries += 1) {
    void *library = dlopen(*libraries, RTLD_NOW | RTLD_GLOBAL);
    if (library == NULL) {
      fprintf(stderr, "%s\n", dlerror());
      _exit(ended_unloadable);
    }
    const void *const *(*entry)(void) =
        (const void *const *(*)(void))dlsym(library, "etude_entry");
    if (entry == NULL || entries.begin != NULL) continue;
    const void *const *table = entry();
    if (table != NULL) memcpy(&entries, table, sizeof entries);
  }
  if (entries.begin == NULL) {
    fprintf(stderr, "the engine has no entry\n");
    _exit(ended_unloadable);
  }
}

static void start(char *text, const int *files) {
  etude_request request;
  memcpy(request.files, files, sizeof request.files);
  etude_status failed = {.wait = ended_unsafe << 8};
  if (child_count == most_children || !read_request(text, &request)) {
    ssize_t ignored = write(files[status_file], &failed, sizeof failed);
    (void)ignored;
    close(files[status_file]);
    return;
  }
  pid_t process = fork();
  if (process == 0) run_child(&request, &entries);
  int64_t now = microseconds();
  if (process < 0) {
    ssize_t ignored = write(files[status_file], &failed, sizeof failed);
    (void)ignored;
    close(files[status_file]);
    return;
  }
  children[child_count++] = (child){
      .process = process,
      .status = files[status_file],
      .began = now,
      .deadline = now + (int64_t)request.wall_milliseconds * 1000,
  };
}

static void end_child(pid_t process, int wait, const struct rusage *usage) {
  // Whatever the program started belongs to its group.
  kill(-process, SIGKILL);
  for (int index = 0; index < child_count; index += 1) {
    child *ended = &children[index];
    if (ended->process != process) continue;
    etude_status status = {
        .wait = wait,
        .out_of_time = ended->out_of_time,
        .processor_time = (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000000 +
                          usage->ru_utime.tv_usec + usage->ru_stime.tv_usec,
        .wall_time = microseconds() - ended->began,
    };
    ssize_t ignored = write(ended->status, &status, sizeof status);
    (void)ignored;
    close(ended->status);
    *ended = children[--child_count];
    return;
  }
}

static void reap(void) {
  int wait;
  struct rusage usage;
  pid_t process;
  while ((process = wait4(-1, &wait, WNOHANG, &usage)) > 0) end_child(process, wait, &usage);
}

/// Kills what is over its time; answers how long to wait for the next one, in milliseconds.
static int enforce_deadlines(void) {
  int64_t now = microseconds();
  int64_t next = -1;
  for (int index = 0; index < child_count; index += 1) {
    child *running = &children[index];
    if (running->deadline <= now) {
      kill(-running->process, running->out_of_time ? SIGKILL : SIGXCPU);
      running->out_of_time = 1;
      running->deadline = now + last_words;
    }
    int64_t left = running->deadline - now;
    if (next < 0 || left < next) next = left;
  }
  return next < 0 ? -1 : (int)(next / 1000 + 1);
}

static void kill_all_children(void) {
  for (int index = 0; index < child_count; index += 1) {
    kill(-children[index].process, SIGKILL);
    kill(children[index].process, SIGKILL);
  }
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: runner CHANNEL LIBRARY [PRELOAD...]\n");
    return 64;
  }
  int channel = atoi(arguments[1]);
  // No death signal: it would come when the tool's *thread* that started this process ends, which may
  // be long before the tool. The closing of the channel tells the end of a killed tool as well.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGPIPE, SIG_IGN);
  // Ctrl-C belongs to the tool, which closes the channel.
  signal(SIGINT, SIG_IGN);
  load(arguments + 2);

  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  sigprocmask(SIG_BLOCK, &ended, NULL);
  int signals = signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK);

  static char text[longest_request];
  for (;;) {
    struct pollfd sources[] = {{.fd = channel, .events = POLLIN}, {.fd = signals, .events = POLLIN}};
    if (poll(sources, 2, enforce_deadlines()) < 0 && errno != EINTR) break;
    if (sources[1].revents != 0) {
      struct signalfd_siginfo drained;
      while (read(signals, &drained, sizeof drained) > 0) continue;
      reap();
    }
    if (sources[0].revents == 0) continue;
    int files[8];
    int file_count;
    ssize_t length = etude_receive(channel, text, sizeof text - 1, files, &file_count);
    if (length <= 0) break;
    text[length] = 0;
    if (file_count == 3) start(text, files);
    for (int index = 0; index < file_count; index += 1) {
      // The status stays open until the child has ended.
      if (file_count != 3 || index != status_file) close(files[index]);
    }
  }
  kill_all_children();
  return 0;
}
