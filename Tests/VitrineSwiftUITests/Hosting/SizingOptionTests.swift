import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Controllers of hosted views: their sizes, their environment and what they show.
@MainActor
@Suite("Hosting controllers", .serialized)
struct SizingOptionTests {
    private struct Page: View {
        let remote: Remote<CGFloat>
        @State private var width: CGFloat = 40
        var body: some View {
            remote.binding = $width
            return Color.red.frame(width: width, height: 20)
        }
    }

    private let remote = Remote<CGFloat>()

    private func host(_ options: UIHostingControllerSizingOptions) -> (TestHost, UIHostingController<Page>) {
        let controller = UIHostingController(rootView: Page(remote: remote))
        controller.sizingOptions = options
        let host = TestHost(controller, size: CGSize(width: 200, height: 100), scale: 1)
        host.settle()
        return (host, controller)
    }

    @Test("Without options the preferred size stays nothing")
    func none() {
        let (host, controller) = host([])
        #expect(UIHostingController(rootView: Color.red).sizingOptions == [])
        host.perform { remote.value = 80 }
        host.settle()
        #expect(controller.preferredContentSize == .zero)
    }

    @Test("The preferred size follows the ideal one")
    func preferred() {
        let (host, controller) = host(.preferredContentSize)
        #expect(controller.preferredContentSize == CGSize(width: 40, height: 20))
        host.perform { remote.value = 80 }
        host.settle()
        #expect(controller.preferredContentSize == CGSize(width: 80, height: 20))
        controller.sizingOptions = []
        host.perform { remote.value = 90 }
        host.settle()
        #expect(controller.preferredContentSize == CGSize(width: 80, height: 20))
    }

    @Test("The intrinsic size is told anew when the ideal one changes")
    func intrinsic() {
        let controller = UIHostingController(rootView: Page(remote: remote))
        controller.sizingOptions = .intrinsicContentSize
        let outer = UIViewController()
        let host = TestHost(outer, size: CGSize(width: 200, height: 100), scale: 1)
        host.perform {
            outer.addChild(controller)
            outer.view.addSubview(controller.view)
            controller.didMove(toParent: outer)
            controller.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                controller.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
                controller.view.topAnchor.constraint(equalTo: outer.view.topAnchor),
            ])
        }
        host.settle()
        #expect(controller.view.frame.size == CGSize(width: 40, height: 20))
        host.perform { remote.value = 80 }
        host.settle()
        #expect(controller.view.frame.size == CGSize(width: 80, height: 20))
    }

    @Test(
        "sizeThatFits answers as the view does",
        arguments: [
            (CGSize(width: 100, height: 100), CGSize(width: 80, height: 60)),
            (CGSize(width: 10, height: 10), CGSize(width: 30, height: 10)),
            (CGSize(width: 50, height: 300), CGSize(width: 50, height: 60)),
        ])
    func fitting(proposal: CGSize, size: CGSize) {
        let controller = UIHostingController(
            rootView: Color.red.frame(minWidth: 30, maxWidth: 80, maxHeight: 60))
        #expect(controller.sizeThatFits(in: proposal) == size)
    }

    @Test("Another root view keeps the state of the same type, and starts anew with another identity")
    func rootViews() {
        struct Counter: View {
            let name: String
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                log.actions["add"] = { count += 1 }
                log.lines.append("\(name) \(count)")
                return Color.red
            }
        }
        let log = ActionLog()
        let controller = UIHostingController(rootView: AnyView(Counter(name: "a", log: log)))
        let host = TestHost(controller, size: CGSize(width: 20, height: 20), scale: 1)
        host.perform { log.actions["add"]?() }
        host.settle()
        #expect(log.take() == ["a 0", "a 1"])
        host.perform { controller.rootView = AnyView(Counter(name: "b", log: log)) }
        host.settle()
        #expect(log.take() == ["b 1"])
        host.perform { controller.rootView = AnyView(Counter(name: "c", log: log).id(1)) }
        host.settle()
        #expect(log.take() == ["c 0"])
    }

    @Test("Traits of the window reach the environment, and changes of them")
    func traits() {
        struct Reader: View {
            let log: ActionLog
            @Environment(\.colorScheme) private var scheme
            @Environment(\.displayScale) private var scale
            var body: some View {
                log.lines.append("\(scheme) \(scale)")
                return Color(uiColor: .systemBackground)
            }
        }
        let log = ActionLog()
        let host = TestHost(Reader(log: log), size: CGSize(width: 20, height: 20), scale: 2, style: .dark)
        host.settle()
        #expect(log.take().last == "dark 2.0")
        #expect(host.rgb(10, 10) == [0, 0, 0])
        host.perform { host.window.overrideUserInterfaceStyle = .light }
        host.settle()
        #expect(log.take().last == "light 2.0")
        #expect(host.rgb(10, 10) == [255, 255, 255])
    }

    private struct Fixed: UIViewRepresentable {
        let answer: CGSize?
        let seen: (ProposedViewSize) -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            seen(proposal)
            return answer
        }
    }

    @Test("A represented view answers proposals itself, or takes what is proposed")
    func representables() {
        var proposals: [ProposedViewSize] = []
        let fixed = Fixed(answer: CGSize(width: 30, height: 10)) { proposals.append($0) }
        let controller = UIHostingController(rootView: fixed)
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 50)) == CGSize(width: 30, height: 10))
        #expect(proposals.contains(ProposedViewSize(width: 100, height: 50)))
        let open = UIHostingController(rootView: Fixed(answer: nil) { _ in })
        #expect(open.sizeThatFits(in: CGSize(width: 100, height: 50)) == CGSize(width: 100, height: 50))
    }
}
