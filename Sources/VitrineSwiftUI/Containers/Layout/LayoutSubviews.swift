/// The views of a container while its layout is asked.
final class LayoutPass: @unchecked Sendable {
    let elements: [Element]
    let layoutDirection: LayoutDirection
    /// Merges the guides of the elements.
    private weak var container: Element?
    private let merge: @MainActor (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?
    /// Where views were placed: top left corners.
    var placements: [Placement?]

    @MainActor init(
        _ container: Element, merge: @escaping @MainActor (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?
    ) {
        self.container = container
        self.merge = merge
        elements = container.children
        layoutDirection = container.environment.layoutDirection
        placements = Array(repeating: nil, count: elements.count)
    }

    func mergedGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        MainActor.assumeIsolated { merge(key, size, proposal) }
    }
}

/// A collection of proxies for the views that a layout arranges.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
    let pass: LayoutPass
    private let positions: [Int]

    /// The direction of the language around the container. Layouts are mirrored where it runs from the right.
    public var layoutDirection: LayoutDirection { pass.layoutDirection }

    init(_ pass: LayoutPass) { self.init(pass, Array(pass.elements.indices)) }

    private init(_ pass: LayoutPass, _ positions: [Int]) {
        self.pass = pass
        self.positions = positions
    }

    var elements: [VitrineSwiftUI.Element] { positions.map { pass.elements[$0] } }

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place behind the last.
    public var endIndex: Int { positions.count }
    /// The view at a place.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass, positions[index]) }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, Array(positions[bounds])) }
    /// Views in another order.
    public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
        LayoutSubviews(pass, indices.map { positions[$0] })
    }

    /// The same views.
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.elements.elementsEqual(b.elements, by: ===)
    }
}

/// A proxy for one of the views that a layout arranges.
nonisolated public struct LayoutSubview: Equatable, @unchecked Sendable {
    private let pass: LayoutPass
    private let position: Int

    init(_ pass: LayoutPass, _ position: Int) {
        self.pass = pass
        self.position = position
    }

    private var element: Element { pass.elements[position] }

    /// The value that the view tells of a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let element = Unchecked(element)
        let value = MainActor.assumeIsolated { Unchecked(element.value.layoutValue(key)) }
        return value.value ?? K.defaultValue
    }

    /// What the view tells of itself with `containerValue(_:_:)`.
    public var containerValues: ContainerValues {
        let element = Unchecked(element)
        return MainActor.assumeIsolated { Unchecked(element.value.containerValues()) }.value
    }

    /// The priority by which space is given out.
    public var priority: Double {
        let element = Unchecked(element)
        return MainActor.assumeIsolated { element.value.layoutPriority }
    }

    /// The size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let element = Unchecked(element)
        return MainActor.assumeIsolated { element.value.sizeThatFits(proposal) }
    }

    /// Size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let element = Unchecked(element)
        return MainActor.assumeIsolated { element.value.dimensions(proposal) }
    }

    /// The distances that the view prefers.
    public var spacing: ViewSpacing {
        let element = Unchecked(element)
        return MainActor.assumeIsolated { element.value.spacing }
    }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: Where the anchor goes, in the coordinates of the bounds.
    ///   - anchor: The point of the view that goes there.
    ///   - proposal: What the view is offered; its size follows from that.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        pass.placements[self.position] = Placement(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
            proposal: proposal)
    }

    /// The same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }
}

/// Carries a value over to where it is known to be used on the main thread.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
