/// The devices that an application can be shown as, with their numbers.
package enum DeviceProfile: String, Codable, Sendable, CaseIterable {
    /// iPhone X: 375×812 at 3×.
    case iphone
    /// iPad Air 11-inch: 820×1180 at 2×.
    case ipad
    /// Apple TV: 1920×1080 at 1×.
    case appletv
    /// A resizable window that behaves as an iPad without bars: 1280×800.
    case desktop

    /// The screen as the launch options leave it.
    package struct Screen: Hashable, Sendable {
        package var profile: DeviceProfile
        /// Points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat

        package init(_ profile: DeviceProfile, size: CGSize? = nil, scale: CGFloat? = nil) {
            self.profile = profile
            self.size = size ?? profile.size
            self.scale = scale ?? profile.scale
        }
    }

    /// The screen of this process: an iPhone, unless launched as something else.
    @MainActor package static var current = Screen(.iphone) {
        didSet { UIScreen.main.profileDidChange() }
    }

    /// The size in portrait, or of the television, in points.
    package var size: CGSize {
        switch self {
        case .iphone: CGSize(width: 375, height: 812)
        case .ipad: CGSize(width: 820, height: 1180)
        case .appletv: CGSize(width: 1920, height: 1080)
        case .desktop: CGSize(width: 1280, height: 800)
        }
    }

    /// Pixels per point.
    package var scale: CGFloat {
        switch self {
        case .iphone: 3
        case .ipad: 2
        case .appletv, .desktop: 1
        }
    }

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
    package func rootMargin(for size: CGSize) -> CGFloat {
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
