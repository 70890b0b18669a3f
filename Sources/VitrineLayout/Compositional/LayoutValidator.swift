import Foundation

/// Replaces what cannot be laid out in a blueprint, and notes where it was: after this every number is finite.
///
/// Spacings, insets and offsets may be negative (groups that overlap are made that way); lengths may not.
struct LayoutValidator {
    /// The greatest length, in points: far beyond what floating point places exactly, far below where sums of ten
    /// million of them would turn infinite.
    static let longest: CGFloat = 1e9

    private(set) var diagnostics: Set<LayoutDiagnostic> = []
    private var path = LayoutPath()

    /// The environment with finite numbers.
    mutating func validated(_ environment: LayoutEnvironment) -> LayoutEnvironment {
        var valid = environment
        let size = environment.containerSize
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), Self.longest) : 0 }
        valid.containerSize = CGSize(width: length(size.width), height: length(size.height))
        // Bounds of no size are usual before the first layout pass; bounds of no meaning are not.
        if !size.width.isFinite || !size.height.isFinite {
            note(.containerSize, "\(size.width) × \(size.height)", taken: 0)
        }
        if !(environment.scale >= 0.01 && environment.scale <= 100) {
            note(.scale, "\(environment.scale)", taken: 1)
            valid.scale = 1
        }
        valid.interSectionSpacing = offset(environment.interSectionSpacing, .interSectionSpacing)
        valid.boundaryInsets = insets(environment.boundaryInsets)
        valid.boundaries = boundaries(environment.boundaries)
        return valid
    }

    /// The number of items, at least 0.
    mutating func validated(itemCount: Int, inSection section: Int) -> Int {
        guard itemCount < 0 else { return itemCount }
        path = LayoutPath(section: section)
        note(.itemCount, "\(itemCount)", taken: 0)
        return 0
    }

    /// The section with finite numbers; itself if nothing was wrong. Paths are without the section's index.
    mutating func validated(_ section: LayoutSection) -> LayoutSection {
        let before = diagnostics.count
        path = LayoutPath()
        var valid = section
        valid.contentInsets = insets(section.contentInsets)
        valid.boundaryInsets = insets(section.boundaryInsets)
        valid.interGroupSpacing = offset(section.interGroupSpacing, .interGroupSpacing)
        valid.startPadding = offset(section.startPadding, .startPadding)
        valid.boundaries = boundaries(section.boundaries)
        for index in section.decorations.indices {
            valid.decorations[index].contentInsets = on(.decoration(kind: section.decorations[index].kind)) {
                $0.insets(section.decorations[index].contentInsets)
            }
        }
        path = LayoutPath(part: .group([]))
        valid.group = element(section.group)
        return diagnostics.count == before ? section : valid
    }

    // MARK: Parts

    private mutating func element(_ element: LayoutElement) -> LayoutElement {
        var valid = element
        valid.size = size(element.size)
        valid.contentInsets = insets(element.contentInsets)
        valid.edgeSpacing.top = spacing(element.edgeSpacing.top, .edgeSpacing("top"))
        valid.edgeSpacing.leading = spacing(element.edgeSpacing.leading, .edgeSpacing("leading"))
        valid.edgeSpacing.bottom = spacing(element.edgeSpacing.bottom, .edgeSpacing("bottom"))
        valid.edgeSpacing.trailing = spacing(element.edgeSpacing.trailing, .edgeSpacing("trailing"))
        for (index, view) in element.supplementaries.enumerated() {
            valid.supplementaries[index] = on(.supplementary(index, kind: view.kind)) {
                $0.supplementary(view)
            }
        }
        guard case .group(var group) = element.content else { return valid }
        group.interItemSpacing = spacing(group.interItemSpacing, .interItemSpacing)
        switch group.arrangement {
        case .list(let axis, let items):
            if items.isEmpty { diagnostics.insert(LayoutDiagnostic(.emptyGroup, at: path)) }
            group.arrangement = .list(axis, items.enumerated().map { child($1, at: $0) })
        case .repeating(let axis, let item, let count):
            group.arrangement = .repeating(axis, child(item, at: 0), count: positive(count))
        case .shares(let axis, let item, let count):
            group.arrangement = .shares(axis, child(item, at: 0), count: positive(count))
        case .custom: break
        }
        valid.content = .group(group)
        return valid
    }

    private mutating func child(_ child: LayoutElement, at index: Int) -> LayoutElement {
        let parent = path
        path = path.appending(item: index)
        defer { path = parent }
        return element(child)
    }

    private mutating func on<Part>(
        _ view: LayoutPath.View, _ body: (inout LayoutValidator) -> Part
    ) -> Part {
        let parent = path
        path = path.on(view)
        defer { path = parent }
        return body(&self)
    }

    private mutating func supplementary(_ view: LayoutSupplementary) -> LayoutSupplementary {
        var valid = view
        valid.size = size(view.size)
        valid.contentInsets = insets(view.contentInsets)
        valid.containerAnchor = anchor(view.containerAnchor)
        valid.itemAnchor = view.itemAnchor.map { anchor($0) }
        return valid
    }

    private mutating func boundaries(_ views: [LayoutBoundary]) -> [LayoutBoundary] {
        var valid = views
        for (index, view) in views.enumerated() {
            on(.boundary(index, kind: view.kind)) {
                valid[index].size = $0.size(view.size)
                valid[index].contentInsets = $0.insets(view.contentInsets)
                valid[index].offset = $0.point(view.offset)
            }
        }
        return valid
    }

    // MARK: Numbers

    private mutating func note(_ property: LayoutDiagnostic.Property, _ value: String, taken: CGFloat) {
        diagnostics.insert(
            LayoutDiagnostic(.invalidLength(property, value: value, taken: taken), at: path))
    }

    private mutating func size(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: dimension(size.width, .width), height: dimension(size.height, .height))
    }

    private mutating func dimension(
        _ dimension: LayoutDimension, _ property: LayoutDiagnostic.Property
    ) -> LayoutDimension {
        let value = dimension.value
        guard !(value >= 0 && value <= Self.longest) else { return dimension }
        let taken: CGFloat = value.isFinite && value > 0 ? Self.longest : 0
        note(property, "\(dimension)", taken: taken)
        return dimension.with(taken)
    }

    /// A number that may be negative.
    private mutating func offset(_ value: CGFloat, _ property: LayoutDiagnostic.Property) -> CGFloat {
        guard !(abs(value) <= Self.longest) else { return value }
        note(property, "\(value)", taken: 0)
        return 0
    }

    private mutating func point(_ point: CGPoint) -> CGPoint {
        CGPoint(x: offset(point.x, .offset), y: offset(point.y, .offset))
    }

    private mutating func anchor(_ anchor: LayoutAnchor) -> LayoutAnchor {
        var valid = anchor
        valid.offset = point(anchor.offset)
        return valid
    }

    private mutating func insets(_ insets: LayoutInsets) -> LayoutInsets {
        LayoutInsets(
            top: offset(insets.top, .contentInset("top")),
            leading: offset(insets.leading, .contentInset("leading")),
            bottom: offset(insets.bottom, .contentInset("bottom")),
            trailing: offset(insets.trailing, .contentInset("trailing")))
    }

    private mutating func spacing(
        _ spacing: LayoutSpacing?, _ property: LayoutDiagnostic.Property
    ) -> LayoutSpacing? {
        switch spacing {
        case .fixed(let value): .fixed(offset(value, property))
        case .flexible(let value): .flexible(offset(value, property))
        case nil: nil
        }
    }

    private mutating func positive(_ count: Int) -> Int {
        if count < 1 { diagnostics.insert(LayoutDiagnostic(.invalidCount(count), at: path)) }
        return max(1, count)
    }
}
