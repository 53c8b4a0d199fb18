// swift-tools-version: 6.0
// Targets stand leaf first; each comment says what the target must never see.
// `Tests/HouseTests` compares these arrows with the table of the README and fails on any other.
import Foundation
import PackageDescription

/// The toolchain's own SwiftParser libraries lie beside the compiler that builds this package.
let hostLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let swift = URL(fileURLWithPath: String(folder)).appendingPathComponent("swift")
    guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
    let bin = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
    if FileManager.default.fileExists(atPath: host.path) { return host.path }
  }
  return "/usr/lib/swift/host"
}()

/// Where the compiler finds the modules of those libraries.
let hostModules: SwiftSetting = .unsafeFlags(["-I", hostLibraries])

/// One room of the house: a Swift target at `Sources/<wing>/<name>`.
func room(
  _ name: String, in wing: String, sees dependencies: [Target.Dependency] = [],
  swiftSettings: [SwiftSetting] = [], linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(wing)/\(name)",
    swiftSettings: swiftSettings + (wing == "Tool" ? [hostModules] : []),
    linkerSettings: linkerSettings)
}

/// Test targets that import modules named UIKit or CoreGraphics must not look for Apple's overlays.
let noOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
]

// MARK: System: C only

let system: [Target] = [
  .target(name: "CCallSite", path: "Sources/System/CCallSite"),
  .target(name: "CSandbox", path: "Sources/System/CSandbox"),
  .target(
    name: "CEditline", path: "Sources/System/CEditline", linkerSettings: [.linkedLibrary("edit")]),
  .target(
    name: "CMarkdown", path: "Sources/System/CMarkdown",
    linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
  .target(
    name: "CCompileServer", dependencies: ["CSandbox"], path: "Sources/System/CCompileServer"),
  .executableTarget(
    name: "runner", dependencies: ["CSandbox"], path: "Sources/System/runner",
    linkerSettings: [
      .unsafeFlags(["-Xlinker", "--export-dynamic"]), .linkedLibrary("dl"),
    ]),
]

// MARK: Core: what animation is; no Apple types, no Foundation

let core: [Target] = [
  room("Geometry", in: "Core", linkerSettings: [.linkedLibrary("m")]),
  room("Typesetting", in: "Core", sees: ["Geometry"]),
  room("Timelines", in: "Core", sees: ["Geometry", "Typesetting"]),
  room("Engine", in: "Core", sees: ["Timelines", "Geometry", "CCallSite"]),
]

// MARK: Frameworks: Apple's names, the only public API; never imports a C target

let frameworks: [Target] = [
  room("CoreGraphics", in: "Frameworks", sees: ["Geometry"]),
  room(
    "QuartzCore", in: "Frameworks", sees: ["CoreGraphics", "Engine", "Timelines", "Geometry"]),
  room(
    "UIKit", in: "Frameworks",
    sees: ["QuartzCore", "CoreGraphics", "Engine", "Timelines", "Typesetting", "Geometry"]),
  room("LegacySpellings", in: "Frameworks", sees: ["UIKit", "QuartzCore", "CoreGraphics"]),
  room("PlaygroundSupport", in: "Frameworks", sees: ["UIKit"]),
  room("XCPlayground", in: "Frameworks", sees: ["PlaygroundSupport", "UIKit"]),
  // Only the library contains this room and no test does, so its linker hides the engine's symbols.
  room(
    "PlaygroundLog", in: "Frameworks",
    linkerSettings: [
      .unsafeFlags([
        "-Xlinker",
        "--version-script=\(Context.packageDirectory)/Sources/Frameworks/libUIKit.map",
      ])
    ]),
]

// MARK: Tool: the companion; never links Engine or Frameworks

let tool: [Target] = [
  room(
    "SwiftSources", in: "Tool",
    linkerSettings: [
      .unsafeFlags([
        "-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries,
        "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftSyntax", "-lSwiftDiagnostics",
      ])
    ]),
  room("Files", in: "Tool"),
  room("Prose", in: "Tool", sees: ["CMarkdown"]),
  room("Lessons", in: "Tool", sees: ["SwiftSources", "Files", "Timelines"]),
  room("Evaluation", in: "Tool", sees: ["SwiftSources", "Files", "Timelines", "CSandbox"]),
  room("Figures", in: "Tool", sees: ["Timelines", "Geometry", "Typesetting"]),
  room("Grading", in: "Tool", sees: ["Lessons", "Evaluation", "Timelines", "Geometry"]),
  room(
    "Reports", in: "Tool",
    sees: ["Grading", "Lessons", "Evaluation", "Figures", "Prose", "Timelines"]),
  room("Workspaces", in: "Tool", sees: ["Lessons", "Grading", "Files"]),
  room(
    "Verification", in: "Tool",
    sees: ["Lessons", "Evaluation", "Grading", "SwiftSources", "Files", "Timelines"]),
  room(
    "BookBuilder", in: "Tool",
    sees: [
      "Lessons", "Evaluation", "Grading", "Reports", "Figures", "Prose", "Files", "Timelines",
    ]),
  room(
    "Shell", in: "Tool",
    sees: [
      "Evaluation", "SwiftSources", "Lessons", "Grading", "Reports", "Workspaces", "Figures",
      "Prose", "Files", "Timelines", "CEditline",
    ]),
  .executableTarget(
    name: "etude",
    dependencies: [
      "Shell", "BookBuilder", "Verification", "Workspaces", "Reports", "Grading", "Figures",
      "Evaluation", "Lessons", "Prose", "SwiftSources", "Files",
    ],
    path: "Sources/Tool/etude", swiftSettings: [hostModules]),
]

// MARK: Tests

/// Golden files are read by their tests; they are no sources.
func goldens(of name: String) -> [String] {
  let folder = "\(Context.packageDirectory)/Tests/\(name)Tests/Golden"
  return FileManager.default.fileExists(atPath: folder) ? ["Golden"] : []
}

/// Tests of one room or of the whole house, at `Tests/<name>Tests`.
func tests(
  _ name: String, sees dependencies: [Target.Dependency], swiftSettings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    exclude: goldens(of: name), swiftSettings: swiftSettings)
}

