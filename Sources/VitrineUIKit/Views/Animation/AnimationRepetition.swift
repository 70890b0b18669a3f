import VitrineQuartzCore

/// How often the animations of a block play, and whether each time there and back.
struct AnimationRepetition: Equatable {
    /// Times; 1 unless said, and also where 0 is said, as of animations of Core Animation.
    var count: Float = 1
    /// Whether what arrived goes back before the next time, or before the end.
    var autoreverses = false
}

extension AnimationRepetition {
    /// What the options of a block say: for ever, or once. `.autoreverse` alone goes there and back once, although UIKit's
    /// documentation wants it together with `.repeat`: programs throb views so.
    init(_ options: UIView.AnimationOptions) {
        count = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }

    @MainActor
    func apply(to animation: CAAnimation) {
        if count != 1 { animation.repeatCount = count }
        animation.autoreverses = autoreverses
    }
}

extension UIView {
    /// Lets the animations of the changes that a closure makes, within an animation block, play several times.
    ///
    /// Outside of a block the changes are made at once.
    ///
    /// - Parameters:
    ///   - count: How often they play; parts of a time count, too.
    ///   - autoreverses: Whether each time goes back as well, which takes as long again.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = ViewAnimationContext.current else { return animations() }
        let outer = context.repetition
        defer { context.repetition = outer }
        context.repetition = AnimationRepetition(count: Float(count), autoreverses: autoreverses)
        animations()
    }

    /// Sets how often the changes that follow in the block play.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        changeRepetition { $0.count = repeatCount }
    }

    /// Sets whether the changes that follow in the block go back as well.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeRepetition { $0.autoreverses = repeatAutoreverses }
    }
}
