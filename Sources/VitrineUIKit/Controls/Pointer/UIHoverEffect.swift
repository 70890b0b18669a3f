/// How a view answers to the pointer over it.
public protocol UIHoverEffect: Sendable {}

/// What fits the size of the view: a platter behind what is small, else a tint, and the view grows a little.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}

/// A platter comes up behind the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}

/// The view grows and casts a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
    /// Makes the effect.
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// What fits the size of the view.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A platter comes up behind the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view grows and casts a shadow.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
