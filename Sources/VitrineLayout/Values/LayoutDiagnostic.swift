public import Foundation

/// Input that has no sensible layout: where it is, what is wrong with it, and what was laid out instead.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// A number in a blueprint.
    public enum Property: Hashable, Sendable {
        /// A dimension.
        case width, height
        /// Room inside: top, leading, bottom, trailing.
        case contentInset(String)
        /// Room around: top, leading, bottom, trailing.
        case edgeSpacing(String)
        /// Room between items, groups and sections.
        case interItemSpacing, interGroupSpacing, interSectionSpacing
        /// Room before everything in a section.
        case startPadding
        /// How far a view is moved.
        case offset
        /// The frame of an item of a custom group, by its index.
        case customItem(Int)
        /// The room of the layout.
        case containerSize
        /// Device pixels per point.
        case scale
        /// The number of items in a section.
        case itemCount
    }

    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// A number that is not finite, or negative where it must not be, or beyond a billion points. `value` is
        /// what was given, `taken` what was laid out.
        case invalidLength(Property, value: String, taken: CGFloat)
        /// A list of items that takes no room along the axis was repeated once, not for ever.
        case itemsWithoutExtent(LayoutAxis)
        /// A group without extent along the axis was taken as one pixel long.
        case groupWithoutExtent(LayoutAxis)
        /// A count of less than one was taken as one.
        case invalidCount(Int)
        /// A group holds no items.
        case emptyGroup
    }

    /// Where.
    public var path: LayoutPath
    /// What.
    public var problem: Problem

    /// Describes a problem.
    public init(_ problem: Problem, at path: LayoutPath) {
        self.problem = problem
        self.path = path
    }

    /// One sentence: where, what was given, what was laid out, and what to do.
    public var description: String {
        switch problem {
        case .invalidLength(let property, let value, let taken):
            "\(path): the \(property) is \(value), which cannot be laid out; \(Self.text(taken)) was taken,"
                + " so use \(property.remedy)."
        case .itemsWithoutExtent(let axis):
            "\(path): the subitems have no \(axis.extent), so repeating them never fills the group; they were"
                + " placed once, so give one of them a \(axis.extent) or use a count."
        case .groupWithoutExtent(let axis):
            "\(path): the group has no \(axis.extent), so groups would lie on each other; one pixel was taken,"
                + " so give the group a \(axis.extent) above zero."
        case .invalidCount(let count):
            "\(path): the count is \(count); 1 was taken, so use a count of one or more."
        case .emptyGroup:
            "\(path): the group holds no items and shows none of the data, so give it at least one subitem."
        }
    }

    private static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

extension LayoutDiagnostic: Comparable {
    /// The order of the blueprint.
    public static func < (first: LayoutDiagnostic, second: LayoutDiagnostic) -> Bool {
        first.path == second.path ? first.description < second.description : first.path < second.path
    }
}

extension LayoutDiagnostic.Property: CustomStringConvertible {
    /// The property in words.
    public var description: String {
        switch self {
        case .width: "width"
        case .height: "height"
        case .contentInset(let edge): "\(edge) content inset"
        case .edgeSpacing(let edge): "\(edge) edge spacing"
        case .interItemSpacing: "spacing between items"
        case .interGroupSpacing: "spacing between groups"
        case .interSectionSpacing: "spacing between sections"
        case .startPadding: "room at the start"
        case .offset: "offset"
        case .customItem(let index): "frame of custom item \(index)"
        case .containerSize: "room"
        case .scale: "display scale"
        case .itemCount: "number of items"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .width, .height: "a finite length that is not negative"
        case .contentInset, .edgeSpacing, .interItemSpacing, .interGroupSpacing, .interSectionSpacing,
            .startPadding,
            .offset:
            "a finite number of points"
        case .customItem: "a frame of finite numbers"
        case .containerSize: "finite bounds"
        case .scale: "a scale above zero"
        case .itemCount: "a count that is not negative"
        }
    }
}

extension LayoutAxis {
    /// The name of a length along the axis.
    var extent: String { self == .horizontal ? "width" : "height" }
}
