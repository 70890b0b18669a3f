/// A place in a view, which a geometry proxy converts to the coordinates of its own view: `proxy[anchor]`.
public struct Anchor<Value> {
    /// In the graph's coordinates, at the layout that the anchor comes from.
    let value: Value

    /// What an anchor is made from: a place relative to a view.
    public struct Source {
        let resolve: (CGSize) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// A rectangle of the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init { _ in r } }
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source { .init { CGRect(origin: .zero, size: $0) } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in p } }
    /// A point in the unit square of the view.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
    }
    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    /// The centre.
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The place of an anchor in the coordinates of the proxy's view.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let origin = MainActor.assumeIsolated {
            guard let element else { return CGPoint.zero }
            (element as? any PositionReader)?.reads.insert(.place)
            return element.rootOrigin
        }
        return Self.move(anchor.value, x: -origin.x, y: -origin.y)
    }

    /// The same place in coordinates whose origin is elsewhere.
    static func move<T>(_ place: T, x: CGFloat, y: CGFloat) -> T {
        if let rect = place as? CGRect { return rect.offsetBy(dx: x, dy: y) as! T }
        if let point = place as? CGPoint { return CGPoint(x: point.x + x, y: point.y + y) as! T }
        // Sources make anchors of rectangles and of points only.
        return place
    }
}

/// Makes or changes a preference from a place in the view.
struct AnchorPreferenceWriting<Key: PreferenceKey, Place>: ElementModifier {
    let source: Anchor<Place>.Source
    /// Gets the value inside, or nil, and gives the value from here on.
    let transform: (Key.Value?, Anchor<Place>) -> Key.Value
    typealias Body = Never

    func makeElement(
        around child: Element, _ node: _GraphNode
    ) -> WrapperElement<AnchorPreferenceWriting<Key, Place>> {
        AnchorPreferenceElement(self, around: child, node)
    }
}

private final class AnchorPreferenceElement<Key: PreferenceKey, Place>:
    WrapperElement<AnchorPreferenceWriting<Key, Place>>
{
    override init(
        _ modifier: AnchorPreferenceWriting<Key, Place>, around child: Element, _ node: _GraphNode
    ) {
        super.init(modifier, around: child, node)
        graph.preferences.dependsOnLayout = true
        graph.preferencesDidChange()
    }

    override func didUpdate(from old: AnchorPreferenceWriting<Key, Place>, isChanged: Bool) {
        if isChanged { graph.preferencesDidChange() }
    }

    override func teardown() {
        graph.preferencesDidChange()
        super.teardown()
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return super.preference(key) }
        let origin = rootOrigin
        let place = GeometryProxy.move(modifier.source.resolve(size), x: origin.x, y: origin.y)
        return (modifier.transform(super.preference(Key.self), Anchor(value: place)) as! K.Value)
    }
}

nonisolated extension View {
    /// Sets a value for the given preference, made from a place in the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceWriting<K, A>(source: value) { _, anchor in transform(anchor) })
    }

    /// Applies a transformation to a preference value, with a place in the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorPreferenceWriting<K, A>(source: value) { inner, anchor in
                var result = inner ?? K.defaultValue
                transform(&result, anchor)
                return result
            })
    }
}
