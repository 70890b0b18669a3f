/// The test cases that the sources of a module declare: subclasses of `XCTestCase` with methods whose names begin with
/// `test`, that have no parameters and give nothing back.
///
/// On Linux nothing can be asked for the methods of a class; who starts tests there needs a list.
package struct TestCases: Sendable {
    private static let base = "XCTestCase"

    /// Those that can be made: neither generic nor hidden in a type.
    package private(set) var classes: [TestCaseClass] = []
    /// The methods of all classes that inherit `XCTestCase`, by their names, for modules that import this one.
    package private(set) var exported: [String: [TestCaseMethod]] = [:]

    private let index: ProgramIndex

    /// - Parameters:
    ///   - flags: What `#if` knows in the sources; nil takes every branch that a flag may lead to.
    ///   - imported: What the modules that the sources import export.
    ///
    /// Complexity: O(*n* log *n*) in the length of the sources.
    package init(
        sources: [Source], family: DeviceFamily = .phone, flags: Set<String>? = nil,
        imported: [String: [TestCaseMethod]] = [:]
    ) {
        index = ProgramIndex(sources.map { ParsedSource($0, family: family, flags: flags) })
        exported = imported
        for (name, entry) in index.types {
            guard let reference = entry.declaration, index[reference].kind == .class,
                let methods = methods(of: name, imported: imported)
            else { continue }
            exported[name] = methods
            if !methods.isEmpty, isReachable(reference) {
                classes.append(TestCaseClass(name: name, source: reference.source, methods: methods))
            }
        }
        classes.sort { ($0.source, $0.name) < ($1.source, $1.name) }
    }

    /// Nil for a class that is no test case.
    private func methods(of name: String, imported: [String: [TestCaseMethod]]) -> [TestCaseMethod]? {
        let chain = index.chain(from: name).types
        guard let last = chain.last else { return nil }
        var found: [String: TestCaseMethod] = [:]
        if last != Self.base, last != "XCTest.\(Self.base)" {
            guard index.types[last]?.declaration == nil, let inherited = imported[last] else { return nil }
            for method in inherited { found[method.name] = method }
        }
        for type in chain.reversed() {
            for reference in index.types[type]?.members ?? [] {
                if let method = method(at: reference) { found[method.name] = method }
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    private func method(at reference: ProgramIndex.Reference) -> TestCaseMethod? {
        let source = index.sources[reference.source]
        let declaration = index[reference]
        guard declaration.kind == .function, declaration.name.hasPrefix("test"),
            declaration.parameters.isEmpty,
            declaration.generics.isEmpty, let list = declaration.parameterList, let body = declaration.body,
            !["static", "class", "private", "fileprivate"].contains(where: {
                source.hasModifier($0, declaration)
            })
        else { return nil }
        let effects = Set((list.upperBound..<body.lowerBound).map { source.text($0) })
        guard !effects.contains("->"), !effects.contains(">") else {
            // Written out, nothing is still nothing.
            return givesNothing(before: body.lowerBound, source) ? made(declaration, effects) : nil
        }
        return made(declaration, effects)
    }

    private func made(_ declaration: Declaration, _ effects: Set<String>) -> TestCaseMethod {
        TestCaseMethod(
            name: declaration.name, isAsync: effects.contains("async"), isThrowing: effects.contains("throws")
        )
    }

    private func givesNothing(before brace: Int, _ source: ParsedSource) -> Bool {
        source.text(brace - 1) == "Void" || source.text(brace - 1) == ")" && source.text(brace - 2) == "("
    }

    /// Whether a line at the end of its file can name the class.
    private func isReachable(_ reference: ProgramIndex.Reference) -> Bool {
        let source = index.sources[reference.source]
        var next: Int? = reference.declaration
        while let place = next {
            let declaration = source.declarations[place]
            guard declaration.kind.isType, declaration.generics.isEmpty else { return false }
            let isNested = declaration.parent != nil
            if isNested, source.hasModifier("private", declaration) { return false }
            next = declaration.parent
        }
        return true
    }
}
