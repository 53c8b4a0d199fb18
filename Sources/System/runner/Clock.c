#define _GNU_SOURCE
#include "Runner.h"

#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// These definitions come before the C library's in the order of look-up, so every library of the
// child asks here. Time in a program is the engine's.

/// 2020-01-01 00:00:00 UTC, in seconds since 1970: when every program begins.
enum { first_day = 1577836800 };

/// A clock that counts from the start of the machine is at one hour when a program begins.
enum { first_hour = 3600 };

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (engine == NULL) return (int)syscall(SYS_clock_gettime, clock, time);
  int64_t now = engine->now();
  int is_date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  time->tv_sec = (is_date ? first_day : first_hour) + now / 1000000;
  time->tv_nsec = now % 1000000 * 1000;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  time->tv_sec = precise.tv_sec;
  time->tv_usec = precise.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (result != NULL) *result = precise.tv_sec;
  return precise.tv_sec;
}

// MARK: Dispatch

typedef void (*work)(void *);

void dispatch_after_f(uint64_t when, void *queue, void *context, work run) {
  (void)queue;
  // The two top bits of a time word name its clock: 0 the uptime, 10 the monotonic one, 11 the date.
  const uint64_t clock_bits = 3ull << 62;
  int64_t due;
  if (when == 0) {
    due = engine->now();
  } else if ((when & clock_bits) == clock_bits) {
    // Dates are stored negated.
    due = (-(int64_t)when - (int64_t)first_day * 1000000000) / 1000;
  } else {
    due = ((int64_t)(when & ~clock_bits) - (int64_t)first_hour * 1000000000) / 1000;
  }
  int64_t delay = due - engine->now();
  engine->enqueue(delay > 0 ? delay : 0, run, context);
}

void dispatch_async_f(void *queue, void *context, work run) {
  (void)queue;
  engine->enqueue(0, run, context);
}
