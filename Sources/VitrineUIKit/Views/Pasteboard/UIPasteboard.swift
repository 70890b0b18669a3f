public import Foundation

/// What was copied, for pasting.
///
/// The general one is the desktop's clipboard where windows are on a display: texts, addresses, pictures and what other programs
/// know by a MIME type are exchanged with them, everything else stays within this one. In memory it belongs to the program, or to
/// the host of a test.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The general pasteboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// How items are put on a pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The date after which the items are gone; a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on this device; a `Bool`. They do in any case.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when what is on a pasteboard became another.
    nonisolated public class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }
    /// The key of the types that came, an array of strings.
    nonisolated public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
    /// The key of the types that are gone, an array of strings.
    nonisolated public class var changedTypesRemovedUserInfoKey: String {
        "UIPasteboardChangedTypesRemovedKey"
    }
    /// Posted before a pasteboard of the program's own is removed.
    nonisolated public class var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }

    /// The pasteboard that programs share.
    open class var general: UIPasteboard { Pasteboards.current.general }

    /// Makes a pasteboard of the program's own, with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        let name = UUID().uuidString
        return UIPasteboard(Name(name), Pasteboards.current.items(named: name))
    }

    /// Removes a pasteboard of the program's own, and what is on it. The general one stays.
    open class func remove(withName pasteboardName: Name) {
        Pasteboards.current.remove(pasteboardName)
    }

    /// What it is called.
    public let name: Name

    let content: PasteboardItems

    init(_ name: Name, _ content: PasteboardItems) {
        self.name = name
        self.content = content
        super.init()
    }

    /// The pasteboard of a name: the general one, or one of the program's own.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name; all pasteboards of one name have the same content.
    ///   - create: Whether it is made if there is none such; nil comes otherwise.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let all = Pasteboards.current
        guard create || all.has(pasteboardName) else { return nil }
        self.init(pasteboardName, all.items(named: pasteboardName.rawValue))
    }

    /// How often something was put on it.
    open var changeCount: Int { content.changeCount }

    // MARK: Values

    /// The text: that of the first item that has one. Texts of other programs of more than 64 MB are left out.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts.
    open var strings: [String]? {
        get { values(\.text, ofTypes: PasteboardType.texts.union(PasteboardType.urls)) }
        set { content.set((newValue ?? []).map { [PasteboardType.text: $0] }) }
    }

    /// The image: that of the first item that has one.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images.
    open var images: [UIImage]? {
        get { values(\.image, ofTypes: PasteboardType.images) }
        set {
            content.set((newValue ?? []).map { [PasteboardType.image: $0, PasteboardType.png: $0] })
        }
    }

    /// The address: that of the first item that has one.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses; texts that are addresses are such, too.
    open var urls: [URL]? {
        get {
            if let urls = values(\.url, ofTypes: PasteboardType.urls) { return urls }
            let found = strings?.compactMap { text in
                URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
            }
            return found?.isEmpty == false ? found : nil
        }
        set { content.set((newValue ?? []).map { [PasteboardType.url: $0] }) }
    }

    /// The colour: that of the first item that has one.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours.
    open var colors: [UIColor]? {
        get { values(\.color, ofTypes: [PasteboardType.color]) }
        set { content.set((newValue ?? []).map { [PasteboardType.color: $0] }) }
    }

    /// What the items are of some types, without asking another program for the others; nil where none is.
    private func values<Value>(
        _ value: (PasteboardItems.Item) -> Value?, ofTypes wanted: Set<String>
    ) -> [Value]? {
        let found = content.types.enumerated().compactMap { index, types -> Value? in
            for type in types where wanted.contains(type) {
                guard let content = content.value(type, ofItem: index) else { continue }
                if let value = value([type: content]) { return value }
            }
            return nil
        }
        return found.isEmpty ? nil : found
    }

    /// Whether there is text. Nobody is asked for it.
    open var hasStrings: Bool {
        contains(pasteboardTypes: Array(PasteboardType.texts.union(PasteboardType.urls)))
    }
    /// Whether there is an image. Nobody is asked for it.
    open var hasImages: Bool { contains(pasteboardTypes: Array(PasteboardType.images)) }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
    /// Whether there is a colour.
    open var hasColors: Bool { contains(pasteboardTypes: [PasteboardType.color]) }
    /// How many things are on it.
    open var numberOfItems: Int { content.types.count }
}

/// The pasteboards of an application, or of a test's host, by name.
@MainActor
private final class Pasteboards: RuntimeContextPart {
    private var all: [String: PasteboardItems] = [:]
    private unowned let context: RuntimeContext
    private(set) lazy var general = UIPasteboard(.general, items(named: UIPasteboard.Name.general.rawValue))

    init(context: RuntimeContext) { self.context = context }

    static var current: Pasteboards { RuntimeContext.current.part(Pasteboards.self) }

    func has(_ name: UIPasteboard.Name) -> Bool { name == .general || all[name.rawValue] != nil }

    func items(named name: String) -> PasteboardItems {
        if let known = all[name] { return known }
        let items = PasteboardItems(context: context, isShared: name == UIPasteboard.Name.general.rawValue)
        all[name] = items
        items.onChange = { [weak self, weak items] added, removed in
            guard let self, let items else { return }
            let isGeneral = name == UIPasteboard.Name.general.rawValue
            NotificationCenter.default.post(
                name: UIPasteboard.changedNotification,
                object: isGeneral ? self.general : UIPasteboard(UIPasteboard.Name(name), items),
                userInfo: [
                    UIPasteboard.changedTypesAddedUserInfoKey: added,
                    UIPasteboard.changedTypesRemovedUserInfoKey: removed,
                ])
        }
        return items
    }

    func remove(_ name: UIPasteboard.Name) {
        guard name != .general, let items = all[name.rawValue] else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification, object: UIPasteboard(name, items))
        all[name.rawValue] = nil
        items.set([])
    }
}
