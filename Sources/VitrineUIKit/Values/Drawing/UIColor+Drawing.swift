import VitrineCoreGraphics

extension UIColor {
    /// Makes this the fill and the stroke colour of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context.
    public func setFill() { use(isStroke: false) }

    /// Makes this the stroke colour of the current context.
    public func setStroke() { use(isStroke: true) }

    private func use(isStroke: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isStroke { context.setStrokeColor(cgColor) } else { context.setFillColor(cgColor) }
    }
}
