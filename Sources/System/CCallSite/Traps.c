#define _GNU_SOURCE
#include "Private.h"

#include <signal.h>
#include <stddef.h>
#include <ucontext.h>
#include <unistd.h>

// A trap leaves no chance to run Swift code, so the record is written here, in the handler, on a
// stack of its own (endless recursion has used up the other one). The process then dies of the same
// signal, which tells the runner what happened. The end of the program's time comes as a signal too,
// and the record then says where it was still busy.

static char handler_stack[1 << 16];

static const int caught[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU};

// snprintf is not safe in a signal handler.
static char *put_number(char *at, uint64_t number) {
  char digits[20];
  int count = 0;
  do {
    digits[count++] = (char)('0' + number % 10);
    number /= 10;
  } while (number != 0);
  while (count > 0) *at++ = digits[--count];
  return at;
}

static char *put_text(char *at, const char *text) {
  while (*text != 0) *at++ = *text++;
  return at;
}

static void registers(const ucontext_t *state, uint64_t *code, uint64_t *frame, uint64_t *stack) {
#if defined(__x86_64__)
  *code = (uint64_t)state->uc_mcontext.gregs[REG_RIP];
  *frame = (uint64_t)state->uc_mcontext.gregs[REG_RBP];
  *stack = (uint64_t)state->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  *code = state->uc_mcontext.pc;
  *frame = state->uc_mcontext.regs[29];
  *stack = state->uc_mcontext.sp;
#else
  *code = *frame = *stack = 0;
#endif
}

static void write_trap(int signal, const ucontext_t *state) {
  uint64_t code, frame, stack, sites[etude_site_limit];
  registers(state, &code, &frame, &stack);
  int32_t count = etude_learner_offset(code, stack, sites);
  count = etude_walk(frame, stack, sites, count, etude_site_limit);
  if (count == 0) count = etude_scan(stack, sites);

  char line[192];
  char *end = put_number(line, (uint64_t)etude_journal_now());
  end = put_text(end, " trap ");
  end = put_number(end, (uint64_t)signal);
  for (int32_t index = 0; index < count; index += 1) {
    end = put_text(end, index == 0 ? " @ " : ",");
    end = put_number(end, sites[index]);
  }
  *end++ = '\n';
  etude_journal_write(line, end - line);
  etude_journal_flush();
}

static void on_trap(int signal, siginfo_t *info, void *state) {
  (void)info;
  // A second trap inside the handler must end the process, not loop.
  for (size_t index = 0; index < sizeof caught / sizeof caught[0]; index += 1) {
    struct sigaction plain = {.sa_handler = SIG_DFL};
    sigaction(caught[index], &plain, NULL);
  }
  write_trap(signal, state);
  raise(signal);
}

void etude_catch_traps(void) {
  stack_t own = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  if (sigaltstack(&own, NULL) != 0) return;
  struct sigaction action = {.sa_sigaction = on_trap, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof caught / sizeof caught[0]; index += 1) {
    sigaction(caught[index], &action, NULL);
  }
}
