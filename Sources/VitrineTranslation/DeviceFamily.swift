/// Which of Apple's systems a program is compiled for.
package enum DeviceFamily: String, Equatable, Sendable {
    case phone, tv

    /// The system whose `os(…)` holds.
    package var system: String {
        switch self {
        case .phone: "iOS"
        case .tv: "tvOS"
        }
    }
}
