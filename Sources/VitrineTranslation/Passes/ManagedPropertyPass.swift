/// Gives what a class of managed objects leaves to Core Data accessors and bodies.
///
/// `@NSManaged var name: String?` is kept by its name, and `@NSManaged func addToItems(_ value: Item)` is a message of
/// Objective-C's, whose name says what is done: `addItemsObject:`. What belongs to layers, `LayerPropertyPass` has dealt with.
enum ManagedPropertyPass {
    static func run(_ translation: inout SourceTranslation) {
        makeObjects(&translation)
        let source = translation.source
        for declaration in source.declarations where source.isActive[declaration.keyword] {
            guard let attribute = source.attribute("@NSManaged", of: declaration),
                !translation.taken.contains(attribute.tokens.lowerBound)
            else { continue }
            if let problem = problem(declaration, translation) {
                translation.find(.error, at: attribute.tokens.lowerBound, problem)
            } else if let variable = ManagedVariable(declaration, source) {
                variable.give(
                    {
                        "get { _managedValue(forKey: \"\($0)\") } "
                            + "set { _setManagedValue(newValue, forKey: \"\($0)\") }"
                    }, &translation)
            } else {
                send(declaration, attribute, &translation)
            }
        }
    }

    /// `NSManagedObject(entity: a, insertInto: b)` is an object of the class that the model names, on Apple's systems: there
    /// Objective-C makes it one, and here the runtime.
    private static func makeObjects(_ translation: inout SourceTranslation) {
        let source = translation.source
        for index in source.tokens.indices
        where source.text(index) == "NSManagedObject" && source.text(index + 1) == "("
            && source.text(index + 2) == "entity" && source.isActive[index]
        {
            translation.edits.insert("._make", at: source.tokens[index].end)
        }
    }

    /// Why nobody can keep what is declared.
    private static func problem(_ declaration: Declaration, _ translation: SourceTranslation) -> String? {
        let source = translation.source
        let notOurs =
            "@NSManaged is for classes of managed objects and of layers; declare a stored property with a value."
        guard let parent = declaration.parent,
            [.class, .extension].contains(source.declarations[parent].kind)
        else { return notOurs }
        let isFunction = declaration.kind == .function && !isShared(declaration, source)
        let isVariable = ManagedVariable(declaration, source) != nil
        switch translation.index.keeper(of: .init(source: translation.number, declaration: parent)) {
        case .nobody: return notOurs
        case .coreAnimation where isVariable:
            return "@NSManaged belongs to variables in the body of a class of layers; move it there."
        case .coreAnimation, .coreData: break
        }
        guard isFunction else {
            return isVariable
                ? nil
                : "@NSManaged is for variables with a type, and without a value or accessors; remove those."
        }
        let end = declaration.parameterList?.upperBound ?? declaration.nameToken
        if declaration.body != nil || declaration.last > end {
            return
                "@NSManaged is for methods without a body that return nothing, as Xcode writes them for what an "
                + "object has several of; write the method out, without the attribute."
        }
        return nil
    }

    private static func isShared(_ declaration: Declaration, _ source: ParsedSource) -> Bool {
        ["static", "class"].contains { source.hasModifier($0, declaration) }
    }

    /// `@objc(addItemsObject:) @NSManaged func addToItems(_ value: Item)` → `func addToItems(_ value: Item) { … }`
    private static func send(
        _ declaration: Declaration, _ attribute: Declaration.Attribute, _ translation: inout SourceTranslation
    ) {
        let source = translation.source
        ManagedVariable.takeAttribute(attribute, &translation)
        // As it is written, with backticks where it has such.
        let arguments = declaration.parameters.map { source.text($0.type.lowerBound - 2) }
            .joined(separator: ", ")
        let name = ObjectiveCName.of(declaration, in: source)
        translation.edits.insert(
            " { _sendManaged(\"\(name)\", [\(arguments)]) }", at: source.tokens[declaration.last].end)
    }
}
