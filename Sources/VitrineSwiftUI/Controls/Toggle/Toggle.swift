/// A control that turns something on and off. Its look is a ``ToggleStyle``.
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: () -> Bool
    private let label: Label
    private let text: Text?

    /// A toggle with a label of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: { false }, label: label())
    }

    /// A toggle for several values, which it sets together. It is on while all of them are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy(\.wrappedValue) },
                set: { value in for binding in bindings { binding.wrappedValue = value } }),
            isMixed: { Set(bindings.map(\.wrappedValue)).count > 1 }, label: label())
    }

    private init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
        text = label as? Text
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The toggle in the style of the environment.
    public var body: some View {
        ToggleResolver(
            isOn: isOn, isMixed: isMixed(),
            label: ToggleStyleConfiguration.Label(content: AnyView(label), text: text))
    }
}

extension Toggle where Label == Text {
    /// A toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle for several values with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle for several values with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A toggle with a system symbol and a localized title.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a system symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A toggle with an image of an asset catalogue and a localized title.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    /// A toggle with an image of an asset catalogue and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { VitrineSwiftUI.Label(title, image: image) }
    }

    /// A toggle for several values with a system symbol and a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) {
            VitrineSwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A toggle for several values with a system symbol and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A toggle for several values with an image of an asset catalogue and a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(titleKey, image: image) }
    }

    /// A toggle for several values with an image of an asset catalogue and a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { VitrineSwiftUI.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// A toggle of a style's configuration, in the style around that one.
    public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        let isMixed = configuration.isMixed
        self.isMixed = { isMixed }
        label = configuration.label
        text = configuration.label.text
    }
}

/// Reads the style, so that only this body depends on it.
private struct ToggleResolver: View {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: ToggleStyleConfiguration.Label
    @Environment(\.toggleStyleBox) private var style

    var body: some View {
        style.makeBody(ToggleStyleConfiguration(label: label, isOn: isOn, isMixed: isMixed))
    }
}
