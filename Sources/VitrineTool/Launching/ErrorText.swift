import Foundation

/// The system's words for its errors.
enum ErrorText {
    static var last: String { of(errno) }

    static func of(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// The words for the error of the system behind one of Foundation's.
    static func of(_ error: any Error) -> String {
        var error = error as NSError
        while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
        return error.domain == NSPOSIXErrorDomain ? of(Int32(error.code)) : error.localizedDescription
    }
}
