/// One button of a remote or game controller, or one key of a keyboard, held down.
///
/// The object stays the same from `began` to `ended`.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// It is still down.
        case stationary = 2
        /// It was released.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
    }

    /// The button that is pressed.
    ///
    /// An open set: a key with no counterpart on a remote has a value of its own (2000 plus its usage), and
    /// ``UIPress/key`` says which key it is.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init?(rawValue: Int) { self.rawValue = rawValue }
        init(_ rawValue: Int) { self.rawValue = rawValue }
        /// The arrow up.
        public static let upArrow = PressType(0)
        /// The arrow down.
        public static let downArrow = PressType(1)
        /// The arrow left.
        public static let leftArrow = PressType(2)
        /// The arrow right.
        public static let rightArrow = PressType(3)
        /// Return or Space, or the middle of a remote.
        public static let select = PressType(4)
        /// Escape, or a remote's back button.
        public static let menu = PressType(5)
        /// Play and pause.
        public static let playPause = PressType(6)
        /// Page up.
        public static let pageUp = PressType(30)
        /// Page down.
        public static let pageDown = PressType(31)
        /// A remote's 123 button.
        public static let tvRemoteOneTwoThree = PressType(32)
        /// A remote's button for four colours.
        public static let tvRemoteFourColors = PressType(33)
    }

    /// Where the press is in its life.
    open package(set) var phase: Phase = .began
    /// The button. Arrow keys, Return and Space (`select`), Escape (`menu`) and the page keys map to buttons.
    open package(set) var type: PressType
    /// When the phase changed last, in seconds on the clock of the window.
    open package(set) var timestamp: TimeInterval = 0
    /// The pressure from 0 to 1. Buttons without measure report 1 while held.
    open package(set) var force: CGFloat = 1
    /// The keyboard key behind the press, `nil` for buttons of a remote.
    open package(set) var key: UIKey?
    /// The window the press went to.
    open package(set) weak var window: UIWindow?
    /// The responder the press went to first.
    open package(set) weak var responder: UIResponder?
    /// The recognisers that receive this press.
    open package(set) var gestureRecognizers: [UIGestureRecognizer]?

    package init(type: PressType, key: UIKey? = nil) {
        self.type = type
        self.key = key
        super.init()
    }
}

/// An event that carries presses.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
    package var presses: Set<UIPress> = []

    package override init() {
        super.init()
        eventType = .presses
    }

    /// Every press of the event.
    open var allPresses: Set<UIPress> { presses }

    /// The presses that a gesture recogniser receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
