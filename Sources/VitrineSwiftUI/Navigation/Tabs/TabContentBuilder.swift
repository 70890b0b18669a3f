/// A result builder that constructs tabs for a tab view.
@MainActor
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// An expression is used as it is.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    /// A block of any number of tabs.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabContentList<TabValue> {
        var contents: [any TabContent] = []
        repeat contents.append(each content)
        return _TabContentList(contents: contents)
    }
    /// An `if` without `else`. Its block is a list: where it is not taken nothing else says which type it has.
    public static func buildIf(_ content: _TabContentList<TabValue>?) -> _TabContentList<TabValue> {
        content ?? _TabContentList(contents: [])
    }
    /// The first branch of an `if`.
    public static func buildEither<Content: TabContent>(first content: Content) -> _TabContentList<TabValue> {
        _TabContentList(contents: [content])
    }
    /// The second branch of an `if`.
    public static func buildEither<Content: TabContent>(second content: Content) -> _TabContentList<TabValue>
    {
        _TabContentList(contents: [content])
    }
    /// A block behind `#available`.
    public static func buildLimitedAvailability<Content: TabContent>(
        _ content: Content
    ) -> _TabContentList<TabValue> { _TabContentList(contents: [content]) }
}

/// Tabs that were put together by a builder.
public struct _TabContentList<TabValue: Hashable>: TabContent {
    /// Primitive content.
    public typealias Body = Never
    let contents: [any TabContent]
    /// Adds each in order.
    public func _collect(_ list: inout _TabList) {
        for content in contents { content._collect(&list) }
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The values of the tabs.
    public typealias TabValue = Content.TabValue
    /// Adds the tabs of each element.
    public func _collect(_ list: inout _TabList) {
        for element in data { content(element)._collect(&list) }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: TabContent {
    /// Tabs for the elements of a collection.
    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.data = data
        self.content = content
        id = { $0.id }
        isConstantRange = false
    }
}

extension ForEach where Content: TabContent {
    /// Tabs for the elements of a collection, known by a property.
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
        isConstantRange = false
    }
}

extension TabContent {
    /// Generates a badge for the tab from an integer value; none for 0.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _ModifiedTab(
            content: self, modifier: BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Generates a badge for the tab from a text; nil is none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, modifier: BadgeModifier(text: label))
    }

    /// Generates a badge for the tab from a string; nil is none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, modifier: BadgeModifier(text: label.map { Text($0) }))
    }

    /// Adds a condition that controls whether users can choose the tab.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, modifier: TabItemModifier(isDisabled: disabled))
    }

    /// Hides the tab.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _ModifiedTab(content: self, modifier: TabItemModifier(isHidden: hidden))
    }
}

/// Tabs with a modifier around each.
struct _ModifiedTab<Content: TabContent, Modifier: ViewModifier>: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never
    let content: Content
    let modifier: Modifier

    func _collect(_ list: inout _TabList) {
        var inner = _TabList()
        content._collect(&inner)
        for item in inner.items {
            list.items.append(.init(id: item.id, view: AnyView(item.view.modifier(modifier))))
        }
    }
}
