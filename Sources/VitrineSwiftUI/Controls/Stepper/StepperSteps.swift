/// What the buttons of a stepper do; nil where there is nothing to do.
@MainActor
protocol StepperSteps {
    var increment: (() -> Void)? { get }
    var decrement: (() -> Void)? { get }
}

/// Closures of the program's.
struct StepperActions: StepperSteps {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
}

/// Steps of a value: the same for the same value, where two closures would be two.
struct ValueSteps<V: Strideable>: StepperSteps {
    private let value: Binding<V>
    private let bounds: ClosedRange<V>?
    private let step: V.Stride
    private let goesUp: Bool
    private let goesDown: Bool

    init(of value: Binding<V>, in bounds: ClosedRange<V>?, by step: V.Stride) {
        self.value = value
        self.bounds = bounds
        self.step = step
        let now = value.wrappedValue
        // Values beyond a limit may come back.
        func isPossible(_ distance: V.Stride) -> Bool {
            guard let bounds else { return true }
            return distance > 0 ? now < bounds.upperBound : now > bounds.lowerBound
        }
        goesUp = isPossible(step)
        goesDown = isPossible(-step)
    }

    var increment: (() -> Void)? { goesUp ? { move(by: step) } : nil }
    var decrement: (() -> Void)? { goesDown ? { move(by: -step) } : nil }

    private func move(by distance: V.Stride) {
        let new = value.wrappedValue.advanced(by: distance)
        value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
}
