// What the engine needs from C inside the child process: where the learner's code called, what a
// trap was, and a journal that is still written when the program dies.
//
// The engine declares these functions by `@_silgen_name`; no module that UIKit reaches imports this
// header, because every learner compile would then ask for its module map.
#ifndef ETUDE_CALL_SITE_H
#define ETUDE_CALL_SITE_H

#include <stdint.h>

/// Remembers where the learner's object lies in memory: code addresses in [base, end).
/// Before the first call no call site is ever reported.
void etude_set_exercise(uint64_t base, uint64_t end);

/// Writes the learner's own calls that lead to the caller, innermost first, as code offsets that lie
/// inside the calling instruction; answers how many, at most `limit`, never more than 4.
/// Off the main thread and before `etude_set_exercise` the answer is 0.
int32_t etude_call_sites(uint64_t *sites, int32_t limit);

/// Sends the journal to `fd`; `cap` is its length in bytes from which writing reports "too long".
void etude_journal_open(int32_t fd, int64_t cap);

/// Appends bytes (whole lines). Answers 0, or 1 once the journal is longer than its cap: the engine
/// then ends the run. A quarter of a mebibyte beyond the cap is still taken, for names and the end.
int32_t etude_journal_write(const char *bytes, int64_t count);

/// Hands everything written so far to the reader.
void etude_journal_flush(void);

/// Remembers the virtual time in microseconds, for the `trap` record.
void etude_journal_instant(int64_t microseconds);

/// Flushes and writes the last line, `seal NONCE COUNT`; nothing can be written afterwards.
void etude_journal_seal(const char *nonce);

/// Whether Swift lets a variable be read while it is being changed; 0 traps, as usual.
void etude_overlook_accesses(int32_t is_overlooking);

/// From now on a trap writes its own record, with the learner's calls, before the program dies.
void etude_catch_traps(void);

/// Leaves the program at once: the runner seals the journal; without a runner the process exits 0.
void etude_leave(void) __attribute__((noreturn));

#endif
