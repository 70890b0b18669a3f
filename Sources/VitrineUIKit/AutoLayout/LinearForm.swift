import VitrineConstraints
import VitrineCoreGraphics

/// One side of a constraint as a sum of unknowns, in the coordinates of the view that holds the constraint.
///
/// Places are relative to the container, so the place of a view farther down is the sum of those on the way. Edges
/// of the holder itself are zero and its size.
@MainActor
struct LinearForm {
    struct Term {
        var item: LayoutItem
        var dimension: LayoutItem.Dimension
        var coefficient: Double
    }

    var terms: [Term] = []
    var constant = 0.0
    /// Whether the constant depends on insets, offsets or text.
    var isGeometric = false

    /// How far along an attribute lies: from the origin a part of the size, and an inset.
    private struct Position {
        var isHorizontal = true
        /// Whether it is a place, or a size.
        var hasOrigin = true
        var share = 0.0
        var inset = 0.0
    }

    mutating func add(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        isRightToLeft: Bool, in holder: UIView
    ) {
        let position = position(of: attribute, item, isRightToLeft)
        let (place, size): (LayoutItem.Dimension, LayoutItem.Dimension) =
            position.isHorizontal ? (.x, .width) : (.y, .height)
        constant += factor * position.inset
        if let view = item.view {
            let isHolder = view === holder && position.hasOrigin
            if position.hasOrigin, !isHolder {
                append(item, place, factor)
                if let parent = view.storedSuperview { addPath(parent, holder, place, factor) }
            }
            // Seen from inside, the edges of a scroll view are those of its content.
            let content = isHolder ? (view as? UIScrollView)?.contentLayoutGuide.madeLayoutItem : nil
            if let content {
                addSize(content, size, factor * position.share)
            } else {
                append(item, size, factor * position.share)
            }
        } else if let guide = item.guide, let owner = guide.owningView {
            if position.hasOrigin {
                switch guide.kind {
                case .own: append(item, place, factor)
                case .content: break
                case .frame: addOffset(of: owner, place, factor)
                case .insets:
                    addOffset(of: owner, place, factor)
                    let insets = guide.insets
                    constant += factor * Double(position.isHorizontal ? insets.left : insets.top)
                    isGeometric = true
                }
                addPath(owner, holder, place, factor)
            }
            addSize(item, size, factor * position.share)
        }
    }

    private mutating func addSize(_ item: LayoutItem, _ size: LayoutItem.Dimension, _ factor: Double) {
        guard factor != 0, let guide = item.guide, let owner = guide.owningView else { return }
        switch guide.kind {
        case .own: append(item, size, factor)
        case .content:
            if owner is UICollectionView, let view = owner as? UIScrollView {
                // The layout decides about the content.
                constant += factor * Double(size == .width ? view.contentSize.width : view.contentSize.height)
                isGeometric = true
            } else {
                append(item, size, factor)
            }
        case .frame: append(owner.madeLayoutItem, size, factor)
        case .insets:
            append(owner.madeLayoutItem, size, factor)
            let insets = guide.insets
            constant -=
                factor * Double(size == .width ? insets.left + insets.right : insets.top + insets.bottom)
            isGeometric = true
        }
    }

    /// From a view's coordinates to the holder's.
    private mutating func addPath(
        _ start: UIView, _ holder: UIView, _ place: LayoutItem.Dimension, _ factor: Double
    ) {
        var view = start
        while view !== holder {
            append(view.madeLayoutItem, place, factor)
            addOffset(of: view, place, -factor)
            guard let parent = view.storedSuperview else { return }
            view = parent
        }
    }

    private mutating func addOffset(of view: UIView, _ place: LayoutItem.Dimension, _ factor: Double) {
        let origin = view.bounds.origin
        let offset = place == .x ? origin.x : origin.y
        if offset != 0 || view is UIScrollView {
            constant += factor * Double(offset)
            isGeometric = true
        }
    }

    private mutating func append(_ item: LayoutItem, _ dimension: LayoutItem.Dimension, _ factor: Double) {
        guard factor != 0 else { return }
        if let index = terms.firstIndex(where: { $0.item === item && $0.dimension == dimension }) {
            terms[index].coefficient += factor
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else {
            terms.append(Term(item: item, dimension: dimension, coefficient: factor))
        }
    }

    private mutating func position(
        of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ isRightToLeft: Bool
    ) -> Position {
        func margins() -> UIEdgeInsets {
            isGeometric = true
            return item.view?.layoutMargins ?? .zero
        }
        switch attribute {
        case .left: return Position()
        case .right: return Position(share: 1)
        case .leading: return Position(share: isRightToLeft ? 1 : 0)
        case .trailing: return Position(share: isRightToLeft ? 0 : 1)
        case .top: return Position(isHorizontal: false)
        case .bottom: return Position(isHorizontal: false, share: 1)
        case .centerX: return Position(share: 0.5)
        case .centerY: return Position(isHorizontal: false, share: 0.5)
        case .width: return Position(hasOrigin: false, share: 1)
        case .height: return Position(isHorizontal: false, hasOrigin: false, share: 1)
        case .firstBaseline:
            isGeometric = true
            return Position(isHorizontal: false, inset: Double(item.view?.baselineInsets?.first ?? 0))
        case .lastBaseline:
            isGeometric = true
            return Position(
                isHorizontal: false, share: 1, inset: -Double(item.view?.baselineInsets?.last ?? 0))
        case .leftMargin: return Position(inset: Double(margins().left))
        case .rightMargin: return Position(share: 1, inset: -Double(margins().right))
        case .leadingMargin:
            return isRightToLeft
                ? Position(share: 1, inset: -Double(margins().right))
                : Position(inset: Double(margins().left))
        case .trailingMargin:
            return isRightToLeft
                ? Position(inset: Double(margins().left))
                : Position(share: 1, inset: -Double(margins().right))
        case .topMargin: return Position(isHorizontal: false, inset: Double(margins().top))
        case .bottomMargin: return Position(isHorizontal: false, share: 1, inset: -Double(margins().bottom))
        case .centerXWithinMargins:
            let margins = margins()
            return Position(share: 0.5, inset: Double(margins.left - margins.right) / 2)
        case .centerYWithinMargins:
            let margins = margins()
            return Position(isHorizontal: false, share: 0.5, inset: Double(margins.top - margins.bottom) / 2)
        case .notAnAttribute: return Position(hasOrigin: false)
        }
    }
}

/// The solver's sums; Foundation has another `Expression`.
typealias LinearSum = VitrineConstraints.Expression
