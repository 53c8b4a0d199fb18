#define _GNU_SOURCE
#include "Runner.h"

#include <stdio.h>

// Swift's `print` writes to C's `stdout`. Here that is a stream whose bytes go to the engine, which
// records them with their virtual time.

static uint64_t room;

static ssize_t to_engine(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  if (engine == NULL) return (ssize_t)count;
  size_t part = count < room ? count : room;
  if (part > 0) engine->output(bytes, (long)part);
  room -= part;
  if (part < count) etude_runner_finish(ended_flood);
  return (ssize_t)count;
}

void redirect_output(uint64_t limit) {
  room = limit;
  cookie_io_functions_t functions = {.write = to_engine};
  FILE *stream = fopencookie(NULL, "w", functions);
  if (stream == NULL) return;
  // At once: the engine puts lines together, each with the time at which it was complete.
  setvbuf(stream, NULL, _IONBF, 0);
  stdout = stream;
}
