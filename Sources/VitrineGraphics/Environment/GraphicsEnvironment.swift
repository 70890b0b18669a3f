import CVitrineGTK
import Foundation

/// The start of the drawing libraries.
package enum GraphicsEnvironment {
    /// Starts GTK without a display; does nothing when it was started already.
    ///
    /// Everything that draws calls this, since a render node made before GTK's start aborts the process.
    /// A program that wants a window must open its display first.
    package static func startOffscreen() {
        GraphicsLock.locked {
            guard !vitrine_has_started() else { return }
            vitrine_start_offscreen()
        }
    }

    /// Whether GTK was started, with or without a display.
    package static var hasStarted: Bool { GraphicsLock.locked { vitrine_has_started() } }

    /// Checks GTK's version and the fonts; call it at start to report a fault as an error.
    package static func check() throws(GraphicsError) {
        let version = Int(vitrine_gtk_version())
        if version < 40800 {
            throw .gtkTooOld(found: "\(version / 10000).\(version / 100 % 100).\(version % 100)")
        }
        try FontSet.load()
    }

    /// Ends the process with one sentence: without fonts there is nothing to draw, and no caller to ask.
    static func stop(_ error: GraphicsError) -> Never {
        StandardError.write(error.description)
        exit(69)
    }
}
