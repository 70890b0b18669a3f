/// Something that grows.
public struct Fruit: Hashable, Identifiable, Sendable {
    public let name: String
    public var id: String { name }

    public init(name: String) {
        self.name = name
    }

    package static let weights = ["Apple": 180, "Pear": 170]

    public static let all = ["Apple", "Pear"].map { Fruit(name: $0) }

    public static var device: String {
        #if PHONE
        "phone"
        #else
        "other"
        #endif
    }
}
