import Foundation
import VitrineGraphics
import VitrinePlatform

/// Shows the scene in a window and prints every event.
@MainActor
final class WindowProbe: PlatformWindowDelegate {
    static func run(seconds: TimeInterval) {
        let probe = WindowProbe()
        do {
            let window = try GTKWindow(size: Scene.size, title: "Probe")
            window.delegate = probe
            window.show()
            window.clock.schedule(at: window.clock.now + seconds) { MainLoop.quit() }
            MainLoop.run()
            report("frames \(window.frameCount)")
            window.close()
        } catch {
            FileHandle.standardError.write(Data((error.description + "\n").utf8))
            exit(1)
        }
    }

    private var frames = 0
    private let scene = Scene.node()

    func window(_ window: any PlatformWindow, didReceive event: InputEvent) {
        switch event {
        case .key(let key):
            report(
                "key \(key.phase) \(key.key.rawValue) '\(key.characters)' \(key.modifiers.rawValue) \(key.isRepeat)"
            )
        case .pointer(let pointer):
            report(
                "pointer \(pointer.phase) \(Int(pointer.location.x)),\(Int(pointer.location.y)) "
                    + "\(pointer.button) \(pointer.clickCount)")
        case .scroll(let scroll):
            report("scroll \(scroll.phase) \(scroll.source) \(scroll.delta.dx),\(scroll.delta.dy)")
        case .touch(let touch):
            report("touch \(touch.phase) \(touch.id)")
        case .transform(let transform):
            report("transform \(transform.phase) \(transform.scale),\(transform.rotation)")
        case .text(let text):
            report("text \(text)")
        }
    }

    func windowFrame(_ window: any PlatformWindow, at time: TimeInterval) -> Frame {
        frames += 1
        // Two frames more, so that the first one is on the screen when it is announced.
        if frames == 3 {
            report("ready \(Int(window.size.width))x\(Int(window.size.height))@\(Int(window.scale))")
        }
        return Frame(content: scene, wantsNextFrame: frames < 3)
    }

    func windowDidResize(_ window: any PlatformWindow) {
        report("resized \(Int(window.size.width))x\(Int(window.size.height))")
    }

    func windowWillClose(_ window: any PlatformWindow) { report("closing") }
}
