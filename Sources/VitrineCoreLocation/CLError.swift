/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Not yet.
        case locationUnknown = 0
        /// The program may not know.
        case denied = 1
        /// There is no network.
        case network = 2
        /// There is no compass.
        case headingFailure = 3
        /// Regions are not watched.
        case regionMonitoringDenied = 4
        /// A region cannot be watched.
        case regionMonitoringFailure = 5
        /// A region is not watched yet.
        case regionMonitoringSetupDelayed = 6
        /// Events of a region come late.
        case regionMonitoringResponseDelayed = 7
        /// There is no such place.
        case geocodeFoundNoResult = 8
        /// There is a part of the place only.
        case geocodeFoundPartialResult = 9
        /// The search was ended.
        case geocodeCanceled = 10
    }

    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of Core Location's errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// A sentence for the user.
    public var errorUserInfo: [String: Any] {
        [
            NSLocalizedDescriptionKey:
                "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
        ]
    }

    /// Not yet.
    public static var locationUnknown: Code { .locationUnknown }
    /// The program may not know.
    public static var denied: Code { .denied }
    /// There is no network.
    public static var network: Code { .network }
    /// There is no such place.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The search was ended.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// Matches errors by their reasons.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
