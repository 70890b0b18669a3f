import VitrineGraphics
import VitrinePlatform
import VitrineUIKit

extension TestHost {
    /// Writes what the window shows to a PNG file, with the layouts of its collection views drawn over it, and the views
    /// whose constraints are ambiguous or broken: what `vitrine render --wireframe` shows. Throws when the file cannot
    /// be written.
    ///
    /// Without any of these the picture is only paler.
    public func writeWireframe(to path: String) throws {
        surface.setNeedsFrame()
        surface.frame()
        try surface.snapshot(background: window.backdrop, overlay: Wireframe(window).node()).write(
            toFile: path)
    }
}
