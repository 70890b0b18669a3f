/// A structure that defines the configuration of the Liquid Glass material.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var tint: Color?
    var isInteractive = false

    /// Glass that blurs what is behind it, for most controls.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that leaves what is behind it to be seen, over pictures.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass: the view stays as it is.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The glass in a colour; nil is none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Glass that grows and lights up a little under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The default shape applied by glass effects, a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Makes the shape.
    nonisolated public init() {}
    /// A capsule.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Puts glass behind a view: the blur of a thin material, a light rim and a soft shadow. What is behind is not bent at
/// the edges. Measures by eye.
private struct GlassEffectModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    let isEnabled: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.isInGlassContainer) private var isInContainer
    @GestureState private var isPressed = false

    nonisolated init(glass: Glass, shape: S, isEnabled: Bool) {
        (self.glass, self.shape, self.isEnabled) = (glass, shape, isEnabled)
    }

    func body(content: Content) -> some View {
        if glass.kind == .identity || !isEnabled {
            content
        } else if glass.isInteractive {
            plated(content)
                .brightness(isPressed ? 0.06 : 0)
                .scaleEffect(isPressed ? 1.06 : 1)
                .animation(.spring(duration: 0.3, bounce: 0.3), value: isPressed)
                .simultaneousGesture(
                    LongPressGesture(minimumDuration: .infinity, maximumDistance: 40)
                        .updating($isPressed) { value, state, _ in state = value })
        } else {
            plated(content)
        }
    }

    @ViewBuilder private func plated(_ content: Content) -> some View {
        if isInContainer {
            let shape = shape
            content.anchorPreference(key: GlassKey.self, value: .bounds) { place in
                [GlassPiece(place: place, glass: glass, outline: { shape.path(in: $0) })]
            }
        } else {
            content.background { GlassPlate(glass: glass, shape: shape, isDark: scheme == .dark) }
        }
    }
}

struct GlassPlate<S: Shape>: View {
    let glass: Glass
    let shape: S
    let isDark: Bool

    var body: some View {
        ZStack {
            // A body of the shadow's colour would show through the glass: the shadow is cut out of it.
            shape.fill(.black)
                .shadow(color: .black.opacity(isDark ? 0.35 : 0.14), radius: 10, x: 0, y: 4)
                .mask { ShadowRoom(shape: shape).fill(style: FillStyle(eoFill: true)) }
            if glass.kind == .clear {
                shape.fill(.ultraThinMaterial).opacity(0.45)
            } else {
                shape.fill(.ultraThinMaterial)
                shape.fill(.white.opacity(isDark ? 0.06 : 0.35))
            }
            if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .clear ? 0.35 : 0.7)) }
            shape.stroke(
                LinearGradient(
                    stops: [
                        .init(color: .white.opacity(isDark ? 0.45 : 0.95), location: 0),
                        .init(color: .white.opacity(isDark ? 0.08 : 0.25), location: 0.4),
                        .init(color: .white.opacity(isDark ? 0.05 : 0.2), location: 0.6),
                        .init(color: .white.opacity(isDark ? 0.3 : 0.8), location: 1),
                    ], startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1)
        }
    }
}

/// All around a shape, without it.
private struct ShadowRoom<S: Shape>: Shape {
    let shape: S
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path(rect.insetBy(dx: -40, dy: -40))
        path.addPath(shape.path(in: rect))
        return path
    }
}

nonisolated extension View {
    /// Applies the Liquid Glass effect to a view: glass in a shape behind it.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool = true
    ) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape, isEnabled: isEnabled))
    }
}
