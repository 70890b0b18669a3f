import Foundation
import VitrineFoundation

/// What is kept of one item.
struct KeychainItem: Equatable, Sendable {
    let itemClass: ItemClass
    /// Names the item as long as it is there.
    let reference: UUID
    var attributes: [String: ItemValue]
    var data: Data

    /// What no two items have in common.
    struct Identity: Hashable {
        let itemClass: ItemClass
        let values: [ItemValue?]
    }

    var identity: Identity {
        let keys = itemClass.identifying + [kSecAttrAccessGroup, kSecAttrSynchronizable]
        return Identity(itemClass: itemClass, values: keys.map(value(of:)))
    }

    /// A value, nil also where it is empty, zero or false.
    func value(of key: String) -> ItemValue? {
        attributes[key].flatMap { $0.isNothing ? nil : $0 }
    }

    /// Whether a query finds it.
    func matches(_ query: ItemQuery) -> Bool {
        if let itemClass = query.itemClass, itemClass != self.itemClass { return false }
        if let reference = query.reference, reference != self.reference { return false }
        if let isForOthers = query.synchronizable, isForOthers != (value(of: kSecAttrSynchronizable) != nil) {
            return false
        }
        return query.attributes.allSatisfy { key, wanted in
            value(of: key) == (wanted.isNothing ? nil : wanted)
        }
    }

    /// What ``kSecReturnPersistentRef`` answers.
    var referenceData: Data { Data(reference.uuidString.utf8) }

    /// All attributes, as objects.
    var attributeObjects: [String: NSObject] {
        var objects = attributes.mapValues(\.object)
        objects[kSecClass] = NSString(string: itemClass.rawValue)
        for key in itemClass == .generic
            ? [kSecAttrAccount, kSecAttrService] : [kSecAttrAccount, kSecAttrServer]
        where objects[key] == nil { objects[key] = NSString(string: "") }
        return objects
    }
}

extension KeychainItem {
    /// The item as the file has it.
    var record: [String: Any] {
        [
            "class": itemClass.rawValue, "reference": reference.uuidString, "data": data,
            "attributes": attributes.mapValues { $0.object as Any },
        ]
    }

    /// Reads an item of the file; nil for what is none.
    init?(record: [String: Any]) {
        guard let itemClass = (record["class"] as? String).flatMap(ItemClass.init(rawValue:)),
            let reference = (record["reference"] as? String).flatMap(UUID.init(uuidString:)),
            let data = record["data"] as? Data, let values = record["attributes"] as? [String: Any]
        else { return nil }
        self.init(itemClass: itemClass, reference: reference, attributes: [:], data: data)
        for (key, value) in values {
            guard let kind = ItemAttribute(key: key).kind, let value = ItemValue(value, kind) else {
                return nil
            }
            attributes[key] = value
        }
    }
}
