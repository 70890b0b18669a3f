public import Foundation

/// A property of a contact, as a picker chooses one. None is chosen here.
open class CNContactProperty: NSObject, @unchecked Sendable {
    /// The contact.
    public let contact: CNContact
    /// The property.
    public let key: String
    /// The value.
    public let value: Any?
    /// The value's own name, where there are several.
    public let identifier: String?
    /// What the value is called.
    public let label: String?

    package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
    }
}
