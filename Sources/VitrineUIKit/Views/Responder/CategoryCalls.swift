// Overrides in extensions of UIKit's classes, which Objective-C puts into the class. A translated program replaces the
// member where it is declared, and asks there for the overrides of its extensions; what these call by `super` comes by the
// same place, and must go past them.

/// The call of `super` that is under way: of an object's member, from the override at a place among all.
@MainActor private var categoryCall: (object: ObjectIdentifier, member: String, place: Int)?

/// Calls what an override in an extension calls by `super`.
///
/// A translated program calls it: `vitrine` writes it. Nobody else needs it.
///
/// - Parameters:
///   - member: The class that declares the member, and its name.
///   - place: The place of the override among all of the member, the most derived first, from 1.
@MainActor @preconcurrency
public func _categorySuper<Result>(
    _ object: AnyObject, _ member: String, past place: Int, _ call: @autoclosure () throws -> Result
) rethrows -> Result {
    categoryCall = (ObjectIdentifier(object), member, place)
    return try call()
}

/// How many overrides in extensions a call of a member is past: 0 for one that comes from outside.
///
/// A translated program calls it, in what replaces the member.
@MainActor @preconcurrency
public func _categoriesPassed(_ object: AnyObject, _ member: String) -> Int {
    guard let call = categoryCall, call.object == ObjectIdentifier(object), call.member == member else {
        return 0
    }
    categoryCall = nil
    return call.place
}
