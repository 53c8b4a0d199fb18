/// How names of Swift 1 and 2, which many tutorials still show, are written today.
enum OldSpelling {
  /// Functions and types that are gone.
  static let names: [String: String] = [
    "CGRectMake": "CGRect(x:y:width:height:)",
    "CGPointMake": "CGPoint(x:y:)",
    "CGSizeMake": "CGSize(width:height:)",
    "CGVectorMake": "CGVector(dx:dy:)",
    "CGRectGetWidth": "rect.width",
    "CGRectGetHeight": "rect.height",
    "CGRectGetMidX": "rect.midX",
    "CGRectGetMidY": "rect.midY",
    "CGAffineTransformMakeRotation": "CGAffineTransform(rotationAngle:)",
    "CGAffineTransformMakeScale": "CGAffineTransform(scaleX:y:)",
    "CGAffineTransformMakeTranslation": "CGAffineTransform(translationX:y:)",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "CGAffineTransformConcat": "first.concatenating(second)",
    "CGAffineTransformRotate": "transform.rotated(by:)",
    "CGAffineTransformScale": "transform.scaledBy(x:y:)",
    "CGAffineTransformTranslate": "transform.translatedBy(x:y:)",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "dispatch_after": "DispatchQueue.main.asyncAfter(deadline:)",
    "dispatch_async": "DispatchQueue.main.async",
    "dispatch_get_main_queue": "DispatchQueue.main",
    "NSTimer": "Timer",
    "println": "print",
    "M_PI": "Double.pi",
    "M_PI_2": "Double.pi / 2",
    "M_PI_4": "Double.pi / 4",
  ]

  /// Members that changed their name.
  static let members: [String: String] = [
    "animateWithDuration": "animate(withDuration:)",
    "animateKeyframesWithDuration": "animateKeyframes(withDuration:)",
    "addKeyframeWithRelativeStartTime":
      "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
    "transitionWithView": "transition(with:)",
    "transitionFromView": "transition(from:to:)",
    "performWithoutAnimations": "performWithoutAnimation",
    "hidden": "isHidden",
    "opaque": "isOpaque",
    "userInteractionEnabled": "isUserInteractionEnabled",
    "enabled": "isEnabled",
    "selected": "isSelected",
    "additive": "isAdditive",
    "removedOnCompletion": "isRemovedOnCompletion",
    "CGColor": "cgColor",
    "CGPath": "cgPath",
    "CGImage": "cgImage",
    "presentationLayer": "presentation()",
    "addLineToPoint": "addLine(to:)",
    "moveToPoint": "move(to:)",
    "closePath": "close()",
    "addAnimation": "add(_:forKey:)",
    "makeKeyAndVisible": "makeKeyAndVisible()",
  ]

  /// The modern member, also for the two regular renamings: colours and enumeration cases.
  static func member(_ name: String) -> String? {
    if let modern = members[name] { return modern }
    if name.hasSuffix("Color"), name.count > 5, name.first?.isLowercase == true {
      return "." + name.dropLast(5)
    }
    if let first = name.first, first.isUppercase {
      return "." + first.lowercased() + name.dropFirst()
    }
    return nil
  }
}
