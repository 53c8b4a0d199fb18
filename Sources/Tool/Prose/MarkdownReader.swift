import CMarkdown

extension Document {
  /// Reads CommonMark with GitHub's tables, struck text and task lists; any text is a document.
  package init(markdown: String) {
    var text = markdown
    let root = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        etude_parse_markdown(characters.baseAddress, characters.count)
      }
    }
    guard let root else {
      self.init(blocks: [])
      return
    }
    defer { cmark_node_free(root) }
    self.init(blocks: MarkdownReader.blocks(of: root))
  }
}

/// Walks cmark's nodes.
private enum MarkdownReader {
  static func blocks(of parent: OpaquePointer) -> [Block] {
    children(of: parent).compactMap(block)
  }

  static func block(_ node: OpaquePointer) -> Block? {
    switch kind(of: node) {
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)), inlines(of: node))
    case "paragraph": .paragraph(inlines(of: node))
    case "code_block":
      .code(
        info: string(cmark_node_get_fence_info(node)), text: string(cmark_node_get_literal(node)))
    case "block_quote": .quote(blocks(of: node))
    case "list": .list(list(node))
    case "table": .table(table(node))
    case "thematic_break": .rule
    case "html_block": .html(string(cmark_node_get_literal(node)))
    default: nil
    }
  }

  static func list(_ node: OpaquePointer) -> ItemList {
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return ItemList(
      start: isNumbered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0,
      items: children(of: node).map { item in
        let hasBox = kind(of: item) == "tasklist"
        return ItemList.Item(
          isChecked: hasBox ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
          blocks: blocks(of: item))
      })
  }

  static func table(_ node: OpaquePointer) -> Table {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let marks = cmark_gfm_extensions_get_table_alignments(node)
    let alignments = (0..<count).map { column -> Table.Alignment in
      switch marks?[column] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
    var rows = children(of: node).map { row in children(of: row).map(inlines) }
    let header = rows.isEmpty ? [] : rows.removeFirst()
    return Table(alignments: alignments, header: header, rows: rows)
  }

  static func inlines(of parent: OpaquePointer) -> [Inline] {
    children(of: parent).compactMap(inline)
  }

  static func inline(_ node: OpaquePointer) -> Inline? {
    switch kind(of: node) {
    case "text": .text(string(cmark_node_get_literal(node)))
    case "code": .code(string(cmark_node_get_literal(node)))
    case "emph": .emphasis(inlines(of: node))
    case "strong": .strong(inlines(of: node))
    case "strikethrough": .struck(inlines(of: node))
    case "link": .link(destination: string(cmark_node_get_url(node)), inlines(of: node))
    case "image": .image(source: string(cmark_node_get_url(node)), inlines(of: node))
    case "html_inline": .html(string(cmark_node_get_literal(node)))
    case "softbreak": .softBreak
    case "linebreak": .hardBreak
    default: nil
    }
  }

  static func children(of node: OpaquePointer) -> [OpaquePointer] {
    var found: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let child = next {
      found.append(child)
      next = cmark_node_next(child)
    }
    return found
  }

  static func kind(of node: OpaquePointer) -> String {
    string(cmark_node_get_type_string(node))
  }

  static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
