public import Foundation
public import VitrineCoreLocation
import VitrineUIKit

/// A place with its address, as an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    private let place: CLLocationCoordinate2D

    /// Where it is.
    open var coordinate: CLLocationCoordinate2D { place }
    /// Two letters for the country.
    open var countryCode: String? { isoCountryCode }
    /// The address, or the name where there is none; the numbers of the place where that is not known either.
    open var title: String? { address ?? name ?? text }
    /// Nothing else is to be said.
    open var subtitle: String? { nil }

    /// Makes a place of which nothing else is known.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// Makes a place with an address.
    ///
    /// - Parameter addressDictionary: By "Name", "Street", "Thoroughfare", "SubThoroughfare", "City", "SubLocality", "State",
    ///   "SubAdministrativeArea", "ZIP", "Country" and "CountryCode".
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        place = coordinate
        func part(_ key: String) -> String? { addressDictionary?[key] as? String }
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            name: part("Name") ?? part("Street"), thoroughfare: part("Thoroughfare") ?? part("Street"),
            subThoroughfare: part("SubThoroughfare"), locality: part("City"),
            subLocality: part("SubLocality"),
            administrativeArea: part("State"), subAdministrativeArea: part("SubAdministrativeArea"),
            postalCode: part("ZIP"), isoCountryCode: part("CountryCode"), country: part("Country"))
    }

    /// Makes one of what a geocoder has found.
    public override init(placemark: CLPlacemark) {
        place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    private var address: String? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let region = [administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
        let parts = [street, locality ?? "", region, country ?? ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var text: String { String(format: "%.5f, %.5f", place.latitude, place.longitude) }
}
