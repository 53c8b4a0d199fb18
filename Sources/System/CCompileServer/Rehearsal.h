// What the server does once, before the first request.
#ifndef ETUDE_REHEARSAL_H
#define ETUDE_REHEARSAL_H

/// Compiles ETUDE_COMPILE_REHEARSAL in this process and forgets the result.
///
/// Half of what a small program takes is work that the compiler's process does once only: looking up
/// which type conforms to which protocol, setting up the code generator, binding functions. Copies
/// that are forked after a rehearsal find it done. Where the compiler has no function of the known
/// name, nothing happens, and every copy does that work itself.
void etude_rehearse(void);

#endif
