import Foundation

/// A section solved by its estimates, whatever the number of its items. Immutable; sections that look the same
/// share it, so that a thousand of them cost what one does.
final class SectionTemplate: Sendable {
    let axis: LayoutAxis
    let container: CGSize
    let scale: CGFloat
    let boundaries: BoundaryArrangement
    let groups: GroupTemplate
    var spec: LayoutSection { groups.spec }
    /// With paths that name no section.
    let diagnostics: Set<LayoutDiagnostic>

    init(_ given: LayoutSection, itemCount: Int, environment: LayoutEnvironment) {
        var validator = LayoutValidator()
        let spec = validator.validated(given)
        let boundaries = Self.makeBoundaries(
            spec, axis: environment.axis, container: environment.containerSize, scale: environment.scale,
            measured: [:])
        axis = environment.axis
        container = environment.containerSize
        scale = environment.scale
        self.boundaries = boundaries
        groups = Self.makeGroups(
            spec, itemCount: itemCount, axis: axis, container: container, scale: scale, boundaries: boundaries
        )
        diagnostics = validator.diagnostics.union(groups.diagnostics)
    }

    /// Edge views of which some were measured.
    func makeBoundaries(measured: [Int: CGSize]) -> BoundaryArrangement {
        Self.makeBoundaries(spec, axis: axis, container: container, scale: scale, measured: measured)
    }

    private static func makeBoundaries(
        _ spec: LayoutSection, axis: LayoutAxis, container: CGSize, scale: CGFloat, measured: [Int: CGSize]
    ) -> BoundaryArrangement {
        BoundaryArrangement(
            spec.boundaries, axis: axis, container: container, insets: spec.boundaryInsets, scale: scale,
            measured: measured, startPadding: spec.startPadding, isOrthogonal: spec.orthogonal != nil)
    }

    /// The groups beside edge views of other sizes.
    func makeGroups(itemCount: Int, boundaries: BoundaryArrangement) -> GroupTemplate {
        Self.makeGroups(
            spec, itemCount: itemCount, axis: axis, container: container, scale: scale, boundaries: boundaries
        )
    }

    private static func makeGroups(
        _ spec: LayoutSection, itemCount: Int, axis: LayoutAxis, container: CGSize, scale: CGFloat,
        boundaries: BoundaryArrangement
    ) -> GroupTemplate {
        let insets = spec.contentInsets
        let isOrthogonal = spec.orthogonal != nil
        var cross = axis.cross.main(container) - boundaries.crossStart - boundaries.crossEnd
        // Along an axis that scrolls, the layout's or the section's own, fractions refer to all there is: insets move the
        // content and do not shrink it.
        if !isOrthogonal { cross -= insets.before(axis.cross) + insets.after(axis.cross) }
        return GroupTemplate(
            spec, axis: isOrthogonal ? axis.cross : axis,
            container: axis.size(main: axis.main(container), cross: max(0, cross)), scale: scale,
            itemCount: itemCount)
    }
}

/// The templates of a layout while it is made: sections that look the same get the same.
struct SectionTemplates {
    private struct Known {
        var given: LayoutSection
        var template: SectionTemplate
        var tails: [Int: SolvedGroup] = [:]
    }

    private let environment: LayoutEnvironment
    private var known: [Known] = []
    /// Blueprints that are compared with each section; layouts have few different ones.
    private static let remembered = 8

    init(environment: LayoutEnvironment) { self.environment = environment }

    mutating func section(_ given: LayoutSection, itemCount: Int) -> SolvedSection {
        let index = index(of: given, itemCount: itemCount)
        let template = known[index].template
        let rest = template.groups.perGroup == 0 ? 0 : itemCount % template.groups.perGroup
        var tail = known[index].tails[rest]
        if tail == nil, rest > 0 {
            tail = GroupSequence.tail(of: template.groups, itemCount: rest)
            known[index].tails[rest] = tail
        }
        return SolvedSection(
            template, groups: GroupSequence(template.groups, itemCount: itemCount, tail: tail))
    }

    private mutating func index(of given: LayoutSection, itemCount: Int) -> Int {
        for index in known.indices.reversed()
        where known[index].template.groups.serves(itemCount: itemCount)
            && known[index].given.isSame(as: given)
        {
            return index
        }
        if known.count == Self.remembered { known.removeFirst() }
        known.append(
            Known(
                given: given,
                template: SectionTemplate(given, itemCount: itemCount, environment: environment)))
        return known.count - 1
    }
}
