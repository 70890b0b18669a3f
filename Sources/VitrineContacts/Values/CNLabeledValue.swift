public import Foundation

/// A value, and what it is called: one of several numbers, addresses and the like.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
    /// Its own name, which stays when it is changed.
    public let identifier: String
    /// What it is called: one of the constants, or any text.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Makes a value with a label.
    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value.copy(with: nil) as! ValueType
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value.copy(with: nil) as! ValueType
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same with another label.
    open func settingLabel(_ label: String?) -> Self { changed(label, value) }
    /// The same with another value.
    open func settingValue(_ value: ValueType) -> Self { changed(label, value) }
    /// The same with others.
    open func settingLabel(_ label: String?, value: ValueType) -> Self { changed(label, value) }

    private func changed(_ label: String?, _ value: ValueType) -> Self {
        unsafeDowncast(
            CNLabeledValue(identifier: identifier, label: label, value: value), to: Self.self)
    }

    /// Equal values with equal labels are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return label == other.label && (value as? NSObject)?.isEqual(other.value) == true
    }
    open override var hash: Int { label.hashValue }

    /// What a user reads of a label: the word of one of the constants, or the text itself.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let word = String(label.dropFirst(4).dropLast(4))
        return ["HomeFAX": "home fax", "WorkFAX": "work fax", "OtherFAX": "other fax"][word]
            ?? word.lowercased()
    }
}

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// An address of mail by Apple.
public let CNLabelEmailiCloud = "iCloud"
/// A page of one's own.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// A day on which something happened every year.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// A number of a telephone by Apple.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A number of a telephone that is carried along.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A number that is called first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A number of a machine at home that takes pictures.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A number of such a machine at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// A number of such a machine elsewhere.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A number of a machine that beeps.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// The number of a telephone, as it was written.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number.
    public let stringValue: String

    /// Makes a number of a text.
    public init(stringValue string: String) { stringValue = string }

    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        stringValue = coder.decodeObject(of: NSString.self, forKey: "stringValue").map { "\($0)" } ?? ""
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: stringValue), forKey: "stringValue")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNPhoneNumber)?.stringValue == stringValue
    }
    open override var hash: Int { stringValue.hashValue }
}
