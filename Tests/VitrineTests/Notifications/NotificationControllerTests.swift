import Testing
import Vitrine
import VitrineSupport
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// What a UIKit program writes, with nothing but what is public in the container.
@MainActor
private final class FruitNoteController: UIViewController {
    let label = UILabel()

    init(_ fruit: Fruit) {
        super.init(nibName: nil, bundle: nil)
        label.text = fruit.name
        preferredContentSize = CGSize(width: 200, height: 50)
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label, constraints: [equal(\.leadingAnchor), equal(\.centerYAnchor)])
    }
}

@MainActor
@Suite("Notifications in a UIKit program", .serialized)
struct NotificationControllerTests {
    private let content = UIViewController()
    private let container: NotificationViewController
    private let host: TestHost

    init() {
        container = NotificationViewController(content: content)
        host = TestHost(container, safeArea: NotificationFixture.safeArea)
        host.settle()
    }

    private var cards: [CGRect] {
        container.view.subviews.filter { $0 !== content.view }.map(\.frame)
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }

    @Test("A registered controller is shown for a value, as large as it prefers to be, for 4.5 s")
    func registered() {
        var dismissed: [Fruit] = []
        container.onDismiss = { dismissed.append($0 as! Fruit) }
        container.registry.register(for: Fruit.self) { FruitNoteController($0) }
        container.showNotification(Fruit.apple)
        host.advance(by: 0.6)
        #expect(cards == [CGRect(x: 75, y: 52, width: 224, height: 74)])
        #expect(texts(in: container.view) == ["Apple"])
        #expect(container.notification as? Fruit == .apple)
        #expect(container.children.map { type(of: $0) == FruitNoteController.self } == [false, true])
        host.advance(by: 3.8)
        #expect(dismissed == [])
        host.advance(by: 0.5)
        #expect(dismissed == [.apple])
        #expect(cards == [])
        #expect(container.notification == nil)
        #expect(container.children == [content])
    }

    @Test("An equal value changes nothing; another one, and one that was dismissed, is shown")
    func values() {
        var made: [String] = []
        container.registry.register(for: Fruit.self) { fruit in
            made.append(fruit.name)
            return FruitNoteController(fruit)
        }
        container.showNotification(Fruit.apple)
        host.settle(timeout: 1)
        container.showNotification(Fruit.apple)
        container.showNotification(Fruit.banana)
        host.advance(by: 6)
        container.showNotification(Fruit.banana)
        host.advance(by: 1)
        #expect(made == ["Apple", "Banana", "Banana"])
        container.removeNotification(animated: false)
        #expect(cards == [])
    }

    @Test("A view can be registered, and be taken back by its type or by its registration")
    func views() throws {
        let first = container.registry.register(for: Fruit.self) { _ in Color.red.frame(width: 76, height: 76)
        }
        let second = container.registry.register(for: Fruit.self, placement: .headsUp) { fruit in
            if fruit == .apple { Text("An apple") } else { Text("No apple") }
        }
        container.showNotification(Fruit.apple, animated: false)
        #expect(cards == [CGRect(x: 62, y: 286, width: 250, height: 250)])
        container.removeNotification(animated: false)
        second.cancel()
        container.showNotification(Fruit.apple, animated: false)
        #expect(cards == [CGRect(x: 137, y: 52, width: 100, height: 100)])
        container.removeNotification(animated: false)
        _ = first
        container.registry.unregister(Fruit.self)
        container.showNotification(Fruit.cherry, animated: false)
        #expect(cards == [])
        // What waits is shown once its type is registered.
        container.registry.register(for: Fruit.self) { FruitNoteController($0) }
        #expect(texts(in: container.view) == ["Cherry"])
    }

    @Test("A controller is shown without a registration, in the size given, as article A3 shows it")
    func controllers() {
        let note = FruitNoteController(.apple)
        container.placement = .center
        container.timeout = nil
        container.showNotification(note, size: CGSize(width: 100, height: 100), animated: false)
        #expect(cards == [CGRect(x: 125, y: 349, width: 124, height: 124)])
        container.placement = .bottom
        host.layout()
        #expect(cards == [CGRect(x: 125, y: 646, width: 124, height: 124)])
        host.advance(by: 60)
        #expect(container.notification as? UIViewController === note)
        container.removeNotification()
        host.settle()
        #expect(cards == [])
        #expect(note.parent == nil)
    }

    @Test("Without a preferred size a controller's card is as large as its view wants to be")
    func fitting() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: 150, height: size.height / 4)
            }
        }
        final class Constrained: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(
                    UIView(),
                    constraints: [
                        equal(\.leadingAnchor), equal(\.trailingAnchor), equal(\.topAnchor),
                        equal(\.bottomAnchor), equal(\.widthAnchor, to: 120), equal(\.heightAnchor, to: 90),
                    ])
            }
        }
        let own = UIViewController()
        own.view = Fitting()
        container.showNotification(own, animated: false)
        // 734 − 200, a quarter of it rounded up, and 24.
        #expect(cards.map(\.size) == [CGSize(width: 174, height: 158)])
        container.showNotification(Constrained(), animated: false)
        #expect(cards.map(\.size) == [CGSize(width: 144, height: 114)])
    }

    @Test("Views in the content register in the container when they are given its registry")
    func environment() {
        let screen = UIHostingController(
            rootView: Color.white
                .notification(for: Fruit.self) { _ in Color.red.frame(width: 100, height: 100) }
                .environment(\.notificationRegistry, container.registry))
        content.addChild(screen)
        screen.view.frame = content.view.bounds
        content.view.addSubview(screen.view)
        screen.didMove(toParent: content)
        host.settle()
        container.showNotification(Fruit.apple, animated: false)
        #expect(cards == [CGRect(x: 125, y: 52, width: 124, height: 124)])
    }
}
