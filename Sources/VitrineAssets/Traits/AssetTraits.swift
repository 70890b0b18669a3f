/// What entries of a catalogue are made for, and chosen by.
package struct AssetTraits: Hashable, Sendable {
    /// The kinds of devices, with the names in catalogues.
    package enum Idiom: String, Sendable, CaseIterable {
        case universal, iphone, ipad, tv, watch, mac, car, vision
    }

    /// The range of colours of a display.
    package enum Gamut: String, Sendable {
        case sRGB
        case displayP3 = "display-P3"
    }

    /// How much room there is along an axis.
    package enum SizeClass: String, Sendable {
        case compact, regular
    }

    package var idiom: Idiom
    /// Pixels per point.
    package var scale: Int
    package var isDark: Bool
    package var hasHighContrast: Bool
    package var gamut: Gamut
    package var isRightToLeft: Bool
    /// Nil where it is not known.
    package var width: SizeClass?
    /// Nil where it is not known.
    package var height: SizeClass?

    package init(
        idiom: Idiom = .universal, scale: Int = 1, isDark: Bool = false, hasHighContrast: Bool = false,
        gamut: Gamut = .sRGB, isRightToLeft: Bool = false, width: SizeClass? = nil, height: SizeClass? = nil
    ) {
        self.idiom = idiom
        self.scale = scale
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.gamut = gamut
        self.isRightToLeft = isRightToLeft
        self.width = width
        self.height = height
    }
}
