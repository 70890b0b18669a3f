/// What layouts can reckon with. Lengths that are none come from a program's arithmetic, a division by nothing or a measure
/// that was not taken yet: they are reported with the view, once, and the view comes without them.
extension _GraphNode {
    /// The length, or nil and a report where it is not a finite number.
    ///
    /// - Parameters:
    ///   - kind: What it is, "spacing".
    ///   - name: Where it is given, "HStack(spacing:)".
    func finite(_ length: CGFloat?, _ kind: String, _ name: @autoclosure () -> String) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        let call = name()
        RuntimeIssue.report(
            "Invalid \(kind) (not a finite number): \(call.dropLast()) \(length)) is ignored.", at: self, call
        )
        return nil
    }

    /// The lengths, with 0 and one report for those that are not finite numbers.
    func finite(_ lengths: KeyValuePairs<String, CGFloat>, _ kind: String, _ call: String) -> [CGFloat] {
        let bad = lengths.filter { !$0.value.isFinite }
        if !bad.isEmpty {
            let given = bad.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            RuntimeIssue.report(
                "Invalid \(kind) (not a finite number): \(call)(\(given)) counts as 0.", at: self, call)
        }
        return lengths.map { $0.value.isFinite ? $0.value : 0 }
    }

    /// The number, or another and a report where it is none.
    func number(_ value: Double, or other: Double, _ kind: String, _ call: String) -> Double {
        guard value.isNaN else { return value }
        RuntimeIssue.report("Invalid \(kind) (not a number): \(call)(\(value)) is ignored.", at: self, call)
        return other
    }
}

extension Element {
    /// A size that containers can use.
    ///
    /// Asked how large it can become, a view may say that there is no end. A negative length, as of a stack with a
    /// negative spacing, is nothing.
    final func checked(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
        if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity { return size }
        let asksForMost = proposal.width == .infinity || proposal.height == .infinity
        func isLength(_ length: CGFloat) -> Bool { length < .infinity || (asksForMost && length > 0) }
        if !(isLength(size.width) && isLength(size.height) && -size.width < .infinity
            && -size.height < .infinity)
        {
            RuntimeIssue.report(
                "Invalid view geometry (not a finite number): a size of \(size.width) × \(size.height); what is no "
                    + "length counts as nothing.", at: node, "size")
        }
        func length(_ length: CGFloat) -> CGFloat { isLength(length) ? max(length, 0) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    /// A place that layers can have.
    final func checked(_ origin: CGPoint) -> CGPoint {
        if origin.x.isFinite, origin.y.isFinite { return origin }
        RuntimeIssue.report(
            "Invalid view geometry (not a finite number): a place at (\(origin.x), \(origin.y)); what is no coordinate "
                + "counts as 0.", at: node, "place")
        return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
}
