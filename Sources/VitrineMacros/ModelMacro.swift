/// What `@Model` makes of a class: storage for its properties, a list of them, and the conformance.
enum ModelMacro {
    /// The members that the class gets.
    static func members(of declaration: String) throws(MacroFault) -> String {
        let model = try ModelDeclaration(declaration)
        let access = model.isPublic ? "public " : ""
        let properties = model.properties.map { property in
            let metadata =
                property.relationship.map { ", metadata: Schema.Relationship(\($0))" }
                ?? property.attribute.map { ", metadata: Schema.Attribute(\($0))" } ?? ""
            let name = property.name.filter { $0 != "`" }
            let constant = property.isConstant ? ", _isConstant: true" : ""
            return
                "Schema.PropertyMetadata(name: \"\(name)\", keypath: \\\(model.name).\(property.name)\(metadata)\(constant)),"
        }
        let constants = model.properties.enumerated().filter(\.element.isConstant).map { index, property in
            "\(property.name) = _modelData._constant(\(index))"
        }
        return """
            @Transient \(access)var _$modelData = _ModelData(\(model.name).self)
            \(access)static var schemaMetadata: [Schema.PropertyMetadata] {
                [
                    \(properties.joined(separator: "\n        "))
                ]
            }
            \(access)required init(_modelData: _ModelData) {
                let defaults = _$modelData
                _$modelData = _modelData
                \(constants.joined(separator: "\n    "))
                _modelData._adopt(defaults)
            }
            """
    }

    /// What goes in front of a member: properties that are kept are told where.
    static func attribute(of member: String, in declaration: String) throws(MacroFault) -> String {
        let model = try ModelDeclaration(declaration)
        let text = SourceText(member)
        guard let variable = ModelDeclaration.variables(text, 0).first, variable.isPersisted,
            !variable.property.isConstant,
            let index = model.properties.firstIndex(where: { $0.name == variable.property.name })
        else { return "" }
        return "@_PersistedProperty(\(index))"
    }

    /// The extension with the conformance.
    static func conformance(of type: String) -> String {
        "extension \(type): PersistentModel {}"
    }
}

/// What `@_PersistedProperty` makes of a property: accessors over the storage of its model.
struct PersistedPropertyMacro {
    private let name: String
    private let index: String

    init(attribute: String, declaration: String) throws(MacroFault) {
        let text = SourceText(declaration)
        guard let variable = ModelDeclaration.variables(text, 0).first,
            let bracket = SourceText(attribute).topLevel("(")
        else { throw MacroFault("a property of a model is a var with one name") }
        name = variable.property.name
        index = String(attribute.utf8.dropFirst(bracket + 1).prefix { $0 != UInt8(ascii: ")") })!
    }

    private var storage: String { "_\(name.filter { $0 != "`" })" }

    var accessors: String {
        """
        @storageRestrictions(accesses: _$modelData, initializes: \(storage))
        init(initialValue) {
            _$modelData._initialize(\(index), initialValue)
            \(storage) = _NoValue()
        }
        get { _$value(\\.\(name), \(index)) }
        set { _$set(\\.\(name), \(index), newValue) }
        """
    }

    var peer: String { "@Transient private var \(storage) = _NoValue()" }
}

/// What `@Query` makes of a variable of a view: a query beside it, of which it shows the models.
struct QueryMacro {
    private let name: String
    private let type: String
    private let arguments: String

    init(attribute: String, declaration: String) throws(MacroFault) {
        guard let property = EntryMacro.property(in: declaration), let type = property.type else {
            throw MacroFault("@Query needs the type of what it finds: write \"var items: [Item]\"")
        }
        name = property.name.filter { $0 != "`" }
        self.type = type
        let text = SourceText(attribute)
        arguments =
            text.topLevel("(").map { text.text($0 + 1..<max($0 + 1, text.end(ofBracketAt: $0) - 1)) } ?? ""
    }

    var accessors: String { "get { _\(name).wrappedValue }" }

    /// Not private where the variable is: the view's memberwise initialiser takes it, and would be private, too.
    var peer: String { "var _\(name): Query<\(type).Element, \(type)> = .init(\(arguments))" }
}

/// What `@ModelActor` makes of an actor: a context of its own, and an executor that leads to it.
enum ModelActorMacro {
    static func members(of declaration: String) -> String {
        let text = SourceText(declaration)
        let head = text.topLevel("{").map { text.text(0..<$0) } ?? ""
        let access = head.contains("public") ? "public " : ""
        return """
            \(access)nonisolated let modelExecutor: any ModelExecutor
            \(access)nonisolated let modelContainer: ModelContainer
            \(access)init(modelContainer: ModelContainer) {
                modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }
}

/// Why nothing can be made.
struct MacroFault: Error {
    let message: String
    init(_ message: String) { self.message = message }
}
