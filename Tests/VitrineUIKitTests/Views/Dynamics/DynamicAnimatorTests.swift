import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// A room of 300 × 400 points and a square of 50 points at its top.
@MainActor
struct DynamicsRoom {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let square = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    let host: TestHost
    let animator: UIDynamicAnimator

    init() {
        room.addSubview(square)
        host = TestHost(room, size: room.bounds.size, scale: 1)
        host.layout()
        animator = UIDynamicAnimator(referenceView: room)
    }
}

@Suite("Dynamic animators")
@MainActor
struct DynamicAnimatorTests {
    private let setting = DynamicsRoom()
    private var square: UIView { setting.square }
    private var host: TestHost { setting.host }
    private var animator: UIDynamicAnimator { setting.animator }

    private final class Listener: NSObject, UIDynamicAnimatorDelegate {
        var heard: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }
    }

    @Test("Gravity is 1000 points per second²")
    func gravity() {
        #expect(!animator.isRunning)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        #expect(animator.isRunning)
        host.advance(by: 0.5)
        #expect(abs(square.center.y - 150) < 1)
        #expect(square.center.x == 125)
        #expect(abs(animator.elapsedTime - 0.5) < 0.01)
    }

    @Test("Angle and magnitude of gravity are its direction")
    func gravityAngle() {
        let gravity = UIGravityBehavior()
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(abs(gravity.angle - .pi / 2) < 1e-9 && gravity.magnitude == 1)
        gravity.setAngle(.pi, magnitude: 2)
        #expect(abs(gravity.gravityDirection.dx + 2) < 1e-9)
        gravity.magnitude = 0
        #expect(gravity.angle == 0)
    }

    @Test("At rest nothing asks for frames, and the delegate hears of it")
    func rest() {
        let listener = Listener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: [square]))
        animator.addBehavior(collision)
        #expect(host.settle(timeout: 5))
        #expect(listener.heard == ["resume", "pause"])
        #expect(!animator.isRunning)
        #expect(abs(square.frame.maxY - 400) < 0.5)
        let frames = host.frameCount
        let elapsed = animator.elapsedTime
        host.advance(by: 1)
        #expect(host.frameCount == frames)
        #expect(animator.elapsedTime == elapsed)
        collision.removeItem(square)
        #expect(listener.heard == ["resume", "pause", "resume"])
        host.advance(by: 0.5)
        #expect(square.frame.minY > 400)
    }

    @Test("A snap ends at its point, upright")
    func snap() {
        square.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 200, y: 300))
        #expect(snap.damping == 0.5)
        animator.addBehavior(snap)
        host.advance(by: 0.1)
        #expect(square.center.x > 125 && square.center.x < 200)
        #expect(host.settle(timeout: 5))
        #expect(hypot(square.center.x - 200, square.center.y - 300) < 0.3)
        #expect(abs(square.transform.b) < 0.01)
        snap.snapPoint = CGPoint(x: 60, y: 60)
        #expect(host.settle(timeout: 5))
        #expect(hypot(square.center.x - 60, square.center.y - 60) < 0.3)
    }

    @Test("A push accelerates by its magnitude over the mass")
    func push() {
        square.bounds.size = CGSize(width: 100, height: 100)
        let push = UIPushBehavior(items: [square], mode: .continuous)
        push.setAngle(0, magnitude: 2)
        let item = UIDynamicItemBehavior(items: [square])
        animator.addBehavior(push)
        animator.addBehavior(item)
        host.advance(by: 0.5)
        #expect(abs(item.linearVelocity(for: square).x - 100) < 2)
        item.density = 2
        host.advance(by: 0.5)
        #expect(abs(item.linearVelocity(for: square).x - 150) < 3)
    }

    @Test("A push of one moment is over after it")
    func instantaneous() {
        square.bounds.size = CGSize(width: 100, height: 100)
        let push = UIPushBehavior(items: [square], mode: .instantaneous)
        push.magnitude = 1
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: square)
        animator.addBehavior(push)
        #expect(push.active)
        host.advance(by: 0.5)
        #expect(!push.active)
        #expect(abs(square.center.x - 175) < 2)
        #expect(square.transform.b < -0.1, "pushed right below the centre it turns against the clock")
        push.active = true
        host.advance(by: 0.5)
        #expect(square.center.x > 260)
    }

    @Test("What the program moves is taken when it says so")
    func update() {
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        #expect(host.settle(timeout: 5))
        square.center = CGPoint(x: 200, y: 100)
        animator.updateItem(usingCurrentState: square)
        #expect(animator.isRunning)
        host.advance(by: 0.1)
        #expect(square.center.y > 100 && square.center.y < 120)
        #expect(square.center.x == 200)
    }

    @Test("Several item behaviours count together, the last one first")
    func properties() {
        let first = UIDynamicItemBehavior(items: [square])
        first.elasticity = 0.5
        first.allowsRotation = false
        let second = UIDynamicItemBehavior(items: [square])
        second.elasticity = 0.9
        first.addLinearVelocity(CGPoint(x: 300, y: 0), for: square)
        first.addAngularVelocity(3, for: square)
        let collision = UICollisionBehavior(items: [square])
        collision.translatesReferenceBoundsIntoBoundary = true
        for behavior in [first, second, collision] { animator.addBehavior(behavior) }
        host.advance(by: 0.7)
        #expect(abs(first.linearVelocity(for: square).x + 270) < 1)
        #expect(first.angularVelocity(for: square) == 0)
        animator.removeBehavior(second)
        host.advance(by: 1)
        #expect(abs(first.linearVelocity(for: square).x - 135) < 1)
    }

    @Test("An anchored item is not moved, and stops others")
    func anchored() {
        let floor = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 20))
        setting.room.addSubview(floor)
        let item = UIDynamicItemBehavior(items: [floor])
        item.isAnchored = true
        animator.addBehavior(item)
        animator.addBehavior(UIGravityBehavior(items: [square, floor]))
        animator.addBehavior(UICollisionBehavior(items: [square, floor]))
        #expect(host.settle(timeout: 5))
        #expect(floor.center == CGPoint(x: 150, y: 210))
        #expect(abs(square.frame.maxY - 200) < 0.5)
    }

    @Test("Velocities added before there is an animator count from the start")
    func velocity() {
        let item = UIDynamicItemBehavior(items: [square])
        item.addLinearVelocity(CGPoint(x: 100, y: 0), for: square)
        item.addLinearVelocity(CGPoint(x: 20, y: 60), for: square)
        item.addAngularVelocity(2, for: square)
        #expect(item.linearVelocity(for: square) == .zero)
        animator.addBehavior(item)
        #expect(item.linearVelocity(for: square) == CGPoint(x: 120, y: 60))
        #expect(item.angularVelocity(for: square) == 2)
        host.advance(by: 0.5)
        #expect(abs(square.center.x - 185) < 2)
        #expect(abs(atan2(square.transform.b, square.transform.a) - 1) < 0.05)
    }

    @Test("A scale stays while an item turns")
    func scale() {
        square.transform = CGAffineTransform(scaleX: 2, y: 2)
        let item = UIDynamicItemBehavior(items: [square])
        item.addAngularVelocity(3, for: square)
        animator.addBehavior(item)
        host.advance(by: 0.25)
        let transform = square.transform
        #expect(transform.b > 0.5)
        #expect(abs(hypot(transform.a, transform.b) - 2) < 1e-6)
    }

    @Test("Children come and go with their behaviour; actions run in each frame")
    func children() {
        final class Both: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                moves.append(dynamicAnimator != nil)
            }
        }
        let both = Both()
        let gravity = UIGravityBehavior(items: [square])
        var actions = 0
        both.action = { actions += 1 }
        both.addChildBehavior(gravity)
        animator.addBehavior(both)
        #expect(gravity.dynamicAnimator === animator)
        #expect(animator.behaviors.count == 1)
        host.advance(by: 0.5)
        #expect(abs(square.center.y - 150) < 1)
        #expect((29...31).contains(actions))
        animator.removeBehavior(both)
        #expect(gravity.dynamicAnimator == nil)
        #expect(both.moves == [true, false])
        host.settle(timeout: 1)
        let place = square.center
        host.advance(by: 0.5)
        #expect(square.center == place)
        #expect(!animator.isRunning)
    }

    @Test("Items are found by their frames")
    func items() {
        let other = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
        animator.addBehavior(UICollisionBehavior(items: [square, other]))
        #expect(
            animator.items(in: CGRect(x: 0, y: 0, width: 120, height: 20)).map { $0 === square } == [true])
        #expect(animator.items(in: CGRect(x: 0, y: 100, width: 120, height: 20)).isEmpty)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 300, height: 400)).count == 2)
    }

    @Test("An animator that nobody keeps ends")
    func released() {
        weak var gone: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: setting.room)
            animator.addBehavior(UIGravityBehavior(items: [square]))
            gone = animator
        }
        #expect(gone == nil)
        let place = square.center
        host.advance(by: 0.2)
        #expect(square.center == place)
    }

    @Test("Springs between the items of a layout move its cells")
    func layout() {
        final class Springs: UICollectionViewFlowLayout {
            lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
            override func prepare() {
                super.prepare()
                guard animator.behaviors.isEmpty else { return }
                let size = collectionViewContentSize
                for attributes in super.layoutAttributesForElements(in: CGRect(origin: .zero, size: size))
                    ?? []
                {
                    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
                    spring.frequency = 2
                    spring.damping = 0.8
                    animator.addBehavior(spring)
                }
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
            }
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                animator.layoutAttributesForCell(at: indexPath)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let layout = Springs()
        layout.itemSize = CGSize(width: 300, height: 40)
        let grid = UICollectionView(frame: setting.room.bounds, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        grid.dataSource = source
        let host = TestHost(grid, size: grid.bounds.size, scale: 1)
        host.settle()
        let first = layout.animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0))
        #expect(first?.center.y == 20)
        #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 9, section: 0)) == nil)
        guard let first else { return }
        first.center.y = 60
        layout.animator.updateItem(usingCurrentState: first)
        host.advance(by: 0.05)
        let moving = grid.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y ?? 0
        #expect(moving > 22 && moving < 60)
        #expect(host.settle(timeout: 5))
        let rest = grid.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y ?? 0
        #expect(abs(rest - 20) < 0.5)
    }
}
