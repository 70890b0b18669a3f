/// A representation of a type to display in a share preview.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A preview with a title, an image and an icon; where there is an image it is shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(Text(titleKey), image, icon)
    }
    /// A preview with a title, an image and an icon; where there is an image it is shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(Text(title), image, icon)
    }
    /// A preview with a title, an image and an icon; where there is an image it is shown.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, Optional(image), icon) }
}

extension SharePreview where Icon == Never {
    /// A preview with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
    /// A preview with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
    /// A preview with a title and an image.
    public init(_ title: Text, image: Image) { self.init(title, image, nil) }
}

extension SharePreview where Image == Never {
    /// A preview with a title and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
    /// A preview with a title and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
    /// A preview with a title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
    /// A preview with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
    /// A preview with a title.
    public init(_ title: Text) { self.init(title, nil, nil) }
}
