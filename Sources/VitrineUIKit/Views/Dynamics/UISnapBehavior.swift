public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

/// Draws an item to a point like a spring that comes to rest there, upright.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// Where the item goes, in reference coordinates, in points.
    open var snapPoint: CGPoint { didSet { didChange() } }
    /// How little the item swings about the point: 0 most, 1 least. Default 0.5.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    private var joints: (place: PointJoint, angle: AngleJoint)?

    /// Makes a behaviour that draws an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// How fast, in oscillations a second, and how much it swings at both ends of `damping`: by eye. Apple publishes
    /// none.
    private static let frequency = 2.5
    private static let dampingRatios = 0.4...1.0

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func configure(_ simulation: DynamicsSimulation) {
        guard let body = simulation.body(of: item) else { return }
        let range = Self.dampingRatios
        let share = min(max(Double(damping), 0), 1)
        let stiffness = Stiffness(
            frequency: Self.frequency,
            damping: range.lowerBound + (range.upperBound - range.lowerBound) * share)
        let joints: (place: PointJoint, angle: AngleJoint)
        if let known = self.joints, known.place.b === body {
            joints = known
        } else {
            // The nearest turn that is upright.
            let upright = (body.angle / (2 * .pi)).rounded() * 2 * .pi
            joints = (
                PointJoint(simulation.world.ground, at: .zero, body, at: .zero),
                AngleJoint(simulation.world.ground, body, reference: upright)
            )
            self.joints = joints
        }
        joints.place.localA = simulation.world.ground.local(Vector(snapPoint))
        joints.place.stiffness = stiffness
        joints.angle.stiffness = stiffness
        simulation.use(joints.place)
        simulation.use(joints.angle)
    }
}
