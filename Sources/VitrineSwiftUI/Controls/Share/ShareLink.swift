public import Foundation
import VitrineUIKit

/// A control that opens a sheet with what can be done with addresses, texts and other things that can be transferred:
/// copying, mail, opening.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where Data: RandomAccessCollection, Label: View {
    private let items: [Any]
    /// What must be loaded before it is shared; then there are no other items.
    private var loaded: [SharedLinkItem]?
    private let subject: Text?
    private let message: Text?
    private let label: Label
    @State private var anchor = MenuAnchor()

    private init(_ items: [Any], _ subject: Text?, _ message: Text?, _ label: Label) {
        self.items = items
        self.subject = subject
        self.message = message
        self.label = label
    }

    init(_ loaded: [SharedLinkItem], _ subject: Text?, _ message: Text?, _ label: Label) {
        self.init([] as [Any], subject, message, label)
        self.loaded = loaded
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// A button.
    public var body: some View {
        Button {
            let content = SharedContent(items: items, subject: subject?.string, message: message?.string)
            if let loaded {
                content.load(loaded, from: anchor)
            } else {
                content.present(from: anchor)
            }
        } label: {
            label
        }
        .modifier(MenuAnchorModifier(anchor: anchor))
    }
}

/// The label of a link that was given none: a sign, and "Share…" or a title.
public struct DefaultShareLinkLabel: View {
    let title: Text

    /// The sign and the title.
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    static var standard: DefaultShareLinkLabel { .init(title: Text(verbatim: "Share…")) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares an address, with a label of views.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { self.init([item], subject, message, label()) }

    /// A link that shares a text, with a label of views.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> { self.init([item], subject, message, label()) }

    /// A link that shares addresses, with a label of views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL { self.init(Array(items), subject, message, label()) }

    /// A link that shares texts, with a label of views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String { self.init(Array(items), subject, message, label()) }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init([item], subject, message, .standard) }

    /// A link that shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init([item], subject, message, .standard) }

    /// A link that shares addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(Array(items), subject, message, .standard)
    }

    /// A link that shares texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String {
        self.init(Array(items), subject, message, .standard)
    }

    /// A link that shares an address, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> { self.init([item], subject, message, .init(title: Text(titleKey))) }

    /// A link that shares a text, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init([item], subject, message, .init(title: Text(titleKey)))
    }

    /// A link that shares addresses, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(Array(items), subject, message, .init(title: Text(titleKey))) }

    /// A link that shares texts, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(Array(items), subject, message, .init(title: Text(titleKey))) }

    /// A link that shares an address, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> { self.init([item], subject, message, .init(title: Text(title))) }

    /// A link that shares a text, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init([item], subject, message, .init(title: Text(title)))
    }

    /// A link that shares addresses, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL { self.init(Array(items), subject, message, .init(title: Text(title))) }

    /// A link that shares texts, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String { self.init(Array(items), subject, message, .init(title: Text(title))) }

    /// A link that shares an address, with a title of a text.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init([item], subject, message, .init(title: title)) }

    /// A link that shares a text, with a title of a text.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init([item], subject, message, .init(title: title)) }

    /// A link that shares addresses, with a title of a text.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL { self.init(Array(items), subject, message, .init(title: title)) }

    /// A link that shares texts, with a title of a text.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String { self.init(Array(items), subject, message, .init(title: title)) }
}
