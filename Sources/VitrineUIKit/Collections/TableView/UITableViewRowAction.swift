public import Foundation
public import VitrineFoundation

/// One of the buttons that swiping a row of a table shows: the older form of ``UIContextualAction``.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
    /// The looks of such a button.
    public enum Style: Int, Sendable {
        /// Red: it destroys something.
        case `default` = 0
        /// Grey.
        case normal = 1

        /// Red: it destroys something.
        public static var destructive: Style { .default }
    }

    /// Makes a button.
    ///
    /// - Parameter handler: Called when the button is tapped. The row closes then.
    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// The look that the button was made with.
    public final let style: Style
    /// What is written on the button.
    open var title: String?
    /// The colour of the button; nil for that of its style.
    open var backgroundColor: UIColor?

    final func perform(at path: IndexPath) { handler(self, path) }

    /// The button as it is made today, for a row.
    final func contextual(at path: IndexPath) -> UIContextualAction {
        // What a contextual action destroys leaves its row aside until it is gone; here nobody says whether it goes.
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _, _, done in
            self.perform(at: path)
            done(false)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
