import CVitrineGTK
package import Foundation
import VitrineGraphics
import VitrineSupport

/// A window on the display: one canvas that paints the root node.
@MainActor
package final class GTKWindow: PlatformWindow {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat = 1
    package private(set) var isDark = false
    package private(set) var textScale: CGFloat = 1
    package private(set) var reducesMotion = false
    package private(set) var increasesContrast = false
    package var title: String {
        didSet { if let native { vitrine_window_set_title(native, title) } }
    }
    package var clock: any Clock { MonotonicClock.shared }
    package weak var delegate: (any PlatformWindowDelegate)?
    /// How many frames were made.
    package private(set) var frameCount = 0

    private(set) var native: OpaquePointer?
    private var translator = EventTranslator()
    /// The pixels that GTK shows, where that is the cheapest for it.
    private var canvas: TiledCanvas?
    /// Why there are no pixels for the window's size.
    private var canvasFault: BitmapError?
    /// The node that GTK shows; kept so that it lives as long as GTK may paint it.
    private var shown: NativeNode?
    /// What assistive technology knows of the window, once it was told something.
    var accessibles: GTKAccessibles?
    // An open window stays alive without an owner, as long as it is on the screen.
    private var whileOpen: GTKWindow?

    /// Opens the display if needed and makes a window; `show()` brings it up.
    ///
    /// - Parameter size: points, without the title bar.
    package init(size: CGSize, title: String) throws(PlatformError) {
        try Display.open(for: title)
        self.size = size
        self.title = title
        let callbacks = vitrine_window_callbacks(
            context: Unmanaged.passUnretained(self).toOpaque(),
            event: { context, event in
                let event = event!.pointee
                GTKWindow.with(context) { $0.received(event) }
            },
            frame: { context, time in GTKWindow.with(context) { $0.makeFrame(at: time) } },
            resized: { context, width, height, scale in
                GTKWindow.with(context) { $0.resized(CGSize(width: width, height: height), scale: scale) }
            },
            closing: { context in GTKWindow.with(context) { $0.close() } },
            appearance_changed: { context, dark in GTKWindow.with(context) { $0.appearanceChanged(dark) } },
            text: { context, kind, text, first, second in
                let text = text.map { String(cString: $0) } ?? ""
                GTKWindow.with(context) {
                    $0.receivedText(kind: kind, text: text, first: first, second: second)
                }
            },
            accessible: { context, name, action, index, number, text in
                let text = text.map { String(cString: $0) }
                GTKWindow.with(context) {
                    $0.receivedAccessible(
                        name: name, action: action, index: index, number: number, text: text)
                }
            })
        let native = vitrine_window_create(size.width, size.height, title, callbacks)!
        self.native = native
        scale = vitrine_window_get_scale(native)
        isDark = vitrine_window_is_dark(native)
        textScale = vitrine_window_get_text_scale(native)
        reducesMotion = vitrine_window_reduces_motion(native)
        increasesContrast = vitrine_window_increases_contrast(native)
        whileOpen = self
        followAssistiveTechnology()
    }

    private nonisolated static func with<Result: Sendable>(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindow) -> Result
    ) -> Result {
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
            body(Unmanaged<GTKWindow>.fromOpaque(context!).takeUnretainedValue())
        }
    }

    package func setNeedsFrame() {
        if let native { vitrine_window_request_frame(native) }
    }

    package func show() {
        guard let native else { return }
        vitrine_window_show(native)
        setNeedsFrame()
    }

    /// Shows a picture in task bars. Only for a window that is shown.
    package func setIcon(_ picture: Bitmap) {
        if let native { picture.withSurface { vitrine_window_set_icon(native, $0) } }
    }

    package func close() {
        guard native != nil else { return }
        delegate?.windowWillClose(self)
        guard let native else { return }
        self.native = nil
        accessibles = nil
        vitrine_window_destroy(native)
        shown = nil
        canvas = nil
        whileOpen = nil
    }

    private func received(_ event: vitrine_event) {
        for event in translator.events(for: event) { delegate?.window(self, didReceive: event) }
    }

    private func makeFrame(at time: TimeInterval) -> Bool {
        guard let delegate else { return false }
        frameCount += 1
        let frame = delegate.windowFrame(self, at: time)
        guard let native else { return false }
        let color = frame.backdrop
        vitrine_window_set_backdrop(
            native, vitrine_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        shown = node(of: frame)
        vitrine_window_set_content(native, shown?.pointer, canvas != nil && color.alpha >= 1)
        return frame.wantsNextFrame
    }

    private func node(of frame: Frame) -> NativeNode? {
        // GSK's other renderers do not know what lies behind a node.
        let readsBehind = frame.content?.readsBehind == true
        guard let native, readsBehind || vitrine_window_is_drawn_in_memory(native),
            let canvas = currentCanvas()
        else {
            return frame.content?.realized(scale: scale)
        }
        return canvas.draw(frame.content, background: frame.backdrop)
    }

    /// The canvas for the window's size; nil when there is no room for its pixels.
    private func currentCanvas() -> TiledCanvas? {
        if let canvas, canvas.size == size, canvas.scale == scale { return canvas }
        guard canvasFault == nil else { return nil }
        do throws(BitmapError) {
            canvas = try TiledCanvas(size: size, scale: scale)
        } catch {
            canvas = nil
            canvasFault = error
            Trace.emit("frame", ["window": "drawn node by node", "reason": error.description])
        }
        return canvas
    }

    private func resized(_ size: CGSize, scale: CGFloat) {
        guard size != self.size || scale != self.scale else { return }
        self.size = size
        self.scale = scale
        canvasFault = nil
        delegate?.windowDidResize(self)
    }

    private func appearanceChanged(_ isDark: Bool) {
        let textScale = native.map { CGFloat(vitrine_window_get_text_scale($0)) } ?? 1
        let reducesMotion = native.map { vitrine_window_reduces_motion($0) } ?? false
        let increasesContrast = native.map { vitrine_window_increases_contrast($0) } ?? false
        guard
            isDark != self.isDark || textScale != self.textScale || reducesMotion != self.reducesMotion
                || increasesContrast != self.increasesContrast
        else { return }
        self.increasesContrast = increasesContrast
        self.isDark = isDark
        self.reducesMotion = reducesMotion
        self.textScale = textScale
        delegate?.windowAppearanceDidChange(self)
    }
}
