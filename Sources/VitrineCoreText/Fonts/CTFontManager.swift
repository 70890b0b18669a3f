public import Foundation
import VitrineGraphics
public import VitrineUIKit

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

/// Makes the fonts of files known, one after another.
///
/// - Parameter registrationHandler: What went wrong with files, and whether all is done; what it returns is whether to go on. It
///   is called once, at the end, and each time something goes wrong.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    for url in fontURLs.compactMap({ $0 as? URL }) {
        guard let failure = RegisteredFonts.add(url), let registrationHandler else { continue }
        if !registrationHandler([failure], false) { return }
    }
    _ = registrationHandler?([], true)
}

/// Makes a font known that was made of bytes, so that `UIFont(name:size:)` finds it.
///
/// - Parameter error: Why it was not done: it was registered before. Nil, if nobody wants to know.
/// - Returns: Whether the font was registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let failure = RegisteredFonts.add(font) else { return true }
    error?.pointee = Unmanaged.passRetained(failure)
    return false
}

/// The names of all families that can be named, in order.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

/// The names of all faces that can be named, in order.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    UIFont.familyNames.flatMap(UIFont.fontNames).sorted()
}

/// The files whose fonts the program registered.
private enum RegisteredFonts {
    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var paths: Set<String> = []
    /// The names of those that were made of bytes.
    nonisolated(unsafe) private static var faces: Set<String> = []

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

    static func add(_ font: CGFont) -> NSError? {
        let name = font.postScriptName ?? ""
        guard lock.withLock({ faces.insert(name).inserted }) else {
            return failure(105, "The font \(name) is registered already.")
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
