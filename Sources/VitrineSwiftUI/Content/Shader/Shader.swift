import VitrineGraphics

/// A function that makes pixels, with its arguments: a style for shapes, or an effect on views.
///
/// What it must be on Apple's systems, it must be here: `[[ stitchable ]] half4 f(float2 position, …)` for a style, with
/// `half4 color` as the second parameter for a colour effect, with `SwiftUI::Layer layer` for a layer effect, and
/// `[[ stitchable ]] float2 f(float2 position, …)` for a distortion. It runs on the processor, for each pixel.
public struct Shader: Equatable, Sendable {
    /// What a function is given.
    public struct Argument: Equatable, Sendable {
        enum Value: Equatable, @unchecked Sendable {
            case numbers([Float])
            case colors([Color])
            case image(Image)
            case boundingRect
        }

        let value: Value

        private static func numbers(_ numbers: [Float]) -> Self { Argument(value: .numbers(numbers)) }

        /// A number: `float`, or one that it can become.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { numbers([Float(x)]) }
        /// Two numbers, `float2`.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
            numbers([Float(x), Float(y)])
        }
        /// A place, as `float2`.
        public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
        /// A size, as `float2`.
        public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
        /// A distance, as `float2`.
        public static func float2(_ vector: CGVector) -> Self { float2(vector.dx, vector.dy) }
        /// Three numbers, `float3`.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
            numbers([Float(x), Float(y), Float(z)])
        }
        /// Four numbers, `float4`.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
            numbers([Float(x), Float(y), Float(z), Float(w)])
        }
        /// Numbers, which two parameters take: `device const float *numbers, int count`.
        public static func floatArray(_ array: [Float]) -> Self { numbers(array) }
        /// The rectangle of the view or shape in its own coordinates, as `float4`: x, y, width and height, in points.
        public static var boundingRect: Self { Argument(value: .boundingRect) }
        /// A colour, as `half4`: its components in sRGB, multiplied by its opacity.
        public static func color(_ color: Color) -> Self { Argument(value: .colors([color])) }
        /// Colours, which two parameters take: `device const half4 *colors, int count`.
        public static func colorArray(_ array: [Color]) -> Self { Argument(value: .colors(array)) }
        /// An image, as `texture2d<half>`. A shader takes one at the most on Apple's systems.
        public static func image(_ image: Image) -> Self { Argument(value: .image(image)) }
    }

    /// The function.
    public var function: ShaderFunction
    /// What it is given, besides place, colour and layer.
    public var arguments: [Argument]
    /// Whether colours of a style are to have noise where they have more bits than the screen: 8 bits are drawn without.
    public var dithersColor = false

    /// Makes a shader of a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// What a shader is used as.
    public struct UsageType: Hashable, Sendable {
        let use: PixelFunction.Use

        /// A style of shapes.
        public static let shapeStyle = UsageType(use: .fills)
        /// The effect of `colorEffect`.
        public static let colorEffect = UsageType(use: .colors)
        /// The effect of `distortionEffect`.
        public static let distortionEffect = UsageType(use: .distorts)
        /// The effect of `layerEffect`.
        public static let layerEffect = UsageType(use: .samples)
    }

    /// Makes the shader ready before it is drawn: it is compiled with the program, and is.
    ///
    /// - Throws: Where the program has no such function, or one with other parameters.
    public func compile(as type: UsageType) async throws {
        if let fault = fault(as: type.use) { throw ShaderError(description: fault) }
    }

    private func fault(as use: PixelFunction.Use) -> String? {
        guard let found = PixelFunction(named: function.name, for: use) else {
            return "There is no shader function '\(function.name)' \(use.remedy)."
        }
        guard found.argumentCount != arguments.count else { return nil }
        return
            "The shader function '\(function.name)' takes \(found.argumentCount) arguments besides those of its "
            + "use; it was called with \(arguments.count)."
    }

    /// The shader as it is in an environment; nil, and one sentence, where the program has no such function.
    ///
    /// - Parameters:
    ///   - reach: How far from a pixel those may be that it is made of, in points.
    ///   - bounds: The rectangle of the view or shape, in points.
    func resolved(
        as use: PixelFunction.Use, reach: CGSize = .zero, in environment: EnvironmentValues, bounds: CGRect
    ) -> PixelShader? {
        if let fault = fault(as: use) {
            RuntimeIssue.report(fault)
            return nil
        }
        return PixelShader(
            function.name, for: use, arguments: arguments.map { $0.resolved(in: environment, bounds) },
            reach: reach)
    }
}

/// Why a shader cannot be used.
private struct ShaderError: Error, CustomStringConvertible {
    let description: String
}

extension Shader.Argument {
    fileprivate func resolved(in environment: EnvironmentValues, _ bounds: CGRect) -> PixelShader.Argument {
        switch value {
        case .numbers(let numbers): return .numbers(numbers)
        case .boundingRect:
            return .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height].map { Float($0) })
        case .colors(let colors):
            return .numbers(
                colors.flatMap { color in
                    let rgba = RGBA(color.resolve(environment))
                    let parts = [rgba.red, rgba.green, rgba.blue].map { Float($0 * rgba.alpha) }
                    return parts + [Float(rgba.alpha)]
                })
        case .image(let image):
            // Shaders are resolved where views are drawn.
            let found = MainActor.assumeIsolated { image.resolved(in: environment) }
            guard let bitmap = found?.bitmap else { return .numbers([]) }
            return .picture(bitmap)
        }
    }
}

extension PixelFunction.Use {
    /// What a function for this use must be, for a sentence.
    fileprivate var remedy: String {
        let head =
            switch self {
            case .fills: "for a style: [[ stitchable ]] half4 f(float2 position, …)"
            case .colors: "for colorEffect: [[ stitchable ]] half4 f(float2 position, half4 color, …)"
            case .distorts: "for distortionEffect: [[ stitchable ]] float2 f(float2 position, …)"
            case .samples:
                "for layerEffect: [[ stitchable ]] half4 f(float2 position, SwiftUI::Layer layer, …)"
            }
        return "\(head) in a .metal file, which 'vitrine' compiles with the program"
    }
}
