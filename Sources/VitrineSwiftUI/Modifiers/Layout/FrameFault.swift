/// A dimension of a frame that cannot be: SwiftUI logs a fault and goes on.
struct FrameFault: Equatable {
    /// The dimensions, without their values.
    private let key: String
    private let message: String

    @MainActor func report(at node: _GraphNode) { RuntimeIssue.report(message, at: node, key) }

    /// A length, if it is one.
    static func length(_ value: CGFloat?, _ name: String, _ faults: inout [FrameFault]) -> CGFloat? {
        guard let value, !(value >= 0 && value < .infinity) else { return value }
        faults.append(
            FrameFault(
                key: "frame(\(name):)",
                message:
                    "Invalid frame dimension (negative or non-finite): frame(\(name): \(value)) is ignored."))
        return nil
    }

    /// Limits that are not in order.
    static func contradiction(_ limits: FrameLimits, _ name: String) -> FrameFault {
        func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }
        return FrameFault(
            key: "frame(min\(name):max\(name):)",
            message: "Contradictory frame constraints specified: min\(name) \(text(limits.least)), "
                + "ideal\(name) \(text(limits.ideal)), max\(name) \(text(limits.most)).")
    }
}

/// The limits of a flexible frame along one axis, in points.
struct FrameLimits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    /// The limits without those that are no lengths; only a maximum may be infinite.
    func checked(_ name: String, _ faults: inout [FrameFault]) -> FrameLimits {
        var result = FrameLimits()
        result.least = FrameFault.length(least, "min\(name)", &faults)
        result.ideal = FrameFault.length(ideal, "ideal\(name)", &faults)
        result.most = most == .infinity ? most : FrameFault.length(most, "max\(name)", &faults)
        let low = result.least ?? 0
        let middle = result.ideal ?? low
        if low > middle || middle > result.most ?? middle {
            faults.append(FrameFault.contradiction(result, name))
        }
        return result
    }
}
