import Testing
import VitrineQuartzCore

@Suite("Timing curves")
struct TimingTests {
    // Solved independently by bisection of the documented control points.
    static let table: [(CAMediaTimingFunctionName, [Double])] = [
        (.default, [0.094796306, 0.408510591, 0.802403388, 0.960458978, 0.994316477]),
        (.easeIn, [0.01702661, 0.093464651, 0.315356813, 0.621861869, 0.839427846]),
        (.easeOut, [0.160572154, 0.378138131, 0.684643187, 0.906535349, 0.98297339]),
        (.easeInEaseOut, [0.019722454, 0.129161931, 0.5, 0.870838069, 0.980277546]),
        (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ]

    @Test("The named curves follow Apple's Béziers", arguments: table)
    func named(_ name: CAMediaTimingFunctionName, _ expected: [Double]) {
        let function = CAMediaTimingFunction(name: name)
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(close(function.value(at: time), value, within: 1e-8))
        }
        #expect(function.value(at: 0) == 0)
        #expect(function.value(at: 1) == 1)
    }

    @Test("A curve answers its control points")
    func controlPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        var values: [Float] = [0, 0]
        function.getControlPoint(at: 1, values: &values)
        #expect(values == [0.1, 0.2])
        function.getControlPoint(at: 3, values: &values)
        #expect(values == [1, 1])
    }

    @Test("Curves with a vertical tangent are solved too")
    func verticalTangent() {
        let function = CAMediaTimingFunction(controlPoints: 0, 1, 1, 0)
        #expect(close(function.value(at: 0.5), 0.5, within: 1e-9))
        for time in stride(from: 0.01, to: 1, by: 0.01) {
            #expect(function.value(at: time).isFinite)
        }
    }
}

@Suite("Springs")
struct SpringTests {
    // Integrated independently, Runge–Kutta with 200 000 steps.
    static let table: [(SpringCurve, [Double])] = [
        (
            SpringCurve(angularFrequency: 10, dampingRatio: 0.5),
            [0.34029985, 1.02335958, 1.07459057, 1.00217012]
        ),
        (
            SpringCurve(angularFrequency: 2 * .pi / 0.5, dampingRatio: 1),
            [0.35773956, 0.82102555, 0.98639907, 0.99995269]
        ),
        (
            SpringCurve(angularFrequency: 10, dampingRatio: 2),
            [0.17773658, 0.44864746, 0.71782883, 0.92609593]
        ),
        (
            SpringCurve(angularFrequency: 10, dampingRatio: 0.5, initialVelocity: 5),
            [0.60705344, 1.16041453, 1.03061936, 1.00486286]
        ),
        (
            SpringCurve(angularFrequency: 10, dampingRatio: 1, initialVelocity: 3),
            [0.37460495, 0.77426625, 0.96967924, 0.9996368]
        ),
    ]

    @Test("The closed solution agrees with numeric integration", arguments: table)
    func values(_ curve: SpringCurve, _ expected: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 1], expected) {
            #expect(close(curve.value(at: time), value, within: 2e-8))
        }
    }

    @Test("Core Animation's default spring settles in 1.4727 seconds")
    func settling() {
        let curve = SpringCurve(mass: 1, stiffness: 100, damping: 10)
        #expect(close(curve.settlingDuration, 1.4727003346780927, within: 1e-9))
    }

    @Test("A spring asked to settle in a time settles in that time", arguments: [0.3, 0.5, 0.85, 1, 1.5])
    func inverse(_ ratio: Double) {
        let curve = SpringCurve(settlingDuration: 0.5, dampingRatio: ratio, initialVelocity: 0)
        #expect(close(curve.settlingDuration, 0.5, within: 1e-6))
        #expect(abs(curve.value(at: 0.5) - 1) < 0.001_01)
    }

    @Test("Duration and bounce give stiffness 157.9 and damping 25.13 for half a second without bounce")
    @MainActor func perceptual() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(close(spring.stiffness, 157.913670417, within: 1e-6))
        #expect(close(spring.damping, 25.132741229, within: 1e-6))
        #expect(close(spring.perceptualDuration, 0.5))
        let bouncy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(close(bouncy.bounce, 0.3))
    }
}
