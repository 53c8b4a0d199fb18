#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

void etude_set_locale(void) {
  if (!setlocale(LC_ALL, "") || MB_CUR_MAX == 1) setlocale(LC_ALL, "C.UTF-8");
  setlocale(LC_NUMERIC, "C");
}

static FILE *drawing;
static etude_output_function output;
static void *output_owner;

static ssize_t draw(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  if (output) {
    output(output_owner, bytes, (long)count);
  } else {
    etude_draw(bytes, (long)count);
  }
  return (ssize_t)count;
}

EditLine *etude_editor_open(const char *program) {
  etude_set_locale();
  drawing = fopencookie(NULL, "w", (cookie_io_functions_t){.write = draw});
  if (!drawing) return NULL;
  return el_init_fd(program, stdin, drawing, stderr, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
}

void etude_editor_set_output(etude_output_function function, void *owner) {
  output = function;
  output_owner = owner;
}

int etude_editor_set_reader(EditLine *editor, etude_read_function function) {
  return el_wset(editor, EL_GETCFN, function);
}

int etude_editor_read(EditLine *editor, wchar_t *character, etude_read_function reader) {
  el_wset(editor, EL_GETCFN, EL_BUILTIN_GETCFN);
  int count = el_wgetc(editor, character);
  el_wset(editor, EL_GETCFN, reader);
  return count;
}

int etude_editor_set_owner(EditLine *editor, void *owner) {
  return el_set(editor, EL_CLIENTDATA, owner);
}

void *etude_editor_owner(EditLine *editor) {
  void *owner = NULL;
  el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

int etude_editor_add_function(
    EditLine *editor, const char *name, const char *help, etude_key_function function) {
  return el_set(editor, EL_ADDFN, name, help, function);
}

int etude_editor_bind(EditLine *editor, const char *key, const char *function) {
  return el_set(editor, EL_BIND, key, function, NULL);
}

int etude_editor_bind_command(EditLine *editor, const char *key, const char *function) {
  return el_set(editor, EL_BIND, "-a", key, function, NULL);
}

int etude_editor_set_prompt(EditLine *editor, etude_prompt_function function, char escape) {
  return el_set(editor, EL_PROMPT_ESC, function, escape);
}

int etude_editor_set_right_prompt(EditLine *editor, etude_prompt_function function, char escape) {
  return el_set(editor, EL_RPROMPT_ESC, function, escape);
}

int etude_editor_handle_signals(EditLine *editor, int handles) {
  return el_set(editor, EL_SIGNAL, handles);
}

int etude_editor_set_mode(EditLine *editor, const char *mode) {
  return el_set(editor, EL_SETTY, "-d", mode, NULL);
}

int etude_editor_prepare(EditLine *editor, int prepare) {
  return el_set(editor, EL_PREP_TERM, prepare);
}

const char *etude_editor_style(EditLine *editor) {
  const char *style = NULL;
  el_get(editor, EL_EDITOR, &style);
  return style ? style : "emacs";
}

int etude_editor_set_style(EditLine *editor, const char *style) {
  return el_set(editor, EL_EDITOR, style);
}

int etude_editor_refresh(EditLine *editor) { return el_set(editor, EL_REFRESH); }

int etude_width(uint32_t character) { return wcwidth((wchar_t)character); }

int etude_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int etude_waiting(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

const char *etude_read_line(long *length) {
  static char *line;
  static size_t capacity;
  errno = 0;
  *length = getline(&line, &capacity, stdin);
  if (*length >= 0) return line;
  if (errno == EINTR) {
    clearerr(stdin);
    *length = -2;
  }
  return NULL;
}

void etude_write(const char *bytes, long count) {
  if (drawing) fflush(drawing);
  etude_draw(bytes, count);
}

void etude_draw(const char *bytes, long count) {
  fwrite(bytes, 1, (size_t)count, stdout);
  fflush(stdout);
}

void etude_write_error(const char *bytes, long count) {
  fwrite(bytes, 1, (size_t)count, stderr);
  fflush(stderr);
}
