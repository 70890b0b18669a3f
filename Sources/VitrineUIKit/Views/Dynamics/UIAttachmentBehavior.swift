public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

extension UIAttachmentBehavior {
    /// What an attachment ties.
    public enum AttachmentType: Int, Sendable {
        /// Two items.
        case items
        /// An item and a point.
        case anchor
    }
}

/// Ties an item to a point, or two items to each other, by a rod, a spring, a rope or a joint.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
    private enum Kind {
        case rod(UIOffset, UIOffset)
        case rope(UIOffset, UIOffset)
        case fixed(CGPoint)
        case pin(CGPoint)
        case slider(CGPoint, CGVector)
    }

    /// What it ties: one item or two.
    open private(set) var items: [any UIDynamicItem]
    /// Whether it ties items, or an item to a point.
    open private(set) var attachedBehaviorType: AttachmentType
    /// The point, in reference coordinates. Nothing but attachments to a point reads it.
    open var anchorPoint: CGPoint { didSet { didChange() } }
    /// How far apart the ends are kept, in points: as far as they are at first.
    open var length: CGFloat { didSet { didChange() } }
    /// How much oscillations are damped: 1 lets none through. Default 0.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// How often it oscillates in a second; 0, the default, is rigid.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// How hard it is to turn a pinned item. Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
    /// How far it gives: a pin in radians, a slider in points. Default infinite; zero where it is fixed.
    open var attachmentRange: UIFloatRange { didSet { didChange() } }

    private let kind: Kind
    private var joints: [Joint] = []
    /// What the joints were made for.
    private var bodies: [Body] = []
    private var isPoint = false

    private init(
        _ kind: Kind, items: [any UIDynamicItem], type: AttachmentType, anchor: CGPoint = .zero,
        length: CGFloat = 0,
        range: UIFloatRange = .infinite
    ) {
        self.kind = kind
        self.items = items
        attachedBehaviorType = type
        anchorPoint = anchor
        self.length = length
        attachmentRange = range
        super.init()
    }

    // MARK: Making one

    /// Ties an item's centre to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a point of an item, in points from its centre, to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) {
        let place = Self.place(offset, in: item)
        self.init(
            .rod(offset, .zero), items: [item], type: .anchor, anchor: point,
            length: hypot(place.x - point.x, place.y - point.y))
    }

    /// Ties the centres of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties points of two items, each in points from the centre.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(
            .rod(offset1, offset2), items: [item1, item2], type: .items,
            length: Self.distance(item1, offset1, item2, offset2))
    }

    /// Lets an item slide along a line, without turning.
    ///
    /// - Parameters:
    ///   - point: A point of the item, in reference coordinates.
    ///   - axis: The line's direction.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slider(point, axis), items: [item], type: .anchor, anchor: point)
    }

    /// Lets two items slide along a line that is fixed in the second, without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.slider(point, axis), items: [item1, item2], type: .items, anchor: point)
    }

    /// Ties points of two items by a rope: they come no farther apart than they are.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(
            .rope(offset1, offset2), items: [item1, item2], type: .items,
            length: distance(item1, offset1, item2, offset2))
    }

    /// Makes two items one, at a point in reference coordinates.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed(point), items: [item1, item2], type: .items, anchor: point, range: .zero)
    }

    /// Pins two items together at a point in reference coordinates, about which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin(point), items: [item1, item2], type: .items, anchor: point)
    }

    private static func place(_ offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
        let angle = atan2(item.transform.b, item.transform.a)
        let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
    }

    private static func distance(
        _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: any UIDynamicItem, _ offset2: UIOffset
    ) -> CGFloat {
        let (a, b) = (place(offset1, in: item1), place(offset2, in: item2))
        return hypot(a.x - b.x, a.y - b.y)
    }

    // MARK: Doing it

    override var dynamicItems: [any UIDynamicItem] { items }

    /// Ends nearer than this are one point, in points: they have no direction.
    private static let nearest: CGFloat = 0.01

    override func configure(_ simulation: DynamicsSimulation) {
        let found = items.compactMap { simulation.body(of: $0) }
        guard found.count == items.count else { return }
        let ground = simulation.world.ground
        // The second is what the first hangs on.
        let wanted = found.count == 2 ? [found[1], found[0]] : [ground, found[0]]
        let isPoint = length < Self.nearest
        if bodies.count != 2 || bodies[0] !== wanted[0] || bodies[1] !== wanted[1] || isPoint != self.isPoint
        {
            bodies = wanted
            self.isPoint = isPoint
            joints = makeJoints(wanted[0], wanted[1])
        }
        let stiffness = Stiffness(frequency: Double(frequency), damping: Double(damping))
        for joint in joints {
            switch joint {
            case let joint as DistanceJoint:
                joint.length = Double(length)
                joint.stiffness = stiffness
                if joint.a === ground { joint.localA = ground.local(Vector(anchorPoint)) }
            case let joint as PointJoint:
                joint.stiffness = stiffness
                if joint.a === ground { joint.localA = ground.local(Vector(anchorPoint)) }
            case let joint as AngleJoint:
                joint.friction = Double(frictionTorque)
                if case .pin = kind { joint.range = attachmentRange.ordered }
            case let joint as SliderJoint: joint.range = attachmentRange.ordered
            default: break
            }
            simulation.use(joint)
        }
    }

    private func makeJoints(_ a: Body, _ b: Body) -> [Joint] {
        func point(_ place: CGPoint) -> PointJoint {
            PointJoint(a, at: a.local(Vector(place)), b, at: b.local(Vector(place)))
        }
        let turn = b.angle - a.angle
        switch kind {
        case .rod(let first, let second), .rope(let first, let second):
            let endA = items.count == 2 ? Vector(second) : a.local(Vector(anchorPoint))
            let endB = Vector(first)
            if isPoint { return [PointJoint(a, at: endA, b, at: endB)] }
            var isRope = false
            if case .rope = kind { isRope = true }
            return [DistanceJoint(a, at: endA, b, at: endB, length: Double(length), isRope: isRope)]
        case .fixed(let place): return [point(place), AngleJoint(a, b, reference: turn)]
        case .pin(let place):
            return [point(place), AngleJoint(a, b, reference: turn, range: attachmentRange.ordered)]
        case .slider(let place, let axis):
            let direction = Vector(Double(axis.dx), Double(axis.dy)).rotated(by: -a.angle)
            return [
                SliderJoint(
                    a, at: a.local(Vector(place)), b, at: b.local(Vector(place)), axis: direction,
                    range: attachmentRange.ordered),
                AngleJoint(a, b, reference: turn),
            ]
        }
    }
}

extension Vector {
    fileprivate init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}
