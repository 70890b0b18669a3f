import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// Values at ¼ and ½ of a way, as animations find them.
@Suite("Values on their way")
struct AnimatableValueTests {
    @Test("Numbers, points, sizes and rectangles")
    func numbers() {
        #expect([0, 0.25, 0.5, 1].map { between(10.0, 20.0, $0) } == [10, 12.5, 15, 20])
        #expect([0, 0.25, 0.5, 1].map { between(Float(8), Float(-8), $0) } == [8, 4, 0, -8])
        #expect(between(CGFloat(1), CGFloat(2), 0.5) == 1.5)
        #expect(between(CGPoint(x: 0, y: 10), CGPoint(x: 8, y: 20), 0.25) == CGPoint(x: 2, y: 12.5))
        #expect(
            between(CGSize(width: 4, height: 0), CGSize(width: 0, height: 4), 0.25)
                == CGSize(width: 3, height: 1))
        #expect(between(CGRect(0, 0, 10, 10), CGRect(8, 4, 30, 50), 0.5) == CGRect(4, 2, 20, 30))
    }

    @Test("Insets, unit points and angles")
    func layoutValues() {
        let start = EdgeInsets(top: 0, leading: 10, bottom: 20, trailing: 30)
        let end = EdgeInsets(top: 4, leading: 14, bottom: 16, trailing: 26)
        #expect(between(start, end, 0.25) == EdgeInsets(top: 1, leading: 11, bottom: 19, trailing: 29))
        #expect(between(UnitPoint.topLeading, .bottomTrailing, 0.25) == UnitPoint(x: 0.25, y: 0.25))
        #expect(abs(between(Angle.degrees(0), .degrees(360), 0.25).degrees - 90) < 1e-9)
    }

    @Test("Vectors are added, subtracted, scaled and measured part by part")
    func vectors() {
        let pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
        #expect(pair.magnitudeSquared == 169)
        var half = pair
        half.scale(by: 0.5)
        #expect(half == AnimatablePair(1.5, AnimatablePair(2, 6)))
        #expect(half + half == pair && pair - half == half)
        #expect(AnimatablePair<Double, Float>.zero == AnimatablePair(0, 0))
        #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
        #expect(EmptyAnimatableData() + EmptyAnimatableData() == EmptyAnimatableData())
    }

    private struct Pie: Animatable {
        var animatableData: Double
    }

    private struct Plain: Animatable, Equatable {
        var name: String
    }

    @Test("Types of one's own give what is animated, or nothing")
    func ownTypes() {
        #expect(between(Pie(animatableData: 2), Pie(animatableData: 4), 0.5).animatableData == 3)
        #expect(between(Plain(name: "a"), Plain(name: "b"), 0.5) == Plain(name: "a"))
    }

    @Test("A spring finds its way between values of several parts")
    func springs() {
        // Without bounce, after its whole duration, 1 − e^(−2π)(1 + 2π) of the way.
        let spring = Spring(duration: 1)
        let point = spring.value(fromValue: CGPoint(x: 0, y: 100), toValue: CGPoint(x: 100, y: 0), time: 1)
        #expect(abs(point.x - 98.64) < 0.01 && abs(point.y - 1.36) < 0.01)
        #expect(spring.value(fromValue: 5.0, toValue: 9.0, time: 0) == 5)
    }

    @Test("Springs by name are of half a second and bounce a little, more, or not at all")
    func presets() {
        #expect([Spring.smooth, .snappy, .bouncy].map(\.duration).allSatisfy { abs($0 - 0.5) < 1e-9 })
        #expect([Spring.smooth, .snappy, .bouncy].map { ($0.bounce * 100).rounded() } == [0, 15, 30])
        #expect((Spring.bouncy(duration: 2, extraBounce: 0.1).bounce * 100).rounded() == 40)
        #expect(abs(Spring.snappy(duration: 2).duration - 2) < 1e-9)
        #expect(Spring.smooth(extraBounce: 0.2) == Spring(duration: 0.5, bounce: 0.2))
        #expect(Spring() == .smooth)
    }

    @Test("Vectors have values between them")
    func interpolation() {
        #expect((2.0).interpolated(towards: 4, amount: 0.25) == 2.5)
        #expect(CGFloat(1).interpolated(towards: 0, amount: 2) == -1)
        var pair = AnimatablePair(1.0, CGFloat(10))
        pair.interpolate(towards: AnimatablePair(3, 20), amount: 0.5)
        #expect(pair == AnimatablePair(2, 15))
    }

    @Test("Curves at 0, ¼, ½ and 1, and how steep they are at both ends")
    func curves() {
        func values(_ curve: UnitCurve) -> [Double] {
            [0, 0.25, 0.5, 1].map { (curve.value(at: $0) * 1000).rounded() / 1000 }
        }
        #expect(values(.linear) == [0, 0.25, 0.5, 1])
        #expect(values(.easeIn) == [0, 0.093, 0.315, 1])
        #expect(values(.easeOut) == [0, 0.378, 0.685, 1])
        #expect(values(.easeInOut) == [0, 0.129, 0.5, 1])
        #expect(values(.circularEaseIn) == [0, 0.032, 0.134, 1])
        #expect(values(.circularEaseOut) == [0, 0.661, 0.866, 1])
        #expect(values(.circularEaseInOut) == [0, 0.067, 0.5, 1])
        // A curve may go beyond its end.
        let beyond = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.6, y: 2))
        #expect(beyond.value(at: 0.8) > 1 && beyond.value(at: 1) == 1)
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
        #expect(UnitCurve.linear.inverse == .linear)
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
    }
}
