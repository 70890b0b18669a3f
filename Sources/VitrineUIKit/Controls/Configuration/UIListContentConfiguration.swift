public import Foundation

/// Describes the content of a row: an image, a text and a secondary text.
///
/// A configuration from one of the functions below has the system's fonts, colours and measures for its place. What a
/// program changes stays as it is; the rest follows the state and the traits with ``updated(for:)``, which cells call
/// by themselves.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// Whose measures the system gives.
    enum Style: Hashable, Sendable {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell
        case header, plainHeader, groupedHeader, prominentHeader, extraProminentHeader, sidebarHeader
        case footer, plainFooter, groupedFooter

        var isHeader: Bool {
            switch self {
            case .header, .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader,
                .sidebarHeader:
                true
            case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .footer, .plainFooter,
                .groupedFooter:
                false
            }
        }

        /// The style that a list makes of one that follows the list.
        func resolved(in list: UIListEnvironment) -> Style {
            let isGrouped = list == .grouped || list == .insetGrouped
            return switch self {
            case .cell: list == .sidebar ? .sidebarCell : .cell
            case .subtitleCell: list == .sidebar ? .sidebarSubtitleCell : .subtitleCell
            case .header: list == .sidebar ? .sidebarHeader : isGrouped ? .groupedHeader : .plainHeader
            case .footer: isGrouped ? .groupedFooter : .plainFooter
            default: self
            }
        }
    }

    private struct Customized: OptionSet, Hashable {
        let rawValue: Int
        static let margins = Customized(rawValue: 1 << 0)
        static let sideBySide = Customized(rawValue: 1 << 1)
        static let imagePadding = Customized(rawValue: 1 << 2)
        static let horizontalPadding = Customized(rawValue: 1 << 3)
        static let verticalPadding = Customized(rawValue: 1 << 4)
    }

    let style: Style
    private var measures: Measures
    private var customized: Customized = []

    init(_ style: Style) {
        let defaults = Defaults(style, .resting)
        self.style = style
        measures = defaults.measures
        textProperties = TextProperties(defaults.text)
        secondaryTextProperties = TextProperties(defaults.secondaryText)
        imageProperties.adopt(tint: defaults.imageTint)
    }

    // MARK: Styles

    /// The content of a row; in a sidebar, of one of those.
    public static func cell() -> UIListContentConfiguration { Self(.cell) }
    /// The content of a row with a secondary text under the text.
    public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
    /// The content of a row with a secondary text beside the text, at the trailing edge, where there is room.
    public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
    /// A header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
    /// A footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
    /// A header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
    /// A footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
    /// A header as the list around it has them: the trait ``UITraitCollection/listEnvironment`` of the state decides.
    public static func header() -> UIListContentConfiguration { Self(.header) }
    /// A footer as the list around it has them.
    public static func footer() -> UIListContentConfiguration { Self(.footer) }
    /// A header of an inset grouped list that stands out.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self(.prominentHeader) }
    /// A header of an inset grouped list that stands out more.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        Self(.extraProminentHeader)
    }
    /// The content of a row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
    /// The content of a row of a sidebar with a secondary text under the text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }
    /// A header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }

    // MARK: Content

    /// The image, at the leading edge.
    public var image: UIImage?
    /// What the image looks like.
    public var imageProperties = ImageProperties()
    /// The text.
    public var text: String?
    /// The text with attributes of its own, in place of ``text``.
    public var attributedText: NSAttributedString?
    /// What the text looks like.
    public var textProperties: TextProperties
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with attributes of its own, in place of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// What the secondary text looks like.
    public var secondaryTextProperties: TextProperties

    // MARK: Measures

    /// The directions in which margins of the superview count where they are larger. Both unless changed.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    /// The room around the content, in points, and the least of it where the superview's margins count.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { measures.margins }
        set { set(\.margins, newValue, .margins) }
    }

    /// Whether the texts stand side by side where there is room.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { measures.isSideBySide }
        set { set(\.isSideBySide, newValue, .sideBySide) }
    }

    /// The room between image and texts, in points.
    public var imageToTextPadding: CGFloat {
        get { measures.imagePadding }
        set { set(\.imagePadding, newValue, .imagePadding) }
    }

    /// The least room between texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { measures.horizontalPadding }
        set { set(\.horizontalPadding, newValue, .horizontalPadding) }
    }

    /// The room between texts one of which is under the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { measures.verticalPadding }
        set { set(\.verticalPadding, newValue, .verticalPadding) }
    }

    /// The least height, in points: that of a row that can be touched.
    var minimumHeight: CGFloat { measures.minimumHeight }

    private mutating func set<Value>(
        _ path: WritableKeyPath<Measures, Value>, _ value: Value, _ name: Customized
    ) {
        measures[keyPath: path] = value
        customized.insert(name)
    }

    // MARK: UIContentConfiguration

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration with the system's values for a state, where the program has set none.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let values = ConfigurationStateValues(state)
        let defaults = Defaults(style, values)
        var result = self
        result.textProperties.adopt(defaults.text, traits: values.traits)
        result.secondaryTextProperties.adopt(defaults.secondaryText, traits: values.traits)
        result.imageProperties.adopt(tint: defaults.imageTint)
        var measures = defaults.measures
        if customized.contains(.margins) { measures.margins = self.measures.margins }
        if customized.contains(.sideBySide) { measures.isSideBySide = self.measures.isSideBySide }
        if customized.contains(.imagePadding) { measures.imagePadding = self.measures.imagePadding }
        if customized.contains(.horizontalPadding) {
            measures.horizontalPadding = self.measures.horizontalPadding
        }
        if customized.contains(.verticalPadding) {
            measures.verticalPadding = self.measures.verticalPadding
        }
        result.measures = measures
        return result
    }

    // MARK: For the content view

    var hasText: Bool { attributedText.map { $0.length > 0 } ?? !(text ?? "").isEmpty }
    var hasSecondaryText: Bool {
        secondaryAttributedText.map { $0.length > 0 } ?? !(secondaryText ?? "").isEmpty
    }
}
