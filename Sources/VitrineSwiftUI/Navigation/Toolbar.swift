/// A structure that defines the placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
    enum Side: Sendable { case leading, principal, trailing, secondary, bottom, keyboard }
    let side: Side
    var isProminent = false
    /// Makes a menu of an item's view, for where it has no room.
    var menu: (@MainActor @Sendable (AnyView, EnvironmentValues) -> UIMenu)?

    /// Where the system thinks best: at the trailing side.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// In the place of the title.
    public static let principal = ToolbarItemPlacement(side: .principal)
    /// For what leads through the content: at the leading side.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// For the screen's main action: at the trailing side.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// For what confirms a task: at the trailing side, standing out.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing, isProminent: true)
    /// For what cancels a task: at the leading side.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// For what destroys something: at the trailing side.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// The bar at the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    /// For what tells about the content: in the bar at the bottom of the screen.
    public static let status = ToolbarItemPlacement(side: .bottom)
    /// Above the keyboard, or at the bottom of the screen where the keyboard is on the table, while something is typed.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
    /// The leading side of the bar.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// The trailing side of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// The leading side of the bar, under its older name.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// The trailing side of the bar, under its older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// Conforming types represent items that can be placed in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of content representing the body of this content.
    associatedtype Body: ToolbarContent
    /// The composition of content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the items; content with a body leaves it to that.
    @MainActor @preconcurrency func _collect(_ items: inout _ToolbarItems)
}

/// Items of toolbars as they are collected.
public struct _ToolbarItems {
    var items: [(placement: ToolbarItemPlacement, view: AnyView)] = []
    /// Makes the menu that the title opens.
    var titleMenu: (@MainActor (EnvironmentValues) -> UIMenu?)?
}

extension ToolbarContent {
    /// The items of the body.
    public func _collect(_ items: inout _ToolbarItems) {
        NestingLimit.check(Self.self)
        body._collect(&items)
    }
}

extension ToolbarContent where Body == Never {
    /// Primitive content has no body.
    public var body: Never { fatalError("body should not be called on \(Self.self): it is primitive.") }
}

extension Never: ToolbarContent {}

/// Conforming types represent items of a bar that have names.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {}
extension _ToolbarContentList: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// A model that represents an item which can be placed in a toolbar.
public struct ToolbarItem<ID, Content> {
    /// Its name among the items of the bar.
    public let id: ID
    let placement: ToolbarItemPlacement
    let showsByDefault: Bool
    let content: Content
}

extension ToolbarItem: ToolbarContent where Content: View {
    /// Primitive content.
    public typealias Body = Never
    /// Adds itself.
    public func _collect(_ items: inout _ToolbarItems) {
        if showsByDefault { items.items.append((placement, AnyView(content))) }
    }
}

extension ToolbarItem where ID == (), Content: View {
    /// Makes an item at a place.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        id = ()
        showsByDefault = true
    }
}

extension ToolbarItem where ID == String, Content: View {
    /// Makes an item at a place, under a name.
    ///
    /// - Parameters:
    ///   - id: Its name among the items of the bar.
    ///   - showsByDefault: Whether it is there before anybody has chosen, which nobody can here.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        self.id = id
        self.showsByDefault = showsByDefault
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// A model that represents a group of items which can be placed in a toolbar.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
    /// Primitive content.
    public typealias Body = Never

    /// Makes a group at a place.
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Adds itself, in a row.
    public func _collect(_ items: inout _ToolbarItems) {
        items.items.append((placement, AnyView(HStack(spacing: 16) { content })))
    }
}

/// Content of toolbars that is put together by a builder.
public struct _ToolbarContentList: ToolbarContent {
    /// Primitive content.
    public typealias Body = Never
    let contents: [any ToolbarContent]
    /// Adds each in order.
    public func _collect(_ items: inout _ToolbarItems) {
        for content in contents { content._collect(&items) }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// The items, if there are any.
    public func _collect(_ items: inout _ToolbarItems) { self?._collect(&items) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Groups items.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }

    /// The items of the content.
    public func _collect(_ items: inout _ToolbarItems) { content._collect(&items) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// The items of the branch that is present.
    public func _collect(_ items: inout _ToolbarItems) {
        switch storage {
        case .trueContent(let content): content._collect(&items)
        case .falseContent(let content): content._collect(&items)
        }
    }
}

/// Constructs a toolbar item set from multi-expression closures.
@MainActor
@resultBuilder
public struct ToolbarContentBuilder {
    /// An expression is used as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// A block of any number of items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContentList {
        var contents: [any ToolbarContent] = []
        repeat contents.append(each content)
        return _ToolbarContentList(contents: contents)
    }
    /// An `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The first branch of an `if`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first content: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(content))
    }
    /// The second branch of an `if`.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second content: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(content))
    }
    /// A block behind `#available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> _ToolbarContentList { _ToolbarContentList(contents: [content]) }
}

/// An item of a toolbar with the environment it stands in.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    let environment: EnvironmentValues
    var side: ToolbarItemPlacement.Side { placement.side }
}

extension [ToolbarEntry] {
    /// The entries on a side, in order.
    func on(_ side: ToolbarItemPlacement.Side) -> [ToolbarEntry] { filter { $0.side == side } }
}

