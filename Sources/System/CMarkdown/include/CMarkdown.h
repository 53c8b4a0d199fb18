// CMarkdown
