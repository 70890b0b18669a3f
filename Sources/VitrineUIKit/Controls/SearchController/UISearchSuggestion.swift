public import Foundation

/// What a search suggests to search for.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
    /// What is shown, with its looks; nil is ``localizedSuggestion``.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What is shown.
    var localizedSuggestion: String? { get }
    /// What is said about it to assistive technology.
    var localizedDescription: String? { get }
    /// Shown before the text.
    var iconImage: UIImage? { get }
    /// What the suggestion means to the program.
    var representedObject: Any? { get set }
}

/// A text to search for that is suggested.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedSuggestion: String?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    open var representedObject: Any?

    /// Makes a suggestion of a text.
    ///
    /// - Parameters:
    ///   - localizedDescription: Said to assistive technology.
    ///   - iconImage: Shown before the text.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
        localizedAttributedSuggestion = nil
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }

    /// Makes a suggestion of a text with looks of its own.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        super.init()
    }
}
