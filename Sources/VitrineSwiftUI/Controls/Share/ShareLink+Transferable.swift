public import VitrineTransferable

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable {
    /// A link that shares an item, with a label of views.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init([SharedLinkItem(item, preview)], subject, message, label())
    }

    /// A link that shares items, with a label of views.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(items.map { SharedLinkItem($0, preview($0)) }, subject, message, label()) }
}

extension ShareLink
where
    PreviewImage: Transferable, PreviewIcon: Transferable, Data.Element: Transferable,
    Label == DefaultShareLinkLabel
{
    /// A link that shares an item, with a title.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([SharedLinkItem(item, preview)], subject, message, .init(title: Text(titleKey)))
    }

    /// A link that shares items, with a title.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items.map { SharedLinkItem($0, preview($0)) }, subject, message, .init(title: Text(titleKey)))
    }

    /// A link that shares an item, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([SharedLinkItem(item, preview)], subject, message, .init(title: Text(title)))
    }

    /// A link that shares items, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items.map { SharedLinkItem($0, preview($0)) }, subject, message, .init(title: Text(title)))
    }

    /// A link that shares an item, with a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([SharedLinkItem(item, preview)], subject, message, .init(title: title))
    }

    /// A link that shares items, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items.map { SharedLinkItem($0, preview($0)) }, subject, message, .init(title: title)) }

    /// A link that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init([SharedLinkItem(item, preview)], subject, message, .standard)
    }

    /// A link that shares items.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items.map { SharedLinkItem($0, preview($0)) }, subject, message, .standard) }
}
