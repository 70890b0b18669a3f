import Foundation

/// Looks for likely mistakes in the blueprint of a section, by the lengths that the solver would give its parts.
struct LayoutLinter {
    let scale: CGFloat
    private(set) var findings: [LayoutFinding] = []

    init(scale: CGFloat) {
        self.scale = scale
    }

    /// What contains an element.
    private struct Container {
        var size: CGSize
        /// Which lengths are guesses.
        var estimates: (width: Bool, height: Bool) = (false, false)
        /// Along which axes longer content is a mistake: not where the container scrolls or grows.
        var limits: (width: Bool, height: Bool)
        /// "group" or "section".
        var name: String

        func limits(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? limits.width : limits.height }
        func isEstimated(_ axis: LayoutAxis) -> Bool {
            axis == .horizontal ? estimates.width : estimates.height
        }
    }

    private mutating func note(_ rule: LayoutFinding.Rule, _ path: LayoutPath, _ message: String) {
        findings.append(LayoutFinding(rule, at: path, message: message))
    }

    // MARK: Sections

    mutating func lint(_ section: SolvedSection, at path: LayoutPath) {
        let spec = section.spec
        let along = section.axis
        lint(boundaries: spec.boundaries, at: path)
        lintKinds(of: spec, at: path)
        let room = section.groups.container
        let cross = along.cross
        if spec.orthogonal == nil, cross.main(room) <= 0, cross.main(section.container) > 0 {
            note(
                .insetsLeaveNothing(cross), path,
                "the content insets and boundary views leave no \(cross.extent) of"
                    + " \(points(cross.main(section.container))) points for the groups, so nothing shows;"
                    + " make them smaller.")
            return
        }
        // A section grows along its layout's axis, and scrolls across it if it is orthogonal.
        let limits = spec.orthogonal == nil
        let container = Container(
            size: room,
            limits: along == .vertical ? (width: limits, height: false) : (width: false, height: limits),
            name: "section")
        lint(spec.group, at: path.group, in: container, share: nil)
    }

    mutating func lint(boundaries: [LayoutBoundary], at path: LayoutPath) {
        var seen: Set<String> = []
        for (index, view) in boundaries.enumerated() where !seen.insert(view.kind).inserted {
            note(
                .duplicateKind(view.kind), path.on(.boundary(index, kind: view.kind)),
                "another boundary view before it has the kind “\(view.kind)”; the data source can tell them apart"
                    + " by the item of the index path only, so give each a kind of its own.")
        }
    }

    /// Kinds that the data source cannot tell apart.
    private mutating func lintKinds(of spec: LayoutSection, at path: LayoutPath) {
        var backgrounds: Set<String> = []
        for decoration in spec.decorations where !backgrounds.insert(decoration.kind).inserted {
            note(
                .duplicateKind(decoration.kind), path.on(.decoration(kind: decoration.kind)),
                "two backgrounds have the kind “\(decoration.kind)” and with it the same index path, so only one is"
                    + " shown; give each a kind of its own.")
        }
        let edges = Set(spec.boundaries.map(\.kind))
        guard !edges.isEmpty else { return }
        lintAnchored(spec.group, at: path.group, edges: edges)
    }

    private mutating func lintAnchored(_ element: LayoutElement, at path: LayoutPath, edges: Set<String>) {
        for (index, view) in element.supplementaries.enumerated() where edges.contains(view.kind) {
            note(
                .duplicateKind(view.kind), path.on(.supplementary(index, kind: view.kind)),
                "a boundary view of the section has the kind “\(view.kind)” too, so both have the index path of the"
                    + " first item; give each a kind of its own.")
        }
        for (index, child) in element.children.enumerated() {
            lintAnchored(child, at: path.appending(item: index), edges: edges)
        }
    }

    // MARK: Elements

    /// - Parameter share: The length that the group gives the element along an axis.
    private mutating func lint(
        _ element: LayoutElement, at path: LayoutPath, in container: Container,
        share: (axis: LayoutAxis, length: CGFloat)?
    ) {
        var size = CGSize(
            width: share?.axis == .horizontal
                ? share!.length : length(element.size.width, in: container.size),
            height: share?.axis == .vertical ? share!.length : length(element.size.height, in: container.size)
        )
        var estimates = (width: false, height: false)
        var isNothing = false
        for axis in [LayoutAxis.horizontal, .vertical] {
            let dimension = element.size.dimension(along: axis)
            let isShare = share?.axis == axis
            if axis == .horizontal {
                estimates.width = dimension.isEstimated && !isShare
            } else {
                estimates.height = dimension.isEstimated && !isShare
            }
            if isShare { lintOverridden(dimension, axis: axis, share: share!.length, at: path) }
            if !isShare, let source = dimension.fractionAxis, container.isEstimated(source) {
                note(
                    .fractionOfEstimate(axis), path,
                    "the \(axis.extent) is a fraction of the \(container.name)'s \(source.extent), which is only"
                        + " estimated, so it stays a fraction of the guess; make it estimated too, or give the"
                        + " \(container.name) a \(source.extent) that is known.")
            }
            let length = axis.main(size)
            let isEstimated = dimension.isEstimated && !isShare
            if lintExtent(length, of: element, axis: axis, isEstimated: isEstimated, container, at: path) {
                isNothing = true
            }
        }
        lintKinds(of: element, at: path)
        lintSupplementaries(of: element, size: size, at: path)
        guard !isNothing, case .group(let group) = element.content else { return }
        var insets = element.contentInsets
        if estimates.width { (insets.leading, insets.trailing) = (0, 0) }
        if estimates.height { (insets.top, insets.bottom) = (0, 0) }
        size = insets.applied(to: CGRect(origin: .zero, size: size)).size
        let inner = Container(
            size: size, estimates: estimates, limits: (width: !estimates.width, height: !estimates.height),
            name: "group")
        lint(group, at: path, in: inner)
    }

