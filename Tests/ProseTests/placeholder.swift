// Prose
