public import Foundation

/// Calls the handler of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that can be done, as a closure with a title.
@MainActor @preconcurrency
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Tells the action from others: a control keeps one for each.
    public let identifier: Identifier
    /// How the action may be used.
    open var attributes: Attributes
    /// Whether the action is chosen.
    open var state: State
    /// A longer title.
    open var discoverabilityTitle: String?

    /// The object that the action was sent for: the control that was used.
    public internal(set) weak var sender: AnyObject?

    /// The image while the action is chosen; nil is ``image``.
    open var selectedImage: UIImage?

    let handler: UIActionHandler

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - subtitle: A second line in a menu.
    ///   - selectedImage: The image while the action is chosen.
    ///   - identifier: Names the action; adding another one of the same name to a control replaces it. By
    ///     default a name that nothing else has.
    ///   - handler: Called with the action when it is performed.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UniqueName.next())
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
        self.subtitle = subtitle
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

    /// Calls the handler, unless the action is disabled.
    ///
    /// - Parameters:
    ///   - sender: What ``sender`` is meanwhile.
    ///   - target: Means nothing to an action; commands are performed by it.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        perform(sender: sender.map { $0 as AnyObject })
    }

    /// Calls the handler, with `sender` as the action's sender meanwhile.
    func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
