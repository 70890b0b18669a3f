public import Foundation
public import VitrineFoundation
import VitrineUniformTypes

// The functions of `UTType.h`, which know what `UTType` knows. A type that a program declares for itself has no place to be
// declared in, as no Info.plist is read: it is equal to itself and conforms to nothing else.

// MARK: Comparing

/// Whether two names are those of one type; their case does not count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Whether a type is another one, or one of its kinds.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: other)
}

/// Whether the system declares a type.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

/// Whether nobody declares a type: it was made for a tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }

// MARK: From tags

/// The name of the type of a tag; one that nobody declares, and whose name says the tag, if there is none.
///
/// - Parameters:
///   - inTagClass: What the tag is: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: The tag, in any case, such as `png` or `image/png`.
///   - inConformingToUTI: What the type is to be one of; nil for `public.data`, as of all files.
/// - Returns: Nil for an empty tag, and for a type to conform to that is not known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    guard let supertype = supertype(inConformingToUTI),
        let type = UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: supertype)
    else { return nil }
    return UnmanagedValue(type.identifier)
}

/// The same of a tag that is an `NSString`, which Apple's compiler takes for a `CFString`.
@_disfavoredOverload
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: NSString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    UTTypeCreatePreferredIdentifierForTag(inTagClass, inTag as String, inConformingToUTI)
}

/// The names of all types of a tag, the most usual first; of one that nobody declares if there is none.
///
/// - Parameters:
///   - inTagClass: What the tag is: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: The tag, in any case.
///   - inConformingToUTI: What the types are to be some of; nil for `public.data`.
/// - Returns: An array of strings; nil for an empty tag, and for a type to conform to that is not known.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFArray>? {
    guard let supertype = supertype(inConformingToUTI) else { return nil }
    let declared = UTType.types(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: supertype)
    guard declared.isEmpty else { return UnmanagedValue(declared.map(\.identifier)) }
    return UTTypeCreatePreferredIdentifierForTag(inTagClass, inTag, inConformingToUTI).map {
        UnmanagedValue([$0.takeRetainedValue()])
    }
}

private func supertype(_ identifier: CFString?) -> UTType? {
    identifier.map { UTType($0) } ?? .data
}

// MARK: To tags

/// The tag that a type is known by first.
///
/// - Returns: Nil for a type that has no such tag, or is not known.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedValue($0) }
}

/// All tags that a type is known by.
///
/// - Returns: An array of strings; nil for a type that has no such tag, or is not known.
public func UTTypeCopyAllTagsWithClass(
    _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFArray>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)].map { UnmanagedValue($0) }
}

// MARK: For people

/// What people call a type, in English.
///
/// - Returns: Nil for a type that has no such name, or is not known.
public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.localizedDescription.map { UnmanagedValue($0) }
}
