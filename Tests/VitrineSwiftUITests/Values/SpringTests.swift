import Testing
import VitrineSwiftUI

private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

@Suite("Springs and unit curves")
struct SpringTests {
    @Test("Duration and bounce are response and damping ratio")
    func conversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(rounded(spring.dampingRatio) == 0.7)
        #expect(rounded(spring.response) == 0.5)
        #expect(rounded(spring.stiffness) == 157.914)
        #expect(rounded(spring.damping) == 17.593)
        let stiff = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(rounded(stiff.bounce) == 0.5)
        #expect(rounded(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio) == 1)
        let over = Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)
        #expect(rounded(over.dampingRatio) == 2)
        #expect(rounded(over.bounce) == -0.5)
        #expect(Spring.smooth.settlingDuration > 0.5)
        let settling = Spring(settlingDuration: 2, dampingRatio: 1)
        #expect(abs(settling.settlingDuration(target: 1.0, epsilon: 0.001) - 2) < 0.001)
    }

    @Test("Values and velocities of the three kinds of damping")
    func values() {
        let smooth = Spring(response: 1, dampingRatio: 1)
        #expect(
            [0, 0.25, 0.5, 1].map { rounded(smooth.value(target: 1, time: $0)) } == [0, 0.466, 0.821, 0.986])
        for ratio in [0.5, 1, 2.0] {
            let spring = Spring(response: 1, dampingRatio: ratio)
            #expect(rounded(spring.velocity(target: 1, initialVelocity: 3, time: 0)) == 3)
            let slope = (spring.value(target: 1, time: 0.3001) - spring.value(target: 1, time: 0.3)) / 0.0001
            #expect(abs(slope - spring.velocity(target: 1, time: 0.3)) < 0.01)
            // Two half steps are one whole.
            var (value, velocity) = (0.0, 0.0)
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.2)
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
            #expect(abs(value - spring.value(target: 1, time: 0.3)) < 1e-9)
        }
        #expect(
            rounded(Spring(mass: 1, stiffness: 10, damping: 1).force(target: 1.0, position: 0, velocity: 2))
                == 8)
    }

    @Test("Unit curves at ¼, ½ and ¾, and their inverses")
    func curves() {
        let places = [0.25, 0.5, 0.75]
        func values(_ curve: UnitCurve) -> [Double] { places.map { rounded(curve.value(at: $0)) } }
        #expect(values(.linear) == [0.25, 0.5, 0.75])
        #expect(values(.circularEaseIn) == [0.032, 0.134, 0.339])
        #expect(values(.circularEaseOut) == [0.661, 0.866, 0.968])
        #expect(values(.circularEaseInOut) == [0.067, 0.5, 0.933])
        #expect(values(.easeInOut) == [0.129, 0.5, 0.871])
        for curve in [UnitCurve.easeIn, .easeOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            for place in places {
                #expect(rounded(curve.inverse.value(at: curve.value(at: place))) == place)
                let slope = (curve.value(at: place + 1e-6) - curve.value(at: place - 1e-6)) / 2e-6
                // Half way the two quarters of a circle are upright.
                let isUpright = curve == .circularEaseInOut && place == 0.5
                #expect(isUpright || abs(slope - curve.velocity(at: place)) < 0.001)
            }
        }
        #expect(UnitCurve.easeIn.value(at: -1) == 0)
        #expect(UnitCurve.easeIn.value(at: 2) == 1)
    }
}
