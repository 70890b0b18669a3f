/// A standard label for user interface items, consisting of an icon with a title.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension Label: View {
    /// Makes a label with a custom title and icon.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The label in the style of the environment.
    public var body: some View { StyledLabel(title: AnyView(title), icon: AnyView(icon)) }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label with an image of the program's and a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Makes a label with an image of the program's and a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label with an image of an asset catalogue and a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Makes a label with an image of an asset catalogue and a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label with a system symbol and a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Makes a label with a system symbol and a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes a label from a configuration of a style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

/// Reads the style, so that only this body depends on it.
private struct StyledLabel: View {
    let title: AnyView
    let icon: AnyView
    @Environment(\.labelStyleBox) private var style

    var body: some View {
        style.makeBody(
            LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(content: title),
                icon: LabelStyleConfiguration.Icon(content: icon)))
    }
}
