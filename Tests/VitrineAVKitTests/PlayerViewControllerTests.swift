import Foundation
import Glibc
import Testing
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineAVKit

/// A sound to play.
enum Clip {
    private static let folder: URL = {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tones-\(getpid())", isDirectory: true)
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(at: Clip.folder) }
        return url
    }()
    static let canPlay = dlopen("libgstreamer-1.0.so.0", RTLD_NOW) != nil

    /// A tone of some seconds, written once.
    static func sound(seconds: Int) -> URL {
        let url = folder.appendingPathComponent("\(seconds).wav")
        guard !FileManager.default.fileExists(atPath: url.path) else { return url }
        let count = seconds * 8000
        var data = Data("RIFF".utf8)
        func add<Number: FixedWidthInteger>(_ numbers: Number...) {
            for number in numbers { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
        }
        add(UInt32(36 + count))
        data.append(contentsOf: Array("WAVEfmt ".utf8))
        add(UInt32(16))
        add(UInt16(1), UInt16(1))
        add(UInt32(8000), UInt32(8000))
        add(UInt16(1), UInt16(8))
        data.append(contentsOf: Array("data".utf8))
        add(UInt32(count))
        data.append(Data(repeating: 128, count: count))
        try! data.write(to: url)
        return url
    }
}

@MainActor
@Suite("A controller that plays", .enabled(if: Clip.canPlay), .serialized)
struct PlayerViewControllerTests {
    private func host(
        _ device: TestHost.Device = .iPhone, _ url: URL = Clip.sound(seconds: 75),
        _ change: (AVPlayerViewController) -> Void = { _ in }
    ) -> (AVPlayerViewController, TestHost) {
        let controller = AVPlayerViewController()
        change(controller)
        let host = TestHost(controller, device: device)
        controller.player = AVPlayer(url: url)
        host.settle()
        return (controller, host)
    }

