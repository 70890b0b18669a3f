import VitrineGraphics

/// A view in other colours, by how much of something.
struct ColorEffectModifier: ElementModifier, Equatable, Animatable {
    enum Kind: String {
        case hueRotation, saturation, brightness, contrast, grayscale
    }

    let kind: Kind
    /// Radians of a hue; of others a share.
    var amount: Double
    typealias Body = Never

    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        ColorEffectElement(self, around: child, node)
    }

    var matrix: ColorMatrix { kind.matrix(amount) }
}

extension ColorEffectModifier.Kind {
    /// The amount that changes no colour.
    var neutral: Double {
        switch self {
        case .hueRotation, .brightness, .grayscale: 0
        case .saturation, .contrast: 1
        }
    }

    /// What becomes of colours.
    func matrix(_ amount: Double) -> ColorMatrix {
        let value = Float(amount)
        switch self {
        case .hueRotation: return .hueRotation(value)
        case .saturation: return .saturation(value)
        case .grayscale: return .saturation(1 - value)
        case .brightness: return .scaled(1, plus: value)
        case .contrast: return .scaled(value, plus: (1 - value) / 2)
        }
    }
}

private final class ColorEffectElement: EffectElement<ColorEffectModifier> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let matrix = modifier.matrix
        if !matrix.isFinite {
            let name = modifier.kind.rawValue
            RuntimeIssue.report(
                "Invalid amount (not a finite number): \(name)(\(modifier.amount)) is ignored.", at: node,
                name)
        }
        // Colours that stay as they are need no picture of their own.
        layer.colorMatrix = matrix.isFinite && modifier.amount != modifier.kind.neutral ? matrix : nil
    }
}

/// A view in other colours that have no measure.
struct ColorMatrixModifier: ElementModifier, Equatable {
    enum Kind: Equatable {
        case invert, luminanceToAlpha
        case multiply(Color)
    }

    let kind: Kind
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        ColorMatrixElement(self, around: child, node)
    }
}

private final class ColorMatrixElement: EffectElement<ColorMatrixModifier> {
    /// Of a colour that changed in an animation.
    private var motion: Motion<MultipliedColor>?
    private var lastColor: MultipliedColor?

    private var color: MultipliedColor? {
        guard case .multiply(let color) = modifier.kind else { return nil }
        return MultipliedColor(rgba: RGBA(color.resolve(environment)))
    }

    override func didUpdate(from old: ColorMatrixModifier, isChanged: Bool) {
        let color = color
        if let color, let lastColor {
            if motion == nil, graph.animation != nil { motion = Motion.make(for: lastColor) }
            motion?.change(to: color, in: node) { [weak self] in self?.setNeedsDisplay() }
        }
        lastColor = color
        super.didUpdate(from: old, isChanged: isChanged)
    }

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        lastColor = color
        switch modifier.kind {
        case .invert: layer.colorMatrix = .scaled(-1, plus: 1)
        case .luminanceToAlpha: layer.colorMatrix = .luminanceToAlpha
        case .multiply:
            guard let color = lastColor else { return }
            layer.colorMatrix = .multiplied(by: (motion?.shown(color) ?? color).rgba)
        }
    }
}

/// The components that a view's colours are multiplied by.
private struct MultipliedColor: Animatable {
    var rgba: RGBA

    nonisolated var animatableData: ComponentVector {
        get {
            var components = ComponentVector()
            components.append(rgba)
            return components
        }
        set {
            var reader = newValue.reader
            rgba = reader.color(rgba)
        }
    }
}

extension ColorMatrix {
    /// What red, green and blue give to luminance: ITU-R BT.709, as the filters of the Web have it (Filter Effects 1).
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]
    private static let alpha: [Float] = [0, 0, 0, 1, 0]

    static func scaled(_ factor: Float, plus constant: Float) -> ColorMatrix {
        ColorMatrix((0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [0, constant] } + [alpha])
    }

    /// Between grey of the same luminance at 0 and the colour itself at 1, and beyond.
    static func saturation(_ amount: Float) -> ColorMatrix {
        ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0, 0]
            } + [alpha])
    }

    /// A turn of the colours around the greys that keeps their luminance, by the matrix of Filter Effects 1.
    static func hueRotation(_ angle: Float) -> ColorMatrix {
        let (cosine, sine) = (Float(cos(Double(angle))), Float(sin(Double(angle))))
        let turn: [[Float]] = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let grey: [Float] = [0.213, 0.715, 0.072]
        return ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { column in
                    let own: Float = row == column ? 1 : 0
                    return grey[column] + cosine * (own - grey[column]) + sine * turn[row][column]
                } + [0, 0]
            } + [alpha])
    }

    static let luminanceToAlpha = ColorMatrix(
        Array(repeating: [0, 0, 0, 0, 0], count: 3) + [luminance + [0, 0]])

    static func multiplied(by color: RGBA) -> ColorMatrix {
        let parts = [color.red, color.green, color.blue, color.alpha].map { Float($0) }
        return ColorMatrix((0..<4).map { row in (0..<4).map { $0 == row ? parts[row] : 0 } + [0] })
    }
}

nonisolated extension View {
    /// Applies a hue rotation effect to this view.
    public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffectModifier(kind: .hueRotation, amount: angle.radians))
    }

    /// Adjusts the colour saturation of this view: 0 is grey, 1 as it is.
    public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .saturation, amount: amount))
    }

    /// Adds a grayscale effect to this view, from 0 to 1.
    public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .grayscale, amount: amount))
    }

    /// Brightens this view: 0 is as it is, 1 white.
    public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .brightness, amount: amount))
    }

    /// Sets the contrast and separation between similar colours in this view: 1 is as it is, 0 grey, below 0 inverted.
    public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .contrast, amount: amount))
    }

    /// Inverts the colours in this view.
    public func colorInvert() -> some View { modifier(ColorMatrixModifier(kind: .invert)) }

    /// Adds a colour multiplication effect to this view.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMatrixModifier(kind: .multiply(color)))
    }

    /// Adds a luminance to alpha effect to this view.
    public func luminanceToAlpha() -> some View { modifier(ColorMatrixModifier(kind: .luminanceToAlpha)) }
}
