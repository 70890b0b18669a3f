public import Foundation
public import VitrineCoreGraphics
import VitrineGraphics

// Of Core Text the registration of fonts alone: text itself is laid out by UIKit here.

/// What went wrong, for C.
public typealias CFError = NSError

/// Who sees a font that is registered. Here it is the program alone, whatever is asked for.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody that is named.
    case none = 0
    /// The program, while it runs.
    case process = 1
    /// All programs of the user, for ever.
    case persistent = 2
    /// All programs of the user, until the session ends.
    case session = 3

    /// All programs of the user, for ever.
    public static let user = CTFontManagerScope.persistent
}

/// Makes the fonts of a file known, so that `UIFont(name:size:)` finds them.
///
/// - Parameters:
///   - error: Why it was not done: there is no such file, it holds no font, or it was registered before. Nil, if nobody
///     wants to know.
/// - Returns: Whether the fonts were registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let failure = RegisteredFonts.add(fontURL) else { return true }
    error?.pointee = Unmanaged.passRetained(failure)
    return false
}

/// The files whose fonts the program registered.
private enum RegisteredFonts {
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var paths: Set<String> = []

    static func add(_ url: URL) -> NSError? {
        let path = url.standardizedFileURL.path
        guard url.isFileURL, FileManager.default.fileExists(atPath: path) else {
            return failure(101, "There is no font file at \(url.isFileURL ? path : url.absoluteString).")
        }
        guard lock.withLock({ paths.insert(path).inserted }) else {
            return failure(105, "The fonts of \(path) are registered already.")
        }
        guard FontSet.register(path: path) != nil else {
            lock.withLock { _ = paths.remove(path) }
            return failure(103, "\(path) is no font that can be read; register a TrueType or OpenType file.")
        }
        return nil
    }

    /// - Parameter code: Core Text's `CTFontManagerError`.
    private static func failure(_ code: Int, _ sentence: String) -> NSError {
        NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code,
            userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
