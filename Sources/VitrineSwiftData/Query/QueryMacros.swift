public import VitrineSwiftUI

/// All models of the variable's kind, in the order in which they came.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// All models of the variable's kind, whose changes are animated.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// All models of the variable's kind, whose changes have a transaction.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// The models that a descriptor says.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// The models that a descriptor says.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in an order.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in an order.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in the order of a variable.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in the order of a variable.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in the order of a variable that may be nil.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")

/// Models that fulfil something, in the order of a variable that may be nil.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "VitrineMacros", type: "QueryMacro")
