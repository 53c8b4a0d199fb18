/// A Markdown text as a tree of blocks.
package struct Document: Hashable, Sendable {
  package var blocks: [Block]

  package init(blocks: [Block]) {
    self.blocks = blocks
  }
}

/// A paragraph or another part of a document that stands on lines of its own.
package indirect enum Block: Hashable, Sendable {
  /// Levels 1 to 6.
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// `info` is everything behind the opening fence, language included; empty for indented code.
  case code(info: String, text: String)
  case quote([Block])
  case list(ItemList)
  case table(Table)
  case rule
  case html(String)
}

/// A piece of running text.
package indirect enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case struck([Inline])
  case link(destination: String, [Inline])
  case image(source: String, [Inline])
  case html(String)
  /// A line end in the source that only separates words.
  case softBreak
  case hardBreak
}

/// A bulleted or numbered list.
package struct ItemList: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// Nil where the item has no box.
    package var isChecked: Bool?
    package var blocks: [Block]

    package init(isChecked: Bool? = nil, blocks: [Block]) {
      self.isChecked = isChecked
      self.blocks = blocks
    }
  }

  /// Number of the first item; nil for bullets.
  package var start: Int?
  /// Whether items follow each other without blank lines.
  package var isTight: Bool
  package var items: [Item]

  package init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// A table with one header row.
package struct Table: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package var alignments: [Alignment]
  package var header: [[Inline]]
  package var rows: [[[Inline]]]

  package init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}

extension [Inline] {
  /// The words without any mark-up; breaks become spaces.
  package var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .struck(let inner): inner.plainText
      case .link(_, let inner), .image(_, let inner): inner.plainText
      case .html: ""
      case .softBreak, .hardBreak: " "
      }
    }.joined()
  }
}
