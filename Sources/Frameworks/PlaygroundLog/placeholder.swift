// PlaygroundLog
