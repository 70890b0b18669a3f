public import Foundation
public import VitrineCoreGraphics

/// What the properties of a bar say that are older than appearance objects.
struct LegacyNavigationLooks {
    var style = UIBarStyle.default
    var isTranslucent = true
    var tint: UIColor?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var backgroundImages: [Int: UIImage] = [:]
    var titleOffsets: [Int: CGFloat] = [:]
    var shadowImage: UIImage?
    var hidesShadow = false
    var backIndicatorImage: UIImage?
    var backIndicatorMask: UIImage?
}

extension UINavigationBar: UIBarPositioning {
    // MARK: Appearance objects

    /// How the bar looks while content lies under it. What older properties said is in it until it is set.
    public var standardAppearance: UINavigationBarAppearance {
        get {
            if let standard = appearances.standard { return standard }
            let own = observed(ownAppearance)
            appearances.standard = own
            return own
        }
        set {
            appearances.standard = observed(newValue)
            recordAppearance("standardAppearance") { (bar: UINavigationBar) in
                if bar.appearances.standard == nil { bar.standardAppearance = newValue }
            }
        }
    }

    /// The same in the low bar of a phone on its side; nil is ``standardAppearance``.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set {
            appearances.compact = newValue.map(observed)
            recordAppearance("compactAppearance") { (bar: UINavigationBar) in
                if bar.appearances.compact == nil { bar.compactAppearance = newValue }
            }
        }
    }

    /// How the bar looks where content begins below it; nil is ``standardAppearance`` without a background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set {
            appearances.scrollEdge = newValue.map(observed)
            recordAppearance("scrollEdgeAppearance") { (bar: UINavigationBar) in
                if bar.appearances.scrollEdge == nil { bar.scrollEdgeAppearance = newValue }
            }
        }
    }

    /// The same in the low bar of a phone on its side; nil is ``scrollEdgeAppearance``.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set {
            appearances.compactScrollEdge = newValue.map(observed)
            recordAppearance("compactScrollEdgeAppearance") { (bar: UINavigationBar) in
                if bar.appearances.compactScrollEdge == nil { bar.compactScrollEdgeAppearance = newValue }
            }
        }
    }

    /// Whether there is no line below the bar, whatever its appearance says. UIKit has no such member: programs set it by
    /// its name in Objective-C, with `setValue(_:forKey:)`.
    final var hidesShadow: Bool {
        get { legacy.hidesShadow }
        set { legacy.hidesShadow = newValue }
    }

    private func observed(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let copy = type(of: appearance).init(barAppearance: appearance)
        copy.observer = { [weak self] in self?.appearanceDidChange() }
        return copy
    }

    // MARK: Older properties

    // Where no standard appearance was set, they make one. As on iOS 15 they say nothing about the background where
    // content begins below the bar.

    /// Whether the bar follows light and dark, or is always dark.
    public var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            let old = legacy.style
            legacy.style = newValue
            recordAppearance(\UINavigationBar.barStyle, from: old)
        }
    }

    /// The colour of the background over content.
    public var barTintColor: UIColor? {
        get { legacy.tint }
        set {
            let old = legacy.tint
            legacy.tint = newValue
            recordAppearance(\UINavigationBar.barTintColor, from: old)
        }
    }

    /// Whether content shines through the background. True unless set. Where it does not, pages end at the bar, unless their
    /// `extendedLayoutIncludesOpaqueBars` is set.
    public var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set {
            let old = legacy.isTranslucent
            legacy.isTranslucent = newValue
            if old != newValue { controller?.barDidChange() }
            recordAppearance(\UINavigationBar.isTranslucent, from: old)
        }
    }

    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set {
            legacy.titleAttributes = newValue
            recordAppearance("titleTextAttributes") { (bar: UINavigationBar) in
                if bar.legacy.titleAttributes == nil { bar.titleTextAttributes = newValue }
            }
        }
    }

    /// The attributes of the large title.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleAttributes }
        set {
            legacy.largeTitleAttributes = newValue
            recordAppearance("largeTitleTextAttributes") { (bar: UINavigationBar) in
                if bar.legacy.largeTitleAttributes == nil { bar.largeTitleTextAttributes = newValue }
            }
        }
    }

    /// An image in the place of the line below the bar; one without a size takes the line away.
    public var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set {
            let old = legacy.shadowImage
            legacy.shadowImage = newValue
            recordAppearance(\UINavigationBar.shadowImage, from: old)
        }
    }

    /// The image beside the back button's title; nil is the system's chevron.
    public var backIndicatorImage: UIImage? {
        get { legacy.backIndicatorImage }
        set {
            let old = legacy.backIndicatorImage
            legacy.backIndicatorImage = newValue
            recordAppearance(\UINavigationBar.backIndicatorImage, from: old)
        }
    }

    /// The mask of that image in a transition: kept; titles fade behind the image whatever its mask.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set {
            let old = legacy.backIndicatorMask
            legacy.backIndicatorMask = newValue
            recordAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, from: old)
        }
    }

    /// Sets the image behind everything in the bar; one without a size is a bar without a background.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacy.backgroundImages[barMetrics.rawValue] = backgroundImage
        recordAppearance("backgroundImage \(barMetrics.rawValue)") { (bar: UINavigationBar) in
            guard bar.legacy.backgroundImages[barMetrics.rawValue] == nil else { return }
            bar.setBackgroundImage(backgroundImage, for: barMetrics)
        }
    }

    /// Sets the image behind everything in the bar, as in every position.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: barMetrics) }

    /// The image behind everything in the bar.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgroundImages[barMetrics.rawValue]
    }

    /// Moves the title up or down, in points.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacy.titleOffsets[barMetrics.rawValue] = adjustment
        recordAppearance("titleOffset \(barMetrics.rawValue)") { (bar: UINavigationBar) in
            guard bar.legacy.titleOffsets[barMetrics.rawValue] == nil else { return }
            bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
    }

    /// How far the title is moved up or down, in points.
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics.rawValue] ?? 0
    }

    /// At the top of the screen, in a navigation controller; else at the top of what it is in.
    public var barPosition: UIBarPosition { controller == nil ? .top : .topAttached }

    /// What the older properties say, as an appearance object.
    var ownAppearance: UINavigationBarAppearance {
        if let legacyAppearance { return legacyAppearance }
        let made = UINavigationBarAppearance()
        if let tint = legacy.tint {
            // Over content the blur is seen through the colour, as on iOS.
            made.backgroundColor = legacy.isTranslucent ? tint.withAlphaComponent(0.85) : tint
            if !legacy.isTranslucent { made.backgroundEffect = nil }
        } else if !legacy.isTranslucent {
            made.backgroundEffect = nil
            made.backgroundColor = .systemBackground
        }
        let isCompact = traitCollection.verticalSizeClass == .compact
        let images = legacy.backgroundImages
        let usual = images[UIBarMetrics.default.rawValue]
        if let image = isCompact ? images[UIBarMetrics.compact.rawValue] ?? usual : usual {
            made.backgroundEffect = nil
            made.backgroundColor = nil
            made.backgroundImage = image.size == .zero ? nil : image
        }
        if let shadow = legacy.shadowImage {
            made.shadowColor = nil
            made.shadowImage = shadow.size == .zero ? nil : shadow
        }
        made.titleTextAttributes = legacy.titleAttributes ?? [:]
        made.largeTitleTextAttributes = legacy.largeTitleAttributes ?? [:]
        made.titlePositionAdjustment.vertical = legacy.titleOffsets[UIBarMetrics.default.rawValue] ?? 0
        made.setBackIndicatorImage(
            legacy.backIndicatorImage, transitionMaskImage: legacy.backIndicatorMask)
        legacyAppearance = made
        return made
    }
}
