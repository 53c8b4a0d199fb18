#define _GNU_SOURCE
#include "Runner.h"

#include <stdlib.h>
#include <string.h>

static int take_line(char *line, etude_request *request) {
  char *value = strchr(line, ' ');
  if (value == NULL) return 0;
  *value++ = 0;
  if (strcmp(line, "object") == 0) {
    request->object = value;
  } else if (strcmp(line, "folder") == 0) {
    request->folder = value;
  } else if (strcmp(line, "nonce") == 0) {
    request->nonce = value;
  } else if (strcmp(line, "readable") == 0) {
    request->readable = value;
  } else if (strcmp(line, "cpu") == 0) {
    request->cpu_seconds = strtoull(value, NULL, 10);
  } else if (strcmp(line, "wall") == 0) {
    request->wall_milliseconds = strtoull(value, NULL, 10);
  } else if (strcmp(line, "output") == 0) {
    request->output_bytes = strtoull(value, NULL, 10);
  } else if (strcmp(line, "seed") == 0) {
    request->seed = strtoull(value, NULL, 10);
  } else if (strcmp(line, "variant") == 0) {
    request->variant = value;
  } else if (strcmp(line, "leaves-early") == 0) {
    request->leaves_early = value[0] == '1';
  } else {
    return 0;
  }
  return 1;
}

int read_request(char *text, etude_request *request) {
  request->object = request->folder = request->nonce = request->readable = NULL;
  request->cpu_seconds = 2;
  request->wall_milliseconds = 10000;
  request->output_bytes = 1 << 16;
  request->seed = 1;
  request->leaves_early = 0;
  request->variant = "0";
  char *line = text;
  for (;;) {
    char *end = strchr(line, '\n');
    if (end == NULL) return 0;
    if (end == line) break;
    *end = 0;
    if (!take_line(line, request)) return 0;
    line = end + 1;
  }
  request->settings = line + 1;
  return request->object != NULL && request->folder != NULL && request->nonce != NULL;
}
