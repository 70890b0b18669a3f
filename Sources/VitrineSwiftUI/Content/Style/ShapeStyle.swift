package import VitrineCoreGraphics
import VitrineGraphics

/// A colour or pattern to use when rendering a shape.
///
/// A style of one's own says with ``resolve(in:)`` which other style it stands for. The underscored requirement is how styles
/// of the runtime resolve.
nonisolated public protocol ShapeStyle: Sendable {
    /// The style that it stands for; `Never` for those of the runtime.
    associatedtype Resolved: ShapeStyle = Never
    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What to paint with in an environment. `level` is the place in a hierarchy of styles: 0 is primary.
    func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle
}

extension ShapeStyle {
    /// Resolves as the style that this one stands for.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        resolve(in: environment)._resolve(environment, level: level)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Traps: a style without another one behind it is not asked.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) stands for no other style: implement resolve(in:)")
    }
}

extension Never: ShapeStyle {
    /// Never called.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle { switch self {} }
}

/// What a shape style paints with.
public struct _ResolvedStyle: Sendable {
    enum Paint: @unchecked Sendable {
        case color(CGColor)
        case linear([GradientStop], from: UnitPoint, to: UnitPoint)
        case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii in units of the shape's size.
        case elliptical([GradientStop], center: UnitPoint, start: CGFloat, end: CGFloat)
        /// Radians.
        case angular([GradientStop], center: UnitPoint, start: Double, end: Double)
        case mesh(MeshPaint)
        case material(BackdropEffect, opacity: Double)
        case tiles(TilePaint)
        case shader(ShaderPaint)
    }

    let paint: Paint
    var decorations = StyleDecorations()

    /// The colours of a gradient from its beginning to its end, and where they stand in it (0…1); nil for other paints.
    package var gradientStops: [(color: CGColor, location: CGFloat)]? {
        switch paint {
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.map {
                (
                    CGColor(
                        red: $0.color.red, green: $0.color.green, blue: $0.color.blue, alpha: $0.color.alpha),
                    CGFloat($0.offset)
                )
            }
        default: nil
        }
    }

    /// The colour for what can only have one: text, tinted images, overlays of maps.
    package var color: CGColor {
        switch paint {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first.map {
                CGColor(red: $0.color.red, green: $0.color.green, blue: $0.color.blue, alpha: $0.color.alpha)
            }
                ?? .clear
        case .mesh(let mesh): mesh.colors[0].cgColor
        case .tiles(let tiles): CGColor.black.copy(alpha: tiles.opacity) ?? .black
        case .shader(let shader): CGColor.black.copy(alpha: shader.opacity) ?? .black
        case let .material(effect, opacity):
            CGColor(
                red: effect.tint.red, green: effect.tint.green, blue: effect.tint.blue,
                alpha: effect.tint.alpha * opacity)
        }
    }

    func opacity(_ factor: Double) -> _ResolvedStyle {
        var result = faded(factor)
        result.decorations = decorations
        return result
    }

    private func faded(_ factor: Double) -> _ResolvedStyle {
        switch paint {
        case .color(let color):
            return _ResolvedStyle(paint: .color(color.copy(alpha: color.alpha * factor) ?? color))
        case let .linear(stops, from, to):
            return _ResolvedStyle(paint: .linear(stops.map { $0.opacity(factor) }, from: from, to: to))
        case let .radial(stops, center, start, end):
            return _ResolvedStyle(
                paint: .radial(
                    stops.map { $0.opacity(factor) }, center: center, startRadius: start, endRadius: end))
        case let .elliptical(stops, center, start, end):
            return _ResolvedStyle(
                paint: .elliptical(stops.map { $0.opacity(factor) }, center: center, start: start, end: end))
        case let .angular(stops, center, start, end):
            return _ResolvedStyle(
                paint: .angular(stops.map { $0.opacity(factor) }, center: center, start: start, end: end))
        case .mesh(var mesh):
            mesh.colors = mesh.colors.map { $0.multiplied(alpha: factor) }
            mesh.background = mesh.background.multiplied(alpha: factor)
            return _ResolvedStyle(paint: .mesh(mesh))
        case let .material(effect, opacity):
            return _ResolvedStyle(paint: .material(effect, opacity: opacity * factor))
        case .tiles(var tiles):
            tiles.opacity *= factor
            return _ResolvedStyle(paint: .tiles(tiles))
        case .shader(var shader):
            shader.opacity *= factor
            return _ResolvedStyle(paint: .shader(shader))
        }
    }

