public import Foundation

/// What is to be fetched of contacts: a key, or what a formatter needs.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

// The keys of properties.

/// The key of ``CNContact/identifier``.
public let CNContactIdentifierKey = "identifier"
/// The key of ``CNContact/namePrefix``.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of ``CNContact/givenName``.
public let CNContactGivenNameKey = "givenName"
/// The key of ``CNContact/middleName``.
public let CNContactMiddleNameKey = "middleName"
/// The key of ``CNContact/familyName``.
public let CNContactFamilyNameKey = "familyName"
/// The key of ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of ``CNContact/nameSuffix``.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of ``CNContact/nickname``.
public let CNContactNicknameKey = "nickname"
/// The key of ``CNContact/organizationName``.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of ``CNContact/departmentName``.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of ``CNContact/jobTitle``.
public let CNContactJobTitleKey = "jobTitle"
/// The key of ``CNContact/phoneticGivenName``.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of ``CNContact/phoneticMiddleName``.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of ``CNContact/phoneticFamilyName``.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of ``CNContact/phoneticOrganizationName``.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of ``CNContact/birthday``.
public let CNContactBirthdayKey = "birthday"
/// The key of ``CNContact/nonGregorianBirthday``.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of ``CNContact/note``.
public let CNContactNoteKey = "note"
/// The key of ``CNContact/imageData``.
public let CNContactImageDataKey = "imageData"
/// The key of ``CNContact/thumbnailImageData``.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of ``CNContact/imageDataAvailable``.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of ``CNContact/contactType``.
public let CNContactTypeKey = "contactType"
/// The key of ``CNContact/phoneNumbers``.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of ``CNContact/emailAddresses``.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of ``CNContact/postalAddresses``.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of ``CNContact/dates``.
public let CNContactDatesKey = "dates"
/// The key of ``CNContact/urlAddresses``.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of ``CNContact/contactRelations``.
public let CNContactRelationsKey = "contactRelations"
/// The key of ``CNContact/socialProfiles``.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of ``CNContact/instantMessageAddresses``.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of ``CNPostalAddress/street``.
public let CNPostalAddressStreetKey = "street"
/// The key of ``CNPostalAddress/subLocality``.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The key of ``CNPostalAddress/city``.
public let CNPostalAddressCityKey = "city"
/// The key of ``CNPostalAddress/subAdministrativeArea``.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The key of ``CNPostalAddress/state``.
public let CNPostalAddressStateKey = "state"
/// The key of ``CNPostalAddress/postalCode``.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The key of ``CNPostalAddress/country``.
public let CNPostalAddressCountryKey = "country"
/// The key of ``CNPostalAddress/isoCountryCode``.
public let CNPostalAddressISOCountryCodeKey = "isoCountryCode"
