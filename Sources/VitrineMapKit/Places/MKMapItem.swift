public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// A place with what is known of it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where it is.
    public let placemark: MKPlacemark
    /// Whether it stands for where the user is, wherever that may be.
    public let isCurrentLocation: Bool
    /// What it is called: what the place is, unless set.
    open var name: String?
    /// Its telephone number.
    open var phoneNumber: String?
    /// Its page in the web.
    open var url: URL?
    /// The time there.
    open var timeZone: TimeZone?
    /// What kind of place it is; nil where that is not known.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Makes an item of a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        super.init()
        name = placemark.name
    }

    private init(isCurrentLocation: Bool) {
        placemark = MKPlacemark(coordinate: CLLocationCoordinate2D())
        self.isCurrentLocation = isCurrentLocation
        super.init()
        name = "Current Location"
    }

    /// An item that stands for where the user is.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

    /// Shows the place with the program that the desktop has for places (`geo:`).
    ///
    /// - Returns: Whether there may be one: a program that opens addresses.
    @MainActor @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Shows the first place with the program that the desktop has for places (`geo:`), which takes one.
    ///
    /// - Returns: Whether there may be one: a program that opens addresses.
    @MainActor @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let item = mapItems.first(where: { !$0.isCurrentLocation }), let url = item.address,
            UIApplication.shared.canOpenURL(url)
        else { return false }
        UIApplication.shared.open(url)
        return true
    }

    /// The place as a URL (RFC 5870), with the name as maps take it.
    var address: URL? {
        let place = placemark.coordinate
        guard CLLocationCoordinate2DIsValid(place) else { return nil }
        let numbers = "\(place.latitude),\(place.longitude)"
        let label = name?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return URL(string: "geo:\(numbers)" + (label.map { "?q=\(numbers)(\($0))" } ?? ""))
    }
}

/// How one goes, as an option of ``MKMapItem/openMaps(with:launchOptions:)``.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// As the user wants.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// What the map shows, as an option.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The middle, as an option.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How far it goes, as an option.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// Whether traffic shows, as an option.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// From where it is seen, as an option.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
