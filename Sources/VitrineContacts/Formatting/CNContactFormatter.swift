public import Foundation

/// Writes names of contacts, in the order of English: Apple's has an order for each language.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    /// How names are written. Full names unless set.
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a name; that of the company where there is no other, and nil without both.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            switch style {
            case .fullName:
                [
                    contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
                    contact.nameSuffix,
                ]
            case .phoneticFullName:
                [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let company = style == .fullName ? contact.organizationName : contact.phoneticOrganizationName
        let isCompany = contact.contactType == .organization && !company.isEmpty
        let text = isCompany || name.isEmpty ? company : name
        return text.isEmpty ? nil : text
    }

    /// Writes a name by ``style``.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }

    /// What is to be fetched so that a name can be written.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
    /// Which part is written first.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    /// What is between the parts.
    open class func delimiter(for contact: CNContact) -> String { " " }
}

/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// As they are written.
    case fullName = 0
    /// As they are spoken.
    case phoneticFullName
}

/// Which part of a name is written first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the user has set it.
    case userDefault = 0
    /// The given name.
    case givenNameFirst
    /// The family's.
    case familyNameFirst
}

/// Writes addresses for letters as in the United States: Apple's has a form for each country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How addresses are written. For letters unless set.
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes an address, in lines.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle)
        -> String
    {
        parts(of: postalAddress).map(\.text).joined()
    }

    /// Writes an address, in lines, whose parts say by ``CNPostalAddressPropertyAttribute`` which they are.
    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        let given = attributes.reduce(into: [NSAttributedString.Key: Any]()) { result, entry in
            if let key = entry.key as? NSAttributedString.Key { result[key] = entry.value }
        }
        let result = NSMutableAttributedString(string: "")
        for (key, text) in parts(of: postalAddress) {
            let own = key.map { [NSAttributedString.Key(CNPostalAddressPropertyAttribute): $0 as Any] } ?? [:]
            result.append(NSAttributedString(string: text, attributes: given.merging(own) { $1 }))
        }
        return result
    }

    /// The parts with their keys, and what is between them.
    private class func parts(of address: CNPostalAddress) -> [(key: String?, text: String)] {
        let lines = [
            [(CNPostalAddressStreetKey, address.street)],
            [
                (CNPostalAddressCityKey, address.city), (CNPostalAddressStateKey, address.state),
                (CNPostalAddressPostalCodeKey, address.postalCode),
            ], [(CNPostalAddressCountryKey, address.country)],
        ].map { $0.filter { !$0.1.isEmpty } }.filter { !$0.isEmpty }
        var parts: [(key: String?, text: String)] = []
        for line in lines {
            if !parts.isEmpty { parts.append((nil, "\n")) }
            for (index, part) in line.enumerated() {
                if index > 0 { parts.append((nil, " ")) }
                parts.append((part.0, part.1))
            }
        }
        return parts
    }

    /// Writes an address, in lines.
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: style)
    }
    /// Writes an address, in lines, whose parts say which they are.
    open func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

/// How addresses are written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
    /// For letters.
    case mailingAddress = 0
}

/// The attribute that says of a part of an address which it is: a key such as ``CNPostalAddressCityKey``.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
