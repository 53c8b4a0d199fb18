#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static int limit(pid_t process, int resource, uint64_t soft, uint64_t hard) {
  struct rlimit old, wanted = {soft, hard};
  // A limit may be lowered by anyone and raised by nobody: an inherited lower one stays.
  if (prlimit(process, resource, NULL, &old) == 0 && old.rlim_max < wanted.rlim_max) {
    wanted.rlim_max = old.rlim_max;
    if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
  }
  return prlimit(process, resource, &wanted, NULL) == 0 ? 0 : errno;
}

int etude_limit_process(pid_t process, const etude_limits *limits) {
  struct {
    int resource;
    uint64_t soft, hard;
  } rows[] = {
      {RLIMIT_CPU, limits->cpu_seconds, limits->cpu_seconds + 1},
      {RLIMIT_AS, limits->address_bytes, limits->address_bytes},
      {RLIMIT_DATA, limits->data_bytes, limits->data_bytes},
      {RLIMIT_FSIZE, limits->file_bytes, limits->file_bytes},
      {RLIMIT_NOFILE, limits->open_files, limits->open_files},
      {RLIMIT_NPROC, limits->processes, limits->processes},
      {RLIMIT_CORE, 0, 0},
  };
  for (size_t index = 0; index < sizeof rows / sizeof rows[0]; index += 1) {
    if (rows[index].soft == 0 && rows[index].resource != RLIMIT_CORE) continue;
    int error = limit(process, rows[index].resource, rows[index].soft, rows[index].hard);
    if (error != 0) return error;
  }
  return 0;
}

int etude_limit_self(const etude_limits *limits) { return etude_limit_process(0, limits); }

int etude_drop_root(uid_t user) {
  if (geteuid() != 0) return 0;
  gid_t group = (gid_t)user;
  if (setgroups(0, NULL) != 0) return errno;
  if (setresgid(group, group, group) != 0) return errno;
  if (setresuid(user, user, user) != 0) return errno;
  return 0;
}
