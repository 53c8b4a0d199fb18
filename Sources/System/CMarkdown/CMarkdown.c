#include "CMarkdown.h"

static void attach(cmark_parser *parser, const char *name) {
  cmark_syntax_extension *extension = cmark_find_syntax_extension(name);
  if (extension) cmark_parser_attach_syntax_extension(parser, extension);
}

cmark_node *etude_parse_markdown(const char *text, long length) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8);
  attach(parser, "table");
  attach(parser, "strikethrough");
  attach(parser, "tasklist");
  cmark_parser_feed(parser, text, (size_t)length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return document;
}
