// Makes the compiler a server: a library that is loaded in front of the C library's `open`.
//
// The compiler is started on a file of line breaks. It reads its own 200 MB, the standard library's
// modules and the kit's, which is most of the time that a small program takes, and then opens one
// last, empty module. There it stops, compiles ETUDE_COMPILE_REHEARSAL for practice, and waits for
// requests on ETUDE_COMPILE_CHANNEL. Each request forks; the copy puts the learner's text over the
// line breaks, and the compiler goes on as if it had just started.
//
// A request is the path of a folder with `composed.swift`, and brings two open files: standard error
// and the status, on which `waitpid`'s number is written when the copy has ended. Results lie in the
// folder. When the channel closes, the server ends.
#ifndef ETUDE_COMPILE_SERVER_H
#define ETUDE_COMPILE_SERVER_H

/// The name of the module at which the compiler waits.
#define ETUDE_READY_MODULE "EtudeReady.swiftmodule"

/// The longest text, in bytes, that fits over the line breaks.
enum { etude_longest_text = 65500 };

#endif
