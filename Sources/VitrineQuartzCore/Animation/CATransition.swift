import VitrineGraphics

/// The key under which a layer has its transition, whatever it was added by.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The old content fades while the new one appears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Content comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Content comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Content moves upwards, from the bottom: the name is of coordinates that grow upwards, as it is on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Content moves downwards, from the top.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animated change from what a layer showed when the transition was added to what it shows now.
///
/// A layer has one at a time; a second takes the place of the first, whatever its key.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
    /// The kind; a fade unless set.
    open var type = CATransitionType.fade
    /// The direction, for kinds that have one; from the left unless set.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, 0…1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, 0…1.
    open var endProgress: Float = 1

    /// The key that the layer has it under.
    static let key = kCATransition
    /// What it animates.
    nonisolated static let progressKey = "transitionProgress"
    /// What the layer showed when it was added.
    var old: RenderNode?

    override func copyForLayer() -> CAAnimation {
        guard Swift.type(of: self) == CATransition.self else { return self }
        let copy = CATransition()
        copyFields(to: copy)
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        return copy
    }

    override func apply(to values: inout PresentationValues, position: TimingPosition) {
        let t = timingFunction?.value(at: position.fraction) ?? position.fraction
        let progress = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * t
        values.apply(toKeyPath: Self.progressKey, additive: false) { _ in .scalar(min(max(progress, 0), 1)) }
    }

    /// What shows in the middle of it.
    func node(to new: RenderNode?, progress: CGFloat, in size: CGSize) -> RenderNode? {
        let rest = 1 - progress
        // Where new content comes from, in sizes of the layer.
        let from: CGVector =
            switch subtype {
            case .fromRight?: CGVector(dx: size.width, dy: 0)
            case .fromTop?: CGVector(dx: 0, dy: size.height)
            case .fromBottom?: CGVector(dx: 0, dy: -size.height)
            default: CGVector(dx: -size.width, dy: 0)
            }
        func moved(_ node: RenderNode?, _ share: CGFloat) -> RenderNode? {
            node?.translated(x: from.dx * share, y: from.dy * share)
        }
        // What moves fades as well, as on Apple's systems.
        let parts: [RenderNode?] =
            switch type {
            case .push:
                [moved(old, -progress)?.opacity(Double(rest)), moved(new, rest)?.opacity(Double(progress))]
            case .moveIn: [old, moved(new, rest)?.opacity(Double(progress))]
            case .reveal: [new, moved(old, -progress)?.opacity(Double(rest))]
            default: [old?.opacity(Double(rest)), new?.opacity(Double(progress))]
            }
        return .container(parts.compactMap { $0 })
    }
}

extension CALayer {
    /// The transition that runs.
    var currentTransition: CATransition? {
        animationEntries.last { $0.key == CATransition.key }?.animation as? CATransition
    }
}
