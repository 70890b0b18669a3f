public import Foundation

/// The names of things in a locale's language, which Foundation on Linux gives to `Locale` alone.
extension NSLocale {
    private var asLocale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

    /// The name of a locale; the identifier where there is none.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        asLocale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    /// The name of a language, `de`.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        asLocale.localizedString(forLanguageCode: languageCode)
    }
    /// The name of a country, `DE`.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        asLocale.localizedString(forRegionCode: countryCode)
    }
    /// The name of a script, `Latn`.
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        asLocale.localizedString(forScriptCode: scriptCode)
    }
    /// The name of a variant of a language.
    public func localizedString(forVariantCode variantCode: String) -> String? {
        asLocale.localizedString(forVariantCode: variantCode)
    }
    /// The name of a currency, `EUR`.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        asLocale.localizedString(forCurrencyCode: currencyCode)
    }

    /// The language, `de`.
    public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
    /// The country, `DE`.
    public var countryCode: String? { object(forKey: .countryCode) as? String }
    /// The currency, `EUR`.
    public var currencyCode: String? { object(forKey: .currencyCode) as? String }
    /// The sign of the currency.
    public var currencySymbol: String { object(forKey: .currencySymbol) as? String ?? "" }
    /// What stands before the fraction of a number.
    public var decimalSeparator: String { object(forKey: .decimalSeparator) as? String ?? "" }
    /// What stands between the thousands of a number.
    public var groupingSeparator: String { object(forKey: .groupingSeparator) as? String ?? "" }
}
