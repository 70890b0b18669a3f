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

    /// Of the middle of the image, and of the title, from the top of a stacked item.
    static let imageMiddle: CGFloat = 18
    static let titleMiddle: CGFloat = 41
    /// Between the image and the title beside it.
    static let inlineGap: CGFloat = 7
    /// The widths of items in a wide bar, and on a television around the title.
    static let centeredWidth: CGFloat = 110
    static let televisionPadding: CGFloat = 40
    /// On a television, around all items, and around the one that has the focus.
    static let capsuleMargin: CGFloat = 8
    static let platterMargin: CGFloat = 6
}
