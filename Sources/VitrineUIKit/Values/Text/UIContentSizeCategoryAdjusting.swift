/// A view whose text follows the text size that the user chooses.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
