import VitrineConstraints
import VitrineCoreGraphics

/// One side of a constraint as a sum of unknowns, in the coordinates of the view that holds the constraint.
///
/// Places are relative to the container, so the place of a view farther down is the sum of those on the way. Edges
/// of the holder itself are zero and its size.
///
/// The unknowns of a view describe its alignment rectangle, places in a view are relative to its frame: where a view
/// has alignment insets, they are part of the constant.
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

    /// First side minus second side of a constraint, without its constant, and whether the constant counts from the
    /// right.
    ///
    /// Leading and trailing are as in the view whose content the constraint arranges, which is the one that holds it;
    /// the directions of what is arranged are for what is in there.
    static func of(
        _ constraint: NSLayoutConstraint, _ first: LayoutItem, in holder: UIView
    ) -> (form: LinearForm, isMirrored: Bool) {
        var form = LinearForm()
        if let starts = constraint.starts {
            form.addSide(first, constraint.firstAttribute, from: starts.first, times: 1, in: holder)
            if let second = constraint.second {
                form.addSide(
                    second, constraint.secondAttribute, from: starts.second,
                    times: -LayoutLimit.length(Double(constraint.multiplier)), in: holder)
            }
            return (form, false)
        }
        let isDirectional = constraint.firstAttribute.isDirectional
        let isRightToLeft =
            (isDirectional || constraint.secondAttribute.isDirectional)
            && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        form.add(first, constraint.firstAttribute, times: 1, isRightToLeft: isRightToLeft, in: holder)
        if let second = constraint.second {
            form.add(
                second, constraint.secondAttribute, times: -LayoutLimit.length(Double(constraint.multiplier)),
                isRightToLeft: isRightToLeft, in: holder)
        }
        // From right to left, leading is right; but a vertical place counts from the top in every direction, and so does
        // the distance from it.
        let isMirrored = isRightToLeft && isDirectional && constraint.secondAttribute.kind != .vertical
        return (form, isMirrored)
    }

    /// A size that may be the distance between two places.
    private mutating func addSide(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: LayoutPlace?,
        times factor: Double, in holder: UIView
    ) {
        guard let start, let origin = start.item else {
            return add(item, attribute, times: factor, isRightToLeft: false, in: holder)
        }
        let isRightToLeft =
            (attribute.isDirectional || start.attribute.isDirectional)
            && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: Double = isRightToLeft ? -factor : factor
        add(item, attribute, times: sign, isRightToLeft: isRightToLeft, in: holder)
        add(origin, start.attribute, times: -sign, isRightToLeft: isRightToLeft, in: holder)
    }

    mutating func add(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
        isRightToLeft: Bool, in holder: UIView
    ) {
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = item.view {
            let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if text !== view {
                return add(
                    text.madeLayoutItem, attribute, times: factor, isRightToLeft: isRightToLeft, in: holder)
            }
        }
        let position = position(of: attribute, item, isRightToLeft)
        let (place, size): (LayoutItem.Dimension, LayoutItem.Dimension) =
            position.isHorizontal ? (.x, .width) : (.y, .height)
        constant += factor * position.inset
        if let view = item.view {
            let isHolder = view === holder && position.hasOrigin
            if isHolder {
                addAlignment(of: view, place, factor)
            } else if position.hasOrigin {
                append(item, place, factor)
                if let parent = view.storedSuperview { addPath(parent, holder, place, factor) }
            }
            // Seen from inside, the edges of a scroll view are those of its content.
            if isHolder, let content = view.contentLayoutItem {
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
            if let given = owner.givenContentSize {
                constant += factor * Double(size == .width ? given.width : given.height)
                isGeometric = true
            } else {
                append(item, size, factor)
            }
        case .frame: addFrameSize(of: owner, size, factor)
        case .insets:
            addFrameSize(of: owner, size, factor)
            let insets = guide.insets
            constant -=
                factor * Double(size == .width ? insets.left + insets.right : insets.top + insets.bottom)
            isGeometric = true
        }
    }

    private mutating func addFrameSize(of view: UIView, _ size: LayoutItem.Dimension, _ factor: Double) {
        append(view.madeLayoutItem, size, factor)
        let insets = view.alignmentRectInsets
        guard insets != .zero else { return }
        constant += factor * Double(size == .width ? insets.left + insets.right : insets.top + insets.bottom)
        isGeometric = true
    }

    /// From the frame's edge to the alignment rectangle's.
    private mutating func addAlignment(of view: UIView, _ place: LayoutItem.Dimension, _ factor: Double) {
        let insets = view.alignmentRectInsets
        guard insets != .zero else { return }
        constant += factor * Double(place == .x ? insets.left : insets.top)
        isGeometric = true
    }

    /// From a view's coordinates to the holder's.
    private mutating func addPath(
        _ start: UIView, _ holder: UIView, _ place: LayoutItem.Dimension, _ factor: Double
    ) {
        var view = start
        while view !== holder {
            append(view.madeLayoutItem, place, factor)
            addAlignment(of: view, place, -factor)
            addOffset(of: view, place, -factor)
            guard let parent = view.storedSuperview else { return }
            view = parent
        }
    }

    private mutating func addOffset(of view: UIView, _ place: LayoutItem.Dimension, _ factor: Double) {
        let origin = view.bounds.origin
        let offset = place == .x ? origin.x : origin.y
        if offset != 0 || view.scrollsContent {
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
            // Two sides of a place and a size each.
            if terms.isEmpty { terms.reserveCapacity(4) }
            terms.append(Term(item: item, dimension: dimension, coefficient: factor))
        }
    }

    private mutating func position(
        of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ isRightToLeft: Bool
    ) -> Position {
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
        case .firstBaseline, .lastBaseline:
            return baselinePosition(isFirst: attribute == .firstBaseline, item)
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            return marginPosition(of: attribute, item, isRightToLeft)
        case .notAnAttribute: return Position(hasOrigin: false)
        }
    }

    private mutating func baselinePosition(isFirst: Bool, _ item: LayoutItem) -> Position {
        isGeometric = true
        var (first, last) = (0.0, 0.0)
        if let view = item.view, let insets = view.baselineInsets {
            let alignment = view.alignmentRectInsets
            (first, last) = (Double(insets.first - alignment.top), Double(insets.last - alignment.bottom))
        }
        guard let stretch = item.view?.textStretch else {
            return isFirst
                ? Position(isHorizontal: false, inset: first)
                : Position(isHorizontal: false, share: 1, inset: -last)
        }
        return Position(
            isHorizontal: false, share: Double(stretch.share),
            inset: isFirst
                ? first - Double(stretch.share * stretch.height)
                : Double((1 - stretch.share) * stretch.height) - last)
    }

    private mutating func marginPosition(
        of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem, _ isRightToLeft: Bool
    ) -> Position {
        isGeometric = true
        var margins = UIEdgeInsets.zero
        if let view = item.view {
            // Measured from the frame; the position counts from the alignment rectangle.
            let (outer, alignment) = (view.layoutMargins, view.alignmentRectInsets)
            margins = UIEdgeInsets(
                top: outer.top - alignment.top, left: outer.left - alignment.left,
                bottom: outer.bottom - alignment.bottom, right: outer.right - alignment.right)
        }
        let left = Position(inset: Double(margins.left))
        let right = Position(share: 1, inset: -Double(margins.right))
        switch attribute {
        case .leftMargin: return left
        case .rightMargin: return right
        case .leadingMargin: return isRightToLeft ? right : left
        case .trailingMargin: return isRightToLeft ? left : right
        case .topMargin: return Position(isHorizontal: false, inset: Double(margins.top))
        case .bottomMargin: return Position(isHorizontal: false, share: 1, inset: -Double(margins.bottom))
        case .centerXWithinMargins:
            return Position(share: 0.5, inset: Double(margins.left - margins.right) / 2)
        default:
            return Position(isHorizontal: false, share: 0.5, inset: Double(margins.top - margins.bottom) / 2)
        }
    }
}

/// The solver's sums; Foundation has another `Expression`.
typealias LinearSum = VitrineConstraints.Expression
