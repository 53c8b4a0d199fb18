#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// A list of refusals, not of permissions: the Swift runtime and Foundation may ask for anything
// harmless. What matters is that nothing reaches another process, the network or the kernel's
// configuration; files are Landlock's matter.

#if defined(__x86_64__)
#define OUR_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OUR_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

static const int refused[] = {
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_execve, SYS_execveat,
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_tkill, SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo, SYS_pidfd_open, SYS_pidfd_send_signal, SYS_pidfd_getfd, SYS_setsid,
    SYS_setpgid, SYS_mount, SYS_umount2, SYS_unshare, SYS_setns, SYS_pivot_root, SYS_chroot,
    SYS_bpf, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_keyctl,
    SYS_add_key, SYS_request_key, SYS_perf_event_open, SYS_userfaultfd, SYS_open_by_handle_at,
    SYS_name_to_handle_at, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_reboot,
    SYS_swapon, SYS_swapoff, SYS_kexec_load, SYS_acct, SYS_settimeofday, SYS_clock_settime,
    SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_quotactl, SYS_mq_open, SYS_shmget,
    SYS_semget, SYS_msgget, SYS_inotify_init1, SYS_fanotify_init,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
};

enum { refused_count = sizeof refused / sizeof refused[0], longest = refused_count + 24 };

#define LOAD(field)                                                                                \
  (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, value)
#define UNLESS_EQUAL(value, skip)                                                                  \
  (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip)
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))

/// Writes the filter; `self` is the only process that may be sent a signal.
static unsigned short write_filter(struct sock_filter *filter, uint32_t self) {
  struct sock_filter *at = filter;
  *at++ = LOAD(arch);
  *at++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OUR_ARCHITECTURE, 1, 0);
  *at++ = ANSWER(SECCOMP_RET_KILL_PROCESS);
  *at++ = LOAD(nr);
#if defined(__x86_64__)
  // The second table of system calls (x32) would go around the list.
  *at++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  *at++ = ANSWER(SECCOMP_RET_KILL_PROCESS);
#endif
  // glibc falls back to `clone`, whose flags can be read.
  *at++ = UNLESS_EQUAL(SYS_clone3, 1);
  *at++ = REFUSE(ENOSYS);
  *at++ = UNLESS_EQUAL(SYS_clone, 4);
  *at++ = LOAD(args[0]);
  *at++ = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1);
  *at++ = ANSWER(SECCOMP_RET_ALLOW);
  *at++ = REFUSE(EPERM);
  const int signals[] = {SYS_kill, SYS_tgkill};
  for (int index = 0; index < 2; index += 1) {
    *at++ = UNLESS_EQUAL((uint32_t)signals[index], 4);
    *at++ = LOAD(args[0]);
    *at++ = UNLESS_EQUAL(self, 1);
    *at++ = ANSWER(SECCOMP_RET_ALLOW);
    *at++ = REFUSE(EPERM);
  }
  for (int index = 0; index < refused_count; index += 1) {
    unsigned char to_refusal = (unsigned char)(refused_count - index);
    *at++ = (struct sock_filter)BPF_JUMP(
        BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)refused[index], to_refusal, 0);
  }
  *at++ = ANSWER(SECCOMP_RET_ALLOW);
  *at++ = REFUSE(EPERM);
  return (unsigned short)(at - filter);
}

int etude_has_seccomp(void) {
#ifdef OUR_ARCHITECTURE
  uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
  return 0;
#endif
}

int etude_seccomp(void) {
#ifdef OUR_ARCHITECTURE
  struct sock_filter filter[longest];
  struct sock_fprog program = {.filter = filter};
  program.len = write_filter(filter, (uint32_t)getpid());
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) != 0) return errno;
  return 0;
#else
  return ENOSYS;
#endif
}
