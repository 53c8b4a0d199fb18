#define _GNU_SOURCE
#include "Private.h"

// The return addresses on the stack are found by following frame pointers: three times cheaper than
// unwinding, and every Swift function keeps one.

static uint64_t exercise_base;
static uint64_t exercise_end;

// glibc's own record of where the first stack frame of the main thread lies.
extern void *__libc_stack_end;

// The main thread's stack never grows beyond this (see RLIMIT_STACK in the sandbox).
enum { stack_reach = 1 << 27 };

void etude_set_exercise(uint64_t base, uint64_t end) {
  exercise_base = base;
  exercise_end = end;
}

static int is_learner_code(uint64_t address) {
  return address >= exercise_base && address < exercise_end;
}

int32_t etude_walk(uint64_t frame, uint64_t stack, uint64_t *sites, int32_t count, int32_t limit) {
  uint64_t top = (uint64_t)__libc_stack_end;
  if (stack >= top || top - stack > stack_reach) return count;
  uint64_t below = stack;
  while (count < limit) {
    // Swift marks the frame of an async function in bit 60 of the saved pointer.
    frame &= ~(1ull << 60);
    if (frame < below || frame > top - 16 || (frame & 7) != 0) break;
    const uint64_t *saved = (const uint64_t *)frame;
    uint64_t address = saved[1];
    // One byte back lies inside the call instead of behind it.
    if (is_learner_code(address - 1)) sites[count++] = address - 1 - exercise_base;
    below = frame + 16;
    frame = saved[0];
  }
  return count;
}

/// Whether a call instruction ends at `address`; only sure on processors whose calls have one size.
static int follows_call(uint64_t address) {
#if defined(__x86_64__)
  const uint8_t *code = (const uint8_t *)address;
  // `call rel32`, or `call` through a register or memory in its shorter and longer forms.
  return code[-5] == 0xE8 || (code[-2] == 0xFF && (code[-1] & 0x38) == 0x10) ||
         (code[-3] == 0xFF && (code[-2] & 0x38) == 0x10) ||
         (code[-6] == 0xFF && (code[-5] & 0x38) == 0x10);
#elif defined(__aarch64__)
  uint32_t instruction = *(const uint32_t *)(address - 4);
  return (instruction >> 26) == 0x25 || (instruction & 0xFFFFFC1F) == 0xD63F0000;
#else
  return 0;
#endif
}

int32_t etude_scan(uint64_t stack, uint64_t *site) {
  enum { reach = 4096 };
  uint64_t top = (uint64_t)__libc_stack_end;
  if (stack >= top || top - stack > stack_reach) return 0;
  for (uint64_t at = stack & ~7ull; at < top - 8 && at < stack + reach; at += 8) {
    uint64_t address = *(const uint64_t *)at;
    if (!is_learner_code(address - 8) || !follows_call(address)) continue;
    *site = address - 1 - exercise_base;
    return 1;
  }
  return 0;
}

int32_t etude_learner_offset(uint64_t address, uint64_t stack, uint64_t *site) {
  if (!is_learner_code(address)) return 0;
#if defined(__x86_64__)
  // On its way to another library the program is in a stub (`jmp *…`), whose caller is on the stack.
  const uint8_t *code = (const uint8_t *)address;
  if (code[0] == 0xFF && code[1] == 0x25) {
    uint64_t caller = *(const uint64_t *)stack;
    if (is_learner_code(caller - 8) && follows_call(caller)) address = caller - 1;
  }
#else
  (void)stack;
#endif
  *site = address - exercise_base;
  return 1;
}

int32_t etude_call_sites(uint64_t *sites, int32_t limit) {
  if (exercise_end == 0) return 0;
  if (limit > etude_site_limit) limit = etude_site_limit;
  uint64_t here = (uint64_t)__builtin_frame_address(0);
  return etude_walk(here, here, sites, 0, limit);
}
