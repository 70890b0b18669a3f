/// Creates an environment value of a property in an extension of `EnvironmentValues`, with the property's value as the
/// default: `@Entry var rating = 3`. In extensions of other types with values by keys it does the same for them.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "VitrineMacros", type: "EntryMacro")
