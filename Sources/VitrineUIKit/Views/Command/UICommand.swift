public import VitrineFoundation

/// Something that can be done, as a method that whoever has it in the responder chain performs.
@MainActor @preconcurrency
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// What is performed; it may take the command.
    public let action: Selector
    /// What the program wrote beside the command, a property list.
    public let propertyList: Any?
    /// How the command may be used. One that is disabled is never performed.
    open var attributes: Attributes
    /// Whether the command is chosen.
    open var state: State
    /// A longer title.
    open var discoverabilityTitle: String?
    /// The image while the command is chosen; nil is ``image``.
    open var selectedImage: UIImage?
    /// Who asked for the command while it is performed.
    public internal(set) weak var sender: AnyObject?

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - subtitle: A second line in a menu.
    ///   - action: Performed by the first responder, or the next after it in the chain, that has it.
    ///   - propertyList: A property list that tells this command from others with the same action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// Has a target perform the action, unless the command is disabled.
    ///
    /// - Parameters:
    ///   - sender: What ``sender`` is meanwhile; the method gets the command itself.
    ///   - target: Who performs it; nil is whoever has the action in the responder chain of the key window.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender.map { $0 as AnyObject }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }

    /// What it is called.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// What it looks like.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
}
