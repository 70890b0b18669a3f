import VitrineSupport

/// A shape that is replaced by an inset version of the current container shape: with corners about the same centres as the
/// container's. Where no container has a shape it is a rectangle.
///
/// Corners follow those of rectangles with round corners; of any other shape it is the shape in the smaller room.
public struct ContainerRelativeShape: InsettableShape, InsetOutline, RoundedShape {
    /// Makes the shape.
    nonisolated public init() {}

    /// The outline: a rectangle, where nothing is drawn into a container.
    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    nonisolated func path(in rect: CGRect, inset: CGFloat) -> Path {
        let inner = rect.insetBy(dx: inset, dy: inset)
        return ContainerOutline.current?.path(in: inner) ?? Path(inner)
    }

    nonisolated func roundedRect(in rect: CGRect, inset: CGFloat) -> RoundedBox? {
        let inner = rect.insetBy(dx: inset, dy: inset)
        guard let outline = ContainerOutline.current else { return RoundedBox(rect: inner, radius: 0) }
        return outline.roundedRect(in: inner)
    }

    /// The shape inset by a distance, in points.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, amount) }
}

/// A container's shape, and where the container is from what is drawn.
struct ContainerOutline: Sendable {
    let shape: any Shape
    /// The container, in the coordinates of what is drawn.
    let frame: CGRect

    /// The one that shapes are drawn into at the moment.
    @TaskLocal static var current: ContainerOutline?

    /// Does something with shapes that are drawn into a container, if they are.
    static func inside<T>(_ outline: ContainerOutline?, _ body: () -> T) -> T {
        guard let outline else { return body() }
        return $current.withValue(outline, operation: body)
    }

    /// From the container's edges to a rectangle in it: the shortest way, in points.
    private func inset(of rect: CGRect) -> CGFloat {
        max(
            0,
            min(
                rect.minX - frame.minX, frame.maxX - rect.maxX, rect.minY - frame.minY, frame.maxY - rect.maxY
            ))
    }

    func roundedRect(in rect: CGRect) -> RoundedBox? {
        guard let box = (shape as? any RoundedShape)?.roundedRect(in: frame, inset: 0), box.rect == frame
        else { return nil }
        let radius = max(0, box.radius - inset(of: rect))
        return RoundedBox(
            rect: rect, radius: min(radius, rect.width / 2, rect.height / 2), isContinuous: box.isContinuous)
    }

    func path(in rect: CGRect) -> Path {
        if let box = roundedRect(in: rect) {
            return Path(
                roundedRect: rect, cornerRadius: box.radius, style: box.isContinuous ? .continuous : .circular
            )
        }
        if let uneven = shape as? UnevenRoundedRectangle {
            return Path(
                roundedRect: rect, cornerRadii: uneven.cornerRadii.inset(by: inset(of: rect)),
                style: uneven.style)
        }
        return shape.path(in: rect)
    }
}

/// The element of the container that a shape was given to.
final class ContainerMark: @unchecked Sendable {
    @MainActor weak var element: Element?
    /// Elements that were drawn by its shape.
    @MainActor fileprivate var dependents = WeakSet<Element>()
    init() {}
}

/// An element that draws or cuts by a shape.
@MainActor
protocol ContainerDependent: Element {
    /// Called where it, or the container whose shape it may follow, is elsewhere or of another size.
    func containerOutlineMayHaveChanged()
}

/// The shape of the container around a view.
struct ContainerShapeValue: @unchecked Sendable {
    let shape: any InsettableShape
    let mark: ContainerMark
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeValue? { nil }
}

extension EnvironmentValues {
    var containerShape: ContainerShapeValue? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension ContainerDependent {
    /// The container's shape, from here; nil where none was given. From now on the element is told of changes.
    var containerOutline: ContainerOutline? {
        guard let value = environment.containerShape, let container = value.mark.element,
            container.graph === graph
        else { return nil }
        value.mark.dependents.insert(self)
        if !positionDependence.contains(.place) { positionDependence.insert(.place) }
        let (own, other) = (rootOrigin, container.rootOrigin)
        return ContainerOutline(
            shape: value.shape,
            frame: CGRect(
                x: other.x - own.x, y: other.y - own.y, width: container.size.width,
                height: container.size.height))
    }
}

private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    let shape: S
    @State private var mark = ContainerMark()

    nonisolated init(shape: S) { self.shape = shape }

    func body(content: _ViewModifier_Content<Self>) -> some View {
        content
            .environment(\.containerShape, ContainerShapeValue(shape: shape, mark: mark))
            .modifier(ContainerMarkModifier(mark: mark))
    }
}

private struct ContainerMarkModifier: ElementModifier {
    let mark: ContainerMark
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContainerMarkModifier> {
        ContainerMarkElement(self, around: child, node)
    }
}

private final class ContainerMarkElement: WrapperElement<ContainerMarkModifier> {
    override init(_ modifier: ContainerMarkModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        modifier.mark.element = self
    }

    override func didUpdate(from old: ContainerMarkModifier, isChanged: Bool) {
        modifier.mark.element = self
    }

    override func didPlace() {
        super.didPlace()
        modifier.mark.dependents.forEach {
            if !$0.isTornDown { ($0 as? any ContainerDependent)?.containerOutlineMayHaveChanged() }
        }
    }
}

nonisolated extension View {
    /// Sets the container shape to use for any container relative shape within this view.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around the view, inset.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
