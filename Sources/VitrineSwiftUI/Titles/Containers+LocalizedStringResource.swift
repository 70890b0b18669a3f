public import VitrineFoundation

// Containers and modifiers with titles that are looked up when they are shown: `Section(.recent) {}`, `.navigationTitle(.home)`.
// Literals are `LocalizedStringKey` all the same. Source: SwiftUI of iOS 26, there for iOS 16 and later.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title to a view.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a title to what the stack shows for a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Content with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleResource)
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that opens.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }

    /// A group with a title that a binding opens.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension GroupBox where Label == Text {
    /// A box with a title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension ContentUnavailableView
where Label == VitrineSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is said where there is nothing, with a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init {
            VitrineSwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

extension View {
    /// The title of the screen.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// An alert.
    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// An alert with a message.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// An alert about data.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Choices about something.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Choices about something, with a message.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// A field that searches, with a prompt.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// What a screen reader says of the view.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// The value that a screen reader says.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    /// What a screen reader says that the view does.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// What is shown beside the pointer.
    @_disfavoredOverload
    public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }
}
