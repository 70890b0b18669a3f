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

    /// The version of that system whose look and behaviour the runtime has; names of later ones that exist all the same can
    /// be used without asking.
    var version: Int? {
        switch self {
        case .phone, .tv: 18
        case .linux: nil
        }
    }
}
