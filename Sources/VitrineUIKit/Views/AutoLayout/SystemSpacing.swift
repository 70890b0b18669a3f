/// The distances that interfaces use between their parts.
@MainActor
enum SystemSpacing {
    /// Between siblings, in points, as iOS has it.
    static let standard: CGFloat = 8

    /// Between an upper and a lower vertical anchor.
    static func between(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        between(upper.item, upper.attribute, lower.item, lower.attribute)
    }

    /// Between an attribute and the next. From baseline to baseline it is the height of a line in the larger of the
    /// two fonts. (UIKit's own rule for fonts is not published.)
    static func between(
        _ former: LayoutItem, _ end: NSLayoutConstraint.Attribute, _ latter: LayoutItem,
        _ start: NSLayoutConstraint.Attribute
    ) -> CGFloat {
        guard end == .lastBaseline, start == .firstBaseline else { return standard }
        return [former, latter].compactMap { $0.view?.baselineFont?.lineHeight }.max() ?? standard
    }
}
