import VitrinePlatform

/// A control for navigating to a URL: a button that opens it as `openURL` of the environment does.
public struct Link<Label: View>: View {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// A link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The button.
    public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
            .modifier(PointerShapeModifier(shape: .hand))
    }
}

extension Link where Label == Text {
    /// A link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
