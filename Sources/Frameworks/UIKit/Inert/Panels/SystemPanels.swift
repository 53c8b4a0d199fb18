import QuartzCore

// Panels of the system that take over the screen. They are presented as empty views.

/// Lets the user choose a picture; none is ever chosen.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album.
    case savedPhotosAlbum = 2
  }

  /// What is told about a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the detail.
    public let rawValue: String

    /// A detail by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The kind of medium.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may cut the picture.
  open var allowsEditing = false
  /// The kinds of media on offer.
  open var mediaTypes: [String] = ["public.image"]

  /// Whether pictures can come from there: never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Says that no picture comes.
  open override func viewDidLoad() {
    super.viewDidLoad()
    InertNotes.say("image pickers", "the pictures of UIImagePickerController")
  }
}

/// Is told about a chosen picture.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Objective-C's optional methods.
extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets the user share something; nothing is shared.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]
  /// Called when sharing has ended; never.
  open var completionWithItemsHandler: ((String?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The ways that are not offered.
  open var excludedActivityTypes: [String]?

  /// A panel for sharing.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// A panel as if read from a storyboard.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// Says that nothing is shared.
  open override func viewDidLoad() {
    super.viewDidLoad()
    InertNotes.say("sharing", "the panel of UIActivityViewController")
  }
}
