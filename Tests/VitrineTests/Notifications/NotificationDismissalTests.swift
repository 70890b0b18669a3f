import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// The card is from y = 52 to 116, and 64 points high.
@MainActor
@Suite("Dismissing notifications", .serialized)
struct NotificationDismissalTests {
    private func shown(timeout: TimeInterval? = 4.5) throws -> NotificationFixture {
        let fixture = try NotificationFixture(timeout: timeout)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        return fixture
    }

    private let middle = CGPoint(x: 187, y: 84)

    private func above(_ points: CGFloat) -> CGPoint { CGPoint(x: middle.x, y: middle.y - points) }

    @Test("A card follows the finger up, and past half of its height it leaves and clears the binding once")
    func swipe() throws {
        let fixture = try shown()
        let host = fixture.host
        host.touchDown(at: middle)
        host.moveTouch(from: middle, to: above(20), duration: 0.5)
        host.layout()
        #expect(fixture.cards == ["Apple 32.0"])
        host.moveTouch(from: above(20), to: above(40), duration: 0.5)
        host.layout()
        #expect(fixture.cards == ["Apple 12.0"])
        host.advance(by: 0.2)
        host.touchUp(at: above(40))
        #expect(fixture.manager.current == nil)
        #expect(fixture.manager.clearings == 1)
        #expect(host.settle())
        #expect(fixture.cards == [])
        host.advance(by: 10)
        #expect(fixture.manager.clearings == 1)
    }

    @Test("Let go of before half of its height, a card springs back and stays")
    func springsBack() throws {
        let fixture = try shown()
        fixture.host.drag(from: middle, to: above(25), duration: 0.5)
        #expect(fixture.cards == ["Apple 27.0"])
        fixture.host.advance(by: 0.5)
        #expect(fixture.cards == ["Apple 52.0"])
        #expect(fixture.manager.current as? Fruit == .apple)
    }

    @Test("A fling upwards throws a card off however short it is, at the speed of the finger")
    func fling() throws {
        let fixture = try shown()
        fixture.host.fling(from: middle, to: above(24), duration: 0.04)
        #expect(fixture.manager.current == nil)
        // 92 points to go at 600 a second; a card that is not thrown takes 0.3 s.
        fixture.host.advance(by: 0.18)
        #expect(fixture.cards == [])
    }

    @Test("Pulled down, a card gives way ever less, and springs back")
    func rubberBand() throws {
        let fixture = try shown()
        let host = fixture.host
        let below = CGPoint(x: middle.x, y: middle.y + 64)
        host.touchDown(at: middle)
        host.moveTouch(from: middle, to: below, duration: 0.5)
        host.layout()
        // (1 − 1 / (64 · 0.55 / 64 + 1)) · 64 = 22.7
        #expect(fixture.cards == ["Apple 74.7"])
        host.advance(by: 0.2)
        host.touchUp(at: below)
        host.advance(by: 0.5)
        #expect(fixture.cards == ["Apple 52.0"])
        #expect(fixture.manager.current as? Fruit == .apple)
    }

