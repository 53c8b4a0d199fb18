/// A program that uses most names of Swift 1 to 4.1 once.
enum OldNamesProgram {
  static let text = """
    import UIKit
    class Wide: NSObject {
      let view = UIView(frame: CGRectMake(0, 0, 100, 100)), other = UIView(frame: CGRectZero)
      let button = UIButton(type: .Custom), label = UILabel(), field = UITextField()
      let pan = UIPanGestureRecognizer(), tap = UITapGestureRecognizer()
      let layer = CALayer(), shape = CAShapeLayer(), path = CGPathCreateMutable()
      let bezier = UIBezierPath(ovalInRect: CGRectMake(0, 0, 10, 10))
      func shapes() {
        let rect = CGRectInset(view.frame, 1, 2), point = CGPointMake(1, 2), size = CGSizeMake(3, 4)
        let moved = CGRectOffset(CGRectUnion(rect, view.bounds), 5, 6)
        let inside = CGRectContainsPoint(moved, point) && !CGRectIsEmpty(rect)
        let same = CGRectEqualToRect(rect, moved) || CGPointEqualToPoint(point, CGPointZero)
        if CGSizeEqualToSize(size, CGSizeZero) || CGRectIsNull(CGRectIntersection(rect, moved)) {}
        let sum = CGRectGetMinX(rect) + CGRectGetMaxY(moved) * 2 - CGRectGetWidth(rect) / CGRectGetHeight(view.bounds)
        let far = CGRectContainsRect(CGRectInfinite, CGRectIntegral(rect)), null = CGRectNull
        print(inside, same, sum, far, null, CGVectorMake(1, 2), CGRectIntersectsRect(rect, moved))
      }
      func transforms() {
        var t = CGAffineTransformMakeRotation(CGFloat(M_PI) / 4)
        t = CGAffineTransformTranslate(t, 1, 2)
        t = CGAffineTransformScale(CGAffineTransformRotate(t, 1), 2, 3)
        t = CGAffineTransformConcat(CGAffineTransformInvert(t), CGAffineTransformIdentity)
        view.transform = CGAffineTransformMake(1, 0, 0, 1, t.tx + 1, 0)
        print(CGPointApplyAffineTransform(CGPointMake(1, 2), t), CGRectApplyAffineTransform(view.frame, t))
      }
      func paths() {
        CGPathMoveToPoint(path, nil, 0, 1)
        CGPathAddLineToPoint(path, nil, 10, 1)
        CGPathAddQuadCurveToPoint(path, nil, 1, 2, 3, 4)
        CGPathAddCurveToPoint(path, nil, 1, 2, 3, 4, 5, 6)
        CGPathAddArc(path, nil, 1, 2, 3, 0, 1, false)
        CGPathAddRect(path, nil, CGRectMake(0, 0, 1, 1))
        CGPathAddEllipseInRect(path, nil, view.bounds)
        CGPathAddPath(path, nil, bezier.CGPath)
        CGPathCloseSubpath(path)
        bezier.moveToPoint(CGPathGetCurrentPoint(path))
        bezier.addLineToPoint(CGPointMake(1, 1))
        bezier.addCurveToPoint(CGPointMake(1, 2), controlPoint1: CGPointZero, controlPoint2: CGPointZero)
        bezier.addQuadCurveToPoint(CGPointMake(1, 2), controlPoint: CGPointZero)
        bezier.addArcWithCenter(CGPointZero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
        bezier.applyTransform(CGAffineTransformIdentity)
        bezier.appendPath(UIBezierPath())
        bezier.closePath()
        shape.path = bezier.CGPath
        shape.lineCap = kCALineCapRound
        shape.lineJoin = kCALineJoinBevel
        shape.fillRule = kCAFillRuleEvenOdd
        print(CGPathGetBoundingBox(path))
      }
      func animations() {
        UIView.animateWithDuration(1) { self.view.alpha = 0 }
        UIView.animateWithDuration(1, animations: { self.view.hidden = true }, completion: nil)
        UIView.animateWithDuration(1, animations: { self.view.alpha = 1 }) { _ in self.other.opaque = false }
        UIView.animateWithDuration(1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
          options: [.CurveEaseInOut, .Repeat, .Autoreverse], animations: {}, completion: nil)
        UIView.animateWithDuration(1, delay: 0, options: nil, animations: {}, completion: nil)
        UIView.transitionWithView(view, duration: 1, options: .TransitionCrossDissolve, animations: {}, completion: nil)
        UIView.transitionFromView(view, toView: other, duration: 1, options: UIViewAnimationOptions.TransitionCurlUp, completion: nil)
        UIView.animateKeyframesWithDuration(2, delay: 0, options: .CalculationModeCubic, animations: {
          UIView.addKeyframeWithRelativeStartTime(0, relativeDuration: 0.5) { self.view.alpha = 0.5 }
        }, completion: nil)
        UIView.performWithoutAnimation { self.view.userInteractionEnabled = false }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.removedOnCompletion = false
        fade.additive = true
        fade.fillMode = kCAFillModeBoth
        fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        layer.addAnimation(fade, forKey: "fade")
        layer.removeAnimationForKey("fade")
        layer.insertSublayer(shape, atIndex: 0)
        layer.contentsGravity = kCAGravityResizeAspect
        print(layer.presentationLayer() == nil, layer.animationForKey("fade") == nil, kCATransition)
        let keys = CAKeyframeAnimation(keyPath: "position")
        keys.calculationMode = kCAAnimationPaced
        keys.rotationMode = kCAAnimationRotateAuto
        keys.values = [NSValue(CGPoint: CGPointZero), NSValue(CGRect: CGRectZero)]
        let options: UIViewAnimationOptions = UIViewAnimationOptions.allZeros
        let curve: UIViewAnimationCurve = .EaseIn
        print(options == .CurveLinear, curve == UIViewAnimationCurve.Linear)
      }
      func views() {
        view.backgroundColor = UIColor.whiteColor().colorWithAlphaComponent(0.5)
        view.layer.borderColor = UIColor.orangeColor().CGColor
        view.contentMode = .ScaleAspectFill
        view.addSubview(other)
        view.bringSubview(toFront: other)
        view.sendSubview(toBack: other)
        print(view.convertPoint(CGPointZero, toView: other), view.convertRect(CGRectZero, fromView: nil))
        button.setTitle("a", forState: .Normal)
        button.setTitleColor(UIColor.redColor(), forState: UIControlState.Highlighted)
        button.addTarget(self, action: "press:", forControlEvents: .TouchUpInside)
        button.enabled = false
        button.selected = true
        label.font = UIFont.boldSystemFontOfSize(12)
        label.textAlignment = .Center
        pan.setTranslation(pan.translationInView(view), inView: view)
        if pan.state == .Began || tap.state == UIGestureRecognizerState.Ended {}
        print(pan.velocityInView(view), tap.locationInView(view), UIScreen.mainScreen().bounds)
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        constraint.active = true
        NSLayoutConstraint.deactivateConstraints([constraint])
      }
      func times() {
        let delay: NSTimeInterval = 1
        let when = dispatch_time(DISPATCH_TIME_NOW, Int64(delay * Double(NSEC_PER_SEC)))
        dispatch_after(when, dispatch_get_main_queue()) { println("a") }
        dispatch_after(when, dispatch_get_main_queue(), { println() })
        dispatch_async(dispatch_get_main_queue()) { self.shapes() }
        dispatch_async(dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0), { print("b") })
        let block: dispatch_block_t? = nil
        let moment: dispatch_time_t = when
        NSTimer.scheduledTimerWithTimeInterval(1, target: self, selector: "tick", userInfo: nil, repeats: false)
        print(block == nil, moment)
      }
      func press(_ sender: UIButton) {}
      func tick() {}
    }
    let wide = Wide()
    wide.shapes(); wide.transforms(); wide.paths(); wide.animations(); wide.views()
    """
}
