import Testing
import VitrineSupport
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// A view's part in a registry, without the view.
@MainActor
private final class Owner {
    let name: String
    let depth: Int
    let registration = TypedNotificationRegistration<Fruit, Text>()

    init(_ name: String, depth: Int) {
        self.name = name
        self.depth = depth
        registration.update(environment: EnvironmentValues(), revision: .init()) {
            Text("\(name): \($0.name)")
        }
    }

    func appear(in registry: NotificationRegistry) {
        registration.register(in: NotificationScope(registry: registry, depth: depth))
    }

    func disappear() { registration.cancel() }
}

/// Article A3's registry: by the type's name, and whoever leaves removes what is there.
@MainActor
private final class NaiveRegistry {
    private var storage = [String: (Any) -> AnyView]()

    func register<T, Content: View>(for type: T.Type, content: @escaping (T) -> Content) {
        storage[String(reflecting: type)] = { AnyView(content($0 as! T)) }
    }

    func unregister<T>(_ type: T.Type) { storage[String(reflecting: type)] = nil }

    func view(for value: Any) -> AnyView? { storage[String(reflecting: Swift.type(of: value))]?(value) }
}

private func permutations<T>(_ items: [T]) -> [[T]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[T]] in
        var rest = items
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}

@MainActor
@Suite("The registry of notifications", .serialized)
struct NotificationRegistryTests {
    @Test(
        "Where the article's registry loses the newcomer's content to the screen that leaves, ours keeps it")
    func newcomerStays() {
        // The incoming screen appears before the outgoing one disappears.
        let naive = NaiveRegistry()
        naive.register(for: Fruit.self) { Text("old \($0.name)") }
        naive.register(for: Fruit.self) { Text("new \($0.name)") }
        naive.unregister(Fruit.self)
        #expect(naive.view(for: Fruit.apple) == nil)

        let registry = NotificationRegistry()
        let (old, new) = (Owner("old", depth: 0), Owner("new", depth: 0))
        old.appear(in: registry)
        new.appear(in: registry)
        old.disappear()
        #expect(registry.registration(for: Fruit.apple) === new.registration)
        // And back: the outer content is there again, where the article's is gone.
        old.appear(in: registry)
        old.disappear()
        new.disappear()
        #expect(registry.registration(for: Fruit.apple) == nil)
    }

    @Test(
        "Of three nested owners the innermost that is on screen is used, whatever order they come and go in")
    func nestedOwners() {
        for arrivals in permutations([0, 1, 2]) {
            for departures in permutations([0, 1, 2]) {
                let registry = NotificationRegistry()
                let owners = [Owner("outer", depth: 0), Owner("middle", depth: 1), Owner("inner", depth: 2)]
                var present: Set<Int> = []
                func check(_ what: String) {
                    let used = registry.registration(for: Fruit.apple)
                    let expected = present.max().map { owners[$0].registration }
                    #expect(used === expected, "\(arrivals) \(departures): \(what)")
                }
                for index in arrivals {
                    owners[index].appear(in: registry)
                    present.insert(index)
                    check("after \(owners[index].name) came")
                }
                for index in departures {
                    owners[index].disappear()
                    present.remove(index)
                    check("after \(owners[index].name) went")
                }
            }
        }
    }

    @Test("Of three screens that follow each other the newest on screen is used, in every interleaving")
    func screensInTurn() {
        // Six events, each owner's arrival before its departure: 90 interleavings.
        var runs = 0
        for events in Set(permutations([0, 0, 1, 1, 2, 2])) {
            runs += 1
            let registry = NotificationRegistry()
            let owners = (0..<3).map { Owner("\($0)", depth: 0) }
            var present: [Int] = []
            for index in events {
                if present.contains(index) {
                    owners[index].disappear()
                    present.removeAll { $0 == index }
                } else {
                    owners[index].appear(in: registry)
                    present.append(index)
                }
                let expected = present.last.map { owners[$0].registration }
                #expect(registry.registration(for: Fruit.apple) === expected, "\(events)")
            }
        }
        #expect(runs == 90)
    }

