import Foundation

/// From sources of the Metal Shading Language to objects of a program: clang compiles them as C++, with Metal's types and
/// functions for the processor.
struct ShaderBuild {
    /// What of the compiler's words is shown of a source that does not compile.
    private static let lineLimit = 12

    private let sources: [ShaderSource]
    private let headers: [String]

    /// The shaders beside a program's sources.
    init(of program: Program) {
        (sources, headers) = ShaderSource.find(in: program.folders)
    }

    /// All that the objects are made of, besides the compiler.
    var texts: [String] {
        guard !sources.isEmpty else { return [] }
        return sources.flatMap { [$0.path, $0.text] } + headers + Self.files.map(\.text)
    }

    /// The objects, compiled anew where they are not in the store. A source that does not compile is named with why, and
    /// left out: what is drawn with its functions says that they are not there.
    func objects(
        toolchain: Toolchain, in folder: URL, _ store: inout ObjectStore
    ) throws -> [String] {
        guard !sources.isEmpty else { return [] }
        let library = folder.appendingPathComponent("metal")
        try Self.write(to: library)
        let clang = try toolchain.linker()
        var objects: [String] = []
        for (number, source) in sources.enumerated() {
            var hash = StableHash()
            for text in [toolchain.identity, source.path, source.text] + headers + Self.files.map(\.text) {
                hash.combine(text)
            }
            if let known = store.file(hash.text, "o") {
                objects.append(known)
                continue
            }
            let file = library.appendingPathComponent("\(number).cpp").path
            let object = library.appendingPathComponent("\(number).o").path
            try Self.write(Self.stitching(source), to: file)
            if try Self.compile(file, to: object, source, clang: clang, library: library.path) {
                objects.append(try store.keep(object, hash.text, "o"))
            }
        }
        return objects
    }

    /// The source that registers what it includes.
    private static func stitching(_ source: ShaderSource) -> String {
        let path = source.path.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        let registrations = source.functions.enumerated().map { number, name in
            "static stitching::registration<&::\(name)> registration\(number)(\"\(name)\");\n"
        }
        return "#include <stitching.h>\n#include \"\(path)\"\n" + registrations.joined()
    }

    private static func compile(
        _ file: String, to object: String, _ source: ShaderSource, clang: String, library: String
    ) throws -> Bool {
        // Numbers are single in Metal, unless they say otherwise.
        let arguments =
            ["-x", "c++", "-std=c++20", "-O2", "-fPIC", "-w", "-Xclang", "-cl-single-precision-constant"]
            + ["-fno-exceptions", "-fno-rtti", "-fno-math-errno", "-ffreestanding", "-nostdinc++"]
            + ["-I", library, "-I", FilePath.folder(of: source.path), "-c", file, "-o", object]
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: clang, arguments: arguments, environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 })
        if ending == .exited(0) { return true }
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").prefix(lineLimit)
        Console.report(
            "note: \(FilePath.name(of: source.path)) does not compile here; what is drawn with its functions is drawn "
                + "without them:\n" + lines.joined(separator: "\n"))
        return false
    }

    // MARK: Metal's library

    /// The headers that shaders include, and what calls them.
    private static let files: [(name: String, text: String)] = {
        let library = String(decoding: PackageResources.metal_stdlib_h, as: UTF8.self)
        let layer = String(decoding: PackageResources.swiftui_metal_h, as: UTF8.self)
        let whole = "#include <metal_stdlib>\n"
        let parts = [
            "metal_math", "metal_common", "metal_geometric", "metal_texture", "metal_matrix", "simd/simd.h",
        ]
        return [
            ("metal_stdlib", library), ("SwiftUI/SwiftUI_Metal.h", layer),
            ("SwiftUI/SwiftUI.h", "#include <SwiftUI/SwiftUI_Metal.h>\n"),
            ("stitching.h", String(decoding: PackageResources.stitching_h, as: UTF8.self)),
        ] + parts.map { ($0, whole) }
    }()

    private static func write(to folder: URL) throws(ToolError) {
        for file in files { try write(file.text, to: folder.appendingPathComponent(file.name).path) }
    }

    private static func write(_ text: String, to path: String) throws(ToolError) {
        do {
            try FileManager.default.createDirectory(
                atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        } catch {
            throw .machine(.cacheUnwritable(path, reason: ErrorText.of(error)))
        }
    }
}
