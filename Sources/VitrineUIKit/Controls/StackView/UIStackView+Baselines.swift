/// The views whose baselines a stack view gave as its own, as long as nobody asked nil.
@MainActor
struct StackBaselines {
    weak var first: UIView?
    weak var last: UIView?

    var isGiven: Bool { first != nil || last != nil }
}

extension UIStackView {
    final func baselineView(isFirst: Bool) -> UIView {
        let view = computedBaselineView(isFirst: isFirst)
        if isFirst { givenBaselines.first = view } else { givenBaselines.last = view }
        return view
    }

    private func computedBaselineView(isFirst: Bool) -> UIView {
        let shown = arranged.map(\.view).filter { !$0.isHidden }
        let chosen: UIView?
        if axis == .vertical {
            chosen = isFirst ? shown.first : shown.last
        } else if alignment == .firstBaseline || alignment == .lastBaseline {
            chosen = shown.first
        } else {
            chosen = shown.reduce(nil) { tallest, view in
                guard let tallest else { return view }
                return view.naturalLength(along: .vertical) > tallest.naturalLength(along: .vertical)
                    ? view : tallest
            }
        }
        guard let chosen else { return self }
        return isFirst ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
    }

    /// Has the constraints that lead to the stack view's baselines looked at again if these are others now.
    final func checkBaselines() {
        let isKept =
            (givenBaselines.first.map { $0 === computedBaselineView(isFirst: true) } ?? true)
            && (givenBaselines.last.map { $0 === computedBaselineView(isFirst: false) } ?? true)
        guard !isKept else { return }
        givenBaselines = StackBaselines()
        let outer = storedSuperview.flatMap { LayoutEngine.root(of: $0).layoutItem?.ownEngine }
        for engine in [layoutItem?.ownEngine, outer] {
            engine?.evict { [self] constraint in
                leadsHere(constraint.first, constraint.firstAttribute)
                    || leadsHere(constraint.second, constraint.secondAttribute)
            }
        }
    }

    /// Whether an attribute is a baseline of the stack view, or of one that it is in.
    private func leadsHere(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return false }
        return item?.view.map { isDescendant(of: $0) } ?? false
    }
}
