/// A container view that defines its content as a function of its own size and coordinate space.
///
/// It takes the whole proposal, 10×10 when there is none, and puts its content at the top leading corner.
public struct GeometryReader<Content: View> {
    /// The function.
    public var content: (GeometryProxy) -> Content

    /// Makes a reader.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the reader's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        GeometryNode(view, context)
    }
}

/// A proxy for access to the size and coordinate space of a geometry reader, in points.
public struct GeometryProxy: @unchecked Sendable {
    weak var element: Element?

    /// The size of the reader.
    public var size: CGSize { MainActor.assumeIsolated { element?.size ?? .zero } }

    /// The safe area inset of the reader.
    public var safeAreaInsets: EdgeInsets {
        MainActor.assumeIsolated {
            guard let element else { return EdgeInsets() }
            (element as? any PositionReader)?.reads.insert(.safeArea)
            return SafeArea.insets(around: CGRect(origin: .zero, size: element.size), of: element)
                .mirrored(in: element.environment.layoutDirection)
        }
    }

    /// The reader's bounds in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            guard let element else { return .zero }
            (element as? any PositionReader)?.reads.insert(.place)
            switch coordinateSpace {
            case .local: return CGRect(origin: .zero, size: element.size)
            case .global: return CGRect(origin: element.globalOrigin, size: element.size)
            case .named(let name): return CGRect(origin: element.origin(inSpace: name), size: element.size)
            }
        }
    }

    /// The bounds of a space around, in the reader's coordinates; nil if there is none of the name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated {
            guard let element else { return nil }
            (element as? any PositionReader)?.reads.insert(.place)
            guard let (space, origin) = element.space(named: coordinateSpace.name) else { return nil }
            return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.size)
        }
    }
}

/// A frame of reference for locations.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The hosting view's.
    case global
    /// The view's own.
    case local
    /// That of an ancestor named by `coordinateSpace(name:)`.
    case named(AnyHashable)

    /// Whether it is the hosting view's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

struct CoordinateSpaceModifier: ElementModifier, Equatable {
    let name: AnyHashable
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<CoordinateSpaceModifier> {
        CoordinateSpaceElement(self, around: child, node)
    }
}

final class CoordinateSpaceElement: WrapperElement<CoordinateSpaceModifier> {}

nonisolated extension View {
    /// Assigns a name to the view's coordinate space.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

/// An element whose content read where it is, or how far the safe area reaches around it.
@MainActor
protocol PositionReader: Element {
    /// What it read so far.
    var reads: PositionDependence { get set }
}

private final class GeometryNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private var element: GeometryElement!
    private var content: _ViewNode<Content>?
    /// The content takes up another identity when it is evaluated next.
    private var restartsContent = false

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        element = GeometryElement(self) { [unowned self] in evaluate() }
    }

    override func makeElements() -> [Element] { [element] }
    override var isRestartable: Bool { content?.isRestartable ?? true }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        if graph.isRestarting { restartsContent = true }
        if change.view || isDirty {
            // Evaluated by the next layout, which knows the size.
            element.contentIsStale = true
            element.invalidatePlacement()
        } else {
            content?.updateEnvironment(environment)
        }
    }

    /// Evaluates the content for the present geometry; returns its node.
    private func evaluate() -> _GraphNode {
        isDirty = false
        let proxy = GeometryProxy(element: element)
        let body = trackingBody(of: GeometryReader<Content>.self) { view.content(proxy) }
        if let content {
            graph.inTransaction(of: self) {
                if restartsContent {
                    graph.restart { content.update(body, environment) }
                } else {
                    content.update(body, environment)
                }
            }
            restartsContent = false
            return content
        }
        let made = Content._makeNode(body, childContext())
        made.elementOwner = element
        content = made
        return made
    }

    override func teardown() {
        content?.teardown()
        element.teardown()
        super.teardown()
    }
}

private final class GeometryElement: Element, PositionReader {
    private let evaluate: () -> _GraphNode
    private var content: _GraphNode?
    private var evaluatedFrame: CGRect?
    private var evaluatedInsets: EdgeInsets?
    var contentIsStale = true
    var reads: PositionDependence = [] { didSet { if reads != oldValue { positionDependence = reads } } }

    init(_ node: _GraphNode, evaluate: @escaping () -> _GraphNode) {
        self.evaluate = evaluate
        super.init(node)
    }

    override var majorAxis: Axis?? { .some(nil) }
    override var alignmentChildren: [Element] { [] }
    override func loadChildren() -> [Element] { content?.elements ?? [] }

    private var insetsAround: EdgeInsets {
        SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
    }

    override func didPlace() {
        let frame = CGRect(origin: reads.contains(.place) ? globalOrigin : .zero, size: size)
        let insets = reads.contains(.safeArea) ? insetsAround : nil
        let moved =
            evaluatedFrame?.size != size || (reads.contains(.place) && evaluatedFrame != frame)
            || insets != evaluatedInsets
        if contentIsStale || moved {
            contentIsStale = false
            evaluatedFrame = frame
            let isNew = content == nil
            content = evaluate()
            evaluatedInsets = reads.contains(.safeArea) ? insets ?? insetsAround : nil
            if isNew { contentElementsDidChange() }
            // What the content says of its sizes is asked for now.
            graph.layoutQueue.settle()
        }
        super.didPlace()
    }
}
