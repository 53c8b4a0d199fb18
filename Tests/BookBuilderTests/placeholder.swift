// BookBuilder
