public import Foundation

/// Contacts as cards that other programs read (vCard 3.0, RFC 2426).
open class CNContactVCardSerialization: NSObject {
    /// What is to be fetched so that a card can be written.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// Writes cards: names, company, numbers, addresses, pages, birthday, note and picture.
    open class func data(with contacts: [CNContact]) throws -> Data { VCard.write(contacts.map(\.fields)) }

    /// Reads cards, also of versions 2.1 and 4.0; what is not known is passed over.
    ///
    /// Throws ``CNError/Code/vCardMalformed`` for what is no card.
    open class func contacts(with data: Data) throws -> [CNContact] {
        try VCard.read(data).map { CNContact(identifier: UUID().uuidString, $0) }
    }
}