    @Test("A finger catches a card on its way in")
    func caught() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.15)
        let flying = fixture.cards
        #expect(flying != ["Apple 52.0"])
        fixture.host.touchDown(at: middle)
        fixture.host.touchMove(to: above(10))
        fixture.host.layout()
        let caught = fixture.cards
        fixture.host.advance(by: 1)
        #expect(fixture.cards == caught, "it stays with the finger")
        fixture.host.touchUp(at: above(10))
        fixture.host.advance(by: 1)
        #expect(fixture.cards == ["Apple 52.0"])
    }

    @Test("After its time a card leaves by itself and clears the binding once")
    func timeOut() throws {
        let fixture = try NotificationFixture(timeout: 3)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 2.9)
        #expect(fixture.manager.current as? Fruit == .apple)
        fixture.host.advance(by: 0.2)
        #expect(fixture.manager.current == nil)
        #expect(fixture.manager.clearings == 1)
        fixture.host.advance(by: 0.4)
        #expect(fixture.cards == [])
    }

    @Test("Time stands still while a card is touched")
    func timeOutWhileTouched() throws {
        let fixture = try shown(timeout: 3)
        fixture.host.advance(by: 1.5)
        fixture.host.touchDown(at: middle)
        fixture.host.advance(by: 60)
        #expect(fixture.manager.current as? Fruit == .apple)
        fixture.host.touchUp(at: middle)
        fixture.host.advance(by: 0.9)
        #expect(fixture.manager.current as? Fruit == .apple)
        fixture.host.advance(by: 0.2)
        #expect(fixture.manager.current == nil)
    }

    @Test("Without a time-out a card stays, and an idle screen asks for no frames")
    func noTimeOut() throws {
        let fixture = try shown(timeout: nil)
        #expect(fixture.host.settle())
        let frames = fixture.host.frameCount
        fixture.host.advance(by: 600)
        #expect(fixture.manager.current as? Fruit == .apple)
        #expect(fixture.host.frameCount == frames)
    }

    @Test("Waiting for the time-out asks for no frames")
    func quietWait() throws {
        let fixture = try shown(timeout: 100)
        #expect(fixture.host.settle())
        let frames = fixture.host.frameCount
        fixture.host.advance(by: 90)
        #expect(fixture.host.frameCount == frames)
    }

    @Test("Escape dismisses a card, before what is behind it hears of the key")
    func escape() throws {
        final class Back: UIViewController {
            var escapes = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if presses.contains(where: { $0.type == .menu }) { escapes += 1 }
                super.pressesBegan(presses, with: event)
            }
        }
        struct Wrapper: UIViewControllerRepresentable {
            let controller: Back
            func makeUIViewController(context: Context) -> Back { controller }
            func updateUIViewController(_ controller: Back, context: Context) {}
        }
        let back = Back()
        back.view.backgroundColor = .white
        let fixture = try NotificationFixture {
            VStack {
                Button("Focused") {}
                Wrapper(controller: back)
            }
            .notification(for: Fruit.self) { FruitNote(fruit: $0) }
        }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        fixture.host.press(.menu)
        #expect(fixture.manager.current == nil)
        #expect(fixture.manager.clearings == 1)
        #expect(back.escapes == 0)
        fixture.host.settle()
        #expect(fixture.cards == [])
        #expect(fixture.host.window.gestureRecognizers ?? [] == [], "nothing is left that takes the key")
    }

    @Test("Escape dismisses the notifications of two containers one after the other")
    func twoContainers() throws {
        struct Screen: View {
            @State var first: Fruit? = .apple
            @State var second: Fruit? = .banana
            var body: some View {
                VStack {
                    ForEach([$first, $second], id: \.wrappedValue?.name) { fruit in
                        NotificationView(fruit) {
                            Text("Content").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                        }
                    }
                }
            }
        }
        let host = TestHost(Screen())
        host.advance(by: 0.6)
        func banners(in controller: UIViewController) -> Int {
            let own = (controller as? NotificationViewController)?.banner == nil ? 0 : 1
            return controller.children.map(banners).reduce(own, +)
        }
        #expect(banners(in: host.rootViewController) == 2)
        host.press(.menu)
        host.advance(by: 0.4)
        #expect(banners(in: host.rootViewController) == 1)
        host.press(.menu)
        host.advance(by: 0.4)
        #expect(banners(in: host.rootViewController) == 0)
    }

    @Test("Dismissing an old notification never clears a newer one that was set in the same moment")
    func newerStays() throws {
        let fixture = try NotificationFixture(timeout: 1)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        fixture.manager.current = Fruit.banana
        // The view has not seen the banana yet.
        fixture.controller.dismissBanner()
        #expect(fixture.manager.current as? Fruit == .banana)
        fixture.host.advance(by: 0.5)
        #expect(fixture.cards == ["Banana 52.0"])
    }

    @Test("An equal value set right after a dismissal is shown again")
    func sameAgain() throws {
        let fixture = try shown()
        fixture.host.press(.menu)
        fixture.manager.current = Fruit.apple
        fixture.host.advance(by: 1)
        #expect(fixture.cards == ["Apple 52.0"])
    }

    @Test("A binding that cannot be cleared shows a dismissed value no second time")
    func constantBinding() throws {
        struct Screen: View {
            @ObservedObject var switches: Switches
            var body: some View {
                NotificationView(.constant(Fruit.apple)) {
                    Text("\(switches.isOn)").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                }
            }
        }
        let switches = Switches()
        let host = TestHost(Screen(switches: switches), safeArea: NotificationFixture.safeArea)
        host.advance(by: 0.5)
        let controller = try #require(NotificationFixture.find(in: host.rootViewController))
        #expect(controller.banner != nil)
        controller.dismissBanner()
        host.advance(by: 1)
        switches.isOn = true
        host.advance(by: 1)
        #expect(controller.banner == nil)
        #expect(controller.leaving.isEmpty)
    }
}
