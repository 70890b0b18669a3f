/// What stands below a preview when it is pushed up: see ``UIViewControllerPreviewing``.
@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// What it is called.
    var title: String { get }
}

/// Something that can be done with what a preview shows.
@MainActor @preconcurrency
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Plain.
        case `default` = 0
        /// With a check mark.
        case selected = 1
        /// Red.
        case destructive = 2
    }

    /// What it is called.
    public final let title: String
    final let style: Style
    /// What it does.
    public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Makes an action.
    ///
    /// - Parameter handler: What it does, with the action and the controller of the preview.
    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        self.title = title
        self.style = style
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }
}

/// Several actions behind one title.
@MainActor @preconcurrency
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// What it is called.
    public final let title: String
    final let style: UIPreviewAction.Style
    final let actions: [UIPreviewAction]

    /// Makes a group, in the order of its actions.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        self.title = title
        self.style = style
        self.actions = actions
    }
}
