/// The version of etude, in the one place that knows it.
let version = "0.1.0"
