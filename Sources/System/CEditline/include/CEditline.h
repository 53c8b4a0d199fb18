// CEditline
