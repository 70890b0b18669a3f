import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Fields, regions and groups of items")
@MainActor
struct FieldBehaviorTests {
    private let setting = DynamicsRoom()
    private var square: UIView { setting.square }

    /// Where the square's centre is half a second after a field came, from where it was.
    private func way(
        _ field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0, from start: CGPoint? = nil
    ) -> CGPoint {
        let setting = DynamicsRoom()
        if let start { setting.square.center = start }
        let before = setting.square.center
        let body = UIDynamicItemBehavior(items: [setting.square])
        if charge != 0 { body.charge = charge }
        setting.animator.addBehavior(body)
        body.addLinearVelocity(velocity, for: setting.square)
        field.addItem(setting.square)
        setting.animator.addBehavior(field)
        setting.host.advance(by: 0.5)
        let after = setting.square.center
        return CGPoint(x: (after.x - before.x).rounded(), y: (after.y - before.y).rounded())
    }

    @Test("Linear gravity is as strong as gravity, and its strength multiplies it")
    func linear() {
        #expect(way(.linearGravityField(direction: CGVector(dx: 0, dy: 1))).x == 0)
        #expect(abs(way(.linearGravityField(direction: CGVector(dx: 0, dy: 1))).y - 125) <= 2)
        let half = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        half.strength = 0.5
        #expect(abs(way(half).x - 62) <= 2)
    }

    @Test("Radial gravity and springs pull to the position, and only within the region")
    func radial() {
        let pull = way(.radialGravityField(position: CGPoint(x: 225, y: 25)))
        #expect(pull.x > 90 && pull.y == 0)
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 125, y: 225)
        #expect(way(spring).x == 0)
        #expect(way(spring).y > 150)
        let near = UIFieldBehavior.radialGravityField(position: CGPoint(x: 225, y: 25))
        near.region = UIRegion(radius: 50)
        #expect(way(near) == .zero)
        near.region = UIRegion(radius: 150)
        #expect(way(near).x > 50)
    }

    @Test("With a falloff a field is weaker farther away")
    func falloff() {
        func pull(_ distance: CGFloat) -> CGFloat {
            let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 125 + distance, y: 25))
            field.falloff = 1
            field.strength = 0.1
            return way(field).x
        }
        #expect(pull(600) > 0)
        #expect(pull(150) > 2 * pull(600))
    }

    @Test(
        "Drag slows down, a velocity is what it says, a vortex leads around, magnets turn what has a charge")
    func velocities() {
        let free = way(.springField().with { $0.strength = 0 }, velocity: CGPoint(x: 100, y: 0))
        #expect(abs(free.x - 50) <= 1)
        let slow = way(.dragField().with { $0.strength = 2 }, velocity: CGPoint(x: 100, y: 0))
        #expect(slow.x < 30 && slow.x > 0)
        #expect(abs(way(.velocityField(direction: CGVector(dx: 0, dy: 2))).y - 100) <= 2)
        let vortex = way(.vortexField().with { $0.position = CGPoint(x: 125, y: 200) })
        #expect(vortex.x > 50)
        let magnet = UIFieldBehavior.magneticField()
        #expect(way(magnet, velocity: CGPoint(x: 100, y: 0)).y == 0)
        #expect(way(.magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1).y > 5)
        #expect(way(.electricField().with { $0.position = CGPoint(x: 25, y: 25) }).x == 0)
        #expect(way(.electricField().with { $0.position = CGPoint(x: 25, y: 25) }, charge: 0.2).x > 20)
        #expect(way(.electricField().with { $0.position = CGPoint(x: 25, y: 25) }, charge: -0.2).x < -20)
    }

    @Test("Noise is the same whenever it is asked, moves what is at rest, and turbulence does not")
    func noise() {
        let noise = { UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1) }
        #expect(way(noise()) != .zero)
        #expect(way(noise()) == way(noise()))
        #expect(way(.turbulenceField(smoothness: 0.5, animationSpeed: 1)) == .zero)
    }

    @Test("A field of one's own is given place, velocity, mass, charge and time, and its force pushes")
    func custom() {
        var seen: [String] = []
        let field = UIFieldBehavior.field { field, place, velocity, mass, charge, time in
            if seen.isEmpty {
                seen = [
                    "\(field.strength) \(place) \(velocity.dx) \(mass) \(charge) \((time * 120).rounded())"
                ]
            }
            return CGVector(dx: mass, dy: 0)
        }
        field.position = CGPoint(x: 100, y: 25)
        let moved = way(field, charge: 3)
        #expect(seen == ["1.0 (25.0, 0.0) 0.0 0.25 3.0 1.0"])
        #expect(abs(moved.x - 12) <= 1)
    }

    @Test("A field is of the class that makes it")
    func subclasses() {
        let field: LateField = .field { field, _, velocity, _, _, _ in
            (field as! LateField).delay > 0 ? .zero : velocity
        }
        field.delay = 2
        #expect(field.delay == 2 && type(of: LateField.dragField()) == LateField.self)
    }

    @Test("Regions are united, cut, subtracted and turned around")
    func regions() {
        let circle = UIRegion(radius: 10), box = UIRegion(size: CGSize(width: 40, height: 4))
        let (middle, right, above) = (CGPoint.zero, CGPoint(x: 15, y: 0), CGPoint(x: 0, y: -8))
        func contains(_ region: UIRegion) -> [Bool] { [middle, right, above].map(region.contains) }
        #expect(contains(circle) == [true, false, true])
        #expect(contains(box) == [true, true, false])
        #expect(contains(circle.byUnion(with: box)) == [true, true, true])
        #expect(contains(circle.byIntersection(with: box)) == [true, false, false])
        #expect(contains(circle.byDifference(from: box)) == [false, false, true])
        #expect(contains(circle.inverse()) == [false, true, false])
        #expect(contains(.infinite) == [true, true, true])
    }

    @Test("Items of a group fall as one, and turn about its middle")
    func group() {
        let other = UIView(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        setting.room.addSubview(other)
        let group = UIDynamicItemGroup(items: [square, other])
        #expect(group.center == CGPoint(x: 175, y: 25))
        #expect(group.bounds == CGRect(x: 0, y: 0, width: 150, height: 50))
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(square.center.x - 175) < 0.01 && abs(square.center.y + 25) < 0.01)
        #expect(abs(other.center.y - 75) < 0.01)
        group.transform = .identity
        #expect(square.center == CGPoint(x: 125, y: 25))
        setting.animator.addBehavior(UIGravityBehavior(items: [group]))
        setting.host.advance(by: 0.4)
        #expect(abs(square.center.y - 105) < 3)
        #expect(abs(other.center.y - square.center.y) < 0.01)
        #expect(abs(other.center.x - square.center.x - 100) < 0.01)
    }
}

private final class LateField: UIFieldBehavior {
    var delay = 0.0
}

extension UIFieldBehavior {
    fileprivate func with(_ change: (UIFieldBehavior) -> Void) -> UIFieldBehavior {
        change(self)
        return self
    }
}
