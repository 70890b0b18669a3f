import Foundation
import Testing
import VitrinePlatform

@MainActor
@Suite struct OffscreenWindowTests {
    /// Moves a red square by a point each frame, as long as it is told to.
    final class Mover: PlatformWindowDelegate {
        var times: [TimeInterval] = []
        var events: [InputEvent] = []
        var log: [String] = []
        var frames = 3

        func window(_ window: any PlatformWindow, didReceive event: InputEvent) { events.append(event) }
        func windowDidResize(_ window: any PlatformWindow) { log.append("resized \(window.size.width)") }
        func windowWillClose(_ window: any PlatformWindow) { log.append("closing") }
        func windowAppearanceDidChange(_ window: any PlatformWindow) { log.append("dark \(window.isDark)") }

        func windowFrame(_ window: any PlatformWindow, at time: TimeInterval) -> Frame {
            times.append(time)
            let square = RenderNode.color(
                RGBA(red: 1, green: 0, blue: 0), in: CGRect(x: times.count, y: 0, width: 1, height: 1))
            return Frame(content: square, wantsNextFrame: times.count < frames)
        }
    }

    @Test("Frames come at the steps of the clock, and only while they are wanted")
    func frames() {
        let window = OffscreenWindow(size: CGSize(width: 10, height: 2))
        let mover = Mover()
        window.delegate = mover
        window.advance(by: 1, frameInterval: 0.25)
        #expect(mover.times == [0, 0.25, 0.5])
        #expect(window.snapshot()[3, 0].bytes == [255, 0, 0, 255])
        #expect(window.snapshot()[1, 0].alpha == 0)
        window.advance(by: 1, frameInterval: 0.25)
        #expect(mover.times.count == 3)
        window.setNeedsFrame()
        window.setNeedsFrame()
        window.frame()
        window.frame()
        #expect(mover.times == [0, 0.25, 0.5, 2])
        #expect(window.clock.now == 2)
    }

    @Test("What asks for a frame whenever there was one gets so many while the time stands still")
    func passing() {
        let window = OffscreenWindow(size: CGSize(width: 4, height: 4))
        let mover = Mover()
        mover.frames = 1000
        window.delegate = mover
        for _ in 0..<100 { window.frameInPassing() }
        #expect(mover.times.count == 16)
        window.advance(by: 0.25, frameInterval: 0.25)
        #expect(mover.times.count == 18 && mover.times.last == 0.25)
        window.frameInPassing()
        #expect(mover.times.count == 19)
    }

    @Test("Timers that fall between two frames run before the later one, at their own times")
    func timers() {
        let window = OffscreenWindow(size: CGSize(width: 4, height: 4))
        let mover = Mover()
        mover.frames = 100
        window.delegate = mover
        window.clock.schedule(at: 0.3) { mover.log.append("timer after \(mover.times.count)") }
        window.advance(by: 0.5, frameInterval: 0.25)
        #expect(mover.log == ["timer after 2"])
        #expect(mover.times == [0, 0.25, 0.5])
    }

    @Test("An interval that is no multiple of a frame ends with a short step")
    func shortStep() {
        let window = OffscreenWindow(size: CGSize(width: 4, height: 4))
        let mover = Mover()
        mover.frames = 100
        window.delegate = mover
        window.advance(by: 0.6, frameInterval: 0.25)
        #expect(mover.times == [0, 0.25, 0.5, 0.6])
        #expect(window.virtualClock.now == 0.6)
    }

    @Test("Events, resizing, appearance and closing reach the delegate")
    func delegate() {
        let window = OffscreenWindow(size: CGSize(width: 4, height: 4), scale: 2)
        let mover = Mover()
        window.delegate = mover
        let press = InputEvent.key(KeyEvent(phase: .down, key: .rightArrow))
        window.send(press)
        #expect(mover.events == [press])
        window.resize(to: CGSize(width: 8, height: 4))
        #expect(window.snapshot().pixelWidth == 16)
        window.isDark = true
        window.close()
        window.close()
        window.send(press)
        #expect(mover.log == ["resized 8.0", "dark true", "closing"])
        #expect(mover.events.count == 1)
    }
}
