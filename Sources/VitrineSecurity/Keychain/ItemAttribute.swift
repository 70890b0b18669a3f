import Foundation
import VitrineFoundation

/// An attribute of an item, by its key.
struct ItemAttribute: Hashable, Sendable {
    /// What values an attribute takes.
    enum Kind {
        /// Text, or bytes, which programs use for it.
        case words
        /// Text only.
        case text
        /// Four letters, as text or as a number.
        case code
        case number
        case truth
        case date
    }

    let key: String

    /// What values it takes; nil for what is no attribute of a password.
    var kind: Kind? { Self.kinds[key] }

    private static let kinds: [String: Kind] = [
        kSecAttrAccount: .words, kSecAttrService: .words, kSecAttrGeneric: .words, kSecAttrServer: .words,
        kSecAttrSecurityDomain: .words, kSecAttrPath: .words, kSecAttrLabel: .words,
        kSecAttrDescription: .words, kSecAttrComment: .words, kSecAttrAccessGroup: .text,
        kSecAttrAccessible: .text, kSecAttrProtocol: .code, kSecAttrAuthenticationType: .code,
        kSecAttrCreator: .code, kSecAttrType: .code, kSecAttrPort: .number, kSecAttrIsInvisible: .truth,
        kSecAttrIsNegative: .truth, kSecAttrSynchronizable: .truth, kSecAttrCreationDate: .date,
        kSecAttrModificationDate: .date,
    ]

    /// The values of ``kSecAttrAccessible``.
    static let accessibles: Set<String> = [
        kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock,
        kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
        kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
        // kSecAttrAccessibleAlways and its like, which are deprecated.
        "dk", "dku",
    ]
    /// Those that the keychain sets by itself.
    static let dates: Set<String> = [kSecAttrCreationDate, kSecAttrModificationDate]
}

/// The classes of items, and what tells items of one apart.
enum ItemClass: String, Sendable {
    case generic = "genp"
    case internet = "inet"
    /// Of these the keychain has none.
    case certificate = "cert"
    case key = "keys"
    case identity = "idnt"

    /// The attributes that no two items have in common, besides the group and whether an item is for other devices.
    var identifying: [String] {
        switch self {
        case .generic: [kSecAttrAccount, kSecAttrService]
        case .internet:
            [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol,
                kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
            ]
        case .certificate, .key, .identity: []
        }
    }

    /// Whether items of the class have an attribute.
    func has(_ key: String) -> Bool {
        switch self {
        case .generic: !Self.ofServers.contains(key)
        case .internet: key != kSecAttrService && key != kSecAttrGeneric
        case .certificate, .key, .identity: true
        }
    }

    private static let ofServers: Set<String> = [
        kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
        kSecAttrPath,
    ]
}
