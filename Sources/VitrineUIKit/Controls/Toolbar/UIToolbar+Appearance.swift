/// What the properties of a toolbar say that are older than appearance objects.
struct LegacyToolbarLooks {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var backgroundImages: [Int: UIImage] = [:]
    var shadowImages: [Int: UIImage] = [:]
}

extension UIToolbar {
    // MARK: Appearance objects

    /// How the bar looks while content lies under it. What older properties said is in it until it is set.
    public var standardAppearance: UIToolbarAppearance {
        get {
            if let standard { return standard }
            let own = observed(ownAppearance)
            standard = own
            return own
        }
        set {
            standard = observed(newValue)
            recordAppearance("standardAppearance") { (bar: UIToolbar) in
                if bar.standard == nil { bar.standardAppearance = newValue }
            }
        }
    }

    /// The same in the low bar of a phone on its side; nil is ``standardAppearance``.
    public var compactAppearance: UIToolbarAppearance? {
        get { compact }
        set {
            compact = newValue.map(observed)
            recordAppearance("compactAppearance") { (bar: UIToolbar) in
                if bar.compact == nil { bar.compactAppearance = newValue }
            }
        }
    }

    /// How the bar looks where content ends above it; nil is ``standardAppearance`` without a background.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue.map(observed)
            recordAppearance("scrollEdgeAppearance") { (bar: UIToolbar) in
                if bar.scrollEdge == nil { bar.scrollEdgeAppearance = newValue }
            }
        }
    }

    /// The same in the low bar of a phone on its side; nil is ``scrollEdgeAppearance``.
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { compactScrollEdge }
        set {
            compactScrollEdge = newValue.map(observed)
            recordAppearance("compactScrollEdgeAppearance") { (bar: UIToolbar) in
                if bar.compactScrollEdge == nil { bar.compactScrollEdgeAppearance = newValue }
            }
        }
    }

    private func observed(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
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
            recordAppearance(\UIToolbar.barStyle, from: old)
        }
    }

    /// The colour of the background over content.
    public var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            let old = legacy.tint
            legacy.tint = newValue
            recordAppearance(\UIToolbar.barTintColor, from: old)
        }
    }

    /// Whether content shines through the background. True unless set. Content lies under the bar either way.
    public var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            let old = legacy.isTranslucent
            legacy.isTranslucent = newValue
            recordAppearance(\UIToolbar.isTranslucent, from: old)
        }
    }

    /// Sets the image behind everything in the bar; one without a size is a bar without a background. `.any` and the
    /// usual height stand for all that nothing was set for.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let key = Self.key(position, barMetrics)
        legacy.backgroundImages[key] = backgroundImage
        recordAppearance("backgroundImage \(key)") { (bar: UIToolbar) in
            guard bar.legacy.backgroundImages[key] == nil else { return }
            bar.setBackgroundImage(backgroundImage, forToolbarPosition: position, barMetrics: barMetrics)
        }
    }

    /// The image behind everything in the bar that was set.
    public func backgroundImage(
        forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { legacy.backgroundImages[Self.key(position, barMetrics)] }

    /// Sets an image in the place of the bar's line; one without a size takes the line away.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
        legacy.shadowImages[position.rawValue] = shadowImage
        recordAppearance("shadowImage \(position.rawValue)") { (bar: UIToolbar) in
            guard bar.legacy.shadowImages[position.rawValue] == nil else { return }
            bar.setShadowImage(shadowImage, forToolbarPosition: position)
        }
    }

    /// The image in the place of the bar's line that was set.
    public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
        legacy.shadowImages[position.rawValue]
    }

    private static func key(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> Int {
        position.rawValue * 1000 + metrics.rawValue
    }

    /// What the older properties say, as an appearance object.
    var ownAppearance: UIToolbarAppearance {
        if let legacyAppearance { return legacyAppearance }
        let made = UIToolbarAppearance()
        if let tint = legacy.tint {
            made.backgroundColor = legacy.isTranslucent ? tint.withAlphaComponent(0.85) : tint
            if !legacy.isTranslucent { made.backgroundEffect = nil }
        } else if !legacy.isTranslucent {
            made.backgroundEffect = nil
            made.backgroundColor = .systemBackground
        }
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        let images = legacy.backgroundImages
        let image =
            images[Self.key(barPosition, metrics)] ?? images[Self.key(.any, metrics)]
            ?? images[Self.key(barPosition, .default)] ?? images[Self.key(.any, .default)]
        if let image {
            made.backgroundEffect = nil
            made.backgroundColor = nil
            made.backgroundImage = image.size == .zero ? nil : image
        }
        if let shadow = legacy.shadowImages[barPosition.rawValue] ?? legacy.shadowImages[0] {
            made.shadowColor = nil
            made.shadowImage = shadow.size == .zero ? nil : shadow
        }
        legacyAppearance = made
        return made
    }
}
