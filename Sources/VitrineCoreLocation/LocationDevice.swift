import VitrineLaunch

/// Where a device stands, and whether the program may know: what a user allows is for the program, not for one manager.
package final class LocationDevice: @unchecked Sendable {
    /// The device that the program runs on, where the tool has put it.
    package static let own: LocationDevice = {
        let text = ProcessInfo.processInfo.environment[LaunchVariable.options]
        guard let place = try? LaunchOptions.parse(text).location else { return LocationDevice(place: nil) }
        return LocationDevice(
            place: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
    }()

    private struct Listener {
        weak var manager: CLLocationManager?
    }

    /// Nil where nothing on the device knows.
    let place: CLLocationCoordinate2D?
    private let lock = NSLock()
    private var answer: (isAllowed: Bool, isAlways: Bool) = (false, false)
    private var listeners: [Listener] = []

    package init(place: CLLocationCoordinate2D?) { self.place = place }

    /// Whether the user allows it.
    var isAllowed: Bool { lock.withLock { answer.isAllowed } }
    /// Whether also while the program is not used.
    var isAlways: Bool { lock.withLock { answer.isAlways } }

    /// Those that are told, in the order in which they were made.
    var managers: [CLLocationManager] { lock.withLock { listeners.compactMap(\.manager) } }

    func add(_ manager: CLLocationManager) {
        lock.withLock {
            listeners.removeAll { $0.manager == nil }
            listeners.append(Listener(manager: manager))
        }
    }

    /// Takes the user's answer; false where it is the one that was given before.
    func allow(always: Bool) -> Bool {
        lock.withLock {
            guard !answer.isAllowed || always && !answer.isAlways else { return false }
            answer = (true, always || answer.isAlways)
            return true
        }
    }
}
