extension UICollectionView {
    /// Asks a view that is shown for its size again in the next layout pass; animated by the animation around
    /// that pass.
    package func remeasure(_ view: UICollectionReusableView) {
        guard let key = view.elementKey, elements.displayed[key]?.view === view, !newViews.contains(key)
        else {
            return
        }
        newViews.append(key)
        setNeedsLayout()
    }

    /// Asks a view that is shown for its size again, if the layout only guesses it.
    func remeasureIfGuessed(_ view: UICollectionReusableView) {
        guard let key = view.elementKey, let element = elements.displayed[key], mayResize(element.attributes)
        else { return }
        remeasure(view)
    }
}