    @Test("An owner that goes without a word takes its registration along")
    func ownersAreWeak() {
        let registry = NotificationRegistry()
        var owner: Owner? = Owner("forgotten", depth: 0)
        owner?.appear(in: registry)
        #expect(registry.registration(for: Fruit.apple) != nil)
        owner = nil
        #expect(registry.registration(for: Fruit.apple) == nil)
        #expect(registry.registeredTypes == [])
    }

    @Test("A value is looked up by its own type, out of optionals and existentials")
    func dynamicTypes() {
        class Food {}
        final class Bread: Food {}
        final class Cheese: Food {}
        func registration<T>(_ type: T.Type, in registry: NotificationRegistry) -> NotificationRegistration {
            let made = TypedNotificationRegistration<T, EmptyView>()
            made.update(environment: EnvironmentValues(), revision: .init()) { _ in EmptyView() }
            made.register(in: NotificationScope(registry: registry))
            return made
        }
        let registry = NotificationRegistry()
        let food = registration(Food.self, in: registry)
        let bread = registration(Bread.self, in: registry)
        let fruit = registration(Fruit.self, in: registry)
        let error = registration((any Error).self, in: registry)

        #expect(registry.registration(for: Bread()) === bread)
        #expect(registry.registration(for: Cheese()) === food, "a subclass without a registration of its own")
        #expect(registry.registration(for: CancellationError()) === error, "a protocol that it conforms to")
        #expect(registry.registration(for: 1) == nil)
        let nested: Any? = Optional<Any>.some(Optional<Fruit>.some(.apple) as Any)
        #expect(NotificationValue.unwrapped(nested).flatMap(registry.registration) === fruit)
        #expect(
            NotificationValue.unwrapped(AnyHashable(Fruit.apple)).flatMap(registry.registration) === fruit)
        #expect(NotificationValue.unwrapped(Optional<Any>.some(Optional<Fruit>.none as Any)) == nil)
    }

    @Test("Registering and taking back evaluate no body, touch no node and start no layout")
    func quietRegistering() throws {
        let fixture = try NotificationFixture()
        let late = Owner("late", depth: 3)
        GraphCounters.reset()
        late.appear(in: fixture.controller.registry)
        fixture.host.layout()
        late.disappear()
        fixture.host.layout()
        #expect(GraphCounters.current.bodies == 0)
        #expect(GraphCounters.current.nodesUpdated == 0)
        #expect(GraphCounters.current.layouts == 0)
    }

    @Test("Content follows the view that registered it, without a loop")
    func currentContent() throws {
        final class Model: ObservableObject { @Published var count = 0 }
        struct Note: View {
            let text: String
            var body: some View { Text(text) }
        }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("\(model.count)").notification(for: Fruit.self) {
                    Note(text: "\($0.name) \(model.count)")
                }
            }
        }
        let model = Model()
        let fixture = try NotificationFixture { Screen(model: model) }
        model.count = 1
        fixture.host.settle()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["Apple 1"])
        GraphCounters.reset()
        model.count = 2
        #expect(fixture.host.settle())
        #expect(fixture.texts == ["Apple 2"], "the card on the screen too")
        #expect(GraphCounters.current.bodies(of: Screen.self) == 1)
        #expect(GraphCounters.current.bodies(of: Note.self) == 1)
    }

    @Test("State that only the content reads updates the card on the screen")
    func stateOfContent() throws {
        struct Screen: View {
            @State private var likes = 0
            let buttons: Buttons
            var body: some View {
                let _ = buttons.like = { likes += 1 }
                Text("Fruits").notification(for: Fruit.self) { Text("\($0.name) \(likes)") }
            }
        }
        final class Buttons { var like: () -> Void = {} }
        let buttons = Buttons()
        let fixture = try NotificationFixture { Screen(buttons: buttons) }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["Apple 0"])
        buttons.like()
        fixture.host.layout()
        #expect(fixture.texts == ["Apple 1"])
    }

    @Test("Content sees the environment of the view that registered it")
    func environment() throws {
        struct Note: View {
            @EnvironmentObject var switches: Switches
            @Environment(\.font) var font
            var body: some View { Text("\(switches.isOn) \(font == .title ? "title" : "other")") }
        }
        let switches = Switches()
        let fixture = try NotificationFixture {
            Text("Fruits").notification(for: Fruit.self) { _ in Note() }.font(.title)
                .environmentObject(switches)
        }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["false title"])
        switches.isOn = true
        fixture.host.layout()
        #expect(fixture.texts == ["true title"])
    }

    @Test("Two registrations for one type on one view: the first is used, and one message says so")
    func twoInOneView() throws {
        let log = IssueLog()
        let fixture = try NotificationFixture {
            Text("Fruits")
                .notification(for: Fruit.self) { Text("first \($0.name)") }
                .padding()
                .notification(for: Fruit.self) { Text("second \($0.name)") }
        }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        #expect(fixture.texts == ["first Apple"])
        #expect(
            log.lines == [
                "A view has two notification(for: Fruit.self), and the first, the inner one, is used; remove the other."
            ])
    }

    @Test("A registration outside of a container is reported")
    func outside() {
        let log = IssueLog()
        let host = TestHost(Text("alone").notification(for: Fruit.self) { Text($0.name) })
        host.settle()
        #expect(
            log.lines == [
                "notification(for: Fruit.self) is outside of a NotificationView, and nothing will show its "
                    + "notifications; put NotificationView around the view that has it."
            ])
    }

    @Test(
        "A value of a type that nobody registered is reported once with the types that are, and waits for its own"
    )
    func unregistered() throws {
        struct Late: View {
            @ObservedObject var switches: Switches
            var body: some View {
                VStack {
                    Text("Fruits").notification(for: Fruit.self) { Text($0.name) }
                    if switches.isOn { Text("Messages").notification(for: Message.self) { Text($0.text) } }
                }
            }
        }
        let log = IssueLog()
        let switches = Switches()
        let fixture = try NotificationFixture { Late(switches: switches) }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        fixture.set(Message(text: "Hello"))
        fixture.host.advance(by: 60)
        fixture.set(Message(text: "Hello again"))
        fixture.host.advance(by: 60)
        #expect(
            log.lines == [
                "No notification(for:) is registered for VitrineTests.Message; registered are VitrineTests.Fruit. "
                    + "The value waits until its type is."
            ])
        #expect(fixture.cards == [])
        #expect(fixture.manager.current as? Message == Message(text: "Hello again"))
        switches.isOn = true
        fixture.host.advance(by: 1)
        #expect(fixture.texts == ["Hello again"])
        #expect(log.lines.count == 1)
    }

    @Test("A value that comes together with the screen that registers it is shown, and nothing is reported")
    func together() throws {
        struct Late: View {
            @ObservedObject var switches: Switches
            var body: some View {
                VStack {
                    if switches.isOn { Text("Fruits").notification(for: Fruit.self) { Text($0.name) } }
                }
            }
        }
        let log = IssueLog()
        let switches = Switches()
        let fixture = try NotificationFixture { Late(switches: switches) }
        fixture.manager.current = Fruit.apple
        switches.isOn = true
        fixture.host.advance(by: 1)
        #expect(fixture.cards == ["Apple 52.0"])
        #expect(log.lines == [])
    }
}

@MainActor
final class Switches: ObservableObject {
    @Published var isOn = false
}

/// What is reported about notifications from its making on.
@MainActor
struct IssueLog {
    private let count = ReportLog.current.count

    init() { ReportLog.current.forgetKeys() }

    var lines: [String] {
        ReportLog.current.sentences(after: count).map { String($0.dropFirst("NotificationView: ".count)) }
    }
}
