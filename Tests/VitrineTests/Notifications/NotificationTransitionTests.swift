import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineUIKit

@MainActor
@Suite("Transitions of notifications", .serialized)
struct NotificationTransitionTests {
    /// The cards now, and then every 0.05 s.
    private func film(_ fixture: NotificationFixture, frames: Int) -> [String] {
        var film = [fixture.cards.joined(separator: ", ")]
        for _ in 1..<frames {
            fixture.host.advance(by: 0.05)
            film.append(fixture.cards.joined(separator: ", "))
        }
        return film
    }

    @Test("A card comes in with a spring of 0.4 s and goes out upwards in 0.3 s")
    func undisturbed() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        #expect(
            film(fixture, frames: 10) == [
                "Apple -96.0", "Apple -45.4", "Apple 12.1", "Apple 40.7", "Apple 50.5", "Apple 52.7",
                "Apple 52.6", "Apple 52.3", "Apple 52.0", "Apple 52.0",
            ])
        fixture.set(nil)
        #expect(
            film(fixture, frames: 7) == [
                "Apple 52.0", "Apple 45.4", "Apple 28.9", "Apple 5.3", "Apple -23.7", "Apple -57.5", "",
            ])
    }

    @Test(
        "Interrupted at 0.2 and at 0.7 of its way in, a card goes back from where it is",
        arguments: [0.2, 0.7])
    func interruptedEntry(_ share: Double) throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.4 * share)
        fixture.set(nil)
        #expect(fixture.controller.banner == nil)
        let film = film(fixture, frames: 8)
        #expect(
            film
                == (share < 0.5
                    ? ["Apple -7.5", "Apple -72.3", "", "", "", "", "", ""]
                    : [
                        "Apple 52.7", "Apple 52.3", "Apple 48.0", "Apple 32.3", "Apple -7.5", "Apple -72.3",
                        "",
                        "",
                    ]))
    }

    @Test(
        "Interrupted at 0.2 and at 0.7 of its way out, a card comes back from where it is",
        arguments: [0.2, 0.7])
    func interruptedExit(_ share: Double) throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        fixture.set(nil)
        fixture.host.advance(by: 0.3 * share)
        let view = fixture.controller.leaving.first
        fixture.set(Fruit.apple)
        #expect(fixture.controller.banner === view)
        let film = film(fixture, frames: 6)
        #expect(
            film
                == (share < 0.5
                    ? ["Apple 42.8", "Apple 51.7", "Apple 52.0", "Apple 52.0", "Apple 52.0", "Apple 52.0"]
                    : ["Apple -30.1", "Apple -0.1", "Apple 24.7", "Apple 42.8", "Apple 51.7", "Apple 52.0"]))
        #expect(fixture.manager.current as? Fruit == .apple)
    }

    @Test(
        "Replaced at 0.2 and at 0.7 of its way in, a card fades where it is under the new one",
        arguments: [0.2, 0.7])
    func replacedEntry(_ share: Double) throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.4 * share)
        fixture.set(Fruit.banana)
        let film = film(fixture, frames: 9)
        #expect(
            film
                == (share < 0.5
                    ? [
                        "Apple -7.5, Banana -96.0", "Apple -4.7 0.96, Banana -45.4",
                        "Apple 2.3 0.84, Banana 12.1", "Apple 12.3 0.68, Banana 40.7",
                        "Apple 24.6 0.49, Banana 50.5", "Apple 38.9 0.26, Banana 52.7", "Banana 52.6",
                        "Banana 52.3", "Banana 52.0",
                    ]
                    : [
                        "Apple 52.7, Banana -96.0", "Apple 52.8 0.96, Banana -45.4",
                        "Apple 53.1 0.84, Banana 12.1", "Apple 53.5 0.68, Banana 40.7",
                        "Apple 54.0 0.49, Banana 50.5", "Apple 54.6 0.26, Banana 52.7", "Banana 52.6",
                        "Banana 52.3", "Banana 52.0",
                    ]))
    }

    @Test("Turned round again and again, a card ends where the last value says", arguments: 1...6)
    func turnedOften(_ turns: Int) throws {
        let fixture = try NotificationFixture()
        for turn in 1...turns {
            fixture.set(turn % 2 == 1 ? Fruit.apple : nil)
            fixture.host.advance(by: 0.11)
        }
        fixture.host.advance(by: 1)
        #expect(fixture.cards == (turns % 2 == 1 ? ["Apple 52.0"] : []))
        #expect(fixture.controller.children.count == (turns % 2 == 1 ? 2 : 1))
    }

    @Test("Of many values set during transitions the newest wins, and no card is stuck")
    func newestWins() throws {
        let fixture = try NotificationFixture()
        let values: [Fruit?] = [.apple, .banana, nil, .apple, .cherry, .banana, .apple, nil, .cherry]
        for (index, value) in values.enumerated() {
            fixture.set(value)
            fixture.host.advance(by: 0.03 * Double(index % 4))
        }
        #expect(fixture.manager.current as? Fruit == .cherry)
        fixture.host.advance(by: 0.5)
        #expect(fixture.cards == ["Cherry 52.0"])
        #expect(fixture.controller.leaving.isEmpty)
        #expect(fixture.controller.children.count == 2)
        fixture.host.advance(by: 5)
        #expect(fixture.cards == [])
        #expect(fixture.controller.children.count == 1)
    }

    @Test("A value set while a finger holds the card takes its place")
    func replacedUnderFinger() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        let start = CGPoint(x: 187, y: 84)
        fixture.host.touchDown(at: start)
        fixture.host.moveTouch(from: start, to: CGPoint(x: 187, y: 60), duration: 0.2)
        fixture.set(Fruit.banana)
        fixture.host.moveTouch(from: CGPoint(x: 187, y: 60), to: CGPoint(x: 187, y: 10), duration: 0.1)
        fixture.host.touchUp(at: CGPoint(x: 187, y: 10))
        fixture.host.advance(by: 1)
        #expect(fixture.cards == ["Banana 52.0"])
        #expect(fixture.manager.current as? Fruit == .banana)
        #expect(fixture.manager.clearings == 0)
    }

    @Test("A card that was let go of by a finger and sent away at once comes back from where it is")
    func turnedAfterDrag() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        let start = CGPoint(x: 187, y: 84)
        fixture.host.touchDown(at: start)
        fixture.host.moveTouch(from: start, to: CGPoint(x: 187, y: 64), duration: 0.2)
        fixture.set(nil)
        fixture.host.touchUp(at: CGPoint(x: 187, y: 64))
        #expect(fixture.cards == ["Apple 32.0"])
        fixture.host.advance(by: 0.1)
        let before = fixture.cards
        fixture.set(Fruit.apple)
        #expect(fixture.cards == before)
        fixture.host.advance(by: 0.5)
        #expect(fixture.cards == ["Apple 52.0"])
    }

    @Test("A transaction without animations shows, replaces and removes at once")
    func unanimated() throws {
        let fixture = try NotificationFixture()
        var transaction = Transaction()
        transaction.disablesAnimations = true
        for value in [Fruit.apple, Fruit.banana] {
            withTransaction(transaction) { fixture.manager.current = value }
            fixture.host.layout()
            #expect(fixture.cards == ["\(value.name) 52.0"])
        }
        withTransaction(transaction) { fixture.manager.current = nil }
        fixture.host.layout()
        #expect(fixture.cards == [])
    }

    @Test("A container that leaves the screen during a transition leaves nothing that runs")
    func removedContainer() throws {
        struct Screen: View {
            @ObservedObject var switches: Switches
            @ObservedObject var manager: NotificationManager
            var body: some View {
                if !switches.isOn {
                    NotificationView($manager.current) {
                        Text("Content").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                    }
                }
            }
        }
        let (switches, manager) = (Switches(), NotificationManager())
        let host = TestHost(Screen(switches: switches, manager: manager))
        manager.current = Fruit.apple
        host.advance(by: 0.1)
        let controller = { [weak found = NotificationFixture.find(in: host.rootViewController)] in found }
        #expect(controller()?.banner != nil)
        switches.isOn = true
        host.advance(by: 10)
        #expect(controller() == nil)
        #expect(manager.current as? Fruit == .apple, "nobody saw it")
        #expect(host.window.gestureRecognizers ?? [] == [])
    }
}
