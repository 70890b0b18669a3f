/// What a schema says about a variable of a model.
public protocol SchemaProperty: Sendable {
    /// Its name in stores that were made before it was renamed.
    var originalName: String? { get }
}

extension Schema {
    /// How an attribute is kept.
    public struct Attribute: SchemaProperty {
        /// What is special about an attribute.
        public struct Option: Hashable, Sendable {
            let name: String
            /// No two models have the same value: one that is saved with it takes the place of the one before.
            public static let unique = Option(name: "unique")
            /// Large values are kept beside the store on Apple's systems; here within it, as all are.
            public static let externalStorage = Option(name: "externalStorage")
            /// The value is not kept, but its changes are.
            public static let ephemeral = Option(name: "ephemeral")
        }

        /// What is special about it.
        public let options: [Option]
        /// Its name in stores that were made before it was renamed.
        public let originalName: String?

        /// Describes an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
        }
    }

    /// How a relationship is kept.
    public struct Relationship: SchemaProperty {
        /// What is special about a relationship.
        public struct Option: Hashable, Sendable {
            let name: String
            /// At most one model has it.
            public static let unique = Option(name: "unique")
        }

        /// What happens to related models when their owner is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Nothing.
            case noAction
            /// They lose the relationship.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The owner is not saved as deleted while there are any.
            case deny
        }

        /// What happens to related models when their owner is deleted.
        public let deleteRule: DeleteRule
        /// How many there must be; nil and 0 are any number.
        public let minimumModelCount: Int?
        /// How many there may be; nil and 0 are any number.
        public let maximumModelCount: Int?
        /// Its name in stores that were made before it was renamed.
        public let originalName: String?
        // Key paths of models capture nothing.
        nonisolated(unsafe) let inverse: AnyKeyPath?

        /// Describes a relationship.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
        }
    }

    /// A variable of a model.
    public struct PropertyMetadata {
        let make: (Int) -> Property

        /// Describes a variable.
        ///
        /// Traps where its type can neither be kept nor leads to models.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil, _isConstant isConstant: Bool = false
        ) {
            make = { index in
                Property(
                    index: index, name: name, keyPath: keypath, metadata: metadata,
                    kind: .of(Value.self, name: "\(Model.self).\(name)", metadata: metadata),
                    constant: isConstant ? { ($0 as! Model)[keyPath: keypath] } : nil
                ) { model, change in
                    let model = model as! Model
                    model._$modelData.registrar.withMutation(of: model, keyPath: keypath, change)
                }
            }
        }
    }
}
