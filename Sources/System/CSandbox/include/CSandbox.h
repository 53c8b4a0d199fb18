// The walls around a learner's program, and the few system calls that Swift cannot make itself.
//
// The runner puts the walls up in the child it forks; the tool asks which of them this machine has.
#ifndef ETUDE_SANDBOX_H
#define ETUDE_SANDBOX_H

#include <stdint.h>
#include <sys/types.h>

// MARK: Walls

/// How much of the machine a program may use.
typedef struct {
  /// Seconds of processor time; at the limit the program gets SIGXCPU.
  uint64_t cpu_seconds;
  /// Bytes of address space, and of data in it.
  uint64_t address_bytes;
  uint64_t data_bytes;
  /// Bytes of a file that the program writes.
  uint64_t file_bytes;
  uint64_t open_files;
  uint64_t processes;
} etude_limits;

/// Limits this process. Answers 0, or the number of an error.
int etude_limit_self(const etude_limits *limits);

/// Limits another process of this user, usually a compiler just started.
int etude_limit_process(pid_t process, const etude_limits *limits);

/// Gives up root's rights for good, for `user` and its group alone; does nothing for other users.
int etude_drop_root(uid_t user);

/// The user that programs run as when the tool runs as root.
enum { etude_nobody = 65534 };

/// The version of Landlock in this kernel; 0 when it has none.
int etude_landlock_version(void);

/// Leaves only `readable` (a null-terminated list) to be read and executed, and `folder` to be
/// written; no network and no signals beyond. Answers 0, or the number of an error.
int etude_landlock(const char *const *readable, const char *folder);

/// Whether this kernel filters system calls.
int etude_has_seccomp(void);

/// Refuses the system calls that reach beyond the process. Answers 0, or the number of an error.
int etude_seccomp(void);

// MARK: Messages with open files

/// A pipe whose ends close on exec from the first moment; answers 0, or the number of an error.
int etude_pipe(int ends[2]);

/// A pair of connected sockets that keep the bounds of messages; both close on exec.
int etude_channel(int ends[2]);

/// Sends one message and up to 8 open files; answers 0, or the number of an error.
int etude_send(int channel, const char *bytes, size_t count, const int *files, int file_count);

/// Receives one message and up to 8 open files, which close on exec. Answers its length, 0 when the
/// other side has closed, or a negative number of an error.
ssize_t etude_receive(int channel, char *bytes, size_t room, int *files, int *file_count);

#endif
