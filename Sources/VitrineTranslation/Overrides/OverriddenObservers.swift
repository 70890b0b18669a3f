/// The observers of a property that an extension overrides: `override var a: Int { didSet { … } }`.
///
/// They become methods of the extension, `_A_a_didSet(_:)`, and the class gets a property that calls them around
/// setting its superclass's.
struct OverriddenObservers {
    /// An observer, and what its parameter is called.
    private struct Observer {
        var name: String
        var parameter: String
        /// The keyword, with the parameter if there is one.
        var head: ClosedRange<Int>
    }

    private let source: ParsedSource
    private let declaration: Declaration
    private let body: ClosedRange<Int>
    private let observers: [Observer]
    /// What the methods are called, up to the observer's name.
    private let method: String
    let type: String

    /// - Returns: nil for what has no observers, or does not say its type.
    init?(_ member: ProgramIndex.Reference, _ index: ProgramIndex) {
        source = index.sources[member.source]
        declaration = index[member]
        guard declaration.kind == .property, !declaration.isComputed, declaration.assignment == nil,
            let body = declaration.body, source.text(declaration.nameToken + 1) == ":"
        else { return nil }
        self.body = body
        type = source.joined((declaration.nameToken + 2)..<body.lowerBound)
        method = ExtensionOverrides.name(of: member, index)
        var observers: [Observer] = []
        var place = body.lowerBound + 1
        while place < body.upperBound {
            let name = source.text(place)
            guard ["willSet", "didSet"].contains(name) else { return nil }
            var observer = Observer(
                name: name, parameter: name == "willSet" ? "newValue" : "oldValue", head: place...place)
            if source.text(place + 1) == "(", let close = source.brackets[place + 1] {
                observer.parameter = source.text(place + 2)
                observer.head = place...close
            }
            guard source.text(observer.head.upperBound + 1) == "{",
                let end = source.brackets[observer.head.upperBound + 1]
            else { return nil }
            observers.append(observer)
            place = source.text(end + 1) == ";" ? end + 2 : end + 1
        }
        guard !observers.isEmpty else { return nil }
        self.observers = observers
    }

    /// The accessors of the class's property.
    var accessors: String {
        let name = "super.\(source.text(declaration.nameToken))"
        return "{ get { \(name) } set { \(setting(name, "\(name) = newValue")) } }"
    }

    /// Calls the observers around a statement that sets the property to `newValue`.
    ///
    /// - Parameter value: What the property is now.
    func setting(_ value: String, _ statement: String) -> String {
        func call(_ observer: String, _ value: String) -> String? {
            observers.contains { $0.name == observer } ? "\(method)_\(observer)(\(value))" : nil
        }
        let after = call("didSet", "oldValue")
        let parts = [
            after == nil ? nil : "let oldValue = \(value)", call("willSet", "newValue"), statement, after,
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }

    /// Writes the methods in the place of the property.
    func replace(in translation: inout SourceTranslation) {
        translation.edits.blank(source.bytes(declaration.first...body.lowerBound))
        translation.taken.formUnion(declaration.first...body.lowerBound)
        for observer in observers {
            let start = observer.head.lowerBound
            let isOnLine = start > body.lowerBound + 1 && !source.tokens[start].isFirstOnLine
            translation.edits.replace(
                source.bytes(observer.head),
                with: (isOnLine && source.text(start - 1) != ";" ? "; " : "")
                    + "func \(method)_\(observer.name)(_ \(observer.parameter): \(type))")
        }
        translation.edits.blank(source.tokens[body.upperBound].range)
    }
}
