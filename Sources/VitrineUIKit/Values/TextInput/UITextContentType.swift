/// What a text is about, for those that fill it in. Nothing does here; programs may read it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Name.
    public static let name = UITextContentType(rawValue: "name")
    /// Name prefix.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// Given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// Middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// Family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// Name suffix.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// Nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// Job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// Organization name.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// Location.
    public static let location = UITextContentType(rawValue: "location")
    /// Full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// Street address line 1.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// Street address line 2.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// Address city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// Address state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// Address city and state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// Sublocality.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// Country name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// Postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// Telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// Email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// Url.
    public static let URL = UITextContentType(rawValue: "url")
    /// Credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// Username.
    public static let username = UITextContentType(rawValue: "username")
    /// Password.
    public static let password = UITextContentType(rawValue: "password")
    /// New password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// One time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// When a credit card expires.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// A date, a time or a duration.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number that a parcel is followed by.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