struct ToolbarKey: NavigationPreference {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

struct ToolbarModifier: ElementModifier {
    let items: [(placement: ToolbarItemPlacement, view: AnyView)]
    var titleMenu: (@MainActor (EnvironmentValues) -> UIMenu?)?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ToolbarModifier> {
        ToolbarElement(self, around: child, node)
    }
}

private final class ToolbarElement: WrapperElement<ToolbarModifier> {
    override init(_ modifier: ToolbarModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        offerKeyboardToolbar()
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: ToolbarModifier, isChanged: Bool) {
        offerKeyboardToolbar()
        graph.preferencesDidChange()
    }

    /// The view around the graph is asked for what accompanies the keyboard.
    private func offerKeyboardToolbar() {
        guard graph.inputAccessory == nil, modifier.items.contains(where: { $0.placement.side == .keyboard })
        else { return }
        let toolbar = KeyboardToolbar(graph)
        graph.inputAccessory = { toolbar.view }
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if key == NavigationTitleMenuKey.self, let menu = modifier.titleMenu {
            let environment = environment
            return (Optional(NavigationTitleMenu { menu(environment) }) as! K.Value)
        }
        guard key == ToolbarKey.self else { return super.preference(key) }
        let inner = super.preference(ToolbarKey.self) ?? []
        let own = modifier.items.map {
            ToolbarEntry(placement: $0.placement, view: $0.view, environment: environment)
        }
        return ((inner + own) as! K.Value)
    }
}

/// The views of a bar's items, kept from one update to the next.
@MainActor
struct ToolbarHosts {
    private var hosts: [ToolbarHost] = []
    private(set) var barItems: [UIBarButtonItem] = []

    /// Shows items; true if the list of bar items is another one.
    mutating func show(_ entries: [ToolbarEntry], _ controller: UIViewController) -> Bool {
        for (host, entry) in zip(hosts, entries) { host.show(entry) }
        guard hosts.count != entries.count else { return false }
        while hosts.count > entries.count {
            hosts.removeLast()
            barItems.removeLast()
        }
        for entry in entries[hosts.count...] {
            let host = ToolbarHost(entry)
            host.hostingController = controller
            hosts.append(host)
            barItems.append(host.barItem)
        }
        return true
    }

    /// The items of a bar at the bottom: one has all its width, several share what is left between them.
    ///
    /// - Parameter width: The bar's, without its margins.
    func bottomItems(width: CGFloat) -> [UIBarButtonItem] {
        for host in hosts { host.filledWidth = hosts.count == 1 ? width : nil }
        var items: [UIBarButtonItem] = []
        for item in barItems {
            if !items.isEmpty { items.append(.flexibleSpace()) }
            items.append(item)
        }
        return items
    }

    func fill(width: CGFloat) {
        if hosts.count == 1 { hosts[0].filledWidth = width }
    }
}

/// The view of one item.
final class ToolbarHost: _UIHostingView<AnyView> {
    private var entry: ToolbarEntry

    init(_ entry: ToolbarEntry) {
        self.entry = entry
        super.init(rootView: entry.view, inheriting: Self.environment(of: entry))
        safeAreaRegions = []
        fit()
        idealSizeObserver = { [weak self] in self?.fit() }
    }

    required init(rootView: AnyView) { fatalError("An item needs the environment of its screen.") }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private static func environment(of entry: ToolbarEntry) -> EnvironmentValues {
        var environment = entry.environment
        environment.font = entry.placement.isProminent || entry.side == .principal ? .headline : .body
        environment.foregroundStyles = nil
        environment.isBarItem = entry.side != .principal
        // As UIKit's own items: their symbols are large.
        if environment.imageScale == .medium { environment.imageScale = .large }
        return environment
    }

    /// An item of a bar with the view, and with the menu of its place.
    var barItem: UIBarButtonItem {
        let item = UIBarButtonItem(customView: self)
        guard entry.placement.menu != nil else { return item }
        item.menuRepresentation = UIDeferredMenuElement.uncached { [weak self] completion in
            guard let entry = self?.entry else { return completion([]) }
            completion(entry.placement.menu?(entry.view, entry.environment).children ?? [])
        }
        return item
    }

    func show(_ entry: ToolbarEntry) {
        let isChanged = self.entry.environment.version != entry.environment.version
        self.entry = entry
        if isChanged { inheritedEnvironment = Self.environment(of: entry) }
        rootView = entry.view
        fit()
    }

    /// The width that the view fills, with its spacers; nil for its ideal one.
    var filledWidth: CGFloat? { didSet { if filledWidth != oldValue { fit() } } }

    private func fit() {
        var size = self.size(for: .unspecified)
        if let filledWidth { size = CGSize(width: filledWidth, height: max(size.height, 30)) }
        guard bounds.size != size else { return }
        bounds.size = size
        superview?.setNeedsLayout()
    }
}

nonisolated extension View {
    /// Populates the toolbar with items at places.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        var items = _ToolbarItems()
        content()._collect(&items)
        return modifier(ToolbarModifier(items: items.items, titleMenu: items.titleMenu))
    }

    /// Populates the toolbar with items at places, which have names. Nobody can choose among them here: those are shown that
    /// show by default.
    @MainActor @preconcurrency
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }

    /// Populates the toolbar with views.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: [(.automatic, AnyView(HStack(spacing: 16) { content() }))]))
    }
}
