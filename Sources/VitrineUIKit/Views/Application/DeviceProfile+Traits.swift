package import VitrineLaunch

extension DeviceProfile {
    package var idiom: UIUserInterfaceIdiom {
        switch self {
        case .iphone: .phone
        case .ipad, .desktop: .pad
        case .appletv: .tv
        }
    }

    /// What bars, notch and overscan cover of a window of the size.
    package func safeAreaInsets(for size: CGSize) -> UIEdgeInsets {
        switch self {
        case .iphone:
            size.width <= size.height
                ? UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
                : UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        case .ipad: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        case .appletv: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        case .desktop: .zero
        }
    }

    /// The side margins of a root view.
    func rootMargin(for size: CGSize) -> CGFloat {
        switch self {
        case .appletv: 80
        case .iphone: size.width >= 414 ? 20 : 16
        case .ipad, .desktop: 20
        }
    }

    /// The traits of a screen of the size.
    func traits(for size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> UITraitCollection {
        let isPortrait = size.width <= size.height
        return UITraitCollection { traits in
            traits.userInterfaceStyle = style == .unspecified ? .light : style
            traits.userInterfaceIdiom = idiom
            traits.displayScale = scale
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .large
            traits.userInterfaceLevel = .base
            traits.accessibilityContrast = .normal
            traits.legibilityWeight = .regular
            traits.displayGamut = .SRGB
            traits.activeAppearance = .active
            switch self {
            case .iphone:
                // The wide phones are regular across in landscape.
                traits.horizontalSizeClass = !isPortrait && size.width >= 896 ? .regular : .compact
                traits.verticalSizeClass = isPortrait ? .regular : .compact
            case .desktop:
                // A narrow window is laid out as an iPad's slide-over.
                traits.horizontalSizeClass = size.width < 500 ? .compact : .regular
                traits.verticalSizeClass = .regular
            case .ipad, .appletv:
                traits.horizontalSizeClass = .regular
                traits.verticalSizeClass = .regular
            }
        }
    }
}
