public import Foundation
import VitrineCoreGraphics

/// What items of bars have in common.
@MainActor @preconcurrency
open class UIBarItem: NSObject, NibDecodable, NibReading, NibKeyed {
    /// The text of the item.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// The picture of the item, shown in the tint colour unless its rendering mode is original.
    open var image: UIImage? { didSet { if image != oldValue { didChange() } } }
    /// Whether the item answers touches. True unless set.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
    /// What the item is, in a word or two, for assistive technology; its title unless set.
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange() } } }
    /// What the item does, in a sentence, for assistive technology.
    open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { didChange() } } }
    /// A name for tests to find the item's button by.
    open var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }
    /// A number of your own to find the item by.
    open var tag = 0

    /// Makes an empty item.
    public override init() { super.init() }

    /// Makes an item of a nib; of other coders an empty one.
    public required init?(coder: NSCoder) {
        super.init()
        takeNib(coder, UIBarItem.self, outermost: UIBarItem.self)
    }

    func take(_ nib: NibCoder) { takeItem(nib) }
    class func nibPath(_ key: String) -> AnyKeyPath? { itemNibPaths[key] }

    /// All objects of the nib are made and connected. Override and call `super`.
    open func awakeFromNib() {}

    /// The image's distances to the edges of its place, in points: positive ones push it inwards.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }
    /// The image in the low bar of a phone on its side; nil is ``image``.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone != oldValue { didChange() } }
    }

    /// The attributes of the title by the raw values of controls' states.
    final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { didChange() } }
    /// The bar that shows the item, where the item belongs to no navigation item.
    weak var itemObserver: (any BarItemObserver)?
    /// Whether the item has what proxies say about it.
    private final var hasTakenAppearance = false

    /// Takes over what proxies say about the item, when a bar first shows it.
    ///
    /// - Parameter again: Whether also where the item has done so.
    func takeAppearance(in bar: UIView, again: Bool) {
        guard AppearanceRegistry.isInUse, again || !hasTakenAppearance, bar.window != nil else { return }
        hasTakenAppearance = true
        AppearanceRegistry.apply(to: self, in: bar)
    }

    func didChange() { itemObserver?.barItemDidChange(self) }

    /// The view that shows the item in a bar.
    final weak var shownView: UIView?
}

