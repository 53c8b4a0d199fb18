#define _GNU_SOURCE
#include "Runner.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Randomness without a seed would make two runs differ. These stand in for the kernel's numbers
// inside a child: a SplitMix64 sequence that begins at the request's seed.

static uint64_t state;

void seed_random(uint64_t seed) { state = seed; }

static uint64_t next_random(void) {
  state += 0x9E3779B97F4A7C15ull;
  uint64_t word = state;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ull;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBull;
  return word ^ (word >> 31);
}

static void fill(void *bytes, size_t count) {
  char *at = bytes;
  while (count > 0) {
    uint64_t word = next_random();
    size_t part = count < sizeof word ? count : sizeof word;
    memcpy(at, &word, part);
    at += part;
    count -= part;
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  if (engine == NULL) return syscall(SYS_getrandom, bytes, count, flags);
  fill(bytes, count);
  return (ssize_t)count;
}

int getentropy(void *bytes, size_t count) {
  return getrandom(bytes, count, 0) == (ssize_t)count ? 0 : -1;
}

void arc4random_buf(void *bytes, size_t count) { getrandom(bytes, count, 0); }

uint32_t arc4random(void) {
  uint32_t word = 0;
  arc4random_buf(&word, sizeof word);
  return word;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Values below the remainder would be drawn once too often.
  uint32_t remainder = -bound % bound;
  for (;;) {
    uint32_t word = arc4random();
    if (word >= remainder) return word % bound;
  }
}

static long call_kernel(long number, const long *arguments) {
#if defined(__x86_64__)
  long result;
  register long fourth __asm__("r10") = arguments[3];
  register long fifth __asm__("r8") = arguments[4];
  register long sixth __asm__("r9") = arguments[5];
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(arguments[0]), "S"(arguments[1]), "d"(arguments[2]),
                     "r"(fourth), "r"(fifth), "r"(sixth)
                   : "rcx", "r11", "memory");
  return result;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = arguments[0];
  register long x1 __asm__("x1") = arguments[1];
  register long x2 __asm__("x2") = arguments[2];
  register long x3 __asm__("x3") = arguments[3];
  register long x4 __asm__("x4") = arguments[4];
  register long x5 __asm__("x5") = arguments[5];
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
#else
#error "system calls of this processor are not known here"
#endif
}

/// The Swift runtime asks the kernel for random bytes through `syscall` itself.
long syscall(long number, ...) {
  long arguments[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index += 1) arguments[index] = va_arg(list, long);
  va_end(list);
  if (engine != NULL && number == SYS_getrandom) {
    fill((void *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  long result = call_kernel(number, arguments);
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}
