/// A container view that adds hierarchy to lists: rows with a header and a footer.
///
/// Outside of lists its header, content and footer stand one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Whether a list shows the content; nil where that is not asked.
    var isExpanded: Binding<Bool>?
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of a section of a list or a lazy stack; elsewhere its parts stand one after the other.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        SectionNode(view, context)
    }

    /// The content decides.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    /// Makes a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Makes a section with a header and a footer.
    @available(*, deprecated, message: "Use Section(content:header:footer:) instead.")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        header = EmptyView()
        self.content = content()
        self.footer = footer()
    }

    /// Makes a section with a footer.
    @available(*, deprecated, message: "Use Section(content:footer:) instead.")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        header = EmptyView()
        self.content = content()
        self.footer = footer
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.header = header()
        self.content = content()
        footer = EmptyView()
    }

    /// Makes a section with a header.
    @available(*, deprecated, message: "Use Section(content:header:) instead.")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        footer = EmptyView()
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        header = EmptyView()
        self.content = content()
        footer = EmptyView()
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
        footer = EmptyView()
    }

    /// Makes a section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        header = Text(title)
        self.content = content()
        footer = EmptyView()
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
    ListingNode<Section<Parent, Content, Footer>>, SectionNodeRole
{
    private var child: _ViewNode<Content>!
    /// In containers that lay out all they have, header and footer are views among others.
    private var header: _ViewNode<Parent>?
    private var footer: _ViewNode<Footer>?
    /// What can be done with the section, in a list: rows after the others.
    private var actions: _ViewNode<AnyView>?
    /// Whether the rows are shown. Outside of lists they always are.
    private var isOpen = true

    override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
        super.init(view, context)
        isOpen = readIsOpen()
        if let collector = environment.menuCollector {
            var environment = environment
            environment.menuSection = collector.section(header: AnyView(view.header))
            child = Content._makeListed(view.content, listedContext(environment))
            return
        }
        if !isLazy { header = Parent._makeListed(view.header, listedContext()) }
        child = Content._makeListed(view.content, listedContext(inner))
        updateActions()
        if !isLazy { footer = Footer._makeListed(view.footer, listedContext()) }
    }

    override var listedNodes: [_GraphNode] {
        let nodes: [_GraphNode?] = [header, child, actions, footer]
        return nodes.compactMap { $0 }
    }

    /// Sections within this one have no part in its actions.
    private var inner: EnvironmentValues {
        guard environment.sectionActions != nil else { return environment }
        var environment = environment
        environment.sectionActions = nil
        return environment
    }

    private func updateActions() {
        guard let wanted = environment.sectionActions?.view else {
            actions?.teardown()
            return actions = nil
        }
        if let actions {
            actions.update(wanted, inner)
        } else {
            actions = AnyView._makeListed(wanted, listedContext(inner))
        }
    }

    func part(of listed: _GraphNode) -> SectionPart {
        listed === header ? .header : listed === footer ? .footer : .content
    }

    override func collect(_ rows: inout RowCollection) {
        rows.section(
            ObjectIdentifier(self), header: headerRow,
            footer: boundary(view.footer, "footer"), environment: environment
        ) {
            guard isOpen else { return }
            child.collect(&$0)
            actions?.collect(&$0)
        }
    }

    private func readIsOpen() -> Bool {
        guard environment.isListContent, let isExpanded = view.isExpanded else { return true }
        return addingDependencies { isExpanded.wrappedValue }
    }

    private var headerRow: Row? {
        guard let isExpanded = view.isExpanded, environment.hasSidebarHeaders else {
            return boundary(view.header, "header")
        }
        return boundary(ExpandingHeader(title: view.header, isExpanded: isExpanded), "header")
    }

    private func boundary<V: View>(_ view: V, _ name: String) -> Row? {
        // An `if` without its view is no header.
        if V._viewCount(nil) == 0 { return nil }
        if let type = V.self as? any OptionalView.Type, isNone(view, type) { return nil }
        return Row(
            identity: RowIdentity(run: ObjectIdentifier(self), id: name), content: ViewBox(view),
            environment: environment, kind: ObjectIdentifier(V.self), place: RowPlace(node: self))
    }

    private func isNone<O: OptionalView>(_ view: Any, _ type: O.Type) -> Bool { (view as! O).isNone }

    override func refresh(_ change: NodeChange) {
        let wasOpen = isOpen
        isOpen = readIsOpen()
        if change.view || change.previousEnvironment != nil || isOpen != wasOpen { rowsDidChange() }
        header?.update(view.header, environment)
        child.update(view.content, inner)
        updateActions()
        footer?.update(view.footer, environment)
    }
}

private protocol OptionalView {
    var isNone: Bool { get }
}

extension Optional: OptionalView {
    fileprivate var isNone: Bool { self == nil }
}
