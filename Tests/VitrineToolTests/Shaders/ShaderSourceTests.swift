import Testing

@testable import VitrineTool

@Suite("Sources of shaders") struct ShaderSourceTests {
    @Test("Functions that SwiftUI calls have a mark; others, and what is in comments, have not")
    func functions() {
        let text = """
            #include <metal_stdlib>
            // [[ stitchable ]] half4 commented(float2 p)
            /* [[ stitchable ]] half4 also(float2 p) */
            half4 helper(float2 p) { return half4(p, 0, 1); }
            [[ stitchable ]] half4 first(float2 p, half4 c) { return c; }
            [[stitchable]]
            float2 second(float2 p,
                          float time) { return p; }
            [[ stitchable ]] half4 first(float2 p) { return 1; }
            kernel void unused(uint2 id [[thread_position_in_grid]]) {}
            """
        #expect(ShaderSource(path: "/a.metal", text: text)?.functions == ["first", "second"])
        #expect(ShaderSource(path: "/a.metal", text: "kernel void unused() {}") == nil)
        #expect(ShaderSource(path: "/a.metal", text: "[[ stitchable ]]") == nil)
        #expect(ShaderSource(path: "/a.metal", text: "/* [[ stitchable ]] half4 f(") == nil)
    }

    @Test("Those in a folder are found in order, with the headers that they may include")
    func folders() throws {
        let scratch = try Scratch()
        let (shader, header) = ("[[ stitchable ]] half4 f(float2 p) { return 1; }", "#define A 1")
        try scratch.write(shader, to: "B.metal")
        try scratch.write(shader, to: "A.metal")
        try scratch.write("kernel void k() {}", to: "K.metal")
        try scratch.write(header, to: "A.h")
        let found = ShaderSource.find(in: [scratch.path, "\(scratch.path)/nowhere"])
        #expect(found.sources.map(\.path) == ["\(scratch.path)/A.metal", "\(scratch.path)/B.metal"])
        #expect(found.headers.count == 4 && found.headers.contains(header))
    }
}
