// Grading
