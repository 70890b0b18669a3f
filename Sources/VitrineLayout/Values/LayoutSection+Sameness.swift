import Foundation

// Whether two blueprints lead to the same layout. They are not `Equatable`: closures cannot be compared, so custom
// groups are never the same.
extension LayoutSection {
    func isSame(as other: LayoutSection) -> Bool {
        contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
            && startPadding == other.startPadding && orthogonal == other.orthogonal
            && boundaryInsets == other.boundaryInsets
            && boundaries.isSame(as: other.boundaries) { $0.isSame(as: $1) }
            && decorations.isSame(as: other.decorations) { $0.isSame(as: $1) }
            && group.isSame(as: other.group)
    }
}

extension LayoutElement {
    fileprivate func isSame(as other: LayoutElement) -> Bool {
        guard size == other.size, contentInsets == other.contentInsets, edgeSpacing == other.edgeSpacing,
            supplementaries.isSame(as: other.supplementaries, { $0.isSame(as: $1) })
        else { return false }
        return switch (content, other.content) {
        case (.item, .item): true
        case (.group(let first), .group(let second)): first.isSame(as: second)
        default: false
        }
    }
}

extension LayoutGroup {
    fileprivate func isSame(as other: LayoutGroup) -> Bool {
        guard interItemSpacing == other.interItemSpacing else { return false }
        return switch (arrangement, other.arrangement) {
        case (.list(let axis, let items), .list(let otherAxis, let otherItems)):
            axis == otherAxis && items.isSame(as: otherItems) { $0.isSame(as: $1) }
        case (
            .repeating(let axis, let item, let count),
            .repeating(let otherAxis, let otherItem, let otherCount)
        ),
            (.shares(let axis, let item, let count), .shares(let otherAxis, let otherItem, let otherCount)):
            axis == otherAxis && count == otherCount && item.isSame(as: otherItem)
        default: false
        }
    }
}

extension LayoutSupplementary {
    fileprivate func isSame(as other: LayoutSupplementary) -> Bool {
        kind == other.kind && size == other.size && contentInsets == other.contentInsets
            && containerAnchor == other.containerAnchor && itemAnchor == other.itemAnchor
            && zIndex == other.zIndex
    }
}

extension LayoutBoundary {
    fileprivate func isSame(as other: LayoutBoundary) -> Bool {
        kind == other.kind && size == other.size && contentInsets == other.contentInsets
            && alignment == other.alignment && offset == other.offset
            && extendsBoundary == other.extendsBoundary && isPinned == other.isPinned
            && zIndex == other.zIndex
    }
}

extension LayoutDecoration {
    fileprivate func isSame(as other: LayoutDecoration) -> Bool {
        kind == other.kind && contentInsets == other.contentInsets && zIndex == other.zIndex
    }
}

extension Array {
    fileprivate func isSame(as other: [Element], _ areSame: (Element, Element) -> Bool) -> Bool {
        count == other.count && zip(self, other).allSatisfy(areSame)
    }
}
