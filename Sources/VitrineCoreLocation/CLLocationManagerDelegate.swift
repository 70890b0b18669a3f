/// Who is told where the device is. All methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The device is elsewhere.
    ///
    /// - Parameter locations: The places since the last call, the newest last; at least one.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// The place is not known.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Whether the program may know has changed, or the manager is new.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Whether the program may know has changed, as it was told before iOS 14. Called where the other one is missing.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    /// Calls the method from before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
}
