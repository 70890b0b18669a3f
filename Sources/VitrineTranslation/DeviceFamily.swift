/// Which of Apple's systems a program is compiled for.
package enum DeviceFamily: String, Equatable, Sendable {
    case phone, tv
    /// None: what others wrote, who may have thought of Linux.
    case linux

    /// The system whose `os(…)` holds.
    package var system: String {
        switch self {
        case .phone: "iOS"
        case .tv: "tvOS"
        case .linux: "Linux"
        }
    }
}
