extension UIView {
    /// The edge where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .leading) }
    /// The edge where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutItem, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutItem, .height) }
    /// The horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .centerX) }
    /// The vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .centerY) }
    /// The baseline of the first line of text; the top of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(madeLayoutItem, .firstBaseline)
    }
    /// The baseline of the last line of text; the bottom of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .lastBaseline) }
}

extension UILayoutGuide {
    /// The edge where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .leading) }
    /// The edge where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutItem, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutItem, .height) }
    /// The horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutItem, .centerX) }
    /// The vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutItem, .centerY) }
}
