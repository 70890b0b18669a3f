public import Foundation

/// An address that letters go to.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    final var fields = PostalFields()

    /// An empty one.
    public override init() {}

    init(_ fields: PostalFields) { self.fields = fields }

    /// The street and the number, in as many lines as there are.
    open var street: String { fields.street }
    /// The part of the town.
    open var subLocality: String { fields.subLocality }
    /// The town.
    open var city: String { fields.city }
    /// The part of the state.
    open var subAdministrativeArea: String { fields.subAdministrativeArea }
    /// The state.
    open var state: String { fields.state }
    /// The number of the town.
    open var postalCode: String { fields.postalCode }
    /// The country.
    open var country: String { fields.country }
    /// The country, by its two letters.
    open var isoCountryCode: String { fields.isoCountryCode }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "fields"),
            let fields = try? JSONDecoder().decode(PostalFields.self, from: Data(referencing: data))
        else { return nil }
        self.fields = fields
    }
    open func encode(with coder: NSCoder) {
        if let data = try? JSONEncoder().encode(fields) { coder.encode(NSData(data: data), forKey: "fields") }
    }
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(fields) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(fields) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.fields == fields }
    open override var hash: Int { fields.hashValue }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    /// The street and the number, in as many lines as there are.
    open override var street: String {
        get { fields.street }
        set { fields.street = newValue }
    }
    /// The part of the town.
    open override var subLocality: String {
        get { fields.subLocality }
        set { fields.subLocality = newValue }
    }
    /// The town.
    open override var city: String {
        get { fields.city }
        set { fields.city = newValue }
    }
    /// The part of the state.
    open override var subAdministrativeArea: String {
        get { fields.subAdministrativeArea }
        set { fields.subAdministrativeArea = newValue }
    }
    /// The state.
    open override var state: String {
        get { fields.state }
        set { fields.state = newValue }
    }
    /// The number of the town.
    open override var postalCode: String {
        get { fields.postalCode }
        set { fields.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { fields.country }
        set { fields.country = newValue }
    }
    /// The country, by its two letters.
    open override var isoCountryCode: String {
        get { fields.isoCountryCode }
        set { fields.isoCountryCode = newValue }
    }
}

/// The parts of an address.
struct PostalFields: Hashable, Codable, Sendable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}
