import Timelines

/// The unit in which a property's numbers are counted.
package enum PropertyUnit {
  /// `pt`, `rad` or nothing, by the last parts of a path such as `box.transform.rotation`.
  package static func text(of path: PropertyPath) -> String {
    let part = path.component.split(separator: ".").first.map(String.init) ?? ""
    switch path.root {
    case "position", "bounds", "frame", "cornerRadius", "borderWidth", "lineWidth", "shadowRadius",
      "shadowOffset", "zPosition", "lineDashPhase", "fontSize", "anchorPointZ":
      return "pt"
    case "transform", "sublayerTransform", "instanceTransform":
      switch part {
      case "rotation": return "rad"
      case "translation", "tx", "ty": return "pt"
      default: return ""
      }
    default:
      return ""
    }
  }
}
