import VitrineUIKit

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// Bits by kind.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches and the pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The picture that is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The picture that stands over a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
}

struct ContentShapeModifier<S: Shape>: ElementModifier {
    let kinds: ContentShapeKinds
    let shape: S
    let eoFill: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContentShapeModifier<S>> {
        ContentShapeElement(self, around: child, node)
    }
}

@MainActor
private protocol ShapedElement: Element {
    var shapeKinds: ContentShapeKinds { get }
    /// In the element's coordinates.
    var shapePath: Path { get }
}

private final class ContentShapeElement<S: Shape>: WrapperElement<ContentShapeModifier<S>>, ShapedElement {
    var shapeKinds: ContentShapeKinds { modifier.kinds }
    var shapePath: Path {
        modifier.shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection)
    }

    override var isRestartable: Bool { true }
    override func didUpdate(from old: ContentShapeModifier<S>, isChanged: Bool) {}
    override func hitTest(_ point: CGPoint) -> Element? {
        guard modifier.kinds.contains(.interaction) else { return super.hitTest(point) }
        guard shapePath.contains(point, eoFill: modifier.eoFill) else { return nil }
        return super.hitTest(point) ?? self
    }
}

extension Element {
    /// The shape that the view, or the one view in it, has for something, in this element's coordinates.
    func contentShape(for kind: ContentShapeKinds) -> UIBezierPath? {
        var element = self
        while true {
            if let shaped = element as? any ShapedElement, shaped.shapeKinds.contains(kind) {
                let offset = CGPoint(
                    x: element.rootOrigin.x - rootOrigin.x, y: element.rootOrigin.y - rootOrigin.y)
                return UIBezierPath(cgPath: shaped.shapePath.offsetBy(dx: offset.x, dy: offset.y).cgPath)
            }
            guard element.children.count == 1 else { return nil }
            element = element.children[0]
        }
    }
}

nonisolated extension View {
    /// Defines the content shape for hit testing.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Defines the shape of the view for hit testing, for the picture that is dragged, or for that over a context menu.
    ///
    /// - Parameters:
    ///   - kinds: What the shape is for.
    ///   - shape: The shape, in the frame of the view.
    ///   - eoFill: Whether the even-odd rule says what is inside.
    public func contentShape<S: Shape>(_ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    {
        modifier(ContentShapeModifier(kinds: kinds, shape: shape, eoFill: eoFill))
    }
}
