/// A preview that a program can show.
struct Preview: Equatable, Sendable {
    /// What it is called: as the source names it, or by its file.
    var name: String
    /// The path of its source, as the user wrote it.
    var path: String
    var isLandscape: Bool
    /// What makes it, in the module of its source.
    var expression: String

    /// The previews of sources, in order; the sources are changed so that what makes them can be named.
    ///
    /// Those without a title have the name of their file, with a number from the second on.
    static func take(from sources: inout [SourceFile], _ declared: [[PreviewDeclaration]]) -> [Preview] {
        var previews: [Preview] = []
        for (place, declarations) in declared.enumerated() where !declarations.isEmpty {
            let (path, stem) = (sources[place].path, FilePath.stem(of: sources[place].path))
            var unnamed = 0
            var macros: [(type: String, places: PreviewDeclaration.Places)] = []
            for declaration in declarations {
                let type = "VitrinePreview\(previews.count)"
                if declaration.title == nil, declaration.provider == nil { unnamed += 1 }
                let name =
                    declaration.title ?? declaration.provider ?? (unnamed == 1 ? stem : "\(stem) \(unnamed)")
                if let places = declaration.places { macros.append((type, places)) }
                previews.append(
                    Preview(
                        name: name, path: path, isLandscape: declaration.isLandscape,
                        expression: declaration.provider.map { "_Preview(_provider: \($0).self)" }
                            ?? "\(type).make()"))
            }
            sources[place].show(macros)
        }
        return previews
    }

    /// Which preview is meant by a name or a number from 1 on; of several of a name the first.
    static func index(of text: String, in previews: [Preview]) -> Int? {
        if let index = previews.firstIndex(where: { $0.name == text }) { return index }
        if let number = Int(text), previews.indices.contains(number - 1) { return number - 1 }
        return previews.firstIndex { $0.name.lowercased() == text.lowercased() }
            ?? previews.firstIndex { FilePath.name(of: $0.path) == text }
    }
}

extension SourceFile {
    /// Makes types of `#Preview`s, which have the code that the macro checks and leaves out. Lines stay where they are.
    ///
    /// Properties that are `@Previewable` are those of a view, as on Apple's systems.
    ///
    /// - Parameter previews: with the names of their types, in the order of the source.
    fileprivate mutating func show(_ previews: [(type: String, places: PreviewDeclaration.Places)]) {
        guard !previews.isEmpty else { return }
        var bytes = Array(text.utf8)
        for (type, places) in previews.reversed() {
            bytes.insert(contentsOf: " } }".utf8, at: places.close + 1)
            if !places.previewable.isEmpty {
                bytes.insert(contentsOf: "var body: some SwiftUI.View { ".utf8, at: places.rest)
                for word in places.previewable.reversed() {
                    bytes.replaceSubrange(word, with: String(repeating: " ", count: word.count).utf8)
                }
                bytes.replaceSubrange(
                    places.open...places.open,
                    with: "{ Content() } }; fileprivate struct Content: SwiftUI.View {".utf8)
            }
            bytes.replaceSubrange(
                places.word,
                with: "struct \(type) { @MainActor static func make() -> _Preview { _Preview".utf8)
        }
        change(to: String(decoding: bytes, as: UTF8.self))
    }
}
