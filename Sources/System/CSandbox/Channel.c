#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { most_files = 8 };

int etude_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int etude_channel(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

int etude_send(int channel, const char *bytes, size_t count, const int *files, int file_count) {
  if (file_count < 0 || file_count > most_files) return EINVAL;
  union {
    char room[CMSG_SPACE(sizeof(int) * most_files)];
    struct cmsghdr header;
  } control = {.room = {0}};
  struct iovec text = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &text, .msg_iovlen = 1};
  if (file_count > 0) {
    message.msg_control = control.room;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)file_count);
    control.header.cmsg_level = SOL_SOCKET;
    control.header.cmsg_type = SCM_RIGHTS;
    control.header.cmsg_len = CMSG_LEN(sizeof(int) * (size_t)file_count);
    memcpy(CMSG_DATA(&control.header), files, sizeof(int) * (size_t)file_count);
  }
  for (;;) {
    if (sendmsg(channel, &message, MSG_NOSIGNAL) >= 0) return 0;
    if (errno != EINTR) return errno;
  }
}

ssize_t etude_receive(int channel, char *bytes, size_t room, int *files, int *file_count) {
  union {
    char room[CMSG_SPACE(sizeof(int) * most_files)];
    struct cmsghdr header;
  } control;
  struct iovec text = {.iov_base = bytes, .iov_len = room};
  struct msghdr message = {
      .msg_iov = &text,
      .msg_iovlen = 1,
      .msg_control = control.room,
      .msg_controllen = sizeof control.room,
  };
  *file_count = 0;
  ssize_t count;
  do {
    count = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  } while (count < 0 && errno == EINTR);
  if (count < 0) return -errno;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS) {
    *file_count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    memcpy(files, CMSG_DATA(header), sizeof(int) * (size_t)*file_count);
  }
  return count;
}
