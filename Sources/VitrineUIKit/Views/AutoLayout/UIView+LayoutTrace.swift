import VitrineConstraints

extension UIView {
    /// The view and what is in it as a text, one line each, with what is wrong with their layout. Not in UIKit, where
    /// debuggers print such a text.
    ///
    /// `*` marks views and guides that constraints place, `+` views with a given frame that constraints mention, `•`
    /// the views whose contents are solved by themselves. `AMBIGUOUS LAYOUT for` is followed by what the constraints
    /// leave open, and `BROKEN` by constraints of the view that are left out because they contradict others.
    ///
    ///     •UIView:0x7f80 (0 0; 320 480)
    ///     |   *UILabel:0x7f90'Title' (16 20; 38 21)- AMBIGUOUS LAYOUT for UILabel:0x7f90'Title'.minX{id: 8}
    ///
    /// Complexity: O(views and constraints in it, times the size of their systems).
    public func layoutTrace() -> String {
        var lines: [String] = []
        trace(into: &lines, depth: 0)
        return lines.joined(separator: "\n")
    }

    private func trace(into lines: inout [String], depth: Int) {
        let indent = String(repeating: "|   ", count: depth)
        let item = layoutItem
        let isPlaced = !translatesAutoresizingMaskIntoConstraints && storedSuperview != nil
        let mark = item?.ownEngine != nil ? "•" : isPlaced ? "*" : item?.engine != nil ? "+" : ""
        let frame = untransformedFrame
        let name = item?.name ?? LayoutItem.name(of: self)
        let ambiguous = isPlaced ? madeLayoutItem.ambiguityText : ""
        lines.append(
            "\(indent)\(mark)\(name) (\(NSLayoutConstraint.number(frame.minX)) \(NSLayoutConstraint.number(frame.minY)); \(NSLayoutConstraint.number(frame.width)) \(NSLayoutConstraint.number(frame.height)))\(ambiguous)"
        )
        for constraint in item?.held ?? [] where constraint.isBroken {
            lines.append("\(indent)|   BROKEN \(constraint.text)")
        }
        for guide in storedLayoutGuides where guide.kind == .own {
            lines.append("\(indent)|   *\(guide.madeLayoutItem.name)\(guide.madeLayoutItem.ambiguityText)")
        }
        for view in storedSubviews { view.trace(into: &lines, depth: depth + 1) }
    }
}

extension LayoutItem {
    /// What the constraints leave open, in UIKit's words; empty if that is nothing.
    fileprivate var ambiguityText: String {
        let dimensions = ambiguousDimensions
        guard !dimensions.isEmpty else { return "" }
        let places = dimensions.map { "\(name).\($0.text){id: \(variable($0).id)}" }
        return "- AMBIGUOUS LAYOUT for \(places.joined(separator: ", "))"
    }
}

extension LayoutItem.Dimension {
    /// As in UIKit's traces.
    var text: String {
        switch self {
        case .x: "minX"
        case .y: "minY"
        case .width: "Width"
        case .height: "Height"
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is active, but left out because it contradicts others.
    var isBroken: Bool { engine?.refused.contains { $0 === self } ?? false }
}
