import Foundation

/// A file of the Metal Shading Language with functions that SwiftUI calls.
struct ShaderSource: Equatable, Sendable {
    /// Absolute.
    let path: String
    let text: String
    /// The names of its functions with `[[ stitchable ]]`, each once.
    let functions: [String]

    /// - Returns: nil where it has no such functions: kernels and the like run on graphics cards alone.
    init?(path: String, text: String) {
        let functions = Self.functions(in: text)
        guard !functions.isEmpty else { return nil }
        (self.path, self.text, self.functions) = (path, text, functions)
    }

    /// The sources in some folders, in the order of their paths, and the headers beside them.
    ///
    /// Complexity: O(*n*) in the number of files in the folders themselves.
    static func find(in folders: [String]) -> (sources: [ShaderSource], headers: [String]) {
        var sources: [ShaderSource] = []
        var headers: [String] = []
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let shaders = names.filter { FilePath.ending(of: $0) == "metal" }.sorted()
            let found = shaders.compactMap { name -> ShaderSource? in
                let path = "\(folder)/\(name)"
                return text(of: path).flatMap { ShaderSource(path: path, text: $0) }
            }
            sources += found
            guard !found.isEmpty else { continue }
            // What they include must not be forgotten when it changes.
            let others = names.filter { FilePath.ending(of: $0) == "h" } + shaders
            headers += others.sorted().compactMap { text(of: "\(folder)/\($0)") }
        }
        return (sources, headers)
    }

    private static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func functions(in text: String) -> [String] {
        let words = words(of: text)
        var names: [String] = []
        for index in words.indices where words[index] == "stitchable" && index > 0 && words[index - 1] == "["
        {
            guard let open = words[index...].firstIndex(of: "("), open > index,
                words[open - 1].first.map({ $0.isLetter || $0 == "_" }) ?? false
            else { continue }
            if !names.contains(words[open - 1]) { names.append(words[open - 1]) }
        }
        return names
    }

    /// Words and signs, without comments.
    ///
    /// Complexity: O(*n*) in the length of the text.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var rest = text.unicodeScalars[...]
        func isPart(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        }
        while let scalar = rest.popFirst() {
            if isPart(scalar) {
                word.unicodeScalars.append(scalar)
                continue
            }
            if !word.isEmpty { words.append(word) }
            word = ""
            if scalar == "/", rest.first == "/" {
                while let next = rest.first, next != "\n" { rest.removeFirst() }
            } else if scalar == "/", rest.first == "*" {
                rest.removeFirst()
                var last: Unicode.Scalar = " "
                while let next = rest.popFirst(), !(last == "*" && next == "/") { last = next }
            } else if !scalar.properties.isWhitespace {
                words.append(String(scalar))
            }
        }
        return words
    }
}
