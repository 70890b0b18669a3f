public import VitrineFoundation

/// A type that provides content for programmatically selectable tabs in a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that choose tabs; `Never` where nothing does.
    associatedtype TabValue: Hashable
    /// The type of content representing the body of this content.
    associatedtype Body: TabContent
    /// The composition of content.
    @MainActor @preconcurrency var body: Body { get }
    /// Adds the tabs; content with a body leaves it to that.
    @MainActor @preconcurrency func _collect(_ list: inout _TabList)
}

extension TabContent {
    /// The tabs of the body.
    public func _collect(_ list: inout _TabList) {
        NestingLimit.check(Self.self)
        body._collect(&list)
    }
}

extension TabContent where Body == Never {
    /// Primitive content has no body.
    public var body: Never { fatalError("body should not be called on \(Self.self): it is primitive.") }
}

extension Never: TabContent {
    /// There is none.
    public typealias TabValue = Never
}

/// Tabs as they are collected; as a view, all of them.
public struct _TabList: View {
    struct Item: Identifiable {
        let id: AnyHashable
        let view: AnyView
    }

    var items: [Item] = []
    private let content: (@MainActor (inout _TabList) -> Void)?

    nonisolated init(_ content: some TabContent) {
        nonisolated(unsafe) let content = content
        self.content = { content._collect(&$0) }
    }

    init() { content = nil }

    /// The tabs.
    public var body: some View {
        var list = _TabList()
        content?(&list)
        return ForEach(list.items) { $0.view }
    }

    mutating func add(_ view: AnyView, id: AnyHashable?) {
        items.append(Item(id: id ?? AnyHashable(TabPlace(index: items.count)), view: view))
    }
}

/// What a tab without a value is known by.
private struct TabPlace: Hashable {
    let index: Int
}

/// The content for a tab and the tab's associated tab item in a tab view.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
    let role: TabRole?
}

/// A value that defines the purpose of the tab.
public struct TabRole: Hashable, Sendable {
    /// The search role: the tab is "Search" with a magnifying glass where it says nothing else.
    public static let search = TabRole()
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// The values of tabs.
    public typealias TabValue = Value
    /// Primitive content.
    public typealias Body = Never

    /// Adds itself.
    public func _collect(_ list: inout _TabList) {
        let item = TabItemModifier(label: AnyView(label))
        // A tab is one, however many views it shows: without any, too.
        let count = Content._viewCount(nil) ?? 1
        let view = count == 1 ? AnyView(content.modifier(item)) : AnyView(VStack { content }.modifier(item))
        if let value {
            list.add(AnyView(view.tag(value)), id: value)
        } else {
            list.add(AnyView(view), id: nil)
        }
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a value, a title and a system symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, DefaultTabLabel(text: Text(titleKey), image: Image(systemName: systemImage)), role, content
        )
    }

    /// A tab with a value, a title that is looked up when it is shown, and a system symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, DefaultTabLabel(text: Text(titleResource), image: Image(systemName: systemImage)), role,
            content)
    }

    /// A tab with a value, a title and a system symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, DefaultTabLabel(text: Text(title), image: Image(systemName: systemImage)), role, content)
    }

    /// A tab with a value, a title and an image of the program's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, DefaultTabLabel(text: Text(titleKey), image: Image(image)), role, content)
    }

    /// A tab with a value, a title and an image of the program's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, DefaultTabLabel(text: Text(title), image: Image(image)), role, content)
    }

    /// A tab with a value and a role, which says what its item shows.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role == nil ? DefaultTabLabel() : .search, role, content)
    }

    nonisolated fileprivate init(
        _ value: Value?, _ label: DefaultTabLabel, _ role: TabRole?, _ content: () -> Content
    ) {
        self.value = value
        self.label = label
        self.role = role
        self.content = content()
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title and a system symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, DefaultTabLabel(text: Text(titleKey), image: Image(systemName: systemImage)), role, content)
    }

    /// A tab with a title that is looked up when it is shown, and a system symbol.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, DefaultTabLabel(text: Text(titleResource), image: Image(systemName: systemImage)), role,
            content)
    }

    /// A tab with a title and a system symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, DefaultTabLabel(text: Text(title), image: Image(systemName: systemImage)), role, content)
    }

    /// A tab with a title and an image of the program's.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, DefaultTabLabel(text: Text(titleKey), image: Image(image)), role, content)
    }

    /// A tab with a title and an image of the program's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, DefaultTabLabel(text: Text(title), image: Image(image)), role, content)
    }

    /// A tab with a role, which says what its item shows.
    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(nil, .search, role, content)
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab with a value, whose item says nothing: for programs with a bar of their own.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content, label: { EmptyView() })
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab whose item says nothing: for programs with a bar of their own.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a value and a label.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.role = role
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        value = nil
        self.role = role
        self.content = content()
        self.label = label()
    }
}

/// The label of a tab that is made of a title and an image.
public struct DefaultTabLabel: View {
    var text: Text?
    var image: Image?

    nonisolated static var search: DefaultTabLabel {
        DefaultTabLabel(text: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }

    /// Image and title.
    public var body: some View {
        image
        text
    }
}
