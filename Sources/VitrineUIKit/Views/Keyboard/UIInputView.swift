public import Foundation

/// A view that is shown in the place of a keyboard, or above one, with the keyboard's background.
@MainActor @preconcurrency
open class UIInputView: UIView {
    /// What is behind the content.
    public enum Style: Int, Sendable {
        /// Nothing.
        case `default` = 0
        /// The background of a keyboard.
        case keyboard = 1
    }

    /// What is behind the content.
    public let inputViewStyle: Style

    /// Whether constraints say how high the view is. False by default: its frame does.
    open var allowsSelfSizing = false

    /// Makes a view of a style.
    ///
    /// - Parameters:
    ///   - frame: Points; the width becomes the window's when the view is shown.
    ///   - inputViewStyle: What is behind the content.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    private func setUp() {
        guard inputViewStyle == .keyboard else { return }
        // Measured in pictures of iOS 17; there it lets something of what is below through.
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 43 / 255, green: 43 / 255, blue: 45 / 255, alpha: 1)
                : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
        }
    }
}
