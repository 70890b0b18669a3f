import CVitrineGTK
import Foundation
import Testing
import VitrineGraphics

@Suite("Functions that make pixels") struct PixelShaderTests {
    /// Says that there is a function.
    private func register(
        _ name: String, _ use: PixelFunction.Use, _ count: Int32, _ rows: @escaping vitrine_shader_rows
    ) {
        vitrine_shader_register(name, use.rawValue, count, rows)
    }

    /// Red where a pixel's middle is in an even column of points, else what the first argument says is green.
    private static let columns: vitrine_shader_rows = { pass, first, last in
        let pass = pass!.pointee
        let green = UInt32(pass.arguments[0].numbers[0] * 255)
        for y in first..<last {
            for x in 0..<pass.target_width {
                let place = pass.target_x + (Float(x) + 0.5) / pass.scale
                let isEven = Int(place.rounded(.down)) % 2 == 0
                pass.target[Int(y * pass.target_width + x)] = isEven ? 0xffff_0000 : 0xff00_0000 | green << 8
            }
        }
    }

    @Test("A rectangle is filled from the origin of its space on, in pixels of its scale")
    func fills() throws {
        register("test columns", .fills, 1, Self.columns)
        let shader = try #require(
            PixelShader("test columns", for: .fills, arguments: [.numbers([0.5])]))
        let node = RenderNode.shaded(CGRect(x: 3, y: 0, width: 4, height: 100), by: shader)
        let picture = draw(node, 8, 100, scale: 2)
        #expect(picture.bytes(5, 0)[3] == 0)
        #expect(picture.bytes(6, 0) == [0, 127, 0, 255] && picture.bytes(7, 199) == [0, 127, 0, 255])
        #expect(picture.bytes(8, 0) == [255, 0, 0, 255] && picture.bytes(9, 121) == [255, 0, 0, 255])
        #expect(picture.bytes(13, 60) == [255, 0, 0, 255] && picture.bytes(14, 60)[3] == 0)
    }

    /// Each pixel is the one a point above it, in the picture that it reads.
    private static let below: vitrine_shader_rows = { pass, first, last in
        let pass = pass!.pointee
        for y in first..<last {
            for x in 0..<pass.target_width {
                let left = Int64((pass.target_x - pass.source_x) * pass.scale) + x
                let top = Int64((pass.target_y - pass.source_y - 1) * pass.scale) + y
                let isInside =
                    (0..<pass.source_width).contains(left) && (0..<pass.source_height).contains(top)
                pass.target[Int(y * pass.target_width + x)] =
                    isInside ? pass.source[Int(top * pass.source_width + left)] : 0
            }
        }
    }

    @Test("A node is read where it is drawn; what is made of it reaches as far beyond as is said")
    func reads() throws {
        register("test below", .samples, 0, Self.below)
        let red = RenderNode.color(
            RGBA(red: 1, green: 0, blue: 0, alpha: 1), in: CGRect(x: 2, y: 2, width: 3, height: 3))
        func box(_ reach: CGSize) throws -> CGRect {
            let shader = try #require(PixelShader("test below", for: .samples, arguments: [], reach: reach))
            return draw(red.shaded(by: shader), 10, 10).inkBox
        }
        #expect(try box(.zero) == CGRect(x: 2, y: 3, width: 3, height: 2))
        #expect(try box(CGSize(width: 0, height: 1)) == CGRect(x: 2, y: 3, width: 3, height: 3))
        #expect(try box(CGSize(width: -4, height: -4)) == CGRect(x: 2, y: 3, width: 3, height: 2))
    }

    /// The sum of all numbers and of the first pixel's blue, as a colour of pixels.
    private static let sums: vitrine_shader_rows = { pass, first, last in
        let pass = pass!.pointee
        var sum: Float = 0
        for place in 0..<3 {
            let argument = pass.arguments[place]
            // Vectors are read in one piece, which must lie on a multiple of its size.
            if let numbers = argument.numbers, UInt(bitPattern: numbers) % 16 != 0 { return }
            for number in 0..<Int(argument.count) { sum += argument.numbers[number] }
            if argument.pixels != nil { sum += Float(argument.pixels[0] & 255) }
        }
        for index in Int(first * pass.target_width)..<Int(last * pass.target_width) {
            pass.target[index] = 0xff00_0000 | UInt32(sum)
        }
    }

    @Test("Numbers, lists and pictures come as they are, each where vectors can be read from")
    func arguments() throws {
        register("test sums", .fills, 3, Self.sums)
        let blue = RenderNode.color(
            RGBA(red: 0, green: 0, blue: 40 / 255, alpha: 1), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        let picture = draw(blue, 1, 1)
        let shader = try #require(
            PixelShader(
                "test sums", for: .fills,
                arguments: [.numbers([1, 2, 3, 4, 5]), .numbers([]), .picture(picture)]))
        let node = RenderNode.shaded(CGRect(x: 0, y: 0, width: 2, height: 2), by: shader)
        #expect(draw(node, 2, 2).bytes(1, 1) == [0, 0, 55, 255])
    }

    @Test("There is no shader of an unknown name, of another use, or with other arguments")
    func unknown() {
        register("test columns", .fills, 1, Self.columns)
        #expect(PixelShader("test nobody", for: .fills, arguments: []) == nil)
        #expect(PixelShader("test columns", for: .colors, arguments: [.numbers([1])]) == nil)
        #expect(PixelShader("test columns", for: .fills, arguments: []) == nil)
        #expect(PixelFunction(named: "test columns", for: .fills)?.argumentCount == 1)
    }

    @Test("Shaders are the same where name, use, arguments and reach are")
    func equality() throws {
        register("test columns", .fills, 1, Self.columns)
        func shader(_ number: Float) throws -> PixelShader {
            try #require(PixelShader("test columns", for: .fills, arguments: [.numbers([number])]))
        }
        #expect(try shader(1) == shader(1))
        #expect(try shader(1) != shader(0.5))
    }

    @Test("Pixels are made when a node is drawn, once, and again for another scale")
    func laziness() throws {
        register("test columns", .fills, 1, Self.columns)
        let shader = try #require(PixelShader("test columns", for: .fills, arguments: [.numbers([1])]))
        let before = GraphicsCounters.current.picturesShaded
        let node = RenderNode.shaded(CGRect(x: 0, y: 0, width: 2, height: 2), by: shader)
        #expect(GraphicsCounters.current.picturesShaded == before)
        _ = draw(node, 2, 2)
        _ = draw(node, 2, 2)
        #expect(GraphicsCounters.current.picturesShaded == before + 1)
        _ = draw(node, 2, 2, scale: 2)
        #expect(GraphicsCounters.current.picturesShaded == before + 2)
    }

    @Test("Of what is empty, too large or nowhere nothing is made, and what would be read is drawn as it is")
    func extremes() throws {
        register("test columns", .fills, 1, Self.columns)
        register("test below", .samples, 0, Self.below)
        let fills = try #require(PixelShader("test columns", for: .fills, arguments: [.numbers([1])]))
        for rect in [
            CGRect.zero, CGRect(x: 0, y: 0, width: 1e6, height: 1e6),
            CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        ] {
            #expect(draw(.shaded(rect, by: fills), 2, 2).inkBox.isNull)
        }
        let reads = try #require(
            PixelShader(
                "test below", for: .samples, arguments: [], reach: CGSize(width: 1e5, height: 1e5)))
        let node = RenderNode.color(
            RGBA(red: 1, green: 0, blue: 0, alpha: 1), in: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(draw(node.shaded(by: reads), 2, 2).bytes(0, 0) == [255, 0, 0, 255])
    }
}
