package import Foundation

/// The frames of groups, nested ones included, for pictures of a layout.
///
/// A solver keeps no frames of groups, as nothing is shown there. So a second one is made of the same blueprints, in
/// which each group has a view as large as itself.
///
/// Complexity: making it is O(sections + measured items · log items); asking is O(log sections + visible).
package struct GroupOutlines: Sendable {
    /// One group.
    package struct Outline: Hashable, Sendable {
        /// Which group of the blueprint: the outermost, or one in it.
        package var path: LayoutPath
        /// The place among the groups of its path in its section.
        package var number: Int
        package var frame: CGRect
    }

    private static let prefix = "\u{1}group"
    private let solver: CompositionalSolver

    /// The groups of a layout as it is, measured sizes included.
    package init(_ original: CompositionalSolver) {
        let sections = original.sections.map { section in
            var spec = section.spec
            spec.group = Self.marked(spec.group, at: [])
            return spec
        }
        var marked = CompositionalSolver(
            environment: original.environment, sections: Array(sections),
            itemCounts: (0..<original.sectionCount).map { original.itemCount(inSection: $0) })
        marked.carryMeasurements(from: original, newItem: { ($0, $1) }, newSection: { $0 })
        solver = marked
    }

    /// The groups that meet a rectangle of the content, outer ones first. Sections that scroll by themselves are at
    /// their start.
    package func outlines(in rect: CGRect) -> [Outline] {
        solver.placements(in: rect).compactMap { Self.outline($0) }.sorted(by: Self.isOuter)
    }

    /// The groups of a section that scrolls by itself, in the coordinates of its content.
    package func outlines(inOrthogonalSection section: Int, in rect: CGRect) -> [Outline] {
        solver.orthogonalPlacements(inSection: section, in: rect).compactMap { Self.outline($0) }
            .sorted(by: Self.isOuter)
    }

    private static func isOuter(_ first: Outline, _ second: Outline) -> Bool {
        (first.path, first.number) < (second.path, second.number)
    }

    private static func marked(_ element: LayoutElement, at path: [Int]) -> LayoutElement {
        guard case .group(var group) = element.content else { return element }
        var marked = element
        switch group.arrangement {
        case .list(let axis, let items):
            group.arrangement = .list(axis, items.enumerated().map { Self.marked($1, at: path + [$0]) })
        case .repeating(let axis, let item, let count):
            group.arrangement = .repeating(axis, Self.marked(item, at: path + [0]), count: count)
        case .shares(let axis, let item, let count):
            group.arrangement = .shares(axis, Self.marked(item, at: path + [0]), count: count)
        case .custom: break
        }
        marked.content = .group(group)
        marked.supplementaries = [
            LayoutSupplementary(
                kind: prefix + path.map { " \($0)" }.joined(),
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
                containerAnchor: LayoutAnchor(edges: [.top, .leading]))
        ]
        return marked
    }

    private static func outline(_ placement: LayoutPlacement) -> Outline? {
        guard case .supplementary(let kind, let section, let number) = placement.element,
            kind.hasPrefix(prefix)
        else { return nil }
        let items = kind.split(separator: " ").dropFirst().compactMap { Int($0) }
        return Outline(
            path: LayoutPath(section: section, part: .group(items)), number: number, frame: placement.frame)
    }
}
