import CVitrineGTK
import Dispatch
package import Foundation

/// A function that makes pixels, with its arguments.
package struct PixelShader: Equatable, Sendable {
    /// What a function is given.
    package enum Argument: Equatable, Sendable {
        case numbers([Float])
        case picture(Bitmap)

        package static func == (a: Argument, b: Argument) -> Bool {
            switch (a, b) {
            case let (.numbers(a), .numbers(b)): a == b
            case let (.picture(a), .picture(b)): a === b
            default: false
            }
        }
    }

    private let name: String
    private let use: PixelFunction.Use
    private let function: PixelFunction
    private let arguments: [Argument]
    /// How far from a pixel those may be that it is made of, in points.
    private let reach: CGSize

    /// So many rows are made at once.
    private static let band = 32

    /// - Parameters:
    ///   - arguments: As many as the function takes.
    ///   - reach: How far from a pixel those may be that it is made of, in points.
    /// - Returns: nil where the program has no such function, or one that takes another number of arguments.
    package init?(
        _ name: String, for use: PixelFunction.Use, arguments: [Argument], reach: CGSize = .zero
    ) {
        guard let function = PixelFunction(named: name, for: use), function.argumentCount == arguments.count
        else { return nil }
        (self.name, self.use, self.function, self.arguments, self.reach) =
            (name, use, function, arguments, reach)
    }

    package static func == (a: PixelShader, b: PixelShader) -> Bool {
        a.name == b.name && a.use == b.use && a.arguments == b.arguments && a.reach == b.reach
    }

    /// How far what is made of a node reaches beyond it, in points.
    var margin: CGSize { CGSize(width: max(reach.width, 0), height: max(reach.height, 0)) }

    /// The pixels that the function makes.
    ///
    /// - Parameters:
    ///   - node: What it reads; nil for nothing.
    ///   - rect: What is shown of them, in points.
    ///   - scale: Pixels a point.
    /// - Returns: nil if there is nothing to draw, or too much.
    ///
    /// Complexity: O(*n*) in the number of pixels.
    func pixels(of node: RenderNode?, in rect: CGRect, scale: CGFloat) -> (picture: Bitmap, area: CGRect)? {
        guard let target = Rasterizer.area(around: rect, scale: scale) else { return nil }
        guard let node else { return picture(of: nil, at: target.origin, in: target, scale: scale) }
        guard let area = Rasterizer.area(around: node.bounds, scale: scale) else { return nil }
        let source = Rasterizer.bitmap(
            of: node.translated(x: -area.minX, y: -area.minY), size: area.size, scale: scale)
        return picture(of: source, at: area.origin, in: target, scale: scale)
    }

    private func picture(of source: Bitmap?, at origin: CGPoint, in target: CGRect, scale: CGFloat)
        -> (picture: Bitmap, area: CGRect)?
    {
        let width = Int((target.width * scale).rounded())
        let height = Int((target.height * scale).rounded())
        guard let surface = vitrine_surface_create(Int32(width), Int32(height), false) else { return nil }
        let result = Bitmap(surface: surface, scale: scale)
        var pass = vitrine_shader_pass()
        if let source {
            pass.source = vitrine_surface_begin_pixels(source.surface).map { UnsafePointer($0) }
        }
        pass.source_width = Int64(source?.pixelWidth ?? 0)
        pass.source_height = Int64(source?.pixelHeight ?? 0)
        (pass.source_x, pass.source_y) = (Float(origin.x), Float(origin.y))
        (pass.target_x, pass.target_y) = (Float(target.minX), Float(target.minY))
        pass.target = vitrine_surface_begin_pixels(surface)
        pass.target_width = Int64(width)
        pass.scale = Float(scale)
        withArguments { given in
            pass.arguments = given
            run(pass, height)
        }
        vitrine_surface_end_pixels(surface)
        GraphicsCounters.count(\.picturesShaded)
        return (result, target)
    }

    /// All rows, on all processors.
    private func run(_ pass: vitrine_shader_pass, _ height: Int) {
        nonisolated(unsafe) let pass = pass
        let rows = function.rows
        DispatchQueue.concurrentPerform(iterations: (height + Self.band - 1) / Self.band) { number in
            let first = number * Self.band
            withUnsafePointer(to: pass) { rows($0, Int64(first), Int64(min(first + Self.band, height))) }
        }
    }

    /// Lends the arguments as the function takes them.
    private func withArguments(_ body: (UnsafePointer<vitrine_shader_argument>?) -> Void) {
        // Numbers of all arguments behind one another, each from a place on that vectors of four can be read from. What has
        // none is not nothing: functions look at the first.
        var starts: [Int] = []
        var numbers: [SIMD4<Float>] = []
        for argument in arguments {
            starts.append(numbers.count)
            guard case .numbers(let own) = argument else { continue }
            for first in stride(from: 0, to: max(own.count, 1), by: 4) {
                var four = SIMD4<Float>.zero
                for place in first..<min(first + 4, own.count) { four[place - first] = own[place] }
                numbers.append(four)
            }
        }
        numbers.withUnsafeBytes { all in
            let given = zip(arguments, starts).map { argument, start in
                var given = vitrine_shader_argument()
                switch argument {
                case .numbers(let own):
                    given.numbers = all.baseAddress.map {
                        ($0 + start * MemoryLayout<SIMD4<Float>>.stride).assumingMemoryBound(to: Float.self)
                    }
                    given.count = Int64(own.count)
                case .picture(let picture):
                    given.pixels = vitrine_surface_begin_pixels(picture.surface).map { UnsafePointer($0) }
                    given.width = given.pixels == nil ? 0 : Int64(picture.pixelWidth)
                    given.height = given.pixels == nil ? 0 : Int64(picture.pixelHeight)
                }
                return given
            }
            given.withUnsafeBufferPointer { body($0.baseAddress) }
        }
    }
}

extension RenderNode {
    /// What a function makes of the whole, flattened, when it is drawn: the node as it is where that would be too much.
    package func shaded(by shader: PixelShader) -> RenderNode {
        let margin = shader.margin
        return RenderNode(
            .shaded(self, shader), bounds: bounds.insetBy(dx: -margin.width, dy: -margin.height))
    }

    /// What a function makes of the places in a rectangle, when it is drawn.
    package static func shaded(_ rect: CGRect, by shader: PixelShader) -> RenderNode {
        RenderNode(.shaded(nil, shader), bounds: rect)
    }

    /// The pixels of a shader.
    func shaded(_ child: RenderNode?, _ shader: PixelShader, scale: CGFloat) -> NativeNode? {
        guard let made = shader.pixels(of: child, in: bounds, scale: scale) else {
            return child?.realized(scale: scale)
        }
        // Whole pixels: no more of them is shown than the node says it draws.
        return RenderNode.image(made.picture, in: made.area).clipped(to: bounds).realized(scale: scale)
    }
}
