/// What the properties of a tab bar say that are older than appearance objects.
struct LegacyTabBarLooks {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var backgroundImage: UIImage?
    var shadowImage: UIImage?
    var selectionIndicator: UIImage?
}

extension UITabBar {
    // MARK: Appearance objects

    /// How the bar looks while content lies under it. What older properties said is in it until it is set.
    public var standardAppearance: UITabBarAppearance {
        get {
            if let standard { return standard }
            let own = observed(ownAppearance)
            standard = own
            return own
        }
        set {
            standard = observed(newValue)
            recordAppearance("standardAppearance") { (bar: UITabBar) in
                if bar.standard == nil { bar.standardAppearance = newValue }
            }
        }
    }

    /// How the bar looks where content ends above it; nil is ``standardAppearance`` without a background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue.map(observed)
            recordAppearance("scrollEdgeAppearance") { (bar: UITabBar) in
                if bar.scrollEdge == nil { bar.scrollEdgeAppearance = newValue }
            }
        }
    }

    private func observed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.observer = { [weak self] in self?.appearanceDidChange() }
        return copy
    }

    // MARK: Older properties

    // Where no standard appearance was set, they make one.

    /// Whether the bar follows light and dark, or is always dark.
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            let old = legacy.style
            legacy.style = newValue
            recordAppearance(\UITabBar.barStyle, from: old)
        }
    }

    /// The colour of the background over content.
    public var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            let old = legacy.tint
            legacy.tint = newValue
            recordAppearance(\UITabBar.barTintColor, from: old)
        }
    }

    /// Whether content shines through the background. True unless set. Content lies under the bar either way.
    public var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            let old = legacy.isTranslucent
            legacy.isTranslucent = newValue
            recordAppearance(\UITabBar.isTranslucent, from: old)
        }
    }

    /// The image behind everything in the bar; one without a size is a bar without a background.
    public var backgroundImage: UIImage? {
        get { legacy.backgroundImage }
        set {
            let old = legacy.backgroundImage
            legacy.backgroundImage = newValue
            recordAppearance(\UITabBar.backgroundImage, from: old)
        }
    }

    /// An image in the place of the line above the bar; one without a size takes the line away.
    public var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set {
            let old = legacy.shadowImage
            legacy.shadowImage = newValue
            recordAppearance(\UITabBar.shadowImage, from: old)
        }
    }

    /// The image behind the chosen item.
    public var selectionIndicatorImage: UIImage? {
        get { legacy.selectionIndicator }
        set {
            let old = legacy.selectionIndicator
            legacy.selectionIndicator = newValue
            recordAppearance(\UITabBar.selectionIndicatorImage, from: old)
        }
    }

    /// What the older properties say, as an appearance object.
    var ownAppearance: UITabBarAppearance {
        if let legacyAppearance { return legacyAppearance }
        let made = UITabBarAppearance()
        if let tint = legacy.tint {
            made.backgroundColor = legacy.isTranslucent ? tint.withAlphaComponent(0.85) : tint
            if !legacy.isTranslucent { made.backgroundEffect = nil }
        } else if !legacy.isTranslucent {
            made.backgroundEffect = nil
            made.backgroundColor = .systemBackground
        }
        if let image = legacy.backgroundImage {
            made.backgroundEffect = nil
            made.backgroundColor = nil
            made.backgroundImage = image.size == .zero ? nil : image
        }
        if let shadow = legacy.shadowImage {
            made.shadowColor = nil
            made.shadowImage = shadow.size == .zero ? nil : shadow
        }
        made.selectionIndicatorImage = legacy.selectionIndicator
        legacyAppearance = made
        return made
    }
}
