import VitrineGraphics
import VitrinePlatform

/// What a screen in memory shows: windows that lie over one another.
@MainActor
enum ScreenPicture {
    /// - Parameters:
    ///   - windows: Those that are shown, back to front.
    ///   - overlay: What is drawn over all of them.
    /// - Returns: nil where there is no window.
    static func bitmap(of windows: [UIWindow], overlay: RenderNode? = nil) -> Bitmap? {
        guard let back = windows.first, let surface = back.offscreenWindow else { return nil }
        let others = windows.dropFirst().compactMap { window in
            window.offscreenWindow?.content?.translated(
                x: window.frame.minX - back.frame.minX, y: window.frame.minY - back.frame.minY)
        }
        return surface.snapshot(
            background: back.backdrop, overlay: .container(others + [overlay].compactMap { $0 }))
    }
}
