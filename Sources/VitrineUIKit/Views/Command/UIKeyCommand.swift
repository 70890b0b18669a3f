public import VitrineFoundation

/// A command that a key performs.
///
/// A responder offers them in `keyCommands`, or a view controller by `addKeyCommand(_:)`. A key that goes down is looked up
/// in the chain of responders from the first responder, or the focused item, upwards. The command whose key it is goes to
/// whoever has its action in that chain, and nothing else hears of the key.
///
/// What the system does with a key comes first: arrows and Tab that move the focus, Return and Space that select, the page
/// keys. A command with `wantsPriorityOverSystemBehavior` comes before it.
///
/// `.command` is what the keyboard has as its Super, or Windows, key. Desktops keep many of its combinations for themselves,
/// and their users expect Control: where no command asks for Control itself, Control is taken for it.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
    /// The arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The first place.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The last place.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forward.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The first function key.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// The second function key.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// The third function key.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// The fourth function key.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// The fifth function key.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// The sixth function key.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// The seventh function key.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// The eighth function key.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// The ninth function key.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// The tenth function key.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// The eleventh function key.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// The twelfth function key.
    nonisolated public static let f12 = "UIKeyInputF12"

    /// What the key types, or one of the inputs above.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before what the system does with the key.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command with a title.
    ///
    /// - Parameters:
    ///   - action: Performed by the first responder, or the next after it in the chain, that has it.
    ///   - input: What the key types without modifiers, or one of the inputs above; Return is `"\r"`, Tab `"\t"`, the
    ///     key that deletes backwards `"\u{8}"`.
    ///   - modifierFlags: The keys that are held with it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, action: action,
            propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state)
    }

    /// Makes a command of a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command of a key, with a title for lists of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
