import TestSupport
import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("Notifications over a view", .serialized)
struct NotificationViewTests {
    @Test("A value shows a card at the top of the safe area, over content that fills the screen")
    func tree() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        let lines = describeTree(fixture.controller.view).split(separator: "\n").map { line in
            line.replacing(/<.*>/, with: "")
        }
        // The views; between them stand the lines of SwiftUI's.
        let views = lines.filter { line in
            ["UIView", "_UIHostingView", "NotificationBanner", "UIVisualEffectView"].contains {
                line.drop { $0 == " " }.hasPrefix($0)
            }
        }
        #expect(
            views == [
                "UIView (0 0 375 812)", "  _UIHostingView (0 0 375 812)",
                "  NotificationBanner (8 52 359 64)", "    UIVisualEffectView (0 0 359 64)",
                "      UIView (0 0 359 64)",
                "    _UIHostingView (12 12 335 40)",
            ])
        #expect(lines.contains("        FruitNote (0 0 335 40)"))
        #expect(fixture.texts == ["Apple"])
    }

    @Test(
        "A card is as high as the content needs in the article's room: bounds less 20 and 100, in the safe area"
    )
    func sizes() throws {
        struct Tall: Equatable { var lines: Int }
        struct Greedy: Equatable {}
        let fixture = try NotificationFixture {
            Text("Content")
                .notification(for: Tall.self) { Color.red.frame(height: CGFloat($0.lines) * 20) }
                .notification(for: Greedy.self) { _ in Color.blue }
        }
        fixture.set(Tall(lines: 1))
        #expect(fixture.controller.banner?.bounds.size == CGSize(width: 359, height: 64), "the least")
        fixture.set(Tall(lines: 5))
        #expect(fixture.controller.banner?.bounds.size == CGSize(width: 359, height: 124))
        #expect(
            fixture.controller.banner?.controller.view.frame == CGRect(x: 12, y: 12, width: 335, height: 100))
        fixture.set(Greedy())
        // 812 − 44 − 34 − 200, and the padding.
        #expect(fixture.controller.banner?.bounds.size == CGSize(width: 359, height: 534 + 24))
    }

    @Test("A card follows the window: on a wide one it is centred, and 480 points wide")
    func wide() throws {
        let fixture = try NotificationFixture()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        fixture.host.resize(to: CGSize(width: 1000, height: 600))
        fixture.host.layout()
        #expect(fixture.controller.banner?.frame == CGRect(x: 260, y: 52, width: 480, height: 64))
        #expect(fixture.controller.banner?.layer.shadowPath?.boundingBox.width == 480)
    }

    @Test("The container fills the screen, and its content has the screen's safe area")
    func safeArea() throws {
        struct Seen: View {
            let note: (EdgeInsets, CGSize) -> Void
            var body: some View {
                GeometryReader { proxy in
                    let _ = note(proxy.safeAreaInsets, proxy.size)
                    Color.clear
                }
            }
        }
        var seen: (EdgeInsets, CGSize)?
        let fixture = try NotificationFixture { Seen { seen = ($0, $1) } }
        #expect(fixture.controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(fixture.controller.content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(seen?.0 == EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0))
        #expect(seen?.1 == CGSize(width: 375, height: 734))
    }

    @Test("Ignoring the safe area inside, as the article tries first, leaves the container where it was")
    func ignoredInside() throws {
        struct Inside: View {
            var body: some View {
                NotificationContainer(
                    value: nil, timeout: nil, clear: { _ in true }, queue: nil,
                    content: Color.red.ignoresSafeArea())
            }
        }
        let host = TestHost(Inside(), safeArea: NotificationFixture.safeArea)
        let controller = try #require(NotificationFixture.find(in: host.rootViewController))
        #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    }

    @Test("Content and card are children: appearance and containment reach them in order")
    func containment() throws {
        var log: [String] = []
        final class Child: UIViewController {
            var log: (String) -> Void = { _ in }
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                log(parent == nil ? "will leave" : "will join")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                log(parent == nil ? "left" : "joined")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                log("appeared")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log("disappeared")
            }
        }
        struct Wrapper: UIViewControllerRepresentable {
            let log: (String) -> Void
            func makeUIViewController(context: Context) -> Child {
                let child = Child()
                child.log = log
                return child
            }
            func updateUIViewController(_ controller: Child, context: Context) {}
        }
        let fixture = try NotificationFixture {
            Text("Content").notification(for: Fruit.self) { _ in
                Wrapper { log.append($0) }.frame(height: 40)
            }
        }
        #expect(fixture.controller.children == [fixture.controller.content])
        #expect(fixture.controller.content.parent === fixture.controller)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        #expect(fixture.controller.children.count == 2)
        #expect(log == ["will join", "joined", "appeared"])
        fixture.set(nil)
        fixture.host.advance(by: 1)
        #expect(fixture.controller.children.count == 1)
        #expect(log.dropFirst(3) == ["disappeared", "will leave"])
    }

    @Test("Touches beside a card reach the content, and those on it do not")
    func touches() throws {
        var taps = 0
        var likes = 0
        let fixture = try NotificationFixture {
            Button {
                taps += 1
            } label: {
                Color.red
            }
            .notification(for: Fruit.self) { _ in
                Button("Like") { likes += 1 }.frame(height: 40)
            }
        }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        fixture.host.tap(at: CGPoint(x: 4, y: 84))
        fixture.host.tap(at: CGPoint(x: 187, y: 130))
        fixture.host.tap(at: CGPoint(x: 187, y: 600))
        #expect(taps == 3)
        fixture.host.tap(at: CGPoint(x: 187, y: 84))
        #expect((taps, likes) == (3, 1))
        fixture.host.fling(from: CGPoint(x: 187, y: 84), to: CGPoint(x: 187, y: 44))
        #expect((taps, likes) == (3, 1), "a swipe that begins on a button is no tap")
        #expect(fixture.manager.current == nil)
    }

    @Test("A card does not take the focus, and select still goes to the content")
    func focus() throws {
        var presses = 0
        let fixture = try NotificationFixture(device: .appleTV) {
            HStack {
                Button("One") { presses += 1 }
                Button("Two") { presses += 10 }
            }
            .notification(for: Fruit.self) { _ in Button("Like") {}.frame(maxWidth: .infinity) }
        }
        fixture.host.press(.right)
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 0.5)
        fixture.host.window.rootViewController?.setNeedsFocusUpdate()
        fixture.host.advance(by: 0.5)
        fixture.host.press(.select)
        #expect(presses == 10)
        fixture.host.press(.left)
        fixture.host.press(.select)
        #expect(presses == 11)
        #expect(fixture.controller.banner?.frame.width == 960)
    }

    @Test("Showing a notification evaluates nothing of the content")
    func quietContent() throws {
        struct Content: View {
            var body: some View {
                Text("Content").notification(for: Fruit.self) { FruitNote(fruit: $0) }
            }
        }
        let fixture = try NotificationFixture { Content() }
        GraphCounters.reset()
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        #expect(GraphCounters.current.bodies(of: Content.self) == 0)
        #expect(GraphCounters.current.bodies(of: FruitNote.self) == 1)
    }

    @Test("Content follows the view around the container, and has its environment")
    func contentIsCurrent() throws {
        struct Inner: View {
            @Environment(\.lineLimit) var lineLimit
            let text: String
            let note: (String) -> Void
            var body: some View {
                let _ = note("\(text) \(lineLimit ?? 0)")
                Text(text)
            }
        }
        struct Screen: View {
            @ObservedObject var switches: Switches
            @State private var fruit: Fruit?
            let note: (String) -> Void
            var body: some View {
                NotificationView($fruit) { Inner(text: switches.isOn ? "on" : "off", note: note) }
                    .lineLimit(switches.isOn ? 2 : 1)
            }
        }
        var seen: [String] = []
        let switches = Switches()
        let host = TestHost(Screen(switches: switches) { if seen.last != $0 { seen.append($0) } })
        switches.isOn = true
        host.layout()
        #expect(seen.first == "off 1")
        #expect(seen.last == "on 2")
    }

    @Test("Bindings to an optional of one type drive a container, from the first frame on")
    func typedBinding() throws {
        struct Screen: View {
            @State var fruit: Fruit? = .cherry
            var body: some View {
                NotificationView($fruit) {
                    Text("Content").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                }
            }
        }
        let host = TestHost(Screen(), safeArea: NotificationFixture.safeArea)
        host.advance(by: 0.6)
        let controller = try #require(NotificationFixture.find(in: host.rootViewController))
        #expect(controller.banner?.frame.minY == 52)
        host.advance(by: 5)
        #expect(controller.banner == nil)
    }

    @Test("A property of an observable class drives a container")
    func observableBinding() throws {
        struct Screen: View {
            @Bindable var model: ObservableModel
            var body: some View {
                NotificationView($model.fruit) {
                    Text("Content").notification(for: Fruit.self) { FruitNote(fruit: $0) }
                }
            }
        }
        let model = ObservableModel()
        let host = TestHost(Screen(model: model), safeArea: NotificationFixture.safeArea)
        let controller = try #require(NotificationFixture.find(in: host.rootViewController))
        model.fruit = .apple
        host.layout()
        #expect(controller.banner?.value as? Fruit == .apple)
        host.advance(by: 1)
        host.press(.menu)
        #expect(model.fruit == nil)
    }

    @Test("Values that cannot be compared take over the card, and its place")
    func incomparable() throws {
        struct Loose { var text: String }
        let fixture = try NotificationFixture {
            Text("Content").notification(for: Loose.self) { Text($0.text) }
        }
        fixture.set(Loose(text: "one"))
        fixture.host.advance(by: 1)
        let banner = fixture.controller.banner
        fixture.set(Loose(text: "two"))
        #expect(fixture.controller.banner === banner)
        #expect(fixture.texts == ["two"])
        fixture.host.advance(by: 4)
        #expect(fixture.manager.current == nil)
    }

    @Test("A card looks like a banner of the system, light and dark", arguments: [false, true])
    func picture(isDark: Bool) throws {
        let fixture = try NotificationFixture(
            size: PictureContent.size, style: isDark ? .dark : .light
        ) { PictureContent() }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        // A whole disc of 40 points in systemRed, π·20² square points less its smooth edge; the page below ends in
        // systemPurple.
        let disc = fixture.host.area(of: isDark ? [255, 69, 58] : [255, 59, 48])
        #expect(disc > 1193 && disc < 1257)
        #expect(isNear(fixture.host.rgb(374, 198), isDark ? [191, 90, 242] : [175, 82, 222]))
        try fixture.host.verifyPicture(isDark ? "card-dark" : "card-light")
    }

    @Test("The old card shrinks and fades under the new one")
    func replacementPicture() throws {
        let fixture = try NotificationFixture(size: PictureContent.size) { PictureContent() }
        fixture.set(Fruit.apple)
        fixture.host.advance(by: 1)
        fixture.set(Fruit.banana)
        fixture.host.advance(by: 0.1)
        // The new card has its whole disc, in systemYellow, above the old one, whose systemRed fades.
        let disc = fixture.host.area(of: [255, 204, 0])
        #expect(disc > 1193 && disc < 1257)
        #expect(fixture.host.area(of: [255, 59, 48]) == 0)
        try fixture.host.verifyPicture("card-replaced")
    }
}

@Observable
private final class ObservableModel {
    var fruit: Fruit?
}

/// A page of colours with a notification that has a picture, a title and a line below it.
private struct PictureContent: View {
    static let size = CGSize(width: 375, height: 200)

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<2) { index in
                LinearGradient(
                    colors: [.orange, .pink, .purple], startPoint: .leading,
                    endPoint: index % 2 == 0 ? .trailing : .top)
            }
        }
        .ignoresSafeArea()
        .notification(for: Fruit.self) { fruit in
            HStack(spacing: 12) {
                Circle().fill(fruit == .banana ? Color.yellow : Color.red).frame(width: 40, height: 40)
                VStack(alignment: .leading, spacing: 2) {
                    Text(fruit.name).font(.headline)
                    Text("Added to your basket").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
            }
        }
    }
}
