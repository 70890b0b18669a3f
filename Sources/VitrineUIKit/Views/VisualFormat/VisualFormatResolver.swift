import Foundation
import VitrineCoreGraphics

/// Makes constraints of a visual format, given what its names mean.
@MainActor
struct VisualFormatResolver {
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    private init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// The constraints in the order in which they stand in the format, alignments last.
    ///
    /// - Complexity: O(length).
    static func constraints(
        _ text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) throws(VisualFormatFault) -> [NSLayoutConstraint] {
        var resolver = VisualFormatResolver(
            try VisualFormatParser.parse(text), options, metrics, views)
        try resolver.resolve()
        return resolver.constraints
    }

    private var isHorizontal: Bool { format.axis == .horizontal }
    /// Whether the format is read against the coordinates.
    private var isReversed: Bool {
        isHorizontal && options.contains(.directionRightToLeft)
    }

    /// The edges where a view begins and ends in the direction of reading, and the superview's margins there.
    private var sides:
        (
            start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
            startMargin: NSLayoutConstraint.Attribute, endMargin: NSLayoutConstraint.Attribute
        )
    {
        guard isHorizontal else { return (.top, .bottom, .topMargin, .bottomMargin) }
        if isReversed { return (.right, .left, .rightMargin, .leftMargin) }
        if options.contains(.directionLeftToRight) { return (.left, .right, .leftMargin, .rightMargin) }
        return (.leading, .trailing, .leadingMargin, .trailingMargin)
    }

    private mutating func resolve() throws(VisualFormatFault) {
        for attribute in options.alignments where (attribute.kind == .horizontal) == isHorizontal {
            let (edge, axis) =
                attribute.kind == .vertical ? ("horizontal", "vertical") : ("vertical", "horizontal")
            throw VisualFormatFault(
                reason:
                    "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \(axis).",
                offset: 0, hint: "The option aligns by .\(attribute.name).")
        }
        var previous: LayoutItem?
        for (index, element) in format.elements.enumerated() {
            let item = try view(element.name, element.offset)
            if index == 0, let leading = format.leading {
                try connect(item, atStartTo: leading)
            } else if let previous {
                try connect(previous, format.connections[index - 1], item)
            }
            for size in element.sizes { try add(size, of: item) }
            if index == format.elements.count - 1, let trailing = format.trailing {
                try connect(item, atEndTo: trailing)
            }
            previous = item
        }
        let items = try format.elements.map { element throws(VisualFormatFault) in
            try view(element.name, element.offset)
        }
        for attribute in options.alignments {
            for (former, latter) in zip(items, items.dropFirst()) {
                constraints.append(NSLayoutConstraint(latter, attribute, .equal, former, attribute))
            }
        }
    }

    // MARK: Connections

    private mutating func connect(
        _ item: LayoutItem, atStartTo superview: VisualFormat.Superview
    ) throws(VisualFormatFault) {
        let outer = try self.superview(of: item, superview.offset)
        if superview.connection == .standard {
            constraints.append(NSLayoutConstraint(item, sides.start, .equal, outer, sides.startMargin))
            return
        }
        try separate((outer, sides.start), superview.connection, (item, sides.start))
    }

    private mutating func connect(
        _ item: LayoutItem, atEndTo superview: VisualFormat.Superview
    ) throws(VisualFormatFault) {
        let outer = try self.superview(of: item, superview.offset)
        if superview.connection == .standard {
            constraints.append(NSLayoutConstraint(outer, sides.endMargin, .equal, item, sides.end))
            return
        }
        try separate((item, sides.end), superview.connection, (outer, sides.end))
    }

    private mutating func connect(
        _ former: LayoutItem, _ connection: VisualFormat.Connection, _ latter: LayoutItem
    ) throws(VisualFormatFault) {
        guard !isHorizontal, options.contains(.spacingBaselineToBaseline) else {
            return try separate((former, sides.end), connection, (latter, sides.start))
        }
        try separate((former, .lastBaseline), connection, (latter, .firstBaseline))
    }

    private typealias Place = (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)

