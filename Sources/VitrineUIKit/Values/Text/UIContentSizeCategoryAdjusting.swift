/// A view whose text follows the text size that the user chooses.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the font follows the text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image follows the text size that the user chooses, where that is one of accessibility's.
@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
    /// Whether the image is larger beside the largest texts.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
