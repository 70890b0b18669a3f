public import Foundation

/// A person or a company.
///
/// All keys of one that a program makes are available.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, CNKeyDescriptor,
    @unchecked Sendable
{
    /// Its own name, which stays when it is changed.
    public let identifier: String
    final var fields: ContactFields

    /// An empty one.
    public override convenience init() { self.init(identifier: UUID().uuidString, ContactFields()) }

    init(identifier: String, _ fields: ContactFields) {
        self.identifier = identifier
        self.fields = fields
    }

    /// What is before the name.
    open var namePrefix: String { fields.namePrefix }
    /// The given name.
    open var givenName: String { fields.givenName }
    /// What is in the middle of the name.
    open var middleName: String { fields.middleName }
    /// The family's name.
    open var familyName: String { fields.familyName }
    /// The family's name before.
    open var previousFamilyName: String { fields.previousFamilyName }
    /// What is after the name.
    open var nameSuffix: String { fields.nameSuffix }
    /// What friends say.
    open var nickname: String { fields.nickname }
    /// The company.
    open var organizationName: String { fields.organizationName }
    /// The part of the company.
    open var departmentName: String { fields.departmentName }
    /// What they do there.
    open var jobTitle: String { fields.jobTitle }
    /// How the given name is spoken.
    open var phoneticGivenName: String { fields.phoneticGivenName }
    /// How the middle of the name is spoken.
    open var phoneticMiddleName: String { fields.phoneticMiddleName }
    /// How the family's name is spoken.
    open var phoneticFamilyName: String { fields.phoneticFamilyName }
    /// How the company is spoken.
    open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
    /// Anything else.
    open var note: String { fields.note }
    /// Numbers of telephones.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
    /// Addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
    /// Addresses that letters go to.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
    /// Pages of the web.
    open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
    /// Who they are related to.
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
    /// What they are called by services.
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
    /// Where short messages go to.
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        fields.instantMessageAddresses
    }
    /// Days.
    open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
    /// A person or a company.
    open var contactType: CNContactType { fields.contactType }
    /// The picture, in a file's bytes.
    open var imageData: Data? { fields.imageData }
    /// The birthday; without a year where that is not known.
    open var birthday: DateComponents? { fields.birthday }
    /// The birthday by another calendar.
    open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }

    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// The picture, as it is here: none is made smaller.
    open var thumbnailImageData: Data? { imageData }

    /// Whether a property was fetched: all are.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether properties were fetched: all are.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    public static var supportsSecureCoding: Bool { true }
    /// Reads what a card has of it.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
            let card = coder.decodeObject(of: NSData.self, forKey: "card"),
            let fields = try? VCard.read(Data(referencing: card)).first
        else { return nil }
        self.identifier = "\(identifier)"
        self.fields = fields
    }
    /// Writes what a card has of it.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
        coder.encode(NSData(data: VCard.write([fields])), forKey: "card")
    }
    open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier: identifier, fields) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        CNMutableContact(identifier: identifier, fields)
    }
    /// Contacts with the same name of their own and the same properties are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return identifier == other.identifier && fields == other.fields
    }
    open override var hash: Int { identifier.hashValue }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    /// What is before the name.
    open override var namePrefix: String {
        get { fields.namePrefix }
        set { fields.namePrefix = newValue }
    }
    /// The given name.
    open override var givenName: String {
        get { fields.givenName }
        set { fields.givenName = newValue }
    }
    /// What is in the middle of the name.
    open override var middleName: String {
        get { fields.middleName }
        set { fields.middleName = newValue }
    }
    /// The family's name.
    open override var familyName: String {
        get { fields.familyName }
        set { fields.familyName = newValue }
    }
    /// The family's name before.
    open override var previousFamilyName: String {
        get { fields.previousFamilyName }
        set { fields.previousFamilyName = newValue }
    }
    /// What is after the name.
    open override var nameSuffix: String {
        get { fields.nameSuffix }
        set { fields.nameSuffix = newValue }
    }
    /// What friends say.
    open override var nickname: String {
        get { fields.nickname }
        set { fields.nickname = newValue }
    }
    /// The company.
    open override var organizationName: String {
        get { fields.organizationName }
        set { fields.organizationName = newValue }
    }
    /// The part of the company.
    open override var departmentName: String {
        get { fields.departmentName }
        set { fields.departmentName = newValue }
    }
    /// What they do there.
    open override var jobTitle: String {
        get { fields.jobTitle }
        set { fields.jobTitle = newValue }
    }
    /// How the given name is spoken.
    open override var phoneticGivenName: String {
        get { fields.phoneticGivenName }
        set { fields.phoneticGivenName = newValue }
    }
    /// How the middle of the name is spoken.
    open override var phoneticMiddleName: String {
        get { fields.phoneticMiddleName }
        set { fields.phoneticMiddleName = newValue }
    }
    /// How the family's name is spoken.
    open override var phoneticFamilyName: String {
        get { fields.phoneticFamilyName }
        set { fields.phoneticFamilyName = newValue }
    }
    /// How the company is spoken.
    open override var phoneticOrganizationName: String {
        get { fields.phoneticOrganizationName }
        set { fields.phoneticOrganizationName = newValue }
    }
    /// Anything else.
    open override var note: String {
        get { fields.note }
        set { fields.note = newValue }
    }
    /// Numbers of telephones.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { fields.phoneNumbers }
        set { fields.phoneNumbers = newValue }
    }
    /// Addresses of mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { fields.emailAddresses }
        set { fields.emailAddresses = newValue }
    }
    /// Addresses that letters go to.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { fields.postalAddresses }
        set { fields.postalAddresses = newValue }
    }
    /// Pages of the web.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { fields.urlAddresses }
        set { fields.urlAddresses = newValue }
    }
    /// Who they are related to.
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { fields.contactRelations }
        set { fields.contactRelations = newValue }
    }
    /// What they are called by services.
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { fields.socialProfiles }
        set { fields.socialProfiles = newValue }
    }
    /// Where short messages go to.
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { fields.instantMessageAddresses }
        set { fields.instantMessageAddresses = newValue }
    }
    /// Days.
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { fields.dates }
        set { fields.dates = newValue }
    }
    /// A person or a company.
    open override var contactType: CNContactType {
        get { fields.contactType }
        set { fields.contactType = newValue }
    }
    /// The picture, in a file's bytes.
    open override var imageData: Data? {
        get { fields.imageData }
        set { fields.imageData = newValue }
    }
    /// The birthday; without a year where that is not known.
    open override var birthday: DateComponents? {
        get { fields.birthday }
        set { fields.birthday = newValue }
    }
    /// The birthday by another calendar.
    open override var nonGregorianBirthday: DateComponents? {
        get { fields.nonGregorianBirthday }
        set { fields.nonGregorianBirthday = newValue }
    }
}

/// What a contact is.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// A company.
    case organization
}

/// The properties of a contact.
struct ContactFields: Equatable {
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var contactType: CNContactType = .person
    var imageData: Data? = nil
    var birthday: DateComponents? = nil
    var nonGregorianBirthday: DateComponents? = nil
}
