package import Foundation

/// A solved layout as text, one line an element: what tests compare and what belongs into a report of a bug.
///
/// The engine's solvers and layouts with views fill in the same form, so that their texts can be compared:
///
/// ```
/// CompositionalSolver, 375×812 @3, vertical, content 375×230
/// section 0: 2 items (0 0 375 230)
///   supplementary header 0.0 (20 0 335 30) z 1
///   item 0.0 (0 30 375 100) estimated height
///   item 0.1 (0 130 375 100) estimated height
/// ```
package struct LayoutDump {
    /// What an element is, in the order of lines.
    package enum Category: Int, Sendable {
        case decoration, supplementary, item
    }

    /// One line.
    package struct Element {
        package var category: Category
        /// The kind of a decoration or supplementary; empty for items.
        package var kind: String
        /// Section and item; one index for views of the whole layout.
        package var indexPath: [Int]
        package var frame: CGRect
        package var zIndex: Int
        package var estimates: (width: Bool, height: Bool)
        /// Anything else that is not usual, such as `alpha 0.5`.
        package var remarks: [String]

        package init(
            _ category: Category, kind: String = "", indexPath: [Int], frame: CGRect, zIndex: Int = 0,
            estimates: (width: Bool, height: Bool) = (false, false), remarks: [String] = []
        ) {
            self.category = category
            self.kind = kind
            self.indexPath = indexPath
            self.frame = frame
            self.zIndex = zIndex
            self.estimates = estimates
            self.remarks = remarks
        }
    }

    /// A section that scrolls by itself.
    package struct Region {
        package var behavior: String
        package var frame: CGRect
        package var contentSize: CGSize
        package var offset: CGPoint
        /// In the coordinates of the section's own content.
        package var elements: [Element] = []

        package init(behavior: String, frame: CGRect, contentSize: CGSize, offset: CGPoint) {
            self.behavior = behavior
            self.frame = frame
            self.contentSize = contentSize
            self.offset = offset
        }
    }

    /// What the first line says.
    package struct Header {
        package var name: String
        package var container: CGSize
        package var scale: CGFloat
        /// Nil where the layout does not say.
        package var axis: LayoutAxis?
        package var isRightToLeft = false
        package var contentSize: CGSize
        package var remarks: [String] = []

        package init(
            name: String, container: CGSize, scale: CGFloat, axis: LayoutAxis?, contentSize: CGSize
        ) {
            self.name = name
            self.container = container
            self.scale = scale
            self.axis = axis
            self.contentSize = contentSize
        }
    }

    package var header: Header
    /// The number of items of each section.
    package var itemCounts: [Int]
    /// The rectangle that was asked for; nil is everything.
    package var rect: CGRect?
    /// The frames of sections; none where the layout does not know.
    package var sectionFrames: [Int: CGRect] = [:]
    package var regions: [Int: Region] = [:]
    package var elements: [Element] = []
    /// Whether elements were left out because there are too many.
    package var isCut = false

    package init(header: Header, itemCounts: [Int], rect: CGRect?) {
        self.header = header
        self.itemCounts = itemCounts
        self.rect = rect
    }
}

extension LayoutDump {
    /// The lines, without a line break at the end.
    ///
    /// Elements stand section by section; in a section decorations, then supplementary views by kind, then items;
    /// each by index path. A layout that does not know its sections gives one list.
    package var text: String {
        var lines = [header.text + (rect.map { ", in \(Self.text($0))" } ?? "")]
        let sorted = elements.sorted(by: Self.precedes)
        let knowsSections = !sectionFrames.isEmpty
        lines += sorted.filter { !knowsSections || $0.indexPath.count != 2 }.map { Self.line($0) }
        if knowsSections {
            let bySection = Dictionary(grouping: sorted.filter { $0.indexPath.count == 2 }) {
                $0.indexPath[0]
            }
            for section in Set(bySection.keys).union(regions.keys).union(sectionFrames.keys).sorted() {
                lines.append(sectionLine(section))
                lines += (bySection[section] ?? []).map { "  " + Self.line($0) }
                guard let region = regions[section] else { continue }
                lines.append(
                    "  scrolls by itself \(region.behavior) \(Self.text(region.frame)) content"
                        + " \(Self.text(region.contentSize)) offset \(Self.text(region.offset))")
                lines += region.elements.sorted(by: Self.precedes).map { "    " + Self.line($0) }
            }
        }
        if isCut { lines.append(cutLine) }
        return lines.joined(separator: "\n")
    }

    private func sectionLine(_ section: Int) -> String {
        let count = itemCounts.indices.contains(section) ? itemCounts[section] : 0
        return "section \(section): \(count) \(count == 1 ? "item" : "items")"
            + (sectionFrames[section].map { " \(Self.text($0))" } ?? "")
    }

    private var cutLine: String {
        let total = itemCounts.reduce(0, +)
        let listed = (elements + regions.values.flatMap(\.elements)).count { $0.category == .item }
        return "left out: \(total - listed) of \(total) items and what is beside them; "
            + "name a rectangle or a higher limit to see more"
    }

    private static func precedes(_ first: Element, _ second: Element) -> Bool {
        let sections = (first.section, second.section)
        if sections.0 != sections.1 { return sections.0 < sections.1 }
        if first.category != second.category { return first.category.rawValue < second.category.rawValue }
        if first.kind != second.kind { return first.kind < second.kind }
        return first.indexPath.lexicographicallyPrecedes(second.indexPath)
    }

    private static func line(_ element: Element) -> String {
        let path = element.indexPath.map { "\($0)" }.joined(separator: ".")
        var words: [String]
        switch element.category {
        case .item: words = ["item"]
        case .supplementary: words = ["supplementary", quoted(element.kind)]
        case .decoration: words = ["decoration", quoted(element.kind)]
        }
        words += [path, text(element.frame)]
        if element.zIndex != 0 { words.append("z \(element.zIndex)") }
        switch element.estimates {
        case (true, true): words.append("estimated")
        case (true, false): words.append("estimated width")
        case (false, true): words.append("estimated height")
        case (false, false): break
        }
        return (words + element.remarks).joined(separator: " ")
    }

    /// A kind as one word.
    private static func quoted(_ kind: String) -> String {
        kind.isEmpty || kind.contains(where: \.isWhitespace) ? "\"\(kind)\"" : kind
    }

    // MARK: Numbers

    /// At most three decimals, and no more than are needed.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity" }
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(Double(value))" }
        let whole = Int(thousandths)
        let digits = String(abs(whole) % 1000)
        var fraction = String(repeating: "0", count: 3 - digits.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return (whole < 0 ? "-" : "") + "\(abs(whole) / 1000)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }

    package static func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
        return "(\(numbers.joined(separator: " ")))"
    }
    package static func text(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }
    package static func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
}

extension LayoutDump.Element {
    /// Views of the whole layout come before all sections.
    fileprivate var section: Int { indexPath.count == 2 ? indexPath[0] : -1 }
}

extension LayoutDump.Header {
    fileprivate var text: String {
        var parts = [name, "\(LayoutDump.text(container)) @\(LayoutDump.number(scale))"]
        if let axis { parts.append(axis == .vertical ? "vertical" : "horizontal") }
        if isRightToLeft { parts.append("right to left") }
        parts.append("content \(LayoutDump.text(contentSize))")
        return (parts + remarks).joined(separator: ", ")
    }
}
