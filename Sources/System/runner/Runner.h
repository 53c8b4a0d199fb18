// The runner: a small resident server that forks one sandboxed child for each program.
//
//   runner CHANNEL LIBRARY [PRELOAD…]
//
// CHANNEL is the number of a socket. Each message on it is a request, and brings three open files:
// the journal, the console (what the program writes to standard output and error behind Swift's
// `print`) and the status, on which one `etude_status` is written when the program has ended.
// The text of a request is lines `key value`, then an empty line, then the engine's settings.
// When the channel closes, every child is killed and the runner ends.
#ifndef ETUDE_RUNNER_H
#define ETUDE_RUNNER_H

#include <stdint.h>
#include <stddef.h>
#include <sys/types.h>

// Only what stands in for the C library, and the way out, may be found by the program's own code.
#pragma GCC visibility push(hidden)

/// How a program ended, as the tool reads it from the status pipe.
typedef struct {
  /// What `waitpid` said.
  int32_t wait;
  /// 1 when the wall-clock limit was reached.
  int32_t out_of_time;
  /// Microseconds.
  int64_t processor_time;
  int64_t wall_time;
} etude_status;

/// Exit codes of a child; everything else is a signal or the program's own doing.
enum {
  ended_sealed = 0,
  ended_early = 10,
  ended_flood = 11,
  ended_unloadable = 12,
  ended_unsafe = 13,
};

/// The entries that `libUIKit.so` answers once, in the order of the engine's table.
typedef struct {
  void (*begin)(const char *settings);
  void (*drain)(void);
  void (*root)(void *(*make)(void));
  void (*names)(void (*report)(void));
  int64_t (*now)(void);
  void (*enqueue)(int64_t delay, void (*run)(void *), void *context);
  void (*output)(const char *bytes, long count);
  void (*stop_now)(const char *why);
  void (*seal)(const char *nonce);
} etude_engine;

/// One program to run, as its request describes it.
typedef struct {
  char *object;
  char *folder;
  char *nonce;
  char *readable;
  char *settings;
  uint64_t cpu_seconds;
  uint64_t wall_milliseconds;
  uint64_t output_bytes;
  uint64_t seed;
  int leaves_early;
  /// Which of the variants compiled into the program runs; digits.
  const char *variant;
  int files[3];
} etude_request;

enum { journal_file, console_file, status_file };

/// Reads a request in place; answers 0 when a part of it is missing.
int read_request(char *text, etude_request *request);

/// Runs the program in this process, which was forked for it.
void run_child(const etude_request *request, const etude_engine *entries)
    __attribute__((noreturn));

/// Ends the child: seals the journal and leaves with `code`. The library calls it by name.
__attribute__((visibility("default"))) void etude_runner_finish(int code)
    __attribute__((noreturn));

/// The engine of this child once its program runs, else NULL: then clocks and queues are the real ones.
extern const etude_engine *engine;

/// Sends what Swift prints to the engine; `limit` is in bytes.
void redirect_output(uint64_t limit);

/// Makes Swift's jobs (tasks, actors) events on the engine's clock.
void redirect_jobs(void);

/// Whether the program's `main` is asynchronous and has begun to wait.
extern int main_waits;

/// Seeds the numbers that stand in for the kernel's random ones.
void seed_random(uint64_t seed);

#pragma GCC visibility pop

#endif