/// A button, or a space, in a navigation bar or a toolbar.
///
/// It performs its ``primaryAction`` or, without one, calls its ``action`` of its ``target``.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The look of a button.
    public enum Style: Int, Sendable {
        /// Text in the ordinary weight.
        case plain = 0
        /// As `.plain`, since iOS 7.
        @available(
            *, deprecated,
            message: "Use UIBarButtonItemStylePlain when minimum deployment target is iOS7 or later"
        )
        case bordered = 1
        /// Text that stands out, for what completes a task.
        case done = 2
    }

    /// The items of the system: texts, symbols and spaces.
    public enum SystemItem: Int, Sendable {
        /// "Done", standing out.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", standing out.
        case save = 3
        /// A plus.
        case add = 4
        /// A space that takes what is left.
        case flexibleSpace = 5
        /// A space of the item's width.
        case fixedSpace = 6
        /// A sheet of paper with a pencil.
        case compose = 7
        /// An arrow back.
        case reply = 8
        /// An arrow out of a box.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A trash can.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles back.
        case rewind = 19
        /// Two triangles ahead.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross.
        case close = 24
    }

    /// The look of the text.
    open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
    /// The width in points; 0, as it is unless set, is that of the content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
    /// Titles that the button may show: it is as wide as the widest of them.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { didChange() } } }
    /// Whether the button is shown as chosen. False unless set.
    open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
    /// The view shown in place of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
    /// The colour; nil is the bar's tint.
    open var tintColor: UIColor? {
        didSet {
            recordAppearance(\UIBarButtonItem.tintColor, from: oldValue)
            if tintColor != oldValue { didChange() }
        }
    }
    /// Whether the item is left out.
    open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
    /// What happens when the button is pressed. Setting it takes over its title and image where it has them.
    open var primaryAction: UIAction? {
        didSet {
            takeFace(of: primaryAction)
            didChange()
        }
    }

    /// The menu of the button. A press opens it where there is nothing else to do, else a finger that rests.
    open var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }
    /// Whether a press turns ``isSelected`` over before its action is performed; with a menu, whether the button shows the
    /// entry that is chosen. False unless set.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { didChange() } }
    }

    /// Whose method is called when the button is pressed. It is not kept; nil asks the responder chain for who has it.
    open weak var target: AnyObject?
    /// The method that is called: without arguments, with the item, or with the item and the event, a `UIEvent?`.
    open var action: Selector?

    /// What the item is in a menu, where it has no room in the bar; nil is made of its title, image and action.
    open var menuRepresentation: UIMenuElement?
    /// The group that the item belongs to.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    private(set) var systemItem: SystemItem?
    /// The navigation item that holds this one.
    weak var holder: UINavigationItem?

    /// Makes an empty item.
    public override init() { super.init() }

    /// Makes an item of a nib; of other coders an empty one.
    public required init?(coder: NSCoder) {
        systemItem = (coder as? NibCoder).flatMap { Self.systemItem($0) }
        super.init(coder: coder)
    }

    override func take(_ nib: NibCoder) {
        takeFace(of: systemItem)
        super.take(nib)
        takeButtonItem(nib)
    }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        buttonItemNibPaths[key] ?? super.nibPath(key)
    }

    /// Makes a button of a title or an image; those of the action stand in for them.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takeFace(of: primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Makes one of the system's items.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.menu = menu
        takeFace(of: systemItem)
        self.primaryAction = primaryAction
    }

    /// Makes a button of a title that calls a method of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        take(target, action)
    }

    /// Makes a button of an image that calls a method of a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        take(target, action)
    }

    /// Makes a button of an image, and one for the low bar of a phone on its side.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes one of the system's items, which calls a method of a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        take(target, action)
    }

    private final func takeFace(of systemItem: SystemItem?) {
        guard let systemItem else { return }
        if systemItem == .done || systemItem == .save { style = .done }
        title = systemItem.title
        if let symbol = systemItem.symbol { image = UIImage(systemName: symbol) }
    }

    private func take(_ target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Makes an item of a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = make(.fixedSpace)
        item.width = width
        return item
    }

    /// A space that takes what is left.
    public class func flexibleSpace() -> Self { make(.flexibleSpace) }

    private class func make(_ systemItem: SystemItem) -> Self {
        let item = _make(self)
        item.systemItem = systemItem
        return item
    }

    private func takeFace(of action: UIAction?) {
        guard let action, systemItem == nil else { return }
        if !action.title.isEmpty { title = action.title }
        if let image = action.image { self.image = image }
    }

    override func didChange() {
        holder?.didChange()
        super.didChange()
    }

    /// The images behind the title by the raw values of states, for the usual bar and the low one.
    final var backgroundImages: [UInt: UIImage] = [:] { didSet { didChange() } }
    final var compactBackgroundImages: [UInt: UIImage] = [:] { didSet { didChange() } }
    /// How far the title is moved, by the raw values of metrics.
    final var titleOffsets: [Int: UIOffset] = [:] { didSet { didChange() } }
    /// What is set for when the item leads back.
    final var back = BackButtonParts() { didSet { didChange() } }

    /// What a nib has the item do.
    final var nibAction: NibAction?

    /// Does what the item is for.
    ///
    /// - Parameter view: The button that shows the item, from which the responder chain is asked.
    func perform(from view: UIView, with event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction {
            if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(sender: self) }
        } else if let action {
            let receiver: Any? = target ?? view.target(forAction: action, withSender: self)
            UIApplication.shared.sendAction(action, to: receiver, from: self, for: event)
        } else if let nibAction {
            nibAction.body?(self, event)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// What UIKit's images look like, as names of symbols.
    fileprivate var symbol: String? {
        switch self {
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}
