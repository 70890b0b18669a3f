public import Foundation

extension UISearchBar {
    /// Whether the bar follows light and dark, or is always dark. `.default` unless set.
    public var barStyle: UIBarStyle {
        get { looks.style }
        set {
            let old = looks.style
            looks.style = newValue
            recordAppearance(\UISearchBar.barStyle, from: old)
        }
    }

    /// Whether what lies behind shines through the background. True unless set.
    public var isTranslucent: Bool {
        get { looks.isTranslucent }
        set {
            let old = looks.isTranslucent
            looks.isTranslucent = newValue
            recordAppearance(\UISearchBar.isTranslucent, from: old)
        }
    }

    /// What is behind the field: the bar's material with its lines, unless the bar is minimal or a part of another one.
    var background: UIBarAppearance? {
        let isLow = traitCollection.verticalSizeClass == .compact
        let look = UIBarAppearance()
        if let image = isLow ? looks.low ?? backgroundImage : backgroundImage {
            guard image.size != .zero else { return nil }
            look.configureWithTransparentBackground()
            look.backgroundImage = image
            return look
        }
        if searchBarStyle == .minimal { return nil }
        if isPartOfBar, barTintColor == nil { return nil }
        if isPartOfBar {
            look.configureWithTransparentBackground()
        } else if !isTranslucent {
            look.configureWithOpaqueBackground()
        }
        // The colour is shown as it is, not mixed with what lies behind as in other bars.
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        return look
    }
}
