public import Foundation

extension NSKeyedArchiver {
    /// Encodes a value of Swift's under a key, as a property list. Throws what its `encode(to:)` throws.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        // A property list is an array or a dictionary at least.
        encode(try encoder.encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Decodes a value that ``NSKeyedArchiver/encodeEncodable(_:forKey:)`` encoded; nil where there is none, or another.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// Decodes a value that ``NSKeyedArchiver/encodeEncodable(_:forKey:)`` encoded; nil where there is none. Throws what its
    /// `init(from:)` throws.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else {
            return nil
        }
        return try PropertyListDecoder().decode([T].self, from: data as Data).first
    }
}
