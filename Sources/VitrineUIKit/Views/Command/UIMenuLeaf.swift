/// An entry of a menu that does something: an action or a command.
@MainActor @preconcurrency
public protocol UIMenuLeaf: UIMenuElement {
    /// What it is called.
    var title: String { get set }
    /// What it looks like.
    var image: UIImage? { get set }
    /// What it looks like while it is chosen; nil is ``image``.
    var selectedImage: UIImage? { get set }
    /// A longer title.
    var discoverabilityTitle: String? { get set }
    /// How it may be used, and looks.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether it is chosen.
    var state: UIMenuElement.State { get set }
    /// Who asked for it while it is performed.
    var sender: AnyObject? { get }

    /// Does what it is for, unless it is disabled.
    func performWithSender(_ sender: Any?, target: Any?)
}
