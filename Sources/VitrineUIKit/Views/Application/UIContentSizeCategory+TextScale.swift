import VitrineCoreGraphics

extension UIContentSizeCategory {
    /// The category whose body text is nearest to the default's times a scale of the desktop's.
    init(textScale: CGFloat) {
        // Points of body text, as for `UIFont.TextStyle.body`.
        let sizes: [(UIContentSizeCategory, CGFloat)] = [
            (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
            (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
            (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
            (.accessibilityExtraExtraExtraLarge, 53),
        ]
        let wanted = 17 * textScale
        self = sizes.min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0 ?? .large
    }
}
