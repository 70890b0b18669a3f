import VitrineQuartzCore

/// A view that turns like a card: its old picture on the face, what it contains now on the back.
@MainActor
struct FlipTurn {
    /// The component of the transform that turns.
    private let keyPath: String
    /// Where the card has turned to when it stands on edge, in radians.
    private let edge: Double

    /// - Returns: nil for transitions of other kinds.
    init?(_ transition: UIView.AnimationOptions) {
        switch transition {
        case .transitionFlipFromLeft: (keyPath, edge) = ("transform.rotation.y", .pi / 2)
        case .transitionFlipFromRight: (keyPath, edge) = ("transform.rotation.y", -.pi / 2)
        case .transitionFlipFromTop: (keyPath, edge) = ("transform.rotation.x", -.pi / 2)
        case .transitionFlipFromBottom: (keyPath, edge) = ("transform.rotation.x", .pi / 2)
        default: return nil
        }
    }

    /// - Parameter picture: a sublayer of the layer, which is seen until the card stands on edge.
    func run(
        _ layer: CALayer, _ picture: CALayer, duration: TimeInterval, timing: CAMediaTimingFunction,
        tracker: AnimationGroupTracker
    ) {
        let turn = CAKeyframeAnimation(keyPath: keyPath)
        turn.values = [0, edge, -edge, 0]
        turn.keyTimes = [0, 0.5, 0.5, 1]
        let face = CAKeyframeAnimation(keyPath: "opacity")
        face.values = [1, 0]
        face.keyTimes = [0, 0.5]
        face.calculationMode = .discrete
        for animation in [turn, face] {
            animation.duration = duration
            animation.timingFunction = timing
            animation.completionGroup = tracker
        }
        picture.opacity = 0
        picture.add(face, forKey: "opacity")
        layer.add(turn, forKey: "flip")
    }
}
