import Foundation
import Testing
import VitrineGraphics
import VitrineQuartzCore

@testable import VitrineAVFoundation

@MainActor
@Suite("Layers that show a player", .enabled(if: Clips.hasVideo), .serialized)
struct LayerTests {
    private let stage = Stage()

    private func player() -> AVPlayer { stage.act { AVPlayer(url: Clips.video!) } }

    @Test("At each time of the clock the same picture shows")
    func pictures() {
        let player = player()
        let layer = AVPlayerLayer(player: player)
        let tree = stage.show(layer)
        #expect(layer.isReadyForDisplay && tree.color(32, 32) == "red" && tree.color(32, 5) == "clear")
        player.play()
        stage.pass(0.19)
        #expect(tree.color(32, 32) == "red")
        stage.pass(0.03)
        #expect(tree.color(32, 32) == "green")
        stage.pass(1)
        #expect(tree.color(32, 32) == "green" && player.rate == 0)
        stage.act { player.seek(to: CMTime(value: 1, timescale: 10)) }
        #expect(tree.color(32, 32) == "red")
        stage.act { player.seek(to: CMTime(value: 3, timescale: 10)) }
        #expect(tree.color(32, 32) == "green")
    }

    @Test("Gravities place and cut it")
    func gravity() {
        let layer = AVPlayerLayer(player: player())
        let tree = stage.show(layer)
        #expect(
            layer.videoGravity == .resizeAspect
                && layer.videoRect == CGRect(x: 0, y: 16, width: 64, height: 32))
        layer.videoGravity = .resizeAspectFill
        #expect(layer.videoRect == CGRect(x: -32, y: 0, width: 128, height: 64))
        #expect(tree.color(2, 2) == "red" && tree.render()?.bounds.width == 64)
        layer.videoGravity = .resize
        #expect(layer.videoRect == layer.bounds && tree.color(60, 60) == "red")
        layer.player = nil
        #expect(!layer.isReadyForDisplay && layer.videoRect == .zero && tree.color(32, 32) == "clear")
    }

    private func hide(_ layer: CALayer, _ isHidden: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.isHidden = isHidden
        CATransaction.commit()
    }

    @Test("Only a picture that is another one is drawn, and none that nobody sees")
    func cost() {
        let player = player()
        let layer = AVPlayerLayer(player: player)
        let tree = stage.show(layer)
        _ = tree.render()
        LayerCounters.reset()
        stage.pass(0.5)
        _ = tree.render()
        #expect(LayerCounters.current.contents == 0 && stage.context.displayLinks.wantsFrames == false)
        player.play()
        _ = tree.render()
        #expect(stage.context.displayLinks.wantsFrames)
        LayerCounters.reset()
        var frames = 0
        for _ in 0..<18 {
            stage.pass(1.0 / 60)
            if tree.needsFrame { frames += 1 }
            _ = tree.render()
        }
        // 0.3 seconds: six other pictures in 18 frames.
        #expect(frames == 6 && LayerCounters.current.contents == 6)
        // Hidden it is not looked at, and seen again it goes on.
        #expect(player.isMoving)
        hide(layer, true)
        _ = tree.render()
        stage.act { player.seek(to: .zero) }
        stage.pass(0.06)
        _ = tree.render()
        #expect(stage.context.displayLinks.wantsFrames == false)
        LayerCounters.reset()
        stage.pass(0.16)
        _ = tree.render()
        #expect(LayerCounters.current.contents == 0)
        hide(layer, false)
        #expect(tree.color(32, 32) == "green" || tree.color(32, 32) == "red")
        stage.pass(1.0 / 60)
        #expect(tree.color(32, 32) == "green")
        // Once it stands still nothing asks for frames.
        stage.pass(0.3)
        _ = tree.render()
        stage.pass(0.1)
        #expect(player.rate == 0 && stage.context.displayLinks.wantsFrames == false)
    }

    @Test("Two layers show one player, and a layer that goes leaves nothing")
    func several() {
        let player = player()
        let first = AVPlayerLayer(player: player), tree = stage.show(first)
        weak var weak: AVPlayerLayer?
        do {
            let second = AVPlayerLayer(player: player), other = stage.show(second)
            #expect(tree.color(32, 32) == "red" && other.color(32, 32) == "red")
            weak = second
            second.removeFromSuperlayer()
            stage.forgetLast()
            withExtendedLifetime(other) {}
        }
        #expect(weak == nil)
        player.play()
        stage.pass(0.3)
        _ = tree.render()
        stage.pass(0.05)
        #expect(tree.color(32, 32) == "green" && player.layers.count { $0.layer != nil } == 1)
    }

    @Test("Another item shows its own picture")
    func replacing() {
        let player = player()
        let layer = AVPlayerLayer(player: player)
        let tree = stage.show(layer)
        stage.act { player.seek(to: CMTime(value: 3, timescale: 10)) }
        #expect(tree.color(32, 32) == "green")
        stage.act { player.replaceCurrentItem(with: AVPlayerItem(url: Clips.video!)) }
        #expect(tree.color(32, 32) == "red" && layer.isReadyForDisplay)
        stage.act { player.replaceCurrentItem(with: nil) }
        #expect(tree.color(32, 32) == "clear" && !layer.isReadyForDisplay)
    }
}
