/// Every command, in the order of the overview.
let allCommands: [Command] = [
  .shell,
  .list, .lesson, .start, .check, .watch, .hint, .why, .solution, .reset, .skip, .progress,
  .timeline, .figure, .typecheck, .modernise,
  .grade,
  .lint, .verify, .book,
  .doctor, .bench,
]
