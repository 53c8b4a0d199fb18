// libedit's native interface for Swift: one wrapper for each variadic call, for C's streams and for
// the few functions that Swift's Glibc module leaves out. No logic lives here.
#ifndef ETUDE_CEDITLINE_H
#define ETUDE_CEDITLINE_H

#include <histedit.h>
#include <stdint.h>

typedef unsigned char (*etude_key_function)(EditLine *editor, int key);
typedef char *(*etude_prompt_function)(EditLine *editor);
typedef void (*etude_output_function)(void *owner, const char *bytes, long count);
typedef int (*etude_read_function)(EditLine *editor, wchar_t *character);

/// Sets the locale (falling back to C.UTF-8, so that wide characters always work) and opens an
/// editor on the process's own streams; null when the terminal cannot be driven.
EditLine *etude_editor_open(const char *program);
/// Where everything goes that libedit draws; it may end in the middle of a character.
void etude_editor_set_output(etude_output_function function, void *owner);
/// Reads keys in libedit's place.
int etude_editor_set_reader(EditLine *editor, etude_read_function function);
/// Reads one character as libedit does; `reader` is who reads keys afterwards.
int etude_editor_read(EditLine *editor, wchar_t *character, etude_read_function reader);

int etude_editor_set_owner(EditLine *editor, void *owner);
void *etude_editor_owner(EditLine *editor);
int etude_editor_add_function(
    EditLine *editor, const char *name, const char *help, etude_key_function function);
int etude_editor_bind(EditLine *editor, const char *key, const char *function);
/// Binds in the alternative map, which is vi's command mode.
int etude_editor_bind_command(EditLine *editor, const char *key, const char *function);
int etude_editor_set_prompt(EditLine *editor, etude_prompt_function function, char escape);
int etude_editor_set_right_prompt(EditLine *editor, etude_prompt_function function, char escape);
/// 1: libedit installs its own handlers for the window's size and job control.
int etude_editor_handle_signals(EditLine *editor, int handles);
/// Turns a terminal mode such as "-isig" off or on while editing.
int etude_editor_set_mode(EditLine *editor, const char *mode);
/// 1 puts the terminal into editing mode, 0 gives it back as it was found.
int etude_editor_prepare(EditLine *editor, int prepare);
/// "vi" or "emacs", as ~/.editrc left it.
const char *etude_editor_style(EditLine *editor);
int etude_editor_set_style(EditLine *editor, const char *style);
int etude_editor_refresh(EditLine *editor);

/// Columns that a character takes on the screen: 0, 1 or 2; -1 for a control character.
int etude_width(uint32_t character);
/// Columns and rows of the terminal behind a file descriptor; 0 on success.
int etude_window_size(int descriptor, int *columns, int *rows);
/// Bytes that wait to be read from a descriptor.
int etude_waiting(int descriptor);
/// Takes the locale of the environment, for programs that never open an editor.
void etude_set_locale(void);
/// Reads one line of standard input, the newline included; null at the end, or with a length of -2
/// when a signal came first. Valid until the next call.
const char *etude_read_line(long *length);
/// Writes bytes to standard output behind what libedit has drawn, and flushes it.
void etude_write(const char *bytes, long count);
/// The same for what libedit draws itself.
void etude_draw(const char *bytes, long count);
void etude_write_error(const char *bytes, long count);

#endif
