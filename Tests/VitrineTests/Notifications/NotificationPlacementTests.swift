import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// In a window of 375×812 points whose safe area is from y = 44 to 778, so its middle is at (187.5, 411).
@MainActor
@Suite("Where notifications stand", .serialized)
struct NotificationPlacementTests {
    private struct Note: Equatable { var size = CGSize(width: 101, height: 60) }
    private struct Volume: Equatable {}

    private struct Screen: View {
        let manager: NotificationManager
        let placement: NotificationPlacement

        var body: some View {
            Observing(manager: manager, placement: placement)
        }
    }

    private struct Observing: View {
        @ObservedObject var manager: NotificationManager
        let placement: NotificationPlacement

        var body: some View {
            NotificationView($manager.current, placement: placement) {
                Color.white
                    .notification(for: Note.self) {
                        Color.red.frame(width: $0.size.width, height: $0.size.height)
                    }
                    .notification(for: Volume.self, placement: .headsUp) { _ in Text("Louder") }
            }
        }
    }

    private func shown(_ value: Any, _ placement: NotificationPlacement) throws -> (
        TestHost, NotificationManager, NotificationViewController
    ) {
        let manager = NotificationManager()
        let host = TestHost(
            Screen(manager: manager, placement: placement), safeArea: NotificationFixture.safeArea)
        host.settle()
        let controller = try #require(NotificationFixture.find(in: host.rootViewController))
        manager.current = value
        host.layout()
        return (host, manager, controller)
    }

    @Test(
        "A card is as large as its content and 12 points around, at the top, in the middle or at the bottom",
        arguments: [
            // 101 + 24 by 60 + 24; (375 − 125) / 2.
            (NotificationPlacement.top, CGRect(x: 125, y: 52, width: 125, height: 84)),
            (.center, CGRect(x: 125, y: 369, width: 125, height: 84)),
            (.bottom, CGRect(x: 125, y: 686, width: 125, height: 84)),
            // A square of 250 points, whatever is on it.
            (.headsUp, CGRect(x: 62, y: 286, width: 250, height: 250)),
            (
                NotificationPlacement(.top, size: CGSize(width: 300, height: 70)),
                CGRect(x: 37, y: 52, width: 300, height: 70)
            ),
            // What does not fit is smaller: 375 − 16 by 734 − 16.
            (
                NotificationPlacement(.center, size: CGSize(width: 900, height: 900)),
                CGRect(x: 8, y: 52, width: 359, height: 718)
            ),
        ])
    func places(_ placement: NotificationPlacement, _ frame: CGRect) throws {
        let (host, _, controller) = try shown(Note(), placement)
        host.advance(by: 0.6)
        #expect(controller.banner?.frame == frame)
        #expect(controller.banner?.alpha == 1)
    }

    @Test("A small note has a card of 64 points")
    func least() throws {
        let (_, _, controller) = try shown(Note(size: CGSize(width: 10, height: 10)), .top)
        #expect(controller.banner?.bounds.size == CGSize(width: 64, height: 64))
    }

    @Test("A type of notifications may have a place of its own")
    func ownPlace() throws {
        let (host, manager, controller) = try shown(Volume(), .bottom)
        host.advance(by: 0.6)
        #expect(controller.banner?.frame == CGRect(x: 62, y: 286, width: 250, height: 250))
        manager.current = Note()
        host.advance(by: 0.6)
        #expect(controller.banner?.frame == CGRect(x: 125, y: 686, width: 125, height: 84))
    }

    @Test("At the bottom a card comes from below, and is swiped down to where it came from")
    func bottom() throws {
        let (host, manager, controller) = try shown(Note(), .bottom)
        let banner = try #require(controller.banner)
        // 812 − 686 + 32 points of shadow.
        #expect(banner.layer.presentation()?.frame.minY == 844)
        host.advance(by: 0.6)
        #expect(banner.layer.presentation()?.frame.minY == 686)
        host.touchDown(at: CGPoint(x: 187, y: 728))
        host.moveTouch(from: CGPoint(x: 187, y: 728), to: CGPoint(x: 187, y: 748), duration: 0.5)
        host.layout()
        #expect(banner.transform.ty == 20)
        host.moveTouch(from: CGPoint(x: 187, y: 748), to: CGPoint(x: 187, y: 775), duration: 0.5)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 187, y: 775))
        #expect(manager.current == nil)
        host.settle()
        #expect(banner.superview == nil)
    }

    @Test("Pulled up from the bottom, a card gives way ever less, and springs back")
    func bottomPulled() throws {
        let (host, manager, controller) = try shown(Note(), .bottom)
        host.advance(by: 0.6)
        host.touchDown(at: CGPoint(x: 187, y: 728))
        host.moveTouch(from: CGPoint(x: 187, y: 728), to: CGPoint(x: 187, y: 644), duration: 0.5)
        host.layout()
        // (1 − 1 / (84 · 0.55 / 84 + 1)) · 84 = 29.8
        #expect(abs((controller.banner?.transform.ty ?? 0) + 29.8) < 0.05)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 187, y: 644))
        host.advance(by: 0.6)
        #expect(controller.banner?.transform == .identity)
        #expect(manager.current as? Note == Note())
    }

    @Test("In the middle a card fades in and out where it is, and a finger does not move it")
    func center() throws {
        let (host, manager, controller) = try shown(Note(), .center)
        let banner = try #require(controller.banner)
        #expect(banner.layer.presentation()?.opacity == 0)
        host.advance(by: 0.6)
        #expect(banner.layer.presentation()?.opacity == 1)
        host.fling(from: CGPoint(x: 187, y: 411), to: CGPoint(x: 187, y: 300), duration: 0.05)
        host.layout()
        #expect(banner.transform == .identity)
        #expect(manager.current as? Note == Note())
        manager.current = nil
        host.advance(by: 0.15)
        let half = try #require(banner.layer.presentation())
        #expect(half.opacity > 0 && half.opacity < 1)
        #expect(half.frame.midX == 187.5 && half.frame.midY == 411)
        host.settle()
        #expect(banner.superview == nil)
    }
}
