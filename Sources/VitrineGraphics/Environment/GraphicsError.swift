import Foundation

/// Why nothing can be drawn: one sentence that names the thing and the remedy.
package enum GraphicsError: Error, Hashable, CustomStringConvertible {
    /// A font file that every picture needs is missing.
    case fontMissing(path: String, package: String)
    /// A font file exists and cannot be read as a font.
    case fontUnreadable(path: String, package: String)
    /// The GTK library that was loaded is older than the one needed.
    case gtkTooOld(found: String)

    package var description: String {
        switch self {
        case .fontMissing(let path, let package):
            "The font file \(path) is missing; install the package \(package)"
                + (package == "fonts-inter" ? " (version 4 or newer)" : "") + ", or run Scripts/setup."
        case .fontUnreadable(let path, let package):
            "The font file \(path) cannot be read as a font; reinstall the package \(package)."
        case .gtkTooOld(let found):
            "GTK \(found) is too old, Vitrine needs 4.8 or newer; install libgtk-4-1 from a newer release of "
                + "the system."
        }
    }
}
