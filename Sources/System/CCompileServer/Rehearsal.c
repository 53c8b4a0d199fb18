#define _GNU_SOURCE
#include "Rehearsal.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// `swift::performFrontend(llvm::ArrayRef<const char *>, const char *, void *, FrontendObserver *)`.
static const char function_name[] =
    "_ZN5swift15performFrontendEN4llvm8ArrayRefIPKcEES3_PvPNS_16FrontendObserverE";

enum { most_arguments = 128, longest_command = 32768, stack_bytes = 64 << 20 };

/// `llvm::ArrayRef`: passed as its two words.
struct words {
  const char *const *first;
  size_t count;
};

typedef int (*compile_function)(struct words, const char *, void *, void *);

struct job {
  compile_function compile;
  struct words arguments;
};

static int find_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;  // the first is the program itself
}

/// The address of a function that a program keeps in its table of symbols; 0 when it has none.
static uintptr_t address_in(const char *program, size_t size) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)program;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return 0;
  if (header->e_shoff + (size_t)header->e_shnum * sizeof(Elf64_Shdr) > size) return 0;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(program + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index += 1) {
    const Elf64_Shdr *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const Elf64_Shdr *names = &sections[table->sh_link];
    if (table->sh_offset + table->sh_size > size || names->sh_offset + names->sh_size > size) return 0;
    // One search through the names, then numbers only: the table has some hundred thousand rows.
    const char *text = program + names->sh_offset;
    const char *place = memmem(text, names->sh_size, function_name, sizeof function_name);
    if (place == NULL) return 0;
    const Elf64_Sym *symbols = (const Elf64_Sym *)(program + table->sh_offset);
    for (size_t row = 0; row < table->sh_size / sizeof *symbols; row += 1) {
      if (symbols[row].st_name == (size_t)(place - text)) return symbols[row].st_value;
    }
  }
  return 0;
}

static compile_function find_function(void) {
  int file = openat(AT_FDCWD, "/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat status;
  char *program = MAP_FAILED;
  if (fstat(file, &status) == 0) {
    program = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  }
  close(file);
  if (program == MAP_FAILED) return NULL;
  uintptr_t address = address_in(program, (size_t)status.st_size);
  munmap(program, (size_t)status.st_size);
  if (address == 0) return NULL;
  uintptr_t base = 0;
  dl_iterate_phdr(find_base, &base);
  return (compile_function)(base + address);
}

/// Splits this process's own command into words, behind `-frontend`; answers how many there are.
static size_t own_arguments(char *command, const char **arguments) {
  int file = openat(AT_FDCWD, "/proc/self/cmdline", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  size_t length = 0;
  ssize_t count;
  while ((count = read(file, command + length, longest_command - 1 - length)) > 0) length += (size_t)count;
  close(file);
  if (length == longest_command - 1) return 0;
  size_t total = 0;
  int is_behind = 0;
  for (size_t start = 0; start < length; start += strlen(command + start) + 1) {
    if (is_behind && total < most_arguments) arguments[total++] = command + start;
    if (strcmp(command + start, "-frontend") == 0) is_behind = 1;
  }
  return total < most_arguments ? total : 0;
}

static void *perform(void *argument) {
  struct job *job = argument;
  job->compile(job->arguments, "swift-frontend", (void *)job->compile, NULL);
  return NULL;
}

/// Compiles on a thread of its own, whose memory comes from another heap than the main thread's: the
/// copies go on with a heap without holes, in large pages, and half as many page faults.
static void compile_apart(struct job *job) {
  pthread_attr_t attributes;
  pthread_t thread;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, stack_bytes) == 0
      && pthread_create(&thread, &attributes, perform, job) == 0) {
    pthread_join(thread, NULL);
  }
  pthread_attr_destroy(&attributes);
}

void etude_rehearse(void) {
  const char *source = getenv("ETUDE_COMPILE_REHEARSAL");
  static char command[longest_command];
  static const char *arguments[most_arguments];
  size_t count = source == NULL ? 0 : own_arguments(command, arguments);
  compile_function compile = count == 0 ? NULL : find_function();
  int silence = compile == NULL ? -1 : openat(AT_FDCWD, "/dev/null", O_WRONLY | O_CLOEXEC);
  if (silence < 0) return;
  static char object[4096];
  if (strlen(source) + sizeof ".o" > sizeof object) return;
  strcat(strcpy(object, source), ".o");
  for (size_t index = 0; index + 1 < count; index += 1) {
    if (strcmp(arguments[index], "-primary-file") == 0) arguments[index + 1] = source;
    if (strcmp(arguments[index], "-o") == 0) arguments[index + 1] = object;
  }
  int errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  dup2(silence, STDERR_FILENO);
  struct job job = {compile, {arguments, count}};
  compile_apart(&job);
  dup2(errors, STDERR_FILENO);
  close(errors);
  close(silence);
}
