import CoreGraphics
import Engine

// When pictures are made. The program's own drawing code is called as it would be, because it may do
// more than draw; what it draws is not shown.

extension CALayer {
  func notePictureIsOld() {
    guard shadowInstant == nil, !isDisplayDue else { return }
    isDisplayDue = true
    LayerWorld.current.noteDisplay(of: self)
  }

  /// Tells that a part of the picture is out of date.
  public func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Whether the picture is out of date.
  public func needsDisplay() -> Bool { isDisplayDue }

  /// Makes the picture now if it is out of date.
  public func displayIfNeeded() {
    guard isDisplayDue else { return }
    isDisplayDue = false
    display()
  }

  /// Whether there is something to draw on.
  var canDisplay: Bool { !bounds.isEmpty && isInWindow }

  func makePicture() {
    delegate?.display(self)
    delegate?.layerWillDraw(self)
    guard !bounds.isEmpty else { return }
    draw(in: CGContext(size: bounds.size))
  }
}

extension LayerWorld {
  /// Makes the pictures that are out of date and can be seen; true when one was made.
  ///
  /// Drawing code may ask for another picture; that one is made before the next commit.
  package func displayPictures() -> Bool {
    let due = takeDueDisplays()
    var isDone = false
    for layer in due {
      if layer.canDisplay {
        layer.displayIfNeeded()
        isDone = true
      } else {
        noteDisplay(of: layer)
      }
    }
    return isDone
  }
}
