/// Makes a class a persistent model: its variables are stored, observed, and kept in a container.
@attached(
    member, names: named(_$modelData), named(schemaMetadata), named(init(_modelData:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

/// Says how an attribute is kept.
///
/// - Parameters:
///   - options: What is special about it.
///   - originalName: Its name in stores that were made before it was renamed.
///   - hashModifier: Tells versions of the schema apart on Apple's systems; it has no effect on what is stored.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "NothingMacro")

/// Says how a relationship is kept.
///
/// - Parameters:
///   - deleteRule: What happens to related models when the owner is deleted.
///   - minimumModelCount: How many there must be when it is saved; nil and 0 are any number.
///   - maximumModelCount: How many there may be when it is saved; nil and 0 are any number.
///   - originalName: Its name in stores that were made before it was renamed.
///   - inverse: The relationship of the other model that leads back; nil where there is only one.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "NothingMacro")

/// Leaves a variable of a model out of what is kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitrineMacros", type: "NothingMacro")

/// The accessors of a variable that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int) =
    #externalMacro(module: "VitrineMacros", type: "PersistedPropertyMacro")

/// Makes an actor work with models of a container, in a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
