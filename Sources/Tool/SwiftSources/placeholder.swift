// SwiftSources
