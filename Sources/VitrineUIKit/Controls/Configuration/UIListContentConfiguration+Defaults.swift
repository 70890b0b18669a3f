import Foundation

extension UIListContentConfiguration {
    /// Distances, in points.
    struct Measures: Hashable {
        var margins: NSDirectionalEdgeInsets
        var minimumHeight: CGFloat
        var isSideBySide = false
        /// Sixteen between image and text, by measurement of lists on iOS.
        var imagePadding: CGFloat = 16
        var horizontalPadding: CGFloat = 8
        /// Three between title and subtitle, by measurement.
        var verticalPadding: CGFloat = 3
    }

    /// What the system gives a style in a state.
    struct Defaults {
        var text: TextProperties.Values
        var secondaryText: TextProperties.Values
        var imageTint: UIColor?
        var measures: Measures

        init(_ style: Style, _ state: ConfigurationStateValues) {
            let traits = state.traits
            let style = style.resolved(in: traits.listEnvironment)
            func font(_ style: UIFont.TextStyle) -> UIFont {
                .preferredFont(forTextStyle: style, compatibleWith: traits)
            }
            // A television's platter is white in both appearances, so what is on it is dark in both.
            let primary: UIColor =
                state.isPlatter ? .black : state.isDisabled ? .tertiaryLabel : .label
            let secondary: UIColor =
                state.isPlatter
                ? UIColor(white: 0, alpha: 0.6) : state.isDisabled ? .tertiaryLabel : .secondaryLabel
            imageTint = state.isPlatter ? .black : state.isDisabled ? .tertiaryLabel : nil
            text = .init(font: font(.body), color: primary)
            secondaryText = .init(font: font(.caption1), color: primary)
            measures = Measures(margins: Self.rowMargins(state), minimumHeight: Self.rowHeight(state))
            switch style {
            case .cell, .subtitleCell:
                break
            case .valueCell:
                secondaryText = .init(font: font(.body), color: secondary)
                measures.isSideBySide = true
            case .sidebarCell, .sidebarSubtitleCell:
                secondaryText.color = secondary
            case .header, .plainHeader:
                text.font = font(.headline)
                measures = Self.boundaryMeasures(state, top: 6)
            case .groupedHeader:
                text = .init(font: font(state.isTV ? .caption1 : .footnote), color: secondary)
                text.transform = .uppercase
                secondaryText.color = secondary
                measures = Self.boundaryMeasures(state, top: state.isTV ? 30 : 17)
                if state.isTV { measures.margins.bottom = 12 }
            case .prominentHeader:
                text.font = Self.emphasized(font(.title3))
                secondaryText.color = secondary
                measures = Self.boundaryMeasures(state, top: 17)
            case .extraProminentHeader:
                text.font = Self.emphasized(font(.title2))
                secondaryText.color = secondary
                measures = Self.boundaryMeasures(state, top: 17)
            case .sidebarHeader:
                text.font = Self.emphasized(font(.title3))
                secondaryText.color = secondary
                measures = Self.boundaryMeasures(state, top: 14)
            case .footer, .plainFooter, .groupedFooter:
                text = .init(font: font(.footnote), color: secondary)
                secondaryText.color = secondary
                measures = Self.boundaryMeasures(state, top: 8)
            }
            // Rows of sidebars are rounded, and inset themselves.
            if traits.listEnvironment == .sidebar, !state.isTV { measures.margins.leading = 10 }
        }

        /// Around the content of a row: 11, 16, 11 and 8 points by measurement on iOS; wider for the platters of a
        /// television.
        private static func rowMargins(_ state: ConfigurationStateValues) -> NSDirectionalEdgeInsets {
            state.isTV
                ? NSDirectionalEdgeInsets(top: 14, leading: 30, bottom: 14, trailing: 30)
                : NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        }

        /// The height of a control in Apple's guidelines: 44 points, 66 on a television.
        private static func rowHeight(_ state: ConfigurationStateValues) -> CGFloat { state.isTV ? 66 : 44 }

        /// The bold variant of a title's font.
        private static func emphasized(_ font: UIFont) -> UIFont {
            font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
        }

        /// Headers and footers begin where the text of rows does; they are no targets and have no least height.
        private static func boundaryMeasures(_ state: ConfigurationStateValues, top: CGFloat) -> Measures {
            var margins = rowMargins(state)
            margins.top = top
            margins.bottom = 6
            return Measures(margins: margins, minimumHeight: 0)
        }
    }
}
