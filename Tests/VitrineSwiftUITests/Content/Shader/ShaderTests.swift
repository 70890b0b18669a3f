import CVitrineGTK
import SwiftUITestSupport
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI

/// Shaders whose functions are written in Swift; those of Metal are tried by the smoke test.
@MainActor
@Suite("Shaders", .serialized)
struct ShaderTests {
    init() {
        // Blue for red, in any picture.
        vitrine_shader_register("testSwap", PixelFunction.Use.colors.rawValue, 0) { pass, first, last in
            let pass = pass!.pointee
            for y in first..<last {
                for x in 0..<min(pass.target_width, pass.source_width) {
                    let pixel = pass.source[Int(y * pass.source_width + x)]
                    pass.target[Int(y * pass.target_width + x)] =
                        pixel & 0xff00_ff00 | pixel >> 16 & 255 | (pixel & 255) << 16
                }
            }
        }
        // Red to the left of a number, then green.
        vitrine_shader_register("testHalves", PixelFunction.Use.fills.rawValue, 2) { pass, first, last in
            let pass = pass!.pointee
            let middle = pass.arguments[0].numbers[0]
            let isRight = pass.arguments[1].count == 4 && pass.arguments[1].numbers[2] == 8
            for y in first..<last {
                for x in 0..<pass.target_width {
                    let place = pass.target_x + (Float(x) + 0.5) / pass.scale
                    let color: UInt32 = place < middle && isRight ? 0xffff_0000 : 0xff00_ff00
                    pass.target[Int(y * pass.target_width + x)] = color
                }
            }
        }
    }

    private func row(@ViewBuilder _ view: () -> some View) -> String {
        pixelMap(12, 6) { view().frame(width: 8, height: 4) }[3]
    }

    @Test("A colour effect gives the view's pixels other colours, where it is enabled")
    func colors() {
        #expect(row { Ink.red.colorEffect(ShaderLibrary.testSwap()) } == "..bbbbbbbb..")
        #expect(row { Ink.red.colorEffect(ShaderLibrary.testSwap(), isEnabled: false) } == "..rrrrrrrr..")
        #expect(
            row { Ink.red.visualEffect { view, _ in view.colorEffect(ShaderLibrary.default.testSwap()) } }
                == "..bbbbbbbb..")
        #expect(
            row {
                Ink.red.colorEffect(ShaderLibrary.testSwap()).colorEffect(
                    ShaderLibrary.bundle(.main).testSwap())
            } == "..rrrrrrrr..")
    }

    @Test("A style is painted from the shape's corner on, and knows its rectangle")
    func styles() {
        #expect(
            row { Rectangle().fill(ShaderLibrary.testHalves(.float(3), .boundingRect)) } == "..rrrggggg..")
        #expect(
            row {
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(x: 2, y: 0, width: 4, height: 4)),
                        with: .shader(
                            ShaderLibrary.testHalves(.float(4), .boundingRect),
                            bounds: CGRect(origin: .zero, size: size)))
                }
            } == "....rrgg....")
    }

    @Test("A filter of a canvas makes other pixels of what is drawn behind it")
    func filters() {
        #expect(
            row {
                Canvas { context, _ in
                    context.addFilter(.colorShader(ShaderLibrary.testSwap()))
                    context.fill(Path(CGRect(x: 2, y: 0, width: 4, height: 4)), with: .color(Ink.red))
                }
            } == "....bbbb....")
    }

    @Test("Without its function a view is drawn as it is, a style not at all, and one sentence says so")
    func missing() async {
        #expect(row { Ink.red.colorEffect(ShaderLibrary.testNobody()) } == "..rrrrrrrr..")
        #expect(row { Rectangle().fill(ShaderLibrary.testNobody()) } == "............")
        #expect(row { Ink.red.colorEffect(ShaderLibrary.testSwap(.float(1))) } == "..rrrrrrrr..")
        #expect(
            RuntimeIssue.wasReported(
                "There is no shader function 'testNobody' for colorEffect: [[ stitchable ]] half4 f(float2 position, "
                    + "half4 color, …) in a .metal file, which 'vitrine' compiles with the program."))
        #expect(
            RuntimeIssue.wasReported(
                "The shader function 'testSwap' takes 0 arguments besides those of its use; it was called with 1."
            ))
        await #expect(throws: (any Error).self) {
            try await ShaderLibrary.testNobody().compile(as: .colorEffect)
        }
        await #expect(throws: Never.self) { try await ShaderLibrary.testSwap().compile(as: .colorEffect) }
    }
}
