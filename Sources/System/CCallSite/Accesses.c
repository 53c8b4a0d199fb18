#include "CCallSite.h"

// The Swift runtime's own switch; programs without the runtime link as well.
extern _Bool _swift_disableExclusivityChecking __attribute__((weak));

void etude_overlook_accesses(int32_t is_overlooking) {
  if (&_swift_disableExclusivityChecking) _swift_disableExclusivityChecking = is_overlooking != 0;
}
