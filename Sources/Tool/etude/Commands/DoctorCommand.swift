import Evaluation
import Reports

extension Command {
  /// `etude doctor`: what this machine has, what is missing, where things are kept.
  static let doctor = Command(
    name: "doctor",
    summary: "tell what is there, what is missing and where everything is stored",
    details: "Exit code 0: programs can be played; 3: something that is needed is missing."
  ) { (arguments) throws(Problem) in
    let health = Health.examine()
    let style = Tools.style(arguments)
    let parts = [
      (Messages.healthTools, health.tools), (Messages.healthSandbox, health.sandbox),
      (Messages.healthStorage, health.storage), (Messages.healthExtras, health.extras),
    ]
    let width = parts.flatMap(\.1).map(\.name.count).max() ?? 0
    for (title, facts) in parts {
      Console.print(style.paint(title, .bold))
      for fact in facts {
        let name = fact.name + String(repeating: " ", count: width - fact.name.count)
        Console.print("  \(sign(fact.state, style))  \(name)  \(fact.value)")
        if let remedy = fact.remedy {
          Console.print(
            String(repeating: " ", count: width + 10) + Messages.healthRemedy(remedy, fact.state))
        }
      }
    }
    Console.print(Messages.healthEnd(health))
    return health.isSound ? .done : .unavailable
  }

  private static func sign(_ state: Health.Fact.State, _ style: Style) -> String {
    switch state {
    case .fine: style.paint("ok  ", .green)
    case .reduced: style.paint("less", .yellow)
    case .missing: style.paint("none", .red)
    }
  }
}
