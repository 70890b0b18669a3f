import Foundation
import VitrineFoundation

/// A dictionary of a program's, read.
struct ItemQuery {
    /// What is answered of an item.
    struct Answers: OptionSet {
        let rawValue: Int
        static let data = Answers(rawValue: 1)
        static let attributes = Answers(rawValue: 2)
        static let reference = Answers(rawValue: 4)
        static let persistentReference = Answers(rawValue: 8)
    }

    /// Nil where an item is named by its reference.
    private(set) var itemClass: ItemClass?
    /// All attributes but whether an item is for other devices.
    private(set) var attributes: [String: ItemValue] = [:]
    /// Whether the items are for other devices; nil for either.
    private(set) var synchronizable: Bool? = false
    private(set) var namesSynchronizable = false
    private(set) var accessControl: SecAccessControl?
    private(set) var data: Data?
    private(set) var reference: UUID?
    private(set) var answers: Answers = []
    /// How many; nil where the query does not say.
    private(set) var limit: Int?

    /// Reads a dictionary.
    ///
    /// - Throws: ``errSecParam`` for values of other types, ``errSecNoSuchAttr`` for keys that items do not have.
    init(_ dictionary: CFDictionary) throws(KeychainFault) {
        for (key, value) in dictionary {
            guard let key = key.base as? String else { throw KeychainFault(errSecParam) }
            try read(key, value)
        }
        if let itemClass, attributes.keys.contains(where: { !itemClass.has($0) }) {
            throw KeychainFault(errSecNoSuchAttr)
        }
    }

    private mutating func read(_ key: String, _ value: Any) throws(KeychainFault) {
        switch key {
        case kSecClass:
            guard let name = value as? String else { throw KeychainFault(errSecParam) }
            guard let named = ItemClass(rawValue: name) else { throw KeychainFault(errSecNoSuchClass) }
            itemClass = named
        case kSecAttrSynchronizable: try readSynchronizable(value)
        case kSecAttrAccessControl:
            guard let control = value as? SecAccessControl else { throw KeychainFault(errSecParam) }
            accessControl = control
        case kSecValueData:
            guard let bytes = value as? Data else { throw KeychainFault(errSecParam) }
            data = bytes
        case kSecValuePersistentRef, kSecValueRef:
            guard let bytes = value as? Data else { throw KeychainFault(errSecParam) }
            guard let name = UUID(uuidString: String(decoding: bytes, as: UTF8.self)) else {
                throw KeychainFault(errSecItemNotFound)
            }
            reference = name
        case kSecReturnData: try answer(.data, value)
        case kSecReturnAttributes: try answer(.attributes, value)
        case kSecReturnRef: try answer(.reference, value)
        case kSecReturnPersistentRef: try answer(.persistentReference, value)
        case kSecMatchLimit: try readLimit(value)
        case kSecUseAuthenticationUI, kSecUseAuthenticationContext, kSecUseOperationPrompt,
            kSecUseDataProtectionKeychain, "u_NoAuthUI":
            // No item needs a user's word.
            break
        default: try readAttribute(key, value)
        }
    }

    private mutating func readAttribute(_ key: String, _ value: Any) throws(KeychainFault) {
        guard let kind = ItemAttribute(key: key).kind else { throw KeychainFault(errSecNoSuchAttr) }
        guard let value = ItemValue(value, kind) else { throw KeychainFault(errSecParam) }
        if key == kSecAttrAccessible, case .text(let name) = value, !ItemAttribute.accessibles.contains(name)
        {
            throw KeychainFault(errSecParam)
        }
        attributes[key] = value
    }

    private mutating func readSynchronizable(_ value: Any) throws(KeychainFault) {
        namesSynchronizable = true
        if value as? String == kSecAttrSynchronizableAny {
            synchronizable = nil
        } else if let truth = ItemValue.truth(value) {
            synchronizable = truth
        } else {
            throw KeychainFault(errSecParam)
        }
    }

    private mutating func answer(_ answer: Answers, _ value: Any) throws(KeychainFault) {
        guard let isWanted = ItemValue.truth(value) else { throw KeychainFault(errSecParam) }
        if isWanted { answers.insert(answer) } else { answers.remove(answer) }
    }

    private mutating func readLimit(_ value: Any) throws(KeychainFault) {
        switch value as? String {
        case kSecMatchLimitOne: limit = 1
        case kSecMatchLimitAll: limit = .max
        default:
            guard let number = ItemValue.number(value), number > 0 else { throw KeychainFault(errSecParam) }
            limit = Int(number)
        }
    }
}
