/// An entry of a menu: the base class of actions and commands.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// What a menu shows beside an element.
    public enum State: Int, Sendable {
        /// Not chosen.
        case off = 0
        /// Chosen.
        case on = 1
        /// Chosen in part.
        case mixed = 2
    }

    /// How an element behaves and looks.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves its menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What it is called.
    package(set) public var title: String
    /// What it looks like.
    package(set) public var image: UIImage?
    /// A second line, smaller and paler. Nil unless set.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}
