/// What the user did, as the application receives it: touches, presses, scrolling or hovering.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers or a pointer.
        case touches = 0
        /// The device was moved.
        case motion = 1
        /// A headset or the like.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// Wheel or touchpad.
        case scroll = 10
        /// A pointer without a button.
        case hover = 11
        /// Pinch or rotation on a touchpad.
        case transform = 14
    }

    /// The detail of an event; touches and presses have none.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more to tell.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// Pointer buttons held during an event.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button.
        public static let primary = ButtonMask(rawValue: 1)
        /// The button that opens context menus.
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button of the given number, counted from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    var eventType: EventType = .touches
    package var touches: Set<UITouch> = []

    /// Events are made by the system.
    package override init() {
        super.init()
    }

    /// The kind of the event.
    open var type: EventType { eventType }
    /// The detail of the event.
    open var subtype: EventSubtype { .none }
    /// When the event happened, in seconds on the clock of the window.
    open package(set) var timestamp: TimeInterval = 0
    /// The modifier keys that were held.
    open package(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer buttons that were held.
    open package(set) var buttonMask: ButtonMask = []

    /// Every touch of the event, `nil` for events without touches.
    open var allTouches: Set<UITouch>? {
        eventType == .touches ? touches : nil
    }

    /// The touches that belong to a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        filtered { $0.window === window }
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        filtered { $0.view === view }
    }

    /// The touches that a gesture recogniser receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    /// The places of a touch since the last event of it, the touch itself last; nil for one that is not the event's.
    ///
    /// Every place that the desktop tells is an event of its own, so it is the touch alone.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Where a touch will probably be next; none is foretold here. Nil for one that is not the event's.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private func filtered(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : found
    }
}