    /// One length of an element: whether there is anything of it, also within its insets, and whether it fits. Returns
    /// whether nothing is left, so that what is inside need not be looked at.
    private mutating func lintExtent(
        _ length: CGFloat, of element: LayoutElement, axis: LayoutAxis, isEstimated: Bool,
        _ container: Container, at path: LayoutPath
    ) -> Bool {
        let insets = element.contentInsets.before(axis) + element.contentInsets.after(axis)
        if isEstimated {
            if insets != 0 {
                note(
                    .insetsIgnored(axis), path,
                    "content insets along an estimated \(axis.extent) are ignored; use edge spacing, or spacing"
                        + " between items or groups.")
            }
            return false
        }
        guard length > 0 else {
            // In a container without extent the container is the mistake.
            if axis.main(container.size) > 0 || !element.size.dimension(along: axis).isFractional {
                note(
                    .noExtent(axis), path,
                    "the \(axis.extent) is zero, so nothing shows; give it a \(axis.extent) above zero.")
            }
            return true
        }
        if insets >= length {
            note(
                .insetsLeaveNothing(axis), path,
                "content insets of \(points(insets)) points leave nothing of its \(axis.extent) of"
                    + " \(points(length)); make them smaller, or use edge spacing, which does not shrink it.")
            return true
        }
        let room = axis.main(container.size)
        let edges =
            (element.edgeSpacing.before(axis)?.minimum ?? 0) + (element.edgeSpacing.after(axis)?.minimum ?? 0)
        if container.limits(axis), room > 0, length + edges > room + tolerance {
            note(
                .largerThanContainer(axis), path,
                "its \(axis.extent) of \(points(length + edges)) points"
                    + (edges == 0 ? "" : ", edge spacing included,")
                    + " is more than the \(points(room)) that the \(container.name) has, so it sticks out; use a"
                    + " fraction, or a smaller length in rooms of this size.")
        }
        return false
    }

    /// Half a pixel: thirds and sevenths do not add up exactly.
    private var tolerance: CGFloat { 0.5 / scale }

    private mutating func lintOverridden(
        _ dimension: LayoutDimension, axis: LayoutAxis, share: CGFloat, at path: LayoutPath
    ) {
        switch dimension {
        case .absolute(let value) where abs(value - share) > 1:
            note(
                .lengthOverridden(axis), path,
                "its \(axis.extent) of \(points(value)) points has no effect: a group with subitem and count makes"
                    + " equal shares, here of \(points(share)); use repeatingSubitem and count to keep its own, or"
                    + " write a fraction.")
        case .absolute, .fractionalWidth, .fractionalHeight: break
        default:
            note(
                .lengthOverridden(axis), path,
                "its estimated \(axis.extent) has no effect: a group with subitem and count makes equal shares, here"
                    + " of \(points(share)) points; use repeatingSubitem and count, or estimate the group's too."
            )
        }
    }

    private mutating func lintKinds(of element: LayoutElement, at path: LayoutPath) {
        var seen: Set<String> = []
        for (index, view) in element.supplementaries.enumerated() where !seen.insert(view.kind).inserted {
            note(
                .duplicateKind(view.kind), path.on(.supplementary(index, kind: view.kind)),
                "another view on the same \(element.name) has the kind “\(view.kind)”; give each a kind of its own."
            )
        }
    }

    private mutating func lintSupplementaries(of element: LayoutElement, size: CGSize, at path: LayoutPath) {
        for (index, view) in element.supplementaries.enumerated() {
            for axis in [LayoutAxis.horizontal, .vertical] {
                let length = length(view.size.dimension(along: axis), in: size)
                let insets = view.contentInsets.before(axis) + view.contentInsets.after(axis)
                if length > 0, insets >= length, !view.size.dimension(along: axis).isEstimated {
                    note(
                        .insetsLeaveNothing(axis), path.on(.supplementary(index, kind: view.kind)),
                        "content insets of \(points(insets)) points leave nothing of its \(axis.extent) of"
                            + " \(points(length)); make them smaller.")
                }
            }
        }
    }

    // MARK: Groups

