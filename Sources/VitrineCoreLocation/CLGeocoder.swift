/// A place by the names of its country, town and street.
open class CLPlacemark: NSObject {
    /// Where it is.
    public let location: CLLocation?
    /// What it is called.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The town.
    public let locality: String?
    /// The part of the town.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// Two letters for the country.
    public let isoCountryCode: String?
    /// The country.
    public let country: String?
    /// The time there.
    public let timeZone: TimeZone?

    /// Makes a place with the names that are known of it.
    package init(
        location: CLLocation?, name: String? = nil, thoroughfare: String? = nil,
        subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
        administrativeArea: String? = nil, subAdministrativeArea: String? = nil, postalCode: String? = nil,
        isoCountryCode: String? = nil, country: String? = nil
    ) {
        self.location = location
        self.name = name
        self.thoroughfare = thoroughfare
        self.subThoroughfare = subThoroughfare
        self.locality = locality
        self.subLocality = subLocality
        self.administrativeArea = administrativeArea
        self.subAdministrativeArea = subAdministrativeArea
        self.postalCode = postalCode
        self.isoCountryCode = isoCountryCode
        self.country = country
        timeZone = nil
    }

    /// Makes a copy.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        timeZone = placemark.timeZone
    }
}

/// Finds names of places and places of names by Apple's service, which is not to be reached from here: every search ends as
/// one without a network does.
open class CLGeocoder: NSObject {
    /// What takes the places that were found.
    public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
    /// Whether a search is under way.
    open private(set) var isGeocoding = false

    /// Makes a geocoder.
    public override init() { super.init() }

    /// Looks for the names of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Looks for the names of a place, in a language.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Looks for the place of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Looks for the place of an address, in an area.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    /// Looks for the names of a place.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Looks for the place of an address.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Ends the search.
    open func cancelGeocode() { isGeocoding = false }

    private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        nonisolated(unsafe) let (geocoder, handler) = (self, completionHandler)
        DispatchQueue.main.async {
            let error = CLError(geocoder.isGeocoding ? .network : .geocodeCanceled)
            geocoder.isGeocoding = false
            handler(nil, error)
        }
    }
}
