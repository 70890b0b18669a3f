public import Foundation
import VitrineFoundation

/// The user's contacts, of which a desktop tells programs none: the user has refused, as it were. Questions end with
/// ``CNError/Code/authorizationDenied``, and nobody is asked.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether the program may read them: it may not.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    private static let denied = CNError(.authorizationDenied)

    /// Asks whether the program may read them: it may not.
    ///
    /// - Parameter completionHandler: Called on another thread.
    open func requestAccess(
        for entityType: CNEntityType,
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(false, Self.denied) }
    }

    /// Asks whether the program may read them: throws.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Self.denied }

    /// The contacts that a predicate fits: throws.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw Self.denied }
    /// A contact by its own name: throws.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw Self.denied }
    /// Hands contacts to a block: throws.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw Self.denied }
    /// Keeps what was changed: throws.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw Self.denied }
    /// The groups: throws.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Self.denied }
    /// Where contacts are kept: throws.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Self.denied }
    /// Where new contacts go: nowhere.
    open func defaultContainerIdentifier() -> String { "" }
}

/// What a store has.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether the program may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can let it.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
    /// It may read some.
    case limited
}

extension NSNotification.Name {
    /// Contacts have changed. They do not here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Which contacts are wanted, and what of them.
open class CNContactFetchRequest: NSObject {
    /// What they have to be like; nil for all.
    open var predicate: NSPredicate?
    /// What is wanted of them.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Whether they are wanted for change. False unless set.
    open var mutableObjects = false
    /// Whether those of one person are one. True unless set.
    open var unifyResults = true
    /// In what order they are wanted.
    open var sortOrder = CNContactSortOrder.none

    /// Makes a request for all.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// In what order contacts are.
public enum CNContactSortOrder: Int, Sendable {
    /// In any.
    case none = 0
    /// As the user has set it.
    case userDefault
    /// By given names.
    case givenName
    /// By families.
    case familyName
}

/// What is to be changed. No store takes it here.
open class CNSaveRequest: NSObject {
    public override init() {}
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Takes a contact away.
    open func delete(_ contact: CNMutableContact) {}
}

/// Contacts that somebody has put together. None is found here.
open class CNGroup: NSObject, @unchecked Sendable {
    /// Its own name.
    open var identifier: String { "" }
    /// What it is called.
    open var name: String { "" }
}

/// Where contacts are kept. None is found here.
open class CNContainer: NSObject, @unchecked Sendable {
    /// Its own name.
    open var identifier: String { "" }
    /// What it is called.
    open var name: String { "" }
}

extension CNContact {
    /// Finds contacts by a part of their names.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.lowercased().split(separator: " ")
        return predicate { contact in
            let names = [
                contact.givenName, contact.middleName, contact.familyName, contact.nickname,
                contact.organizationName,
            ]
            return words.allSatisfy { word in names.contains { $0.lowercased().hasPrefix(word) } }
        }
    }
    /// Finds contacts by an address of mail.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        predicate { $0.emailAddresses.contains { "\($0.value)".lowercased() == emailAddress.lowercased() } }
    }
    /// Finds contacts by a number, of which digits count.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        let digits = phoneNumber.stringValue.filter(\.isNumber)
        return predicate { $0.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } }
    }
    /// Finds contacts by their own names.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        predicate { identifiers.contains($0.identifier) }
    }

    private class func predicate(_ fits: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map(fits) ?? false }
    }
}
