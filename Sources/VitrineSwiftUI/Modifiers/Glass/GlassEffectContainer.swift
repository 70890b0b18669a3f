public import VitrineCoreGraphics

/// Shows the glass of the views in it together: shapes near each other become one.
public struct GlassEffectContainer<Content: View>: View {
    private let spacing: CGFloat
    private let content: Content
    @Environment(\.colorScheme) private var scheme

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: Shapes that are nearer to each other than this, in points, become one; nil is 8, by eye.
    ///   - content: The views, whose glass is behind all of them.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = max(spacing ?? 8, 0)
        self.content = content()
    }

    /// The views, and their glass behind them.
    public var body: some View {
        content
            .environment(\.isInGlassContainer, true)
            .backgroundPreferenceValue(GlassKey.self) { pieces in
                GeometryReader { proxy in
                    let groups = GlassGroup.groups(of: pieces, in: proxy)
                    ForEach(groups.indices, id: \.self) { index in
                        GlassPlate(
                            glass: groups[index].glass,
                            shape: GlassUnion(outlines: groups[index].outlines, spacing: spacing),
                            isDark: scheme == .dark)
                    }
                }
            }
            // A container around this one has no part in its glass.
            .transformPreference(GlassKey.self) { $0 = [] }
    }
}

extension EnvironmentValues {
    private enum GlassContainerKey: EnvironmentKey {
        static let defaultValue = false
    }

    /// Whether a container draws the glass of the views.
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}

/// The glass of a view, for the container around it.
struct GlassPiece: Equatable {
    let place: Anchor<CGRect>
    let glass: Glass
    let outline: @Sendable (CGRect) -> Path
    /// What it is, whichever view shows it.
    var identity: GlassName?
    /// With what it is one piece.
    var union: GlassName?

    static func == (a: GlassPiece, b: GlassPiece) -> Bool {
        a.place == b.place && a.glass == b.glass && a.identity == b.identity && a.union == b.union
            && a.outline(a.place.value) == b.outline(b.place.value)
    }
}

/// A name in a namespace.
struct GlassName: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

enum GlassKey: PreferenceKey {
    static var defaultValue: [GlassPiece] { [] }
    static func reduce(value: inout [GlassPiece], nextValue: () -> [GlassPiece]) { value += nextValue() }
}

/// Pieces of one kind of glass.
private struct GlassGroup {
    let glass: Glass
    var outlines: [GlassOutline]

    static func groups(of pieces: [GlassPiece], in proxy: GeometryProxy) -> [GlassGroup] {
        var groups: [GlassGroup] = []
        var unions: [GlassName: (group: Int, outline: Int)] = [:]
        for (index, piece) in pieces.enumerated() {
            let rect = proxy[piece.place]
            if let union = piece.union, let known = unions[union] {
                let whole = groups[known.group].outlines[known.outline].rect.union(rect)
                groups[known.group].outlines[known.outline].rect = whole
                continue
            }
            // What answers fingers is the view, not its glass.
            let glass = piece.glass.interactive(false)
            let group = groups.firstIndex { $0.glass == glass } ?? groups.count
            if group == groups.count { groups.append(GlassGroup(glass: glass, outlines: [])) }
            let name = piece.union ?? piece.identity
            let key = name.map { AnyHashable($0) } ?? AnyHashable(index)
            groups[group].outlines.append(GlassOutline(key: key, rect: rect, outline: piece.outline))
            if let union = piece.union { unions[union] = (group, groups[group].outlines.count - 1) }
        }
        return groups
    }
}

struct GlassOutline: @unchecked Sendable {
    let key: AnyHashable
    var rect: CGRect
    let outline: @Sendable (CGRect) -> Path
}

/// Outlines as one shape: those nearer to each other than a distance grow together.
struct GlassUnion: Shape {
    var outlines: [GlassOutline]
    let spacing: CGFloat
    private var moved = GlassPlaces()

    nonisolated init(outlines: [GlassOutline], spacing: CGFloat) {
        self.outlines = outlines
        self.spacing = spacing
        for outline in outlines { moved.set(outline.rect, for: outline.key) }
    }

