#define _GNU_SOURCE
#include "Private.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// One system call for each record would cost more than everything else; records gather here and go
// out at the end of a turn, when the buffer is full, and from the trap handler.

static char buffer[1 << 16];
static size_t filled;
static int journal = -1;
static int64_t cap = 1 << 24;
static int64_t written;
static int64_t now;

enum { room_beyond_cap = 1 << 18 };

void etude_journal_open(int32_t fd, int64_t limit) {
  journal = fd;
  cap = limit;
  filled = 0;
  written = 0;
}

void etude_journal_flush(void) {
  size_t sent = 0;
  while (journal >= 0 && sent < filled) {
    ssize_t count = write(journal, buffer + sent, filled - sent);
    if (count < 0 && errno == EINTR) continue;
    // The reader is gone: nobody is left to tell.
    if (count <= 0) break;
    sent += (size_t)count;
  }
  filled = 0;
}

int32_t etude_journal_write(const char *bytes, int64_t count) {
  if (journal < 0 || count <= 0) return 0;
  if (written + count > cap + room_beyond_cap) return 1;
  written += count;
  while (count > 0) {
    size_t room = sizeof buffer - filled;
    size_t part = (uint64_t)count < room ? (size_t)count : room;
    memcpy(buffer + filled, bytes, part);
    filled += part;
    bytes += part;
    count -= (int64_t)part;
    if (filled == sizeof buffer) etude_journal_flush();
  }
  return written > cap;
}

void etude_journal_instant(int64_t microseconds) { now = microseconds; }

int64_t etude_journal_now(void) { return now; }

void etude_journal_seal(const char *nonce) {
  char line[128];
  int count = snprintf(line, sizeof line, "seal %s %lld\n", nonce, (long long)written);
  etude_journal_flush();
  if (journal >= 0 && count > 0 && count < (int)sizeof line) {
    ssize_t ignored = write(journal, line, (size_t)count);
    (void)ignored;
  }
  journal = -1;
}

void etude_leave(void) {
  etude_journal_flush();
  void (*finish)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "etude_runner_finish");
  if (finish != NULL) finish(0);
  _exit(0);
}