    /// Fills an outline.
    func fill(_ path: CGPath, in bounds: CGRect, evenOdd: Bool, isSmooth: Bool = true) -> RenderNode {
        func shape(_ color: RGBA) -> RenderNode {
            let shape = RenderNode.fill(path, color: color, evenOdd: evenOdd)
            return isSmooth ? shape : shape.unsmoothed
        }
        if case .color(let color) = paint { return decorations.applied(to: shape(RGBA(color))) }
        var area = path.boundingBox
        // Only what is behind the shape itself belongs to a material.
        if case .material = paint {} else { area = area.union(bounds) }
        let whole = gradient(in: area, unit: bounds)
        return decorations.applied(
            to: isSmooth ? whole.clipped(to: path, evenOdd: evenOdd) : whole.masked(by: shape(.black)))
    }

    /// Paints a rectangle whose unit square is another.
    func gradient(in rect: CGRect, unit: CGRect) -> RenderNode {
        switch paint {
        case .color(let color): return .color(RGBA(color), in: rect)
        case let .linear(stops, from, to):
            return .linearGradient(in: rect, from: from.point(in: unit), to: to.point(in: unit), stops: stops)
        case let .radial(stops, center, start, end):
            return .gradient(
                .radial(
                    center: center.point(in: unit), start: start, end: end, scale: CGSize(width: 1, height: 1)
                ),
                stops: stops, in: rect)
        case let .elliptical(stops, center, start, end):
            return .gradient(
                .radial(center: center.point(in: unit), start: start, end: end, scale: unit.size),
                stops: stops,
                in: rect)
        case let .angular(stops, center, start, end):
            return .gradient(
                .conic(center: center.point(in: unit), start: start, end: end), stops: stops, in: rect)
        case .mesh(let mesh): return mesh.node(in: rect, unit: unit)
        case .tiles(let tiles): return tiles.node(in: rect, from: unit.origin)
        case .shader(let shader): return shader.node(in: rect, unit: unit)
        case let .material(effect, opacity):
            return RenderNode.backdrop(effect, in: rect).opacity(opacity)
        }
    }
}

extension GradientStop {
    func opacity(_ factor: Double) -> GradientStop {
        GradientStop(
            offset: offset,
            color: RGBA(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor))
    }
}

/// A style of the current foreground hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level, which looks like the fourth.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Resolves to the level of the foreground style, or of the label colours if none is set.
    public func _resolve(_ environment: EnvironmentValues, level outer: Int) -> _ResolvedStyle {
        let level = min(level + outer, 3)
        if let style = environment.foregroundStyles {
            return style.resolve(environment, level: level)
        }
        let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
        return _ResolvedStyle(paint: .color(colors[level].resolvedColor(with: environment.traits).cgColor))
    }
}

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// Resolves to the primary level.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        HierarchicalShapeStyle.primary._resolve(environment, level: level)
    }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// Resolves to the style of the environment, or to the system's background colour.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        if let style = environment.backgroundStyle { return style._resolve(environment, level: level) }
        return _ResolvedStyle(
            paint: .color(UIColor.systemBackground.resolvedColor(with: environment.traits).cgColor))
    }
}

/// The style of tinted controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// Resolves to the tint of the environment.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.tintStyle?._resolve(environment, level: level)
            ?? _ResolvedStyle(paint: .color((environment.tintColor ?? .accentColor).resolve(environment)))
    }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle
    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    /// Resolves as the style does.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        style._resolve(environment, level: level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground, which looks like the fourth.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the environment.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `BackgroundStyle` stands for; nil is the system's background colour.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What the tint is painted with where it is no colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

