import Foundation

extension NavigationPath {
    /// A serializable representation of a navigation path.
    ///
    /// Values are written from the last to the first, each as its type's name and its JSON, as SwiftUI does.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [NavigationValue]

        fileprivate init(elements: [NavigationValue]) { self.elements = elements }

        /// Reads a path. Throws where a type is unknown or cannot be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [NavigationValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that can be decoded.")
                }
                let json = try container.decode(String.self)
                elements.append(try Self.value(type, Data(json.utf8)))
            }
            self.elements = elements.reversed()
        }

        private static func value<V: Decodable & Hashable>(
            _ type: V.Type, _ data: Data
        ) throws -> NavigationValue { NavigationValue(try JSONDecoder().decode(type, from: data)) }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.base.base as? any Encodable,
                    let name = _mangledTypeName(element.type)
                else {
                    throw EncodingError.invalidValue(
                        element.base.base,
                        .init(
                            codingPath: container.codingPath,
                            debugDescription: "\(element.type) cannot be encoded."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }

    /// A value that describes the contents of this path in a serializable format; nil where a value of it is not `Codable`.
    public var codable: CodableRepresentation? {
        guard elements.allSatisfy({ $0.base.base is any Encodable && $0.base.base is any Decodable }) else {
            return nil
        }
        return CodableRepresentation(elements: elements)
    }

    /// Makes a path of what was kept of another.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
