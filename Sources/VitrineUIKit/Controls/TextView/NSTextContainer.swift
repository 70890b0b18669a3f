public import Foundation

/// The room that the lines of a text view have.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    init(of textView: UITextView) {
        self.textView = textView
        super.init()
    }

    /// The room at both ends of lines, in points. 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.containerDidChange() } }
    }

    /// The size of the room, in points: as wide as the text view without its insets, and of no particular height.
    open var size: CGSize {
        guard let textView else { return .zero }
        let inset = textView.textContainerInset
        return CGSize(
            width: max(0, textView.bounds.width - inset.left - inset.right), height: .greatestFiniteMagnitude)
    }
}
