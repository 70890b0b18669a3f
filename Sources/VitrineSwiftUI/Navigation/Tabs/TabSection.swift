/// A container that you can use to add hierarchy within a tab view.
///
/// A sidebar shows the header over the tabs of the section. There is none here, and in a tab bar the tabs of sections follow
/// each other, as on an iPhone.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
    /// The values of the tabs.
    public typealias TabValue = SelectionValue
    /// Primitive content.
    public typealias Body = Never
    /// Adds the tabs of the section.
    public func _collect(_ list: inout _TabList) { content._collect(&list) }
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    /// Makes a section with a header of views.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    /// Makes a section with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Makes a section with a title as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable
{
    /// Makes a section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
