public import VitrineFoundation

/// Something that can be done, as a method that whoever has it in the responder chain performs.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
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

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - action: Performed by the first responder, or the next after it in the chain, that has it.
    ///   - propertyList: A property list that tells this command from others with the same action.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
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
