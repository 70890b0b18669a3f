import VitrineCoreGraphics
import VitrinePlatform

/// The windows of an application, which lie over one another on one screen: in a window of the desktop, or in memory.
///
/// An alert, a banner or a tooltip in a window of its own is a part of the picture, and lets through the touches that its
/// `hitTest(_:with:)` does not take. Windows that were made outside of any application and host have a surface each.
@MainActor
final class WindowStack {
    let surface: any PlatformWindow
    unowned let context: RuntimeContext
    /// Where the surface is on the screen: where the window was that it was made for.
    let origin: CGPoint
    /// Who tells assistive technology what is in the windows; asked for while there is any.
    private(set) lazy var accessibility = AccessibilityBridge(of: self)
    /// The size of the surface that its windows know of.
    private var size: CGSize

    /// What the last frame showed, and of which contents it is made.
    private var content: RenderNode?
    private var contents: [RenderNode] = []

    /// Who got the beginning of each touch, of a press of the pointer, and of a gesture on a touchpad.
    private var touched: [Int: UIWindow] = [:]
    private weak var pressed: UIWindow?
    private weak var gestured: UIWindow?
    private weak var hovered: UIWindow?
    /// Who asked for the input method.
    private weak var typing: UIWindow?

    /// - Parameter window: The first one, which gives the surface its size; one above the application's windows does not:
    ///   it may be as small as a banner.
    init(for window: UIWindow) throws(PlatformError) {
        context = window.ownContext
        let isAbove = window.windowLevel.rawValue > UIWindow.Level.normal.rawValue
        origin = isAbove ? .zero : window.frame.origin
        size = isAbove ? window.screen.bounds.size : window.bounds.size
        surface = try context.run.makePlatformWindow(size: size, scale: window.screen.scale)
        surface.delegate = self
        // Windows in memory have no desktop, until a test says so.
        if context.run.hasFrameClock {
            UIAccessibility.desktop(
                reducesMotion: surface.reducesMotion, increasesContrast: surface.increasesContrast)
            followTechnology()
        }
    }

    /// The windows, back to front.
    var windows: [UIWindow] { context.applicationObject.shownWindows.filter { $0.stack === self } }

    /// Forgets a window that is not shown any more. With the last one the surface goes.
    func remove(_ window: UIWindow) {
        touched = touched.filter { $0.value !== window }
        endText(for: window)
        guard windows.isEmpty else { return surface.setNeedsFrame() }
        if isListenedTo { accessibility.stop() }
        surface.delegate = nil
        surface.close()
        content = nil
        contents = []
    }

    // MARK: Typing

    func beginText(for window: UIWindow, isSecure: Bool) {
        typing = window
        surface.beginText(isSecure: isSecure)
    }

    /// Another window's typing goes on.
    func endText(for window: UIWindow) {
        guard typing == nil || typing === window else { return }
        typing = nil
        surface.endText()
    }

    // MARK: Input

    /// Who gets what happens at a point of the surface: the frontmost window that takes it.
    private func target(at point: CGPoint) -> UIWindow? {
        let windows = windows
        guard windows.count > 1 else { return windows.first }
        // An open menu takes everything.
        if let covered = windows.last(where: { $0.cover != nil }) { return covered }
        return windows.last { $0.hitTest($0.location(of: point, on: origin), with: nil) != nil } ?? windows[0]
    }

    private func route(_ event: InputEvent) {
        switch event {
        case .key, .text:
            let windows = windows
            (windows.last { $0.isKeyWindow } ?? windows.first)?.receive(event)
        case .touch(var touch):
            if touch.phase == .began { touched[touch.id] = target(at: touch.location) }
            guard let window = touched[touch.id] else { return }
            if touch.phase == .ended || touch.phase == .cancelled { touched[touch.id] = nil }
            touch.location = window.location(of: touch.location, on: origin)
            window.receive(.touch(touch))
        case .pointer(let pointer): route(pointer)
        case .scroll(var scroll):
            let begins = scroll.phase == .began || scroll.phase == .discrete
            if begins || gestured == nil { gestured = target(at: scroll.location) }
            guard let window = gestured else { return }
            scroll.location = window.location(of: scroll.location, on: origin)
            window.receive(.scroll(scroll))
        case .transform(var transform):
            if transform.phase == .began || gestured == nil { gestured = target(at: transform.location) }
            guard let window = gestured else { return }
            transform.location = window.location(of: transform.location, on: origin)
            window.receive(.transform(transform))
        }
    }

