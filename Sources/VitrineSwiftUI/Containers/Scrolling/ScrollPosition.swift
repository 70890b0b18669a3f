/// A type that defines the semantic position of where a scroll view is scrolled within its content.
///
/// What is written is scrolled to, in the transaction of the write. Who scrolls by hand makes it a position of the user's,
/// which knows no edge and no point, and the view at the anchor if identifiers of a type were asked for.
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, @unchecked Sendable {
        case automatic
        case edge(Edge)
        case view(AnyHashable, UnitPoint?)
        case offset(x: CGFloat?, y: CGFloat?)
        case user(AnyHashable?)
    }

    /// The type of the identifiers of views; `Never` where none are asked for.
    let idType: Any.Type
    var place: Place

    /// The start of the content, or wherever it is.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.idType = idType
        place = .automatic
    }

    /// A view with an identifier.
    ///
    /// - Parameter anchor: The point of the view that is to be at the same point of the scroll view; nil is the anchor of the
    ///   modifier.
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
        self.idType = idType
        place = .view(AnyHashable(id), anchor)
    }

    /// An edge of the content. The scroll view stays there when the content grows, until somebody scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.idType = idType
        place = .edge(edge)
    }

    /// A point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(idType: idType, x: point.x, y: point.y)
    }

    /// A point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.idType = idType
        place = .offset(x: x, y: y)
    }

    /// A horizontal offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.idType = idType
        place = .offset(x: x, y: nil)
    }

    /// A vertical offset, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.idType = idType
        place = .offset(x: nil, y: y)
    }

    /// Scrolls to a view with an identifier.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        place = .view(AnyHashable(id), anchor)
    }

    /// Scrolls to an edge of the content.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { place = .offset(x: point.x, y: point.y) }

    /// Scrolls to a point of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .offset(x: x, y: y) }

    /// Scrolls to a horizontal offset, in points.
    public mutating func scrollTo(x: CGFloat) { place = .offset(x: x, y: nil) }

    /// Scrolls to a vertical offset, in points.
    public mutating func scrollTo(y: CGFloat) { place = .offset(x: nil, y: y) }

    /// Whether a person scrolled last.
    public var isPositionedByUser: Bool {
        if case .user = place { return true }
        return false
    }

    /// The edge that was scrolled to.
    public var edge: Edge? {
        if case .edge(let edge) = place { return edge }
        return nil
    }

    /// The point that was scrolled to.
    public var point: CGPoint? {
        if case .offset(let x?, let y?) = place { return CGPoint(x: x, y: y) }
        return nil
    }

    /// The horizontal offset that was scrolled to.
    public var x: CGFloat? {
        if case .offset(let x, _) = place { return x }
        return nil
    }

    /// The vertical offset that was scrolled to.
    public var y: CGFloat? {
        if case .offset(_, let y) = place { return y }
        return nil
    }

    /// The identifier of the view that was scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        guard let id = id?.base as? any Hashable else { return nil }
        // Only values of sendable types come in, and a marker protocol adds nothing to what is stored.
        return unsafeBitCast(id as any Hashable, to: (any Hashable & Sendable).self)
    }

    /// The identifier of the view that was scrolled to, by the program or a person, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

    private var id: AnyHashable? {
        switch place {
        case .view(let id, _): id
        case .user(let id): id
        default: nil
        }
    }

    /// Whether two positions are the same.
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        a.idType == b.idType && a.place == b.place
    }
}

/// Ties the place that is scrolled to to a value.
struct ScrollPlaceModifier: ScrollLinkModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    typealias Body = Never

    @MainActor func makeLink(_ node: _GraphNode) -> ScrollPlaceLink { ScrollPlaceLink(self, node) }
    @MainActor func update(_ link: ScrollPlaceLink, from old: Self) { link.update(self) }
}

final class ScrollPlaceLink: SettledScrollLink {
    private var modifier: ScrollPlaceModifier
    private var known: ScrollPosition
    private weak var element: (any ScrollingElement)?
    /// How what is to be scrolled to is scrolled to, until it has been.
    private var pending: Bool?
    private var contentSize = CGSize.zero

    init(_ modifier: ScrollPlaceModifier, _ node: _GraphNode) {
        self.modifier = modifier
        known = modifier.position.wrappedValue
        super.init(node)
        scroll()
    }

    func update(_ modifier: ScrollPlaceModifier) {
        self.modifier = modifier
        let new = modifier.position.wrappedValue
        guard new != known else { return }
        known = new
        scroll()
    }

    private func scroll() {
        let transaction = node.graph.transaction
        pending = transaction.animation != nil && !transaction.disablesAnimations
        node.graph.afterUpdate { [weak self] in self?.scrollNow() }
    }

    /// Scrolls, once there is something to.
    private func scrollNow() {
        guard let animated = pending, node.isAlive else { return }
        if case .view(let id, let anchor) = known.place {
            pending = nil
            node.graph.scroll(
                to: id, anchor: anchor ?? modifier.anchor ?? .topLeading, animated: animated, below: node)
            return
        }
        guard let element, !element.isTornDown else { return }
        pending = nil
        guard let offset = offset(in: element.scrollGeometry, element.environment.layoutDirection) else {
            return
        }
        element.scroll(toOffset: offset, animated: animated)
    }

    /// The offset of the place; nil where it says nothing.
    private func offset(in geometry: ScrollGeometry, _ direction: LayoutDirection) -> CGPoint? {
        var offset = geometry.contentOffset
        let insets = geometry.contentInsets
        switch known.place {
        case .automatic, .user, .view: return nil
        case .offset(let x, let y):
            if let x { offset.x = x - insets.leading }
            if let y { offset.y = y - insets.top }
        case .edge(.top): offset.y = -insets.top
        case .edge(.bottom):
            offset.y = geometry.contentSize.height + insets.bottom - geometry.containerSize.height
        case .edge(.leading), .edge(.trailing):
            offset.x =
                (known.edge == .leading) == (direction == .leftToRight)
                ? -insets.leading
                : geometry.contentSize.width + insets.trailing - geometry.containerSize.width
        }
        return offset
    }

    override func phaseDidChange(
        _ phase: ScrollPhase, velocity: CGVector?, in element: any ScrollingElement
    ) {
        if phase == .interacting { note(.user(known.viewID.map { AnyHashable($0) })) }
    }

    override func scrollGeometryDidChange(in element: any ScrollingElement) {
        self.element = element
        let size = element.scrollGeometry.contentSize
        if size != contentSize {
            contentSize = size
            // At an edge it stays when the content grows.
            if known.edge != nil, pending == nil { pending = false }
        }
        super.scrollGeometryDidChange(in: element)
    }

    override func scrollGeometryDidSettle(in element: any ScrollingElement) {
        scrollNow()
        find(in: element)
    }

    /// Writes down which view is at the anchor, where a person scrolls.
    private func find(in element: any ScrollingElement) {
        guard known.isPositionedByUser, known.idType != Never.self else { return }
        let type = known.idType
        let id = element.viewID(at: modifier.anchor ?? .topLeading) { Swift.type(of: $0) == type }
        note(.user(id))
    }

    private func note(_ place: ScrollPosition.Place) {
        guard known.place != place else { return }
        known.place = place
        pending = nil
        modifier.position.wrappedValue = known
    }
}

nonisolated extension View {
    /// Associates a binding to a scroll position with a scroll view within this view: writing it scrolls, and it tells when a
    /// person does.
    ///
    /// - Parameter anchor: Where views that are scrolled to stand, and at what point of the scroll view a view is looked for.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPlaceModifier(position: position, anchor: anchor))
    }
}
