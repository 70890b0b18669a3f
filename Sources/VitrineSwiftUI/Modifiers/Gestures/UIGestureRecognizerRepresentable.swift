import VitrineUIKit

/// A wrapper for a UIKit gesture recognizer that you use to integrate that gesture recognizer into your SwiftUI hierarchy.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The type of the coordinator.
    associatedtype Coordinator = Void
    /// Contextual information about the system's state.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Converts places of the recognizer.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recognizer: once per identity, before the first touch.
    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recognizer with new information: after making it, and after each change.
    @MainActor @preconcurrency func updateUIGestureRecognizer(
        _ recognizer: UIGestureRecognizerType, context: Context)
    /// Responds to what the recognizer has recognized.
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(
        _ recognizer: UIGestureRecognizerType, context: Context)
    /// Creates the object through which the recognizer talks back: its delegate, for example.
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Nothing changes.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Nothing happens: the recognizer may have targets of its own.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// Contextual information about the state of the system that you use to create and update a recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The recognizer's coordinator.
    public let coordinator: Representable.Coordinator
    /// Converts places of the recognizer to those of the view.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A proxy structure used to convert locations to and from coordinate spaces in the hierarchy of the view that the recognizer
/// is attached to.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// Weak, for the element keeps the converter.
    fileprivate weak var source: (any RecognizerSource)?

    /// Where the recognizer is, in points of the view.
    public var localLocation: CGPoint { location(in: .local) }
    /// How far it has gone, in points of the view; nil for recognizers that know no translation.
    public var localTranslation: CGPoint? { translation(in: .local) }
    /// How fast it goes, in points of the view a second; nil for recognizers that know no velocity.
    public var localVelocity: CGPoint? { velocity(in: .local) }

    /// Where the recognizer is, in a coordinate space.
    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
        place(source?.represented?.location(in: nil) ?? .zero, space.coordinateSpace)
    }

    /// How far the recognizer has gone, in a coordinate space; nil for recognizers that know no translation.
    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let pan = source?.represented as? UIPanGestureRecognizer else { return nil }
        return distance(pan.translation(in: nil), in: space.coordinateSpace)
    }

    /// How fast the recognizer goes, in points of a coordinate space a second; nil for recognizers that know no velocity.
    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let pan = source?.represented as? UIPanGestureRecognizer else { return nil }
        return distance(pan.velocity(in: nil), in: space.coordinateSpace)
    }

    /// Converts a point of the window to a coordinate space.
    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol = .local) -> CGPoint {
        place(globalPoint, space.coordinateSpace)
    }

    private func distance(_ vector: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let (start, end) = (place(.zero, space), place(vector, space))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// A point of the window in a space; as it is once the view is gone.
    private func place(_ point: CGPoint, _ space: CoordinateSpace) -> CGPoint {
        source?.location(of: point, in: space) ?? point
    }
}

/// An element with a recognizer of the program's.
@MainActor
protocol RecognizerSource: AnyObject {
    var represented: UIGestureRecognizer? { get }
    /// A point of the window in a coordinate space.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint
}

/// Adds a recognizer of the program's to a view.
struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>: ElementModifier {
    let representable: Representable
    typealias Body = Never

    nonisolated init(_ representable: Representable) { self.representable = representable }

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<RepresentedGestureModifier<Representable>> {
        RepresentedGestureElement(self, around: child, node)
    }
}

private final class RepresentedGestureElement<Representable: UIGestureRecognizerRepresentable>:
    WrapperElement<RepresentedGestureModifier<Representable>>, GestureTarget, RecognizerSource
{
    private var recognizer: Representable.UIGestureRecognizerType?
    private var context: Representable.Context?
    var represented: UIGestureRecognizer? { recognizer }

    override func didUpdate(from old: RepresentedGestureModifier<Representable>, isChanged: Bool) {
        guard let recognizer, let context else { return }
        modifier.representable.updateUIGestureRecognizer(recognizer, context: context)
    }

    override func teardown() {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        context = nil
        super.teardown()
    }

    // MARK: Touches

    var passage: TouchPassage?
    var allowsInnerGestures: Bool { true }
    var takesTouches: Bool { isOn }
    private var isOn: Bool { environment.isEnabled && !isTornDown }

    func attach(to view: UIView) {
        guard isOn, recognizer?.view !== view else { return }
        let made = recognizer ?? makeRecognizer()
        view.addGestureRecognizer(made)
    }

    private func makeRecognizer() -> Representable.UIGestureRecognizerType {
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(source: self)
        let context = Representable.Context(
            coordinator: modifier.representable.makeCoordinator(converter: converter), converter: converter)
        let made = modifier.representable.makeUIGestureRecognizer(context: context)
        // It is in the view of the whole graph: touches of other views are not its own.
        made.touchFilter = { [weak self] _ in self.map { $0.isOn && $0.passage != nil } ?? false }
        made.addAction { [weak self] _ in
            guard let self, let recognizer, let context = self.context else { return }
            modifier.representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        (recognizer, self.context) = (made, context)
        modifier.representable.updateUIGestureRecognizer(made, context: context)
        return made
    }
}

nonisolated extension View {
    /// Attaches a UIKit gesture recognizer to a view.
    public func gesture<Representable: UIGestureRecognizerRepresentable>(
        _ representable: Representable
    ) -> some View {
        modifier(RepresentedGestureModifier(representable))
    }
}
