#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface is spelled out here because the headers of a Debian release are older than
// many kernels it runs on; the numbers are part of the kernel's stable interface.

enum {
  create_ruleset = 444,
  add_rule = 445,
  restrict_self = 446,
  rule_beneath_path = 1,
  ask_version = 1,
};

enum {
  may_execute = 1 << 0,
  may_write_file = 1 << 1,
  may_read_file = 1 << 2,
  may_read_folder = 1 << 3,
  all_of_version_1 = (1 << 13) - 1,
  may_refer = 1 << 13,
  may_truncate = 1 << 14,
  may_control_device = 1 << 15,
  both_tcp_rights = 3,
  both_scopes = 3,
};

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed));

int etude_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, ask_version);
  return version < 0 ? 0 : (int)version;
}

static int allow(int rules, const char *path, uint64_t rights) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  // What does not exist cannot be reached either.
  if (folder < 0) return errno == ENOENT ? 0 : errno;
  struct stat kind;
  if (fstat(folder, &kind) == 0 && !S_ISDIR(kind.st_mode)) {
    rights &= may_execute | may_write_file | may_read_file | may_truncate;
  }
  struct path_rule rule = {.allowed = rights, .folder = folder};
  long result = syscall(add_rule, rules, rule_beneath_path, &rule, 0);
  int error = result == 0 ? 0 : errno;
  close(folder);
  return error;
}

int etude_landlock(const char *const *readable, const char *folder) {
  int version = etude_landlock_version();
  if (version == 0) return ENOSYS;
  struct ruleset handled = {.files = all_of_version_1};
  if (version >= 2) handled.files |= may_refer;
  if (version >= 3) handled.files |= may_truncate;
  if (version >= 4) handled.network = both_tcp_rights;
  if (version >= 5) handled.files |= may_control_device;
  if (version >= 6) handled.scopes = both_scopes;
  size_t size = version >= 6   ? sizeof handled
                : version >= 4 ? offsetof(struct ruleset, scopes)
                               : offsetof(struct ruleset, network);
  int rules = (int)syscall(create_ruleset, &handled, size, 0);
  if (rules < 0) return errno;
  int error = 0;
  for (; error == 0 && *readable != NULL; readable += 1) {
    error = allow(rules, *readable, may_execute | may_read_file | may_read_folder);
  }
  if (error == 0) error = allow(rules, folder, handled.files & ~(uint64_t)may_control_device);
  if (error == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) error = errno;
  if (error == 0 && syscall(restrict_self, rules, 0) != 0) error = errno;
  close(rules);
  return error;
}
