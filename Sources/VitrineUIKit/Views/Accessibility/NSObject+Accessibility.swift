import VitrineFoundation

/// Any object: in UIKit all of them can say what they are. Those that are on the screen have properties of their own, which
/// stand before these.
@MainActor @preconcurrency
public protocol _AccessibleObject: NSObject {}

extension NSObject: _AccessibleObject {}

/// What an object says of itself that is no responder; made with the first of it.
@MainActor
private final class SaidOfObject {
    nonisolated(unsafe) static var key = 0

    var label: String?
    var identifier: String?
    let properties = AccessibilityProperties()
}

extension _AccessibleObject {
    private var said: SaidOfObject? { objc_getAssociatedObject(self, &SaidOfObject.key) as? SaidOfObject }

    private var madeSaid: SaidOfObject {
        if let said { return said }
        let made = SaidOfObject()
        objc_setAssociatedObject(self, &SaidOfObject.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// What the object is, in a word or two, for assistive technology. Kept: it is read of what is on the screen alone.
    public var accessibilityLabel: String? {
        get { said?.label }
        set { madeSaid.label = newValue }
    }
    /// What the object does, in a sentence.
    public var accessibilityHint: String? {
        get { said?.properties.hint }
        set { madeSaid.properties.hint = newValue }
    }
    /// The value of the object.
    public var accessibilityValue: String? {
        get { said?.properties.value }
        set { madeSaid.properties.value = newValue }
    }
    /// A name of the object for tests.
    public var accessibilityIdentifier: String? {
        get { said?.identifier }
        set { madeSaid.identifier = newValue }
    }
    /// Whether the object is an element for assistive technology. False unless set.
    public var isAccessibilityElement: Bool {
        get { said?.properties.isElement ?? false }
        set { madeSaid.properties.isElement = newValue }
    }
    /// How the object behaves.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { said?.properties.traits ?? .none }
        set { madeSaid.properties.traits = newValue }
    }
}