private struct TintModifier: EnvironmentTransform {
    let color: Color?
    let style: AnyShapeStyle?

    func apply(to environment: inout EnvironmentValues) {
        environment.tintColor = color
        if style != nil || environment.tintStyle != nil { environment.tintStyle = style }
    }
}

nonisolated extension View {
    /// Sets the style that backgrounds inside are filled with: `BackgroundStyle` stands for it.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        // Itself in place of itself would never end.
        environment(\.backgroundStyle, style is BackgroundStyle ? nil : AnyShapeStyle(style))
    }
}

/// The styles of the foreground, outermost level first.
struct ForegroundStyles: Sendable {
    let styles: [any ShapeStyle]
    /// The styles around, for hierarchical ones that refer to them.
    let outer: [ForegroundStyles]
    /// Whether a container gave them to what has no style of its own, as buttons do.
    var isOfContainer = false

    /// The nearest ones that a container gave; nil without any.
    var ofContainer: ForegroundStyles? { isOfContainer ? self : outer.first?.ofContainer }

    /// Fractions of opacity for levels that no style was given for.
    private static let fade = [1, 0.6, 0.3, 0.18]

    func resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        var surrounding = environment
        surrounding.foregroundStyles = outer.first
        if level < styles.count { return styles[level]._resolve(surrounding, level: 0) }
        guard let last = styles.last else { return _ResolvedStyle(paint: .color(.clear)) }
        if last is HierarchicalShapeStyle {
            return last._resolve(surrounding, level: level - styles.count + 1)
        }
        return last._resolve(surrounding, level: 0).opacity(Self.fade[min(level - styles.count + 1, 3)])
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static let defaultValue: ForegroundStyles? = nil }
private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

struct ForegroundStyleModifier: EnvironmentTransform {
    /// None removes those set around, down to a container's own.
    let styles: [any ShapeStyle]

    func apply(to environment: inout EnvironmentValues) {
        guard !styles.isEmpty else {
            environment.foregroundStyles = environment.foregroundStyles?.ofContainer
            return
        }
        environment.foregroundStyles = ForegroundStyles(
            styles: styles, outer: environment.foregroundStyles.map { [$0] } ?? [])
    }
}

extension ForegroundStyleModifier: InputComparable {
    func isSameInput(as other: ForegroundStyleModifier) -> Bool {
        guard styles.count == other.styles.count else { return false }
        return zip(styles, other.styles).allSatisfy { pair in
            @MainActor func compare<S: ShapeStyle>(_ a: S) -> Bool {
                guard let b = pair.1 as? S else { return false }
                return ValueComparison.isEqual(a, b)
            }
            return compare(pair.0)
        }
    }
}

nonisolated extension View {
    /// Sets a view's foreground elements to use a given style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(styles: [style]))
    }

    /// Sets the primary and secondary levels of the foreground style.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundStyleModifier(styles: [primary, secondary]))
    }

    /// Sets the primary, secondary, and tertiary levels of the foreground style.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(ForegroundStyleModifier(styles: [primary, secondary, tertiary]))
    }

    /// Sets the colour of the foreground elements displayed by this view; nil removes one set
    /// around, so that the container's own counts, or the primary style.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [$0] } ?? []))
    }

    /// Sets the tint colour within this view.
    public func tint(_ tint: Color?) -> some View { modifier(TintModifier(color: tint, style: nil)) }

    /// Sets the style that the tint within this view is painted with; nil is the system's.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        // Its own tint in place of itself would never end.
        let style = tint is TintShapeStyle ? nil : tint.map { AnyShapeStyle($0) }
        return modifier(TintModifier(color: tint as? Color, style: tint is Color ? nil : style))
    }

    /// Sets the accent colour within this view.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.tintColor, accentColor) }
}