    nonisolated var animatableData: GlassPlaces {
        get { moved }
        set { moved = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let pieces = outlines.map { outline -> (rect: CGRect, path: CGPath) in
            let rect = moved.rect(for: outline.key) ?? outline.rect
            return (rect, outline.outline(rect).cgPath)
        }
        var path = Path()
        for cluster in clusters(pieces.map(\.rect)) {
            path.addPath(Path(joined(cluster.map { pieces[$0].path })))
        }
        return path
    }

    /// Which rectangles are near each other, directly or by others.
    nonisolated private func clusters(_ rects: [CGRect]) -> [[Int]] {
        var clusters: [[Int]] = []
        for (index, rect) in rects.enumerated() {
            // Those that are as far apart as that, to a hair, are not nearer.
            let near = rect.insetBy(dx: 0.25 - spacing, dy: 0.25 - spacing)
            let touched = clusters.filter { $0.contains { near.intersects(rects[$0]) } }
            clusters.removeAll { $0.contains { near.intersects(rects[$0]) } }
            clusters.append(touched.flatMap { $0 } + [index])
        }
        return clusters
    }

    nonisolated private func joined(_ paths: [CGPath]) -> CGPath {
        guard paths.count > 1 else { return paths.first ?? CGPath(rect: .zero, transform: nil) }
        return GlassBlend(paths, spacing: spacing).path
    }
}

/// Where outlines are, by their keys, for animations.
struct GlassPlaces: VectorArithmetic, Sendable {
    private struct Place: Equatable, Sendable {
        var numbers: SIMD4<Double>
        /// False when it is not known in all that was added up.
        var isKnown: Bool
    }

    private nonisolated(unsafe) var places: [AnyHashable: Place] = [:]

    nonisolated init() {}
    nonisolated static var zero: GlassPlaces { GlassPlaces() }

    nonisolated mutating func set(_ rect: CGRect, for key: AnyHashable) {
        places[key] = Place(
            numbers: SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)),
            isKnown: true)
    }

    /// Nil for what has come, or goes, in an animation.
    nonisolated func rect(for key: AnyHashable) -> CGRect? {
        guard let place = places[key], place.isKnown else { return nil }
        return CGRect(
            x: place.numbers[0], y: place.numbers[1], width: max(place.numbers[2], 0),
            height: max(place.numbers[3], 0))
    }

    nonisolated private static func merged(
        _ a: GlassPlaces, _ b: GlassPlaces, _ combine: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) -> GlassPlaces {
        var result = GlassPlaces()
        for key in Set(a.places.keys).union(b.places.keys) {
            let (first, second) = (a.places[key], b.places[key])
            result.places[key] = Place(
                numbers: combine(first?.numbers ?? .zero, second?.numbers ?? .zero),
                isKnown: first?.isKnown == true && second?.isKnown == true)
        }
        return result
    }

    nonisolated static func + (a: GlassPlaces, b: GlassPlaces) -> GlassPlaces { merged(a, b, +) }
    nonisolated static func - (a: GlassPlaces, b: GlassPlaces) -> GlassPlaces { merged(a, b, -) }
    nonisolated mutating func scale(by factor: Double) {
        for key in places.keys { places[key]?.numbers *= factor }
    }
    nonisolated var magnitudeSquared: Double {
        places.values.reduce(0) { $0 + ($1.numbers * $1.numbers).sum() }
    }
}

nonisolated extension View {
    /// Names the glass of this view: in a `GlassEffectContainer`, glass that another view of the same name shows next moves
    /// from here to there in an animation.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        let name = id.map { GlassName(id: AnyHashable($0), namespace: namespace) }
        return transformPreference(GlassKey.self) { pieces in
            for index in pieces.indices where pieces[index].identity == nil { pieces[index].identity = name }
        }
    }

    /// Makes the glass of this view one piece with that of other views of the same name in a `GlassEffectContainer`, as large as
    /// all of them, in the first one's shape.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        let name = id.map { GlassName(id: AnyHashable($0), namespace: namespace) }
        return transformPreference(GlassKey.self) { pieces in
            for index in pieces.indices where pieces[index].union == nil { pieces[index].union = name }
        }
    }
}
