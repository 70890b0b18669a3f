public import Foundation

/// Who a contact is related to.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Their name.
    public let name: String

    /// Makes it of its parts.
    public init(name: String) {
        self.name = name
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? ""
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: name), forKey: "name")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContactRelation else { return false }
        return other.name == name
    }
    open override var hash: Int { name.hashValue }
}

/// Where short messages go to.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The name there.
    public let username: String
    /// The service.
    public let service: String

    /// Makes it of its parts.
    public init(username: String, service: String) {
        self.username = username
        self.service = service
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        username = coder.decodeObject(of: NSString.self, forKey: "username").map { "\($0)" } ?? ""
        service = coder.decodeObject(of: NSString.self, forKey: "service").map { "\($0)" } ?? ""
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: username), forKey: "username")
        coder.encode(NSString(string: service), forKey: "service")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNInstantMessageAddress else { return false }
        return other.username == username && other.service == service
    }
    open override var hash: Int { username.hashValue }
}

/// What a contact is called by a service.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The page.
    public let urlString: String
    /// The name there.
    public let username: String
    /// The number there.
    public let userIdentifier: String
    /// The service.
    public let service: String

    /// Makes it of its parts.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        urlString = coder.decodeObject(of: NSString.self, forKey: "urlString").map { "\($0)" } ?? ""
        username = coder.decodeObject(of: NSString.self, forKey: "username").map { "\($0)" } ?? ""
        userIdentifier = coder.decodeObject(of: NSString.self, forKey: "userIdentifier").map { "\($0)" } ?? ""
        service = coder.decodeObject(of: NSString.self, forKey: "service").map { "\($0)" } ?? ""
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: urlString), forKey: "urlString")
        coder.encode(NSString(string: username), forKey: "username")
        coder.encode(NSString(string: userIdentifier), forKey: "userIdentifier")
        coder.encode(NSString(string: service), forKey: "service")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNSocialProfile else { return false }
        return other.urlString == urlString && other.username == username
            && other.userIdentifier == userIdentifier && other.service == service
    }
    open override var hash: Int { urlString.hashValue }
}
