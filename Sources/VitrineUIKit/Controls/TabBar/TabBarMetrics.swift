import VitrineCoreGraphics

/// The measures of a tab bar, in points: those observed on iOS 17 and published for tvOS.
struct TabBarMetrics: Equatable {
    enum Style { case stacked, inline, compactInline, television }

    let style: Style
    /// Without the safe area below.
    let height: CGFloat
    /// From the top of the screen, on a television.
    let top: CGFloat
    let fontSize: CGFloat
    /// Of symbols.
    let symbolSize: CGFloat

    init(traits: UITraitCollection) {
        if traits.userInterfaceIdiom == .tv {
            (style, height, top, fontSize, symbolSize) = (.television, 68, 46, 29, 29)
        } else if traits.verticalSizeClass == .compact {
            (style, height, top, fontSize, symbolSize) = (.compactInline, 32, 0, 12, 14)
        } else if traits.horizontalSizeClass == .regular {
            (style, height, top, fontSize, symbolSize) = (.inline, 50, 0, 13, 18)
        } else {
            (style, height, top, fontSize, symbolSize) = (.stacked, 49, 0, 10, 18)
        }
    }

    /// How many items there can be; of more, the last is "More".
    func capacity(traits: UITraitCollection) -> Int {
        switch style {
        case .television: .max
        case .inline: 8
        default: traits.horizontalSizeClass == .compact ? 5 : 8
        }
    }

    /// Of the middle of the image, and of the line that the title stands on, whatever its font and whether or not there is
    /// an image, from the top of a stacked item. Measured in pictures of an iPhone 13 Pro Max.
    static let imageMiddle: CGFloat = 18
    static let symbolMiddle: CGFloat = 20
    static let titleBaseline: CGFloat = 45 + 1 / 3
    /// Of the badge: from the top, and from the middle of a stacked item.
    static let badgeTop: CGFloat = 3
    static let badgeOffset: CGFloat = 6
    /// Between the image and the title beside it.
    static let inlineGap: CGFloat = 7
    /// The widths of items in a wide bar, and on a television around the title.
    static let centeredWidth: CGFloat = 110
    static let televisionPadding: CGFloat = 40
    /// On a television, around all items, and around the one that has the focus.
    static let capsuleMargin: CGFloat = 8
    static let platterMargin: CGFloat = 6
}
