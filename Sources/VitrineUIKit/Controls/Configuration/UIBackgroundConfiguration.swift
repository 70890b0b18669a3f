public import Foundation

/// Describes a background: a fill, a line around it, an image, a view.
///
/// A configuration from one of the functions below has the system's colours for its place. What a program changes
/// stays as it is; the rest follows the state with ``updated(for:)``, which cells call by themselves.
public struct UIBackgroundConfiguration: Hashable {
    /// Whose colours the system gives.
    enum Style: Hashable, Sendable {
        case clear, plainCell, groupedCell, sidebarCell, plainHeaderFooter, groupedHeaderFooter, sidebarHeader
        case cell, headerFooter
        /// Of a button, which gives it its color and its radius itself.
        case button

        /// The style that a list makes of one that follows the list.
        func resolved(in list: UIListEnvironment) -> Style {
            let isGrouped = list == .grouped || list == .insetGrouped
            return switch self {
            case .cell: list == .sidebar ? .sidebarCell : isGrouped ? .groupedCell : .plainCell
            case .headerFooter:
                list == .sidebar ? .sidebarHeader : isGrouped ? .groupedHeaderFooter : .plainHeaderFooter
            default: self
            }
        }
    }

    private struct Customized: OptionSet, Hashable {
        let rawValue: Int
        static let color = Customized(rawValue: 1 << 0)
        static let cornerRadius = Customized(rawValue: 1 << 1)
    }

    private let style: Style
    private var customized: Customized = []
    private var values: Defaults

    private init(_ style: Style) {
        self.style = style
        values = Defaults(style, .resting)
    }

    // MARK: Styles

    /// Nothing, in every state.
    public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
    /// The background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeaderFooter) }
    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
    /// The background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
    /// The background of a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
    /// The background of a header of a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
    /// The background of a row as the list around it has them: the trait ``UITraitCollection/listEnvironment`` of the
    /// state decides. Without a list a plain one's.
    public static func listCell() -> UIBackgroundConfiguration { Self(.cell) }
    /// The background of a header as the list around it has them.
    public static func listHeader() -> UIBackgroundConfiguration { Self(.headerFooter) }
    /// The background of a footer as the list around it has them.
    public static func listFooter() -> UIBackgroundConfiguration { Self(.headerFooter) }

    /// The background of a button.
    static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
        var background = Self(.button)
        background.values.cornerRadius = cornerRadius
        return background
    }

    /// Takes values of the system, where the program has set none.
    mutating func setDefaults(color: UIColor, cornerRadius: CGFloat) {
        if !customized.contains(.color) { values.color = color }
        if !customized.contains(.cornerRadius) { values.cornerRadius = cornerRadius }
    }

    /// Takes a radius that was made from that of the configuration.
    mutating func resolve(cornerRadius: CGFloat) { values.cornerRadius = cornerRadius }

    /// The configuration with the system's values for a state, where the program has set none.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard style != .button else { return self }
        let system = Defaults(style, ConfigurationStateValues(state))
        var result = self
        if !customized.contains(.color) { result.values.color = system.color }
        if !customized.contains(.cornerRadius) {
            result.values.cornerRadius = system.cornerRadius
            result.values.roundsGroup = system.roundsGroup
        }
        return result
    }

    /// Whether the radius is that of a group of rows, so that only the first and the last have round corners.
    var roundsGroup: Bool { values.roundsGroup }

    // MARK: Shape

    /// A view in the background. Its frame is set: it must not be placed by constraints of the program.
    public var customView: UIView?

    /// The radius of the corners, in points, at most half of the shorter side; of the custom view's too.
    public var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set {
            values.cornerRadius = newValue
            values.roundsGroup = false
            customized.insert(.cornerRadius)
        }
    }

    /// The distance from the edges of the view, in points; negative ones reach beyond. Zero unless changed.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The edges at which the layout margins of the view count besides. None unless changed.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Fill

    /// The colour; nil is the tint of the view, `.clear` is none.
    public var backgroundColor: UIColor? {
        get { values.color }
        set {
            values.color = newValue
            customized.insert(.color)
        }
    }

    /// Makes the colour that is shown from ``backgroundColor``; nil takes it as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown in a view with a tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// An effect over the fill, as a blur of what is behind. Nil unless set.
    public var visualEffect: UIVisualEffect?

    /// An image over the fill and the effect. Nil unless set.
    public var image: UIImage?

    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    // MARK: Stroke

    /// The colour of the line around the background; nil is the tint of the view.
    public var strokeColor: UIColor? = .clear

    /// Makes the colour of the line from ``strokeColor``; nil takes it as it is.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The colour of the line in a view with a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The width of the line, in points. 0 unless changed.
    public var strokeWidth: CGFloat = 0

    /// How far outside of the background the line runs, in points; negative is inside. 0 unless changed.
    public var strokeOutset: CGFloat = 0
}

extension UIBackgroundConfiguration {
    /// What the system gives a style in a state.
    fileprivate struct Defaults: Hashable {
        var color: UIColor?
        var cornerRadius: CGFloat = 0
        var roundsGroup = false

        init(_ style: Style, _ state: ConfigurationStateValues) {
            color = .clear
            let list = state.traits.listEnvironment
            let style = style.resolved(in: list)
            // Headers that stay in sight hide what scrolls under them.
            if style == .plainHeaderFooter, list == .plain || list == .sidebarPlain, !state.isTV {
                color = .systemBackground
            }
            guard style == .plainCell || style == .groupedCell || style == .sidebarCell else { return }
            if style == .groupedCell, list == .insetGrouped, !state.isTV {
                // By measurement of iOS.
                cornerRadius = 10
                roundsGroup = true
            }
            if state.isTV {
                // Rows of a television are platters; the one with the focus is white in both appearances.
                cornerRadius = 14
                color = state.isFocused ? .white : .quaternarySystemFill
            } else if style == .sidebarCell {
                cornerRadius = 10
                color =
                    state.isSelected
                    ? .secondarySystemFill : state.isHighlighted ? .tertiarySystemFill : .clear
            } else if state.isSelected || state.isHighlighted {
                color = .systemGray4
            } else {
                color = style == .plainCell ? .systemBackground : .secondarySystemGroupedBackground
            }
        }
    }
}
