import Foundation
import VitrineFoundation

/// The program's keychain: items with secrets, in a place that keeps them. Safe from any thread.
package final class Keychain: Sendable {
    private let place: any KeychainPlace
    /// The group of items that name none.
    private let group: String
    private let now: @Sendable () -> Date

    init(
        place: any KeychainPlace, group: String,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.place = place
        self.group = group
        self.now = now
    }

    /// Keeps a new item.
    ///
    /// - Returns: What the dictionary asks to be answered; nil where it does not.
    func add(_ dictionary: CFDictionary) throws(KeychainFault) -> AnyObject? {
        let query = try ItemQuery(dictionary)
        guard let itemClass = query.itemClass, query.limit == nil, query.reference == nil,
            let synchronizable = query.synchronizable
        else { throw KeychainFault(errSecParam) }
        guard itemClass == .generic || itemClass == .internet else {
            throw KeychainFault(errSecUnimplemented)
        }
        var item = KeychainItem(
            itemClass: itemClass, reference: UUID(), attributes: query.attributes, data: query.data ?? Data())
        try item.protect(query)
        let date = ItemValue.date(now())
        for key in ItemAttribute.dates { item.attributes[key] = date }
        item.attributes[kSecAttrSynchronizable] = .truth(synchronizable)
        item.attributes[kSecAttrAccessGroup] = item.value(of: kSecAttrAccessGroup) ?? .text(group)
        try place.withItems { items throws(KeychainFault) in
            let identity = item.identity
            guard !items.contains(where: { $0.identity == identity }) else {
                throw KeychainFault(errSecDuplicateItem)
            }
            items.append(item)
        }
        return query.answers.isEmpty ? nil : Self.answer(item, query.answers)
    }

    /// Looks for items, in the order in which they came.
    ///
    /// - Returns: What is asked of one item, or a list of that where the query says how many; nil where nothing is
    ///   asked.
    func matching(_ dictionary: CFDictionary) throws(KeychainFault) -> AnyObject? {
        let query = try self.query(dictionary)
        let found = try place.withItems { items throws(KeychainFault) in
            Array(items.lazy.filter { $0.matches(query) }.prefix(query.limit ?? 1))
        }
        guard let first = found.first else { throw KeychainFault(errSecItemNotFound) }
        guard !query.answers.isEmpty else { return nil }
        guard query.limit ?? 1 > 1 else { return Self.answer(first, query.answers) }
        return NSArray(array: found.map { Self.answer($0, query.answers) })
    }

    /// Changes all items that a query finds.
    func update(_ dictionary: CFDictionary, _ changes: CFDictionary) throws(KeychainFault) {
        let query = try self.query(dictionary)
        let change = try ItemQuery(changes)
        guard query.answers.isEmpty, query.limit == nil, change.itemClass == nil, change.answers.isEmpty,
            change.limit == nil, change.reference == nil, change.synchronizable != nil
        else { throw KeychainFault(errSecParam) }
        let date = now()
        try place.withItems { items throws(KeychainFault) in
            let places = items.indices.filter { items[$0].matches(query) }
            guard !places.isEmpty else { throw KeychainFault(errSecItemNotFound) }
            for place in places { try items[place].apply(change, date) }
            guard Set(items.map(\.identity)).count == items.count else {
                throw KeychainFault(errSecDuplicateItem)
            }
        }
    }

    /// Removes all items that a query finds.
    func delete(_ dictionary: CFDictionary) throws(KeychainFault) {
        let query = try self.query(dictionary)
        guard query.limit == nil else { throw KeychainFault(errSecParam) }
        try place.withItems { items throws(KeychainFault) in
            let count = items.count
            items.removeAll { $0.matches(query) }
            guard items.count < count else { throw KeychainFault(errSecItemNotFound) }
        }
    }

    /// Reads a dictionary that looks for items: it says of which class they are, or names one.
    private func query(_ dictionary: CFDictionary) throws(KeychainFault) -> ItemQuery {
        let query = try ItemQuery(dictionary)
        guard query.itemClass != nil || query.reference != nil else { throw KeychainFault(errSecParam) }
        return query
    }

    private static func answer(_ item: KeychainItem, _ answers: ItemQuery.Answers) -> NSObject {
        switch answers {
        case .data: return NSData(data: item.data)
        case .reference, .persistentReference: return NSData(data: item.referenceData)
        default: break
        }
        var objects = answers.contains(.attributes) ? item.attributeObjects : [:]
        if answers.contains(.data) { objects[kSecValueData] = NSData(data: item.data) }
        if answers.contains(.reference) { objects[kSecValueRef] = NSData(data: item.referenceData) }
        if answers.contains(.persistentReference) {
            objects[kSecValuePersistentRef] = NSData(data: item.referenceData)
        }
        let dictionary = NSMutableDictionary()
        for (key, object) in objects { dictionary[NSString(string: key)] = object }
        return dictionary
    }
}

extension KeychainItem {
    /// Takes over changes, all but the dates.
    fileprivate mutating func apply(_ change: ItemQuery, _ date: Date) throws(KeychainFault) {
        guard change.attributes.keys.allSatisfy(itemClass.has) else { throw KeychainFault(errSecNoSuchAttr) }
        for (key, value) in change.attributes where !ItemAttribute.dates.contains(key) {
            attributes[key] = value
        }
        try protect(change)
        if change.namesSynchronizable, let truth = change.synchronizable {
            attributes[kSecAttrSynchronizable] = .truth(truth)
        }
        if let bytes = change.data { data = bytes }
        attributes[kSecAttrModificationDate] = .date(date)
    }

    /// Sets when the item may be read. What needs a passcode cannot be kept, for the device has none.
    fileprivate mutating func protect(_ query: ItemQuery) throws(KeychainFault) {
        if let control = query.accessControl {
            guard query.attributes[kSecAttrAccessible] == nil else { throw KeychainFault(errSecParam) }
            guard control.flags.isEmpty else { throw KeychainFault(errSecNotAvailable) }
            attributes[kSecAttrAccessible] = .text(control.accessible)
        }
        let accessible = value(of: kSecAttrAccessible) ?? .text(kSecAttrAccessibleWhenUnlocked)
        guard accessible != .text(kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly) else {
            throw KeychainFault(errSecNotAvailable)
        }
        attributes[kSecAttrAccessible] = accessible
    }
}
