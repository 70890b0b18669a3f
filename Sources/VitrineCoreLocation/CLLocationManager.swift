import VitrineLaunch

/// Whether a program may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// The user does not allow it, or nothing on the device knows.
    case denied = 2
    /// Ever.
    case authorizedAlways = 3
    /// While it is used.
    case authorizedWhenInUse = 4
}

/// How exactly a program may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as it can be known.
    case fullAccuracy
    /// Within some kilometres.
    case reducedAccuracy
}

/// What a program wants to know places for.
public enum CLActivityType: Int, Sendable {
    /// Anything.
    case other = 1
    /// Driving.
    case automotiveNavigation = 2
    /// Walking, running, cycling.
    case fitness = 3
    /// Other vehicles.
    case otherNavigation = 4
    /// Flying.
    case airborne = 5
}

/// Tells a program where the device is.
///
/// A computer does not know by itself: location services are off, as on a phone whose user has switched them off, unless
/// the tool gives the program a place (`vitrine run --location 52.52,13.41`). Then asking is answered with permission, and
/// the device stands there. Delegates are called on the main thread, after the call that is the cause.
open class CLLocationManager: NSObject {
    /// Who is told.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { later { $0.delegate?.locationManagerDidChangeAuthorization($0) } } }
    }
    /// How exactly the program wants to know. Default as exactly as it can be.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the device must move before the program is told, in metres.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// How far the device must turn before the program is told, in degrees.
    open var headingFilter: CLLocationDegrees = 1
    /// What the program wants to know places for.
    open var activityType = CLActivityType.other
    /// Whether telling pauses while the device does not move.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether the program is told in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the system shows that.
    open var showsBackgroundLocationIndicator = false
    private let device: LocationDevice
    private var place: CLLocationCoordinate2D? { device.place }
    private var isUpdating = false

    /// Makes a manager.
    public override convenience init() { self.init(device: .own) }

    /// Makes a manager of a device that stands at a place, with a permission of its own.
    package convenience init(place: CLLocationCoordinate2D?) {
        self.init(device: LocationDevice(place: place))
    }

    /// Makes a manager of a device.
    package init(device: LocationDevice) {
        self.device = device
        super.init()
        device.add(self)
    }

    /// Whether something on the device knows where it is.
    open class func locationServicesEnabled() -> Bool { LocationDevice.own.place != nil }
    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Whether great moves are told by themselves: no.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Whether regions of a kind can be watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Whether the program may know, as it was asked before iOS 14.
    @available(*, deprecated, message: "Use the authorizationStatus property of a manager.")
    open class func authorizationStatus() -> CLAuthorizationStatus { CLLocationManager().authorizationStatus }

    /// Whether the program may know where the device is.
    open var authorizationStatus: CLAuthorizationStatus {
        guard place != nil else { return .denied }
        guard device.isAllowed else { return .notDetermined }
        return device.isAlways ? .authorizedAlways : .authorizedWhenInUse
    }
    /// How exactly it may know.
    open var accuracyAuthorization: CLAccuracyAuthorization {
        place == nil ? .reducedAccuracy : .fullAccuracy
    }
    /// Where the device is; nil where that is not known.
    open var location: CLLocation? {
        guard device.isAllowed, let place else { return nil }
        return CLLocation(
            coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
    }

    /// Asks for permission while the program is used.
    open func requestWhenInUseAuthorization() { ask(always: false) }
    /// Asks for permission ever.
    open func requestAlwaysAuthorization() { ask(always: true) }

    private func ask(always: Bool) {
        guard place != nil, !device.isAllowed || always && !device.isAlways else { return }
        later { manager in
            // Two managers may ask in one turn: the user is asked once.
            guard manager.device.allow(always: always) else { return }
            for each in manager.device.managers {
                each.delegate?.locationManagerDidChangeAuthorization(each)
                if each.isUpdating { each.tell() }
            }
        }
    }

    /// Tells the delegate where the device is, and whenever it moves.
    open func startUpdatingLocation() {
        guard !isUpdating else { return }
        isUpdating = true
        later { $0.tell() }
    }

    /// Ends that.
    open func stopUpdatingLocation() { isUpdating = false }

    /// Tells the delegate once where the device is.
    open func requestLocation() { later { $0.tell(isOnce: true) } }

    private func tell(isOnce: Bool = false) {
        guard isUpdating || isOnce else { return }
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else if place == nil {
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    private func later(_ action: @escaping (CLLocationManager) -> Void) {
        nonisolated(unsafe) let (manager, action) = (self, action)
        DispatchQueue.main.async { action(manager) }
    }
}