    /// Keeps a distance between the end of one thing and the start of the next.
    private mutating func separate(
        _ former: Place, _ connection: VisualFormat.Connection, _ latter: Place
    ) throws(VisualFormatFault) {
        func add(_ relation: NSLayoutConstraint.Relation, _ length: CGFloat) -> NSLayoutConstraint {
            let (first, second) = isReversed ? (former, latter) : (latter, former)
            let constraint = NSLayoutConstraint(
                first.item, first.attribute, relation, second.item, second.attribute, constant: length)
            return constraint
        }
        switch connection {
        case .flush: constraints.append(add(.equal, 0))
        case .standard:
            constraints.append(
                add(
                    .equal,
                    SystemSpacing.between(
                        former.item, former.attribute, latter.item, latter.attribute)))
        case .lengths(let lengths):
            for length in lengths {
                let constraint = add(length.relation, try number(length.object))
                try prioritise(constraint, length.priority)
                constraints.append(constraint)
            }
        }
    }

    // MARK: Sizes

    private mutating func add(_ size: VisualFormat.Predicate, of item: LayoutItem) throws(VisualFormatFault) {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if case .name(let name) = size.object.amount, metric(name) == nil, views[name] != nil {
            let other = try view(name, size.object.offset)
            constraint = NSLayoutConstraint(item, attribute, size.relation, other, attribute)
        } else {
            constraint = NSLayoutConstraint(
                item, attribute, size.relation, nil, .notAnAttribute, constant: try number(size.object))
        }
        try prioritise(constraint, size.priority)
        constraints.append(constraint)
    }

    private func prioritise(
        _ constraint: NSLayoutConstraint, _ priority: VisualFormat.Placed?
    ) throws(VisualFormatFault) {
        guard let priority else { return }
        let value = try number(priority)
        guard value > 0, value <= 1000 else {
            throw VisualFormatFault(
                reason: "Expected a priority above 0 and at most at 1000, not \(value)",
                offset: priority.offset)
        }
        constraint.priority = UILayoutPriority(Float(value))
    }

    // MARK: Names

    private func view(_ name: String, _ offset: Int) throws(VisualFormatFault) -> LayoutItem {
        guard let value = views[name] else {
            let known =
                views.isEmpty
                ? "The views dictionary is empty."
                : "The views dictionary has: \(views.keys.sorted().joined(separator: ", "))."
            throw VisualFormatFault(
                reason: "\(name) is not a key in the views dictionary.", offset: offset, hint: known)
        }
        guard let item = LayoutItem.of(value) else {
            throw VisualFormatFault(
                reason:
                    "\(name) is a key in the views dictionary, but its value is neither a view nor a layout guide: \(value)",
                offset: offset)
        }
        return item
    }

    private func superview(of item: LayoutItem, _ offset: Int) throws(VisualFormatFault) -> LayoutItem {
        guard let superview = item.container else {
            throw VisualFormatFault(
                reason:
                    "Unable to interpret '|' character, because the related view doesn't have a superview",
                offset: offset,
                hint: "Add \(item.name) to a view before its constraints are made.")
        }
        return superview.madeLayoutItem
    }

    /// UIKit looks for numbers among the views, too.
    private func metric(_ name: String) -> Any? {
        metrics[name] ?? (views[name].flatMap(Self.number) as Any?)
    }

    private func number(_ placed: VisualFormat.Placed) throws(VisualFormatFault) -> CGFloat {
        let name: String
        switch placed.amount {
        case .number(let number): return CGFloat(number)
        case .name(let text): name = text
        }
        guard let value = metric(name) else {
            let known =
                metrics.isEmpty
                ? "The metrics dictionary is empty."
                : "The metrics dictionary has: \(metrics.keys.sorted().joined(separator: ", "))."
            throw VisualFormatFault(
                reason:
                    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
                offset: placed.offset, hint: known)
        }
        guard let number = Self.number(value) else {
            throw VisualFormatFault(
                reason: "The value of metric \"\(name)\" is no number, but \(type(of: value)): \(value)",
                offset: placed.offset)
        }
        guard number.isFinite else {
            throw VisualFormatFault(
                reason: "The value of metric \"\(name)\" is \(number), which is not finite",
                offset: placed.offset)
        }
        return CGFloat(number)
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case is Bool: nil
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
