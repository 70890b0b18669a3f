import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Collisions under an animator")
@MainActor
struct CollisionBehaviorTests {
    private let setting = DynamicsRoom()
    private var square: UIView { setting.square }
    private var host: TestHost { setting.host }
    private var animator: UIDynamicAnimator { setting.animator }

    private final class Listener: NSObject, UICollisionBehaviorDelegate {
        var heard: [String] = []
        var places: [CGPoint] = []
        private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? -1)" }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) {
            heard.append("began \(name(item1)) \(name(item2))")
            places.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem
        ) { heard.append("ended \(name(item1)) \(name(item2))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) {
            heard.append("began \(name(item)) \(identifier.map { "\($0)" } ?? "edge")")
            places.append(p)
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { heard.append("ended \(name(item)) \(identifier.map { "\($0)" } ?? "edge")") }
    }

    @Test("The delegate hears of items and boundaries in the order in which they meet and part")
    func order() {
        let other = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
        setting.room.addSubview(other)
        (square.tag, other.tag) = (1, 2)
        let collision = UICollisionBehavior(items: [square, other])
        let listener = Listener()
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
        let item = UIDynamicItemBehavior(items: [square, other])
        item.elasticity = 1
        item.allowsRotation = false
        item.addLinearVelocity(CGPoint(x: 0, y: 300), for: square)
        animator.addBehavior(item)
        animator.addBehavior(collision)
        host.advance(by: 1.2)
        // The first hands its speed to the second, which comes back from the floor and hands it over again.
        #expect(
            listener.heard == [
                "began 1 2", "ended 1 2", "began 2 floor", "ended 2 floor", "began 1 2", "ended 1 2",
            ])
        #expect(listener.places.map { ($0.y / 5).rounded() * 5 } == [200, 300, 200])
        #expect(abs(item.linearVelocity(for: square).y + 300) < 1)
    }

    @Test("Edges have no identifier, and insets move them")
    func edges() {
        let collision = UICollisionBehavior(items: [square])
        let listener = Listener()
        collision.collisionDelegate = listener
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
        #expect(collision.translatesReferenceBoundsIntoBoundary)
        #expect(collision.boundaryIdentifiers == nil)
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        #expect(host.settle(timeout: 5))
        #expect(listener.heard.filter { $0.hasPrefix("began") }.allSatisfy { $0 == "began 0 edge" })
        #expect(!listener.heard.isEmpty)
        #expect(abs(square.frame.maxY - 300) < 0.5)
    }

    @Test("The mode says what is met")
    func mode() {
        let collision = UICollisionBehavior(items: [square])
        collision.collisionMode = .items
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [square]))
        host.advance(by: 1.2)
        #expect(square.frame.minY > 500)
    }

    @Test("Boundaries are found, replaced and removed by their identifiers")
    func boundaries() {
        let collision = UICollisionBehavior(items: [square])
        let path = UIBezierPath(rect: CGRect(x: 0, y: 300, width: 300, height: 20))
        collision.addBoundary(withIdentifier: "a" as NSString, for: path)
        collision.addBoundary(withIdentifier: NSNumber(value: 7), for: path)
        #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.minY == 300)
        collision.addBoundary(withIdentifier: "a" as any NSCopying, from: .zero, to: CGPoint(x: 9, y: 9))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.maxX == 9)
        collision.removeBoundary(withIdentifier: "a" as NSString)
        #expect(collision.boundary(withIdentifier: "a" as NSString) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test("A disc rolls down a slope, a box of no friction slides")
    func slope() {
        final class Disc: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let disc = Disc(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        setting.room.addSubview(disc)
        let collision = UICollisionBehavior(items: [disc])
        collision.addBoundary(
            withIdentifier: NSNumber(value: 1), from: CGPoint(x: 0, y: 80), to: CGPoint(x: 300, y: 180))
        let item = UIDynamicItemBehavior(items: [disc])
        item.friction = 1
        animator.addBehavior(item)
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [disc]))
        host.advance(by: 0.7)
        let turn = item.angularVelocity(for: disc)
        let velocity = item.linearVelocity(for: disc)
        #expect(turn > 3)
        #expect(abs(hypot(velocity.x, velocity.y) - turn * 20) < 8, "it rolls without sliding")
    }

    @Test("An item of a path is as large as the path")
    func path() {
        final class Roof: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                UIBezierPath(rect: CGRect(x: -10, y: -10, width: 20, height: 20))
            }
        }
        let roof = Roof(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        setting.room.addSubview(roof)
        let collision = UICollisionBehavior(items: [roof])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
        animator.addBehavior(UIGravityBehavior(items: [roof]))
        #expect(host.settle(timeout: 5))
        #expect(abs(roof.center.y - 390) < 0.5)
    }
}
