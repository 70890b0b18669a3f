public import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Why something about maps is not known.
public struct MKError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: UInt, Sendable {
        /// None that is known.
        case unknown = 1
        /// Apple's service cannot be reached, or says no.
        case serverFailure = 2
        /// Too much was asked for.
        case loadingThrottled = 3
        /// There is no such place.
        case placemarkNotFound = 4
        /// There is no way.
        case directionsNotFound = 5
        /// Data cannot be read.
        case decodingFailed = 6
    }

    /// The reason.
    public let code: Code
    /// Makes an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of MapKit's errors.
    public static var errorDomain: String { MKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { Int(code.rawValue) }
    /// A sentence for the user.
    public var errorUserInfo: [String: Any] {
        [
            NSLocalizedDescriptionKey:
                "The operation couldn’t be completed. (\(MKErrorDomain) error \(code.rawValue).)"
        ]
    }

    /// None that is known.
    public static var unknown: Code { .unknown }
    /// Apple's service cannot be reached, or says no.
    public static var serverFailure: Code { .serverFailure }
    /// Too much was asked for.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// There is no such place.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There is no way.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// Data cannot be read.
    public static var decodingFailed: Code { .decodingFailed }
}

/// Matches errors by their reasons.
public func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }

/// Something that Apple's service is asked, which is not to be reached from here: it ends in a later turn of the main
/// queue, as without a connection.
final class UnansweredRequest: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    private var isOpen = false

    /// Whether it waits for its end.
    var isRunning: Bool { lock.withLock { isOpen } }

    /// Begins, unless it runs.
    ///
    /// - Parameter end: Called on the main queue. Not at all where it is cancelled before.
    func begin(_ end: @escaping (MKError) -> Void) {
        let turn = lock.withLock {
            number += 1
            isOpen = true
            return number
        }
        nonisolated(unsafe) let end = end
        DispatchQueue.main.async { [self] in
            let isMeant = lock.withLock {
                defer { if turn == number { isOpen = false } }
                return isOpen && turn == number
            }
            if isMeant { end(MKError(.serverFailure)) }
        }
    }

    func cancel() { lock.withLock { isOpen = false } }
}
