package import Foundation
package import VitrineGraphics

/// What a window shows next.
package struct Frame {
    /// The whole content, in points from the upper left corner.
    package var content: RenderNode?
    /// What is behind the content.
    package var backdrop: RGBA
    /// Whether something is still moving.
    package var wantsNextFrame: Bool

    package init(content: RenderNode?, backdrop: RGBA = .black, wantsNextFrame: Bool = false) {
        self.content = content
        self.backdrop = backdrop
        self.wantsNextFrame = wantsNextFrame
    }
}

/// A place where frames are shown and input comes from: on a display, or in memory.
@MainActor
package protocol PlatformWindow: AnyObject {
    /// Points.
    var size: CGSize { get }
    /// Device pixels per point.
    var scale: CGFloat { get }
    /// Whether the desktop asks for a dark appearance.
    var isDark: Bool { get }
    /// Whether the desktop is to have no animations.
    var reducesMotion: Bool { get }
    /// Whether the desktop asks for more contrast.
    var increasesContrast: Bool { get }
    /// How much larger than usual the desktop wants text.
    var textScale: CGFloat { get }
    var title: String { get set }
    /// The clock that frames and events are timed by.
    var clock: any Clock { get }
    var delegate: (any PlatformWindowDelegate)? { get set }

    /// Asks for a call of `windowFrame` at the next tick; more calls before it change nothing.
    func setNeedsFrame()
    func show()
    func close()
    /// Lets the window take the whole screen, or no longer.
    func toggleFullScreen()

    /// Keys go to an input method first, until ``endText()``.
    func beginText(isSecure: Bool)
    func endText()
    /// What was being composed is dropped.
    func resetText()
    /// Tells the input method where it writes.
    func setTextState(_ state: TextState)
    /// Shows another pointer.
    func setPointer(_ pointer: PointerShape)

    /// What helps the person to use the desktop. While nothing listens, describing the window is work for nobody.
    var assistiveTechnology: AssistiveTechnology { get }
    /// Lets assistive technology know what is in the window now.
    func showAccessible(_ content: AccessibleContent)
    /// Has a screen reader say a sentence, where the desktop's toolkit can (GTK from 4.14 on).
    func announce(_ sentence: String)
}

/// Who fills a window and hears what happens in it.
@MainActor
package protocol PlatformWindowDelegate: AnyObject {
    func window(_ window: any PlatformWindow, didReceive event: InputEvent)
    /// Makes the next frame, for a time on the window's clock.
    func windowFrame(_ window: any PlatformWindow, at time: TimeInterval) -> Frame
    /// The size or the scale changed; a frame follows without being asked for.
    func windowDidResize(_ window: any PlatformWindow)
    /// The person asked to close the window; it closes after the call.
    func windowWillClose(_ window: any PlatformWindow)
    func windowAppearanceDidChange(_ window: any PlatformWindow)
    /// What ``PlatformWindow/assistiveTechnology`` says is another.
    func windowAssistiveTechnologyDidChange(_ window: any PlatformWindow)
    /// Assistive technology does something with an element of those that were shown last.
    func window(_ window: any PlatformWindow, perform action: AccessibleAction, on id: AccessibleElement.ID)
}

extension PlatformWindow {
    package var textScale: CGFloat { 1 }
}

extension PlatformWindowDelegate {
    package func window(_ window: any PlatformWindow, didReceive event: InputEvent) {}
    package func windowDidResize(_ window: any PlatformWindow) {}
    package func windowWillClose(_ window: any PlatformWindow) {}
    package func windowAppearanceDidChange(_ window: any PlatformWindow) {}
    package func windowAssistiveTechnologyDidChange(_ window: any PlatformWindow) {}
    package func window(
        _ window: any PlatformWindow, perform action: AccessibleAction, on id: AccessibleElement.ID
    ) {}
}
