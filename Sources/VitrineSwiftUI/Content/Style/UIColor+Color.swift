extension UIColor {
    /// Makes a colour of a colour of SwiftUI's, which adapts to traits as that does to its surroundings.
    public convenience init(_ color: Color) {
        self.init { traits in
            let base = color.base.resolvedColor(with: traits)
            return color.alpha == 1 ? base : base.withAlphaComponent(base.cgColor.alpha * color.alpha)
        }
    }
}
