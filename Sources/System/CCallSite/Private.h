#ifndef ETUDE_CALL_SITE_PRIVATE_H
#define ETUDE_CALL_SITE_PRIVATE_H

#include "CCallSite.h"

enum { etude_site_limit = 4 };

/// Follows frame pointers from `frame`; `stack` is the lowest address that may be read.
int32_t etude_walk(uint64_t frame, uint64_t stack, uint64_t *sites, int32_t count, int32_t limit);

/// Looks for the innermost call of the learner by the words on the stack: for code of the C library,
/// which keeps no frame pointers. Answers 0 when there is none near.
int32_t etude_scan(uint64_t stack, uint64_t *site);

/// The offset of the code at `address` inside the learner's object; answers 0 when it lies elsewhere.
int32_t etude_learner_offset(uint64_t address, uint64_t stack, uint64_t *site);

/// The virtual time of the last `etude_journal_instant`.
int64_t etude_journal_now(void);

#endif
