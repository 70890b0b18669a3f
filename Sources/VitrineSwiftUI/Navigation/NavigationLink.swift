/// A view that controls a navigation presentation: it puts a screen on the stack around it.
///
/// In a row of a list all of the row is the link, with a chevron.
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    /// The view to show, or nil for links with a value.
    let destination: Destination?
    let value: NavigationValue?
    /// Whether the view shows, for links that the program opens and closes.
    var isActive: Binding<Bool>?
}

extension NavigationLink: View {
    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The link.
    public var body: some View {
        if let isActive, let destination {
            LinkButton(
                label: AnyView(label), destination: AnyView(destination), value: nil, isActive: isActive
            )
            .navigationDestination(isPresented: isActive) { destination }
        } else {
            LinkButton(
                label: AnyView(label), destination: destination.map { AnyView($0) }, value: value)
        }
    }

    /// A link to a view that shows while a value is true; going back makes it false.
    @available(
        *, deprecated,
        message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.destination = destination()
        self.label = label()
        value = nil
        self.isActive = isActive
    }

    /// A link to a view that shows while a value is true; going back makes it false.
    @available(
        *, deprecated,
        message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
    ) { self.init(isActive: isActive, destination: { destination }, label: label) }

    /// A link to a view that shows while a selection is the link's tag; going back makes the selection nil.
    @available(
        *, deprecated,
        message:
            "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
    )
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: Self.active(tag, selection), destination: destination, label: label)
    }

    /// A link to a view that shows while a selection is the link's tag; going back makes the selection nil.
    @available(
        *, deprecated,
        message:
            "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
    )
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: Self.active(tag, selection), destination: { destination }, label: label)
    }

    nonisolated fileprivate static func active<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<
        Bool
    > {
        nonisolated(unsafe) let tag = tag
        return Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }

    /// Whether the link opens in the column of details: of a stack, which has no columns, it always opens on top.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

    /// A link to a view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
        value = nil
    }

    /// A link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
        value = nil
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// A link to a view, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link to a view, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// A link with a title to a view that shows while a value is true.
    @available(
        *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

    /// A link with a title to a view that shows while a value is true.
    @available(
        *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(title) } }

    /// A link with a title to a view that shows while a value is true.
    @available(
        *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
    ) { self.init(isActive: isActive, destination: { destination }) { Text(titleKey) } }

    /// A link with a title to a view that shows while a value is true.
    @available(
        *, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, destination: Destination, isActive: Binding<Bool>
    ) { self.init(isActive: isActive, destination: { destination }) { Text(title) } }

    /// A link with a title to a view that shows while a selection is the link's tag.
    @available(
        *, deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: Self.active(tag, selection), destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view that shows while a selection is the link's tag.
    @available(
        *, deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: Self.active(tag, selection), destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// A link to the destination of a value; with nil it is disabled.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        destination = nil
        self.label = label()
        self.value = value.map { NavigationValue($0) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to the destination of a value, with a title; with nil it is disabled.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link to the destination of a value, with a title; with nil it is disabled.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

private struct LinkButton: View {
    let label: AnyView
    let destination: AnyView?
    let value: NavigationValue?
    var isActive: Binding<Bool>?
    @Environment(\.navigationScreen) private var screen
    @Environment(\.isListRow) private var isListRow
    @Environment(\.listSelection) private var listSelection

    private var selects: Bool { isListRow && value.map { listSelection?.accepts($0.base) ?? false } ?? false }
    private var canOpen: Bool { selects || screen != nil && (destination != nil || value != nil) }

    private func open() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        // In a list with a selection of its type, a value is selected instead.
        if isListRow, let value, listSelection?.select(value.base) == true { return }
        guard let model = screen?.screen?.model else { return }
        if let value { model.open(value) } else if let destination { model.open(destination) }
    }

    var body: some View {
        if isListRow {
            PressableButton(
                style: ListLinkStyle(), fillsRow: true,
                configuration: PrimitiveButtonStyleConfiguration(
                    role: nil, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: open)
            ).disabled(!canOpen)
                .modifier(ListTraitModifier { if let value, $0.tag == nil { $0.tag = value.base } })
        } else {
            Button(action: open) { label }.disabled(!canOpen)
        }
    }
}

/// A link that is a row of a list: its label, and a chevron at the trailing edge.
private struct ListLinkStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.interfaceIdiom) private var idiom
    @Environment(\.isSidebarRow) private var isSidebarRow

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            // Several views are a row, with the distance of one.
            HStack { configuration.label }.opacity(isEnabled ? 1 : 0.4)
            Spacer(minLength: 8)
            // What a row of a sidebar leads to is beside it.
            if !isSidebarRow {
                DisclosureChevron().frame(width: idiom == .tv ? 12 : 7, height: idiom == .tv ? 20 : 12)
            }
        }
    }
}

/// The mark of rows that lead somewhere, to the trailing edge. 7×12 points and the colour of tertiary labels, by measurement.
private struct DisclosureChevron: View {
    var body: some View {
        ChevronShape().stroke(
            Color(base: .tertiaryLabel), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
}

/// Points to the right; as any shape it is mirrored where the layout goes from right to left.
private struct ChevronShape: Shape {
    func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: 1, dy: 1)
        return Path { path in
            path.move(to: CGPoint(x: inner.minX, y: inner.minY))
            path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
            path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
        }
    }
}

extension NavigationValue: InputComparable {
    func isSameInput(as other: NavigationValue) -> Bool { self == other }
}