    private func route(_ pointer: PointerEvent) {
        var pointer = pointer
        let window: UIWindow?
        switch pointer.phase {
        case .down:
            pressed = target(at: pointer.location)
            window = pressed
        case .dragged: window = pressed ?? target(at: pointer.location)
        case .up, .cancelled:
            window = pressed ?? target(at: pointer.location)
            pressed = nil
        case .moved:
            window = target(at: pointer.location)
            if let hovered, hovered !== window {
                var exit = pointer
                exit.phase = .exited
                hovered.receive(.pointer(exit))
            }
            hovered = window
        case .exited:
            window = hovered ?? windows.first
            hovered = nil
        }
        guard let window else { return }
        pointer.location = window.location(of: pointer.location, on: origin)
        window.receive(.pointer(pointer))
    }
}

// MARK: - From the platform

extension WindowStack: PlatformWindowDelegate {
    func window(_ surface: any PlatformWindow, didReceive event: InputEvent) {
        context.enter { route(event) }
    }

    func windowFrame(_ surface: any PlatformWindow, at time: TimeInterval) -> Frame {
        context.enter {
            let windows = windows
            let backdrop = windows.first?.backdrop ?? .black
            let isMade = context.frames.tick(windows, at: time) {
                compose(windows.compactMap { $0.render() })
            }
            guard isMade else {
                // Within a frame: what shows stays, and this frame comes after that one.
                return Frame(content: content, backdrop: backdrop, wantsNextFrame: true)
            }
            Trace.emit("frame", ["time": "\(time)"])
            let wantsNext =
                windows.contains(where: \.wantsNextFrame) || context.frames.hasPendingUpdates
            if isListenedTo { accessibility.didMakeFrame(isMoving: wantsNext) }
            return Frame(content: content, backdrop: backdrop, wantsNextFrame: wantsNext)
        }
    }

    private func compose(_ nodes: [RenderNode]) {
        guard nodes.count != contents.count || !zip(nodes, contents).allSatisfy({ $0 === $1 }) else { return }
        contents = nodes
        let all = nodes.count == 1 ? nodes[0] : RenderNode.container(nodes)
        content = origin == .zero ? all : all?.translated(x: -origin.x, y: -origin.y)
    }

    func windowDidResize(_ surface: any PlatformWindow) {
        context.enter {
            let windows = windows
            for window in windows {
                // What is smaller than the screen stays as it is.
                let fills = windows.count == 1 || window.bounds.size == size
                window.surfaceDidResize(fills ? surface.size : window.bounds.size)
            }
            size = surface.size
        }
    }

    func windowWillClose(_ surface: any PlatformWindow) {
        for window in windows { window.isHidden = true }
        if context.run.hasFrameClock, context.applicationObject.windows.isEmpty { MainLoop.quit() }
    }

    func windowAppearanceDidChange(_ surface: any PlatformWindow) {
        context.enter {
            UIAccessibility.desktop(
                reducesMotion: surface.reducesMotion, increasesContrast: surface.increasesContrast)
            for window in windows { window.surfaceAppearanceDidChange() }
        }
    }

    func windowAssistiveTechnologyDidChange(_ surface: any PlatformWindow) {
        context.enter {
            followTechnology()
            accessibility.technologyDidChange()
        }
    }

    func window(
        _ surface: any PlatformWindow, perform action: AccessibleAction, on id: AccessibleElement.ID
    ) {
        context.enter { accessibility.perform(action, on: id) }
    }

    private var isListenedTo: Bool { surface.assistiveTechnology.contains(.listens) }

    private func followTechnology() {
        UIAccessibility.desktop(
            listens: isListenedTo, reads: surface.assistiveTechnology.contains(.reads))
    }
}
