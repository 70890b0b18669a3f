/// A group of entries: a menu, a menu in another one, or a section of it.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu behaves in another one, and among its entries.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The entries stand in the menu around this one, as a section.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title is that of something that destroys.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of the entries, and of those in menus inside, one is chosen.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The entries are images side by side.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the entries of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Images alone, side by side.
        case small = 0
        /// Images over titles, side by side.
        case medium = 1
        /// A row for each.
        case large = 2
        /// As the system has it: large, in palettes small.
        case automatic = -1
    }

    /// Tells the menu from others.
    public let identifier: Identifier
    /// How the menu behaves.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]
    /// How large the entries are. Automatic unless set.
    open var preferredElementSize: ElementSize

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - subtitle: A second line where the menu is an entry.
    ///   - identifier: By default a name that nothing else has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UniqueName.next())
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The entries that are chosen, those of sections and menus inside, too.
    ///
    /// Complexity: O(entries).
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
