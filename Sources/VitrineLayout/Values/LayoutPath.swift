/// The way to a part of a layout's blueprint, for messages: "section 2, group → item 1 → item 0".
///
/// Items are counted as the blueprint lists them, not as they are repeated: the second subitem of a group is
/// `item 1` wherever it stands.
public struct LayoutPath: Hashable, Sendable, CustomStringConvertible {
    /// What of a section, or of the whole layout, is meant.
    public enum Part: Hashable, Sendable {
        /// All of it.
        case whole
        /// The outermost group, or what its subitems' indexes lead to.
        case group([Int])
        /// An item of the data, in layouts that have no blueprint.
        case item(Int)
    }

    /// A view that accompanies the part.
    public enum View: Hashable, Sendable {
        /// A header, a footer or the like, by its place in the list.
        case boundary(Int, kind: String)
        /// A view anchored to an item or a group, by its place in the list.
        case supplementary(Int, kind: String)
        /// A background.
        case decoration(kind: String)
    }

    /// The section's index; nil: the whole layout.
    public var section: Int?
    /// What of it.
    public var part: Part
    /// The view on that part; nil: the part itself.
    public var view: View?

    /// The whole layout, a section, or a part of one.
    public init(section: Int? = nil, part: Part = .whole, view: View? = nil) {
        self.section = section
        self.part = part
        self.view = view
    }

    /// The path to a subitem of the group that this path leads to, or to the group itself if it leads to a section.
    public func appending(item index: Int) -> LayoutPath {
        if case .group(let items) = part {
            LayoutPath(section: section, part: .group(items + [index]))
        } else {
            LayoutPath(section: section, part: .group([index]))
        }
    }

    /// The path to a view on what this path leads to.
    public func on(_ view: View) -> LayoutPath { LayoutPath(section: section, part: part, view: view) }

    /// The path in words: "section 2, group → item 1 → item 0".
    public var description: String {
        var words: [String] = []
        if let section { words.append("section \(section)") }
        switch part {
        case .whole: if section == nil { words.append("the layout") }
        case .group(let items):
            words.append((["group"] + items.map { "item \($0)" }).joined(separator: " → "))
        case .item(let item): words.append("item \(item)")
        }
        switch view {
        case .boundary(let index, let kind): words.append("boundary view \(index) “\(kind)”")
        case .supplementary(let index, let kind): words.append("view \(index) “\(kind)”")
        case .decoration(let kind): words.append("background “\(kind)”")
        case nil: break
        }
        return words.joined(separator: ", ")
    }
}

extension LayoutPath: Comparable {
    /// The order of the blueprint: the whole before its parts, views after what they are on.
    public static func < (first: LayoutPath, second: LayoutPath) -> Bool {
        if first.section != second.section { return (first.section ?? -1) < (second.section ?? -1) }
        if first.part != second.part { return first.part.order.lexicographicallyPrecedes(second.part.order) }
        return first.view.map(\.order) ?? (-1, 0, "") < second.view.map(\.order) ?? (-1, 0, "")
    }
}

extension LayoutPath.Part {
    fileprivate var order: [Int] {
        switch self {
        case .whole: []
        case .group(let items): [0] + items
        case .item(let item): [1, item]
        }
    }
}

extension LayoutPath.View {
    fileprivate var order: (Int, Int, String) {
        switch self {
        case .supplementary(let index, let kind): (0, index, kind)
        case .boundary(let index, let kind): (1, index, kind)
        case .decoration(let kind): (2, 0, kind)
        }
    }
}
