import VitrineCoreGraphics

/// A constraint that a stack view is to have.
@MainActor
struct StackLink {
    /// What a constraint does for an arranged view, or for the stack view itself. There is one of each at most.
    enum Role: Int, CaseIterable {
        /// To the view before, or to the edge.
        case before
        /// To the edge after the last.
        case after
        /// The length along the axis.
        case length
        /// The width of text on several lines.
        case text
        case crossStart
        case crossMiddle
        case crossEnd
        case crossLength
        /// Of the guide between the view and that before.
        case gapStart
        case gapEnd
        case gapLength
    }

    /// The identifiers that UIKit's stack views give their constraints, as they are seen in its messages.
    enum Name: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case spacing = "UISV-spacing"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case textWidth = "UISV-text-width-disambiguation"
        case hiding = "UISV-hiding"
    }

    var name: Name
    var first: LayoutItem
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: LayoutItem?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    /// Whether a constraint is the one described, but for its constant and its name.
    func matches(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isActive && constraint.first === first && constraint.second === second
            && constraint.firstAttribute == firstAttribute && constraint.secondAttribute == secondAttribute
            && constraint.relation == relation && constraint.multiplier == multiplier
            && constraint.priority == priority
    }

    func make() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        constraint.identifier = name.rawValue
        constraint.isActive = true
        return constraint
    }
}

/// The constraints that exist, by what they do.
@MainActor
struct StackLinks {
    private var constraints = [NSLayoutConstraint?](repeating: nil, count: StackLink.Role.allCases.count)

    subscript(role: StackLink.Role) -> NSLayoutConstraint? { constraints[role.rawValue] }

    /// Those there are, in the order of their roles.
    var all: [NSLayoutConstraint] { constraints.compactMap { $0 } }

    /// Brings a constraint to what is described: it stays if it is that already, and a new constant is all that changes
    /// if the rest is alike.
    mutating func set(_ role: StackLink.Role, _ link: StackLink?) {
        let old = constraints[role.rawValue]
        if let old, let link, link.matches(old) {
            old.constant = link.constant
            if old.identifier != link.name.rawValue { old.identifier = link.name.rawValue }
            return
        }
        guard old != nil || link != nil else { return }
        old?.isActive = false
        constraints[role.rawValue] = link?.make()
    }

    mutating func clear() {
        for role in StackLink.Role.allCases { set(role, nil) }
    }
}

/// An arranged view with its constraints.
@MainActor
final class ArrangedView {
    let view: UIView
    var customSpacing: CGFloat?
    var links = StackLinks()
    /// The place between the view and that before, where the distribution makes places equal.
    var gap: UILayoutGuide?
    /// Counts how often the view was shown or hidden: what an older animation left to do is no longer wanted.
    var turn = 0
    /// Whether the content was text on several lines when the view was last arranged.
    var wraps = false

    init(_ view: UIView) { self.view = view }

    /// The view is no longer arranged.
    func leave(_ stack: UIStackView) {
        links.clear()
        setGap(in: stack, isNeeded: false)
        view.layoutItem?.priorityBias = LayoutItem.PriorityBias()
        turn += 1
        if view.isCollapsing {
            view.isCollapsing = false
            view.layer.isHidden = true
        }
    }

    func setGap(in stack: UIStackView, isNeeded: Bool) {
        if isNeeded, gap == nil {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing-gap"
            stack.addLayoutGuide(guide)
            gap = guide
        } else if !isNeeded, let guide = gap {
            gap = nil
            stack.removeLayoutGuide(guide)
        }
    }
}
