public import Foundation

/// Makes the controller whose view stands over a context menu; nil is the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu; nil is none.
///
/// It is handed what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// How the entries of a menu above what it belongs to are ordered.
    public enum ElementOrder: Int, Sendable {
        /// As the system has it: fixed in content that scrolls and for choices, else by priority.
        case automatic = 0
        /// The first is next to what the menu belongs to.
        case priority = 1
        /// The first is at the top.
        case fixed = 2
    }

    /// Tells the configuration from others.
    public let identifier: any NSCopying
    /// What else the menu is for.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How the entries are ordered. Automatic unless set.
    open var preferredMenuElementOrder = ElementOrder.automatic

    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: By default one that nothing else has.
    ///   - previewProvider: Called when the menu opens by a finger. The controller's `preferredContentSize` is the size of
    ///     its view, where it says one.
    ///   - actionProvider: Called when the menu opens.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Lets a program move along with a context menu that comes or goes.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, if there is one.
    var previewViewController: UIViewController? { get }
    /// Animates changes along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a closure when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// Back to where it came from.
    case dismiss = 0
    /// It becomes the screen.
    case pop = 1
}

/// The same for a preview that was tapped.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes. It goes back unless set.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what a program adds to the coming or going of a menu.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) {
        previewViewController = preview
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations; the closures are called at their end, or by ``complete()`` where there are none.
    func run(duration: TimeInterval) {
        guard !animations.isEmpty else { return }
        let animations = animations
        self.animations = []
        UIView.animate(withDuration: duration) { for animation in animations { animation() } }
    }

    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
