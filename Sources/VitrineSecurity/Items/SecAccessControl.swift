public import VitrineFoundation

/// What a user must do to have an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Show a face or a finger, or type the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    /// Show a face or a finger, also one that was not known when the item was added.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// Show a face or a finger that was known when the item was added.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    /// Type the passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the others is enough.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of the others are needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    /// A key stays in the chip that makes it.
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    /// A password of the program's own is needed, too.
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

    /// Show a finger.
    @available(*, deprecated, renamed: "biometryAny")
    public static let touchIDAny = biometryAny
    /// Show a finger that was known when the item was added.
    @available(*, deprecated, renamed: "biometryCurrentSet")
    public static let touchIDCurrentSet = biometryCurrentSet
}

/// When an item may be read, and what a user must do to have it.
public final class SecAccessControl: Sendable {
    let accessible: String
    let flags: SecAccessControlCreateFlags

    init(accessible: String, flags: SecAccessControlCreateFlags) {
        self.accessible = accessible
        self.flags = flags
    }
}

/// Makes an access control, for ``kSecAttrAccessControl``.
///
/// One that asks something of a user is made as elsewhere, and items with it cannot be added, as on a device without a
/// passcode.
///
/// - Parameters:
///   - allocator: Nil.
///   - protection: One of the constants that begin with `kSecAttrAccessible`. On Linux they are no objects, so it takes
///     anything.
///   - flags: What a user must do.
///   - error: Takes ``errSecParam`` for a protection that is none.
/// - Returns: Nil where the protection is none.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let accessible = protection as? String, ItemAttribute.accessibles.contains(accessible) else {
        error?.pointee = .passRetained(
            NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(accessible: accessible, flags: flags)
}