    private mutating func lint(_ group: LayoutGroup, at path: LayoutPath, in inner: Container) {
        let spacing = group.interItemSpacing?.minimum ?? 0
        switch group.arrangement {
        case .custom: break
        case .list(let axis, let items):
            for (index, item) in items.enumerated() {
                lint(item, at: path.appending(item: index), in: inner, share: nil)
            }
            lintList(items, axis: axis, spacing: spacing, at: path, in: inner)
        case .repeating(let axis, let item, let count):
            lint(item, at: path.appending(item: 0), in: inner, share: nil)
            guard inner.limits(axis), !item.size.dimension(along: axis).isEstimated, count > 1 else { break }
            let one = outerLength(of: item, along: axis, in: inner.size)
            let total = one * CGFloat(count) + spacing * CGFloat(count - 1)
            let room = axis.main(inner.size)
            // One that does not fit by itself has been told.
            if one <= room + tolerance, total > room + tolerance * CGFloat(count) {
                note(
                    .countDoesNotFit(axis), path,
                    "\(count) subitems of \(points(one)) points"
                        + (spacing == 0 ? "" : " with \(points(spacing)) between them")
                        + " take \(points(total)) of \(points(room)), so the last stick out; use smaller subitems, or"
                        + " a smaller count in rooms of this size.")
            }
        case .shares(let axis, let item, let count):
            guard inner.limits(axis), count > 0 else {
                return lint(item, at: path.appending(item: 0), in: inner, share: nil)
            }
            let edges =
                (item.edgeSpacing.before(axis)?.minimum ?? 0) + (item.edgeSpacing.after(axis)?.minimum ?? 0)
            let room = max(0, axis.main(inner.size) - spacing * CGFloat(count - 1) - edges * CGFloat(count))
            let share = (room / CGFloat(count)).flooredToPixel(scale)
            var container = inner
            container.size = axis.size(main: room, cross: axis.cross.main(inner.size))
            guard share > 0 else {
                if axis.main(inner.size) > 0 {
                    note(
                        .noExtent(axis), path.appending(item: 0),
                        "\(count) shares and the spacing between them leave no \(axis.extent) of the group's"
                            + " \(points(axis.main(inner.size))) points; use a smaller count or less spacing."
                    )
                }
                return
            }
            // A share with its spacing always fits; along the other axis the whole extent limits it.
            container.limits =
                axis == .horizontal ? (false, container.limits.height) : (container.limits.width, false)
            lint(item, at: path.appending(item: 0), in: container, share: (axis, share))
        }
    }

    /// Subitems of a list are placed until one does not fit, and the next group begins with the first again: what
    /// comes after that one never shows.
    private mutating func lintList(
        _ items: [LayoutElement], axis: LayoutAxis, spacing: CGFloat, at path: LayoutPath, in inner: Container
    ) {
        guard items.count > 1, inner.limits(axis) else { return }
        let room = axis.main(inner.size)
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            // Measuring decides how many fit.
            if item.size.dimension(along: axis).isEstimated { return }
            let end =
                position + (index == 0 ? 0 : spacing) + outerLength(of: item, along: axis, in: inner.size)
            if index > 0, end > room + 0.001 {
                let rest = items.count - index
                note(
                    .neverReached(axis), path,
                    "the \(items.count) subitems need more than its \(axis.extent) of \(points(room)) points"
                        + (spacing == 0 ? "" : ", with \(points(spacing)) between them")
                        + " (item \(index) would end at \(points(end))), so the last"
                        + (rest == 1 ? " one is" : " \(rest) are")
                        + " never used and each group begins with item 0 again; make them smaller.")
                return
            }
            position = end
        }
    }

    // MARK: Lengths

    private func length(_ dimension: LayoutDimension, in container: CGSize) -> CGFloat {
        let value =
            switch dimension {
            case .fractionalWidth(let fraction): fraction * container.width
            case .fractionalHeight(let fraction): fraction * container.height
            default: dimension.value
            }
        return value.isFinite ? max(0, value) : 0
    }

    private func outerLength(of element: LayoutElement, along axis: LayoutAxis, in container: CGSize)
        -> CGFloat
    {
        length(element.size.dimension(along: axis), in: container)
            + (element.edgeSpacing.before(axis)?.minimum ?? 0)
            + (element.edgeSpacing.after(axis)?.minimum ?? 0)
    }

    private func points(_ value: CGFloat) -> String { LayoutDump.number(value) }
}

extension LayoutPath {
    /// The outermost group of a section.
    fileprivate var group: LayoutPath { LayoutPath(section: section, part: .group([])) }
}

extension LayoutElement {
    fileprivate var name: String {
        if case .group = content { "group" } else { "item" }
    }

    fileprivate var children: [LayoutElement] {
        guard case .group(let group) = content else { return [] }
        return switch group.arrangement {
        case .list(_, let items): items
        case .repeating(_, let item, _), .shares(_, let item, _): [item]
        case .custom: []
        }
    }
}

extension LayoutDimension {
    /// The axis of the container that a fraction refers to.
    fileprivate var fractionAxis: LayoutAxis? {
        switch self {
        case .fractionalWidth: .horizontal
        case .fractionalHeight: .vertical
        default: nil
        }
    }
    fileprivate var isFractional: Bool { fractionAxis != nil }
}
