import VitrineTranslation

extension Program {
    /// The program with the classes that Xcode would write of its models of Core Data, in each module that has some.
    ///
    /// - Throws: where a model cannot be read, or makes no sense.
    func addingModelClasses() throws(ToolError) -> Program {
        var program = self
        program.generated += try GeneratedSource.classes(
            of: models, in: sources, besides: generated, family: family)
        for (index, library) in libraries.enumerated() {
            program.libraries[index].generated += try GeneratedSource.classes(
                of: library.models, in: library.sources, besides: library.generated, family: library.family)
        }
        return program
    }
}

extension GeneratedSource {
    /// The classes that the current versions of some models ask for: a source for each model, named after it.
    ///
    /// - Parameters:
    ///   - models: The paths of a module's models.
    ///   - sources: The module's own sources.
    ///   - generated: What the tool has added to them.
    static func classes(
        of models: [String], in sources: [SourceFile], besides generated: [GeneratedSource] = [],
        family: DeviceFamily
    ) throws(ToolError) -> [GeneratedSource] {
        guard !models.isEmpty else { return [] }
        let identifiable = sources.reduce(into: Set<String>()) {
            $0.formUnion(Declarations.types(adopting: "Identifiable", in: $1.text, family: family))
        }
        var taken = Set(sources.map(\.fileName) + generated.map(\.fileName))
        var makers: [String: String] = [:]
        var found: [GeneratedSource] = []
        for path in models {
            let file = try ModelFile(path: path)
            let classes = ModelClasses(try ManagedModel(file), identifiable: identifiable)
            guard let text = classes.text else { continue }
            for name in classes.declared {
                if let other = makers.updateValue(path, forKey: name) {
                    throw .source(.model(.classOfSeveral(name, [other, path])))
                }
            }
            var stem = "\(file.name)+CoreData"
            while !taken.insert("\(stem).swift").inserted { stem += "_" }
            found.append(GeneratedSource(fileName: "\(stem).swift", text: text, isTranslated: true))
        }
        return found
    }
}
