// GitHub's Markdown parser for Swift: the library's own header and its extensions.
#ifndef ETUDE_CMARKDOWN_H
#define ETUDE_CMARKDOWN_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

/// Parses UTF-8 text with tables, struck text and task lists; free the answer with cmark_node_free.
cmark_node *etude_parse_markdown(const char *text, long length);

#endif