let testTargets: [Target] = [
  // Timelines built by hand and golden files, for the tests of several rooms.
  .target(name: "Samples", dependencies: ["Timelines", "Geometry"], path: "Tests/Samples"),
  tests("Geometry", sees: ["Geometry", "Samples"]),
  tests("Typesetting", sees: ["Typesetting", "Geometry"]),
  tests("Timelines", sees: ["Timelines", "Samples", "Geometry"]),
  tests("Engine", sees: ["Engine", "Timelines", "Geometry"]),
  tests("CoreGraphics", sees: ["CoreGraphics", "Geometry"], swiftSettings: noOverlays),
  tests(
    "QuartzCore", sees: ["QuartzCore", "CoreGraphics", "Engine", "Timelines", "Geometry"],
    swiftSettings: noOverlays),
  tests(
    "UIKit",
    sees: ["UIKit", "QuartzCore", "CoreGraphics", "Engine", "Samples", "Timelines", "Geometry"],
    swiftSettings: noOverlays),
  tests("SwiftSources", sees: ["SwiftSources"], swiftSettings: [hostModules]),
  tests("Prose", sees: ["Prose"]),
  tests("Lessons", sees: ["Lessons", "Timelines"], swiftSettings: [hostModules]),
  tests(
    "Evaluation", sees: ["Evaluation", "SwiftSources", "Files", "Timelines"],
    swiftSettings: [hostModules]),
  tests("Figures", sees: ["Figures", "Samples", "Timelines", "Geometry"]),
  tests(
    "Grading", sees: ["Grading", "Lessons", "Evaluation", "Timelines", "Geometry"],
    swiftSettings: [hostModules]),
  tests(
    "Reports", sees: ["Reports", "Grading", "Lessons", "Evaluation", "Samples", "Timelines"],
    swiftSettings: [hostModules]),
  tests(
    "Workspaces", sees: ["Workspaces", "Lessons", "Grading", "Files"],
    swiftSettings: [hostModules]),
  tests(
    "Verification", sees: ["Verification", "Lessons", "Evaluation", "Grading"],
    swiftSettings: [hostModules]),
  tests(
    "BookBuilder",
    sees: [
      "BookBuilder", "Grading", "Lessons", "Evaluation", "Figures", "Samples", "Timelines",
    ],
    swiftSettings: [hostModules]),
  tests(
    "Shell",
    sees: ["Shell", "SwiftSources", "Evaluation", "Files", "Samples", "etude", "runner"],
    swiftSettings: [hostModules]),
  tests(
    "Commands", sees: ["Evaluation", "Timelines", "Samples", "etude", "runner"],
    swiftSettings: [hostModules]),
  // Programs as one finds them in tutorials: texts, not sources of the test.
  .testTarget(
    name: "TutorialTests", dependencies: ["Evaluation", "Timelines", "runner"],
    path: "Tests/TutorialTests", exclude: ["Programs"], swiftSettings: [hostModules]),
  tests("House", sees: []),
]

let package = Package(
  name: "etude",
  products: [
    .executable(name: "etude", targets: ["etude"]),
    .executable(name: "runner", targets: ["runner"]),
    .library(name: "CompileServer", type: .dynamic, targets: ["CCompileServer"]),
    .library(
      name: "UIKit", type: .dynamic,
      targets: [
        "UIKit", "LegacySpellings", "PlaygroundSupport", "XCPlayground", "PlaygroundLog",
      ]),
  ],
  targets: system + core + frameworks + tool + testTargets,
  swiftLanguageModes: [.v6]
)
