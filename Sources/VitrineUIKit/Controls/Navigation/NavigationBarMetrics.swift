import VitrineCoreGraphics

/// The measures of a navigation bar, in points. Heights, sizes and gaps are those observed on iOS 17; those of the
/// television are our choice.
struct NavigationBarMetrics: Equatable {
    /// The bar without a large title.
    var height: CGFloat
    /// What a large title adds; 0 where there are none.
    var largeTitleHeight: CGFloat
    /// From the edges to buttons and the large title.
    var margin: CGFloat
    var titleFont: UIFont
    var largeTitleFont: UIFont
    var buttonFont: UIFont
    var doneFont: UIFont
    /// Whether there are a background and a back button: not on a television, where the remote has one.
    var hasChrome: Bool
    /// Whether the bar is the low one of a phone on its side.
    var isCompact = false

    /// From the bottom of the bar to that of the large title.
    static let largeTitleBottom: CGFloat = 8
    /// What a prompt adds to the bar.
    static let promptHeight: CGFloat = 30
    /// What is left of the large title when the small one begins to show.
    static let handover: CGFloat = 10
    /// How far content scrolls under the bar until its background is there in full.
    static let backgroundFade: CGFloat = 8
    /// Between buttons, and between a button and the title.
    static let gap: CGFloat = 8

    @MainActor
    init(traits: UITraitCollection, margin: CGFloat) {
        self.margin = margin
        hasChrome = true
        titleFont = .systemFont(ofSize: 17, weight: .semibold)
        largeTitleFont = .systemFont(ofSize: 34, weight: .bold)
        buttonFont = .systemFont(ofSize: 17)
        doneFont = .systemFont(ofSize: 17, weight: .semibold)
        largeTitleHeight = 52
        switch traits.userInterfaceIdiom {
        case .tv:
            height = 86
            largeTitleHeight = 0
            titleFont = .systemFont(ofSize: 57, weight: .medium)
            buttonFont = .systemFont(ofSize: 38, weight: .medium)
            doneFont = .systemFont(ofSize: 38, weight: .semibold)
            hasChrome = false
        case .pad: height = 50
        default:
            height = traits.verticalSizeClass == .compact ? 32 : 44
            if traits.verticalSizeClass == .compact {
                largeTitleHeight = 0
                isCompact = true
            }
        }
        // In sheets and popovers, as seen on iOS: there is no bar of the system's above.
        let isInSheet = traits.userInterfaceLevel == .elevated && traits.userInterfaceIdiom != .tv
        if isInSheet, traits.verticalSizeClass != .compact { height = 56 }
    }
}
