import Foundation

/// Describes the lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is there.
    public enum Visibility: Hashable, Sendable {
        /// As fits the list.
        case automatic
        /// It is, save beside a selected row.
        case visible
        /// It is not.
        case hidden
    }

    /// Insets of which each edge means: from where the text begins to the edge of the row; at the ends of a group of a
    /// grouped list, from edge to edge.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)

    private static let automatic = CGFloat.greatestFiniteMagnitude

    /// Makes the configuration that rows of a list with a look have.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        topSeparatorVisibility = .automatic
        bottomSeparatorVisibility = .automatic
    }

    /// Whether there is a line above the row.
    public var topSeparatorVisibility: Visibility
    /// Whether there is a line below the row.
    public var bottomSeparatorVisibility: Visibility
    /// How far from the edges of the row the upper line is, in points. ``automaticInsets`` at first; single edges of
    /// these are automatic, too.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far from the edges of the row the lower line is. As ``topSeparatorInsets``.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color = UIColor.separator
    /// What the lines are shown with, such as the vibrancy of what is behind them; nil at first.
    public var visualEffect: UIVisualEffect?
    /// The colour of a line between two selected rows.
    public var multipleSelectionColor = UIColor.separator

    /// Insets in which each automatic edge is replaced.
    static func resolved(
        _ insets: NSDirectionalEdgeInsets, leading: CGFloat, trailing: CGFloat
    ) -> NSDirectionalEdgeInsets {
        func edge(_ value: CGFloat, _ fallback: CGFloat) -> CGFloat {
            value == automatic || !value.isFinite ? fallback : value
        }
        return NSDirectionalEdgeInsets(
            top: edge(insets.top, 0), leading: edge(insets.leading, leading), bottom: edge(insets.bottom, 0),
            trailing: edge(insets.trailing, trailing))
    }
}