    @Test("Defaults")
    func defaults() {
        let controller = AVPlayerViewController()
        #expect(
            controller.showsPlaybackControls && controller.videoGravity == .resizeAspect
                && controller.player == nil)
        #expect(!controller.isReadyForDisplay && !controller.requiresLinearPlayback)
        #expect(controller.modalPresentationStyle == .fullScreen && controller.contentOverlayView != nil)
        #expect(AVPictureInPictureController.isPictureInPictureSupported() == false)
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
    }

    @Test("Buttons start, skip, mute and stop")
    func buttons() throws {
        let (controller, host) = host()
        let player = try #require(controller.player)
        #expect(player.status == .readyToPlay)
        host.find(label: "Play").tap()
        #expect(player.rate == 1)
        host.advance(by: 2)
        host.find(label: "Skip Forward 10 Seconds").tap()
        host.advance(by: 0.1)
        #expect((12...12.4).contains(player.currentTime().seconds))
        host.find(label: "Skip Backward 10 Seconds").tap()
        host.advance(by: 0.1)
        #expect((2...2.8).contains(player.currentTime().seconds))
        host.find(label: "Mute").tap()
        #expect(player.isMuted)
        host.find(label: "Unmute").tap()
        #expect(!player.isMuted)
        host.find(label: "Pause").tap()
        #expect(player.rate == 0)
        #expect(host.find(label: "Close").exists == false)
    }

    @Test("Times go on, and the line moves to others")
    func times() throws {
        let (controller, host) = host()
        let player = try #require(controller.player)
        host.expect(host.find(text: "0:00"))
        host.expect(host.find(text: "-1:15"))
        player.play()
        host.advance(by: 2.1)
        host.expect(host.find(text: "0:02"))
        let line = host.find(label: "Track position")
        #expect(line.value == "2 seconds of 1 minute, 15 seconds")
        line.adjust(up: true)
        host.advance(by: 0.1)
        #expect((12...12.5).contains(player.currentTime().seconds))
        player.pause()
        let frame = line.frame
        host.tap(at: CGPoint(x: frame.minX + frame.width / 2, y: frame.midY))
        host.advance(by: 0.2)
        #expect((36...39).contains(player.currentTime().seconds))
        host.drag(
            from: CGPoint(x: frame.minX + frame.width / 2, y: frame.midY),
            to: CGPoint(x: frame.maxX + 50, y: frame.midY))
        host.advance(by: 0.2)
        #expect(player.currentTime().seconds == 75)
        // Played again it begins again.
        host.find(label: "Play").tap()
        host.advance(by: 0.2)
        #expect(player.rate == 1 && player.currentTime().seconds < 1)
    }

    @Test("Controls go while it plays, and come with a tap")
    func hiding() throws {
        let (controller, host) = host()
        let play = host.find(label: "Play")
        #expect(play.isVisible)
        host.advance(by: 10)
        #expect(play.isVisible)
        controller.player?.play()
        host.advance(by: 7)
        #expect(!host.find(label: "Pause").isVisible)
        host.tap(at: CGPoint(x: 100, y: 200))
        host.advance(by: 0.5)
        #expect(host.find(label: "Pause").isVisible)
        host.tap(at: CGPoint(x: 100, y: 200))
        host.advance(by: 0.5)
        #expect(!host.find(label: "Pause").isVisible)
        controller.showsPlaybackControls = false
        host.tap(at: CGPoint(x: 100, y: 200))
        host.advance(by: 0.5)
        #expect(!host.find(label: "Pause").isVisible)
    }

    @Test("Nothing is done while it stands still, or its controls are away")
    func cost() throws {
        let (controller, host) = host()
        host.advance(by: 1)
        let before = host.frameCount
        host.advance(by: 5)
        #expect(host.frameCount == before)
        controller.player?.play()
        host.advance(by: 7)
        let hidden = host.frameCount
        host.advance(by: 2)
        // Sound alone: there is nothing to be seen. The frames that are left are the display link's.
        #expect(host.frameCount - hidden <= 121)
    }

    @Test("Keys of a keyboard")
    func keys() throws {
        let (controller, host) = host()
        let player = try #require(controller.player)
        host.type(" ")
        #expect(player.rate == 1)
        host.advance(by: 1)
        host.press(.right)
        host.advance(by: 0.1)
        #expect((11...11.4).contains(player.currentTime().seconds))
        host.press(.left)
        host.advance(by: 0.1)
        #expect((1...1.6).contains(player.currentTime().seconds))
        host.press(.down)
        #expect(abs(player.volume - 0.9) < 1e-5)
        host.type("m")
        #expect(player.isMuted)
        host.press(.up)
        #expect(player.volume == 1 && !player.isMuted)
        host.type(" ")
        #expect(player.rate == 0)
    }

    @Test("Keys of a remote control")
    func remote() throws {
        let (controller, host) = host(.appleTV)
        let player = try #require(controller.player)
        host.press(.select)
        #expect(player.rate == 1)
        host.press(.right)
        host.advance(by: 0.1)
        #expect(player.currentTime().seconds >= 10)
        host.press(.playPause)
        #expect(player.rate == 0)
    }

    @Test("Presented it can be closed, and is silent then")
    func closing() throws {
        let root = UIViewController()
        let host = TestHost(root, device: .iPhone)
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: Clip.sound(seconds: 75))
        root.present(controller, animated: false)
        host.settle()
        controller.player?.play()
        host.advance(by: 0.5)
        host.find(label: "Close").tap()
        host.advance(by: 1)
        #expect(root.presentedViewController == nil && controller.player?.rate == 0)
    }

    @Test("What may only be played through cannot be moved")
    func linear() {
        let (controller, host) = host { $0.requiresLinearPlayback = true }
        #expect(
            !host.find(label: "Track position").isVisible
                && !host.find(label: "Skip Forward 10 Seconds").isVisible)
        host.press(.right)
        host.advance(by: 0.1)
        #expect(controller.player?.currentTime() == .zero)
    }

    @Test("What cannot be played says so")
    func failing() {
        let (controller, host) = host(.iPhone, URL(fileURLWithPath: "/nowhere.mp4"))
        #expect(controller.player?.currentItem?.status == .failed)
        #expect(host.find(label: "Play").isEnabled == false)
    }

    @Test("A controller that goes is gone")
    func leaving() {
        weak var weak: AVPlayerViewController?
        do {
            let (controller, host) = host()
            controller.player?.play()
            host.advance(by: 1)
            weak = controller
        }
        #expect(weak == nil)
    }
}

@MainActor
@Suite("A view that plays", .enabled(if: Clip.canPlay), .serialized)
struct VideoPlayerTests {
    @Test("It has the controller's controls, and a view of one's own below them")
    func player() {
        let player = AVPlayer(url: Clip.sound(seconds: 75))
        let host = TestHost(
            VideoPlayer(player: player) {
                VStack {
                    Text("Live")
                    Spacer()
                }
            }.frame(height: 300))
        host.settle()
        host.expect(host.find(text: "Live"))
        host.find(label: "Play").tap()
        #expect(player.rate == 1)
        let empty = TestHost(VideoPlayer(player: nil))
        #expect(empty.find(label: "Play").exists)
    }

    @Test("Times are written and spoken")
    func texts() {
        #expect(
            [0, 7.9, 65, 3723, -5].map { PlaybackText.time($0) } == [
                "0:00", "0:07", "1:05", "1:02:03", "-0:05",
            ])
        #expect(PlaybackText.time(.nan) == "--:--" && PlaybackText.rest(65) == "-1:05")
        #expect(
            PlaybackText.spoken(3661) == "1 hour, 1 minute, 1 second" && PlaybackText.spoken(0) == "0 seconds"
        )
    }
}
