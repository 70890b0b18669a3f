public import Foundation
import VitrinePlatform

/// What was copied, for pasting.
///
/// The general one is the desktop's clipboard where windows are on a display: text is exchanged with other programs, everything
/// else stays within this one. In memory it belongs to the program, or to the host of a test.
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

    /// Posted when what is on a pasteboard became another.
    nonisolated public class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// The pasteboard that programs share.
    open class var general: UIPasteboard { RuntimeContext.current.part(GeneralPasteboard.self).pasteboard }

    /// What it is called.
    public let name: Name
    /// How often something was put on it.
    open private(set) var changeCount = 0

    private enum Content {
        case strings([String])
        case images([UIImage])
        case urls([URL])
        case colors([UIColor])
    }

    private var content: Content?
    private let isShared: Bool

    init(name: Name, isShared: Bool) {
        self.name = name
        self.isShared = isShared
        super.init()
    }

    /// Makes a pasteboard of the program's own.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create else { return nil }
        self.init(name: pasteboardName, isShared: false)
    }

    private func set(_ content: Content?) {
        self.content = content
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The text: the first of several. Texts of other programs of more than 64 MB are left out.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts.
    open var strings: [String]? {
        get {
            if isShared, let clipboard = SystemClipboard.current, !clipboard.isOwn {
                return clipboard.text.map { [$0] }
            }
            switch content {
            case .strings(let strings): return strings
            case .urls(let urls): return urls.map(\.absoluteString)
            default: return nil
            }
        }
        set {
            set(newValue.map { .strings($0) })
            if isShared { SystemClipboard.current?.setText(newValue?.joined(separator: "\n") ?? "") }
        }
    }

    /// The image: the first of several.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images.
    open var images: [UIImage]? {
        get { if case .images(let images) = content { images } else { nil } }
        set { set(newValue.map { .images($0) }) }
    }

    /// The address: the first of several.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses.
    open var urls: [URL]? {
        get {
            if case .urls(let urls) = content { return urls }
            let found = strings?.compactMap { text in
                URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
            }
            return found?.isEmpty == false ? found : nil
        }
        set {
            set(newValue.map { .urls($0) })
            if isShared {
                let lines = newValue?.map(\.absoluteString).joined(separator: "\n")
                SystemClipboard.current?.setText(lines ?? "")
            }
        }
    }

    /// The colour: the first of several.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours.
    open var colors: [UIColor]? {
        get { if case .colors(let colors) = content { colors } else { nil } }
        set { set(newValue.map { .colors($0) }) }
    }

    /// Whether there is text.
    open var hasStrings: Bool { strings?.isEmpty == false }
    /// Whether there is an image.
    open var hasImages: Bool { images?.isEmpty == false }
    /// Whether there is an address.
    open var hasURLs: Bool { urls?.isEmpty == false }
    /// Whether there is a colour.
    open var hasColors: Bool { colors?.isEmpty == false }
    /// How many things are on it.
    open var numberOfItems: Int {
        strings?.count ?? images?.count ?? urls?.count ?? colors?.count ?? 0
    }
}

/// The general pasteboard of an application, or of a test's host.
@MainActor
private final class GeneralPasteboard: RuntimeContextPart {
    let pasteboard = UIPasteboard(name: .general, isShared: true)
    init(context: RuntimeContext) {}
}
