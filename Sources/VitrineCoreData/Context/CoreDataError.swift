public import Foundation

// Errors of Core Data, in `NSCocoaErrorDomain`. Source: Apple, CoreDataErrors.h.

/// A value is not one that its attribute may have.
public let NSManagedObjectValidationError = 1550
/// Several objects or values are wrong; which is in ``NSDetailedErrorsKey``.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than it must.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than it may.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object is not deleted while a relationship has objects, whose rule denies it.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store is of a type that is not here.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// There is no object of a name.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Somebody else has saved what was changed.
public let NSManagedObjectMergeError = 133020
/// Objects have the same values, which must be unique.
public let NSManagedObjectConstraintMergeError = 133021

/// The errors of one that stands for several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that is wrong.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property that is wrong.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that is wrong.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The objects that are concerned.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The stores that are concerned.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// What somebody else has saved: an array of ``NSMergeConflict``.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError.Code {
    public static let managedObjectValidation = CocoaError.Code(rawValue: NSManagedObjectValidationError)
    public static let validationMultipleErrors = CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
    public static let validationMissingMandatoryProperty = CocoaError.Code(
        rawValue: NSValidationMissingMandatoryPropertyError)
    public static let validationRelationshipDeniedDelete = CocoaError.Code(
        rawValue: NSValidationRelationshipDeniedDeleteError)
    public static let persistentStoreOpen = CocoaError.Code(rawValue: NSPersistentStoreOpenError)
    public static let persistentStoreSave = CocoaError.Code(rawValue: NSPersistentStoreSaveError)
    public static let managedObjectMerge = CocoaError.Code(rawValue: NSManagedObjectMergeError)
    public static let managedObjectConstraintMerge = CocoaError.Code(
        rawValue: NSManagedObjectConstraintMergeError)
}

enum CoreDataError {
    static func make(_ code: Int, _ info: [String: Any]) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// What is wrong with an object's value.
    static func validation(
        _ code: Int, _ object: NSManagedObject, _ key: String, _ sentence: String
    ) -> NSError {
        make(
            code,
            [
                NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key,
                NSLocalizedDescriptionKey: sentence,
            ])
    }

    /// One error of several.
    static func joined(_ errors: [NSError]) -> NSError {
        if errors.count == 1 { return errors[0] }
        let sentences = errors.map(\.localizedDescription).joined(separator: " ")
        return make(
            NSValidationMultipleErrorsError,
            [
                NSDetailedErrorsKey: errors,
                NSLocalizedDescriptionKey: "Multiple validation errors occurred. \(sentences)",
            ])
    }
}
