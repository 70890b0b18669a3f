import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineSwiftUI
import VitrineTesting

private struct Grown: View {
    var width: CGFloat = 40
    var body: some View { Color.red.frame(width: width, height: 20) }
}

private final class Log {
    var lines: [String] = []
}

private struct Wrapped: UIViewRepresentable {
    let log: Log
    let number: Int

    final class Coordinator {
        let log: Log
        init(_ log: Log) {
            self.log = log
            log.lines.append("coordinator")
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(log) }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.log.lines.append("make")
        return UIView()
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        context.coordinator.log.lines.append("update \(number)")
        uiView.tag = number
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
        coordinator.log.lines.append("dismantle")
    }
}

private struct WrappedPage: View {
    let log: Log
    let number: Int
    let isPresent: Bool
    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            if isPresent { Wrapped(log: log, number: number).frame(width: 30, height: 20) }
        }
    }
}

private final class Child: UIViewController {
    let log: Log
    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.lines.append(parent == nil ? "left" : "moved")
    }
}

private struct WrappedController: UIViewControllerRepresentable {
    let log: Log
    func makeUIViewController(context: Context) -> Child { Child(log) }
    func updateUIViewController(_ uiViewController: Child, context: Context) { log.lines.append("update") }
}

private struct ControllerPage: View {
    let log: Log
    let isPresent: Bool
    var body: some View {
        VStack {
            if isPresent { WrappedController(log: log) }
        }
    }
}

private struct Appearing: View {
    let log: Log
    let isPresent: Bool
    var body: some View {
        VStack {
            if isPresent {
                Color.red
                    .onAppear { log.lines.append("appear") }
                    .onDisappear { log.lines.append("disappear") }
            }
        }
    }
}

private struct Chain: View {
    let log: Log
    @State private var value = 0
    var body: some View {
        Color.red.frame(width: CGFloat(value), height: 1)
            .onAppear { value = 5 }
            .onChange(of: value) { old, new in log.lines.append("\(old) to \(new)") }
    }
}

@MainActor
private func window<V: View>(_ root: V, width: CGFloat = 100, height: CGFloat = 100) -> (
    UIWindow, UIHostingController<V>
) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIHostingController(rootView: root)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
}

@MainActor
@Suite("Hosting", .serialized)
struct HostingTests {
    @Test("sizeThatFits answers at once after a new root view, without changing a frame")
    func sizeThatFits() {
        let controller = UIHostingController(rootView: Grown())
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 40, height: 20))
        controller.rootView = Grown(width: 60)
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 60, height: 20))
        #expect(controller.view.frame == .zero)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 60, height: 20))
    }

    @Test("A representable is made once, updated on change, and dismantled when it goes")
    func representable() {
        let log = Log()
        let (window, controller) = window(WrappedPage(log: log, number: 1, isPresent: true))
        #expect(log.lines == ["coordinator", "make", "update 1"])
        let view = controller.view.subviews[0]
        #expect(view.frame == CGRect(x: 35, y: 45, width: 30, height: 20))
        controller.rootView = WrappedPage(log: log, number: 2, isPresent: true)
        #expect(log.lines.last == "update 2")
        #expect(view.tag == 2)
        controller.rootView = WrappedPage(log: log, number: 2, isPresent: false)
        window.layoutIfNeeded()
        #expect(log.lines.last == "dismantle")
        #expect(log.lines.count == 5)
        #expect(view.superview == nil)
    }

    @Test("A hosting controller that nobody keeps is freed, and its representables are dismantled")
    func release() {
        let log = Log()
        weak var controller: UIHostingController<WrappedPage>?
        autoreleasing {
            let made = UIHostingController(rootView: WrappedPage(log: log, number: 1, isPresent: true))
            made.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            made.view.layoutIfNeeded()
            controller = made
        }
        FrameScheduler.current.updateGraph()
        #expect(controller == nil)
        #expect(log.lines.last == "dismantle")
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    @Test("A represented controller is contained in the hosting controller")
    func controllerContainment() {
        let log = Log()
        let (window, controller) = window(ControllerPage(log: log, isPresent: true))
        #expect(controller.children.count == 1)
        #expect(log.lines == ["update", "moved"])
        controller.rootView = ControllerPage(log: log, isPresent: false)
        window.layoutIfNeeded()
        #expect(controller.children.isEmpty)
        #expect(log.lines.last == "left")
    }

    @Test("onAppear runs after the first layout on a screen, onDisappear after removal or leaving the window")
    func appearance() {
        let log = Log()
        let (window, controller) = window(Appearing(log: log, isPresent: true))
        #expect(log.lines == ["appear"])
        controller.rootView = Appearing(log: log, isPresent: false)
        window.layoutIfNeeded()
        #expect(log.lines == ["appear", "disappear"])
        controller.rootView = Appearing(log: log, isPresent: true)
        window.layoutIfNeeded()
        #expect(log.lines == ["appear", "disappear", "appear"])
        window.rootViewController = nil
        #expect(log.lines == ["appear", "disappear", "appear", "disappear"])
    }

    @Test("State set by onAppear shows in the same frame, and onChange gives both values")
    func chain() {
        let log = Log()
        let (_, controller) = window(Chain(log: log))
        #expect(log.lines == ["0 to 5"])
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width == 5)
    }

    @Test("The window's safe area insets the content unless its regions are taken out")
    func safeArea() {
        let controller = UIHostingController(rootView: Color.red)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.view.layer.sublayers?.first?.frame == CGRect(x: 0, y: 20, width: 100, height: 80))
        controller.safeAreaRegions = []
        window.layoutIfNeeded()
        #expect(controller.view.layer.sublayers?.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(controller._disableSafeArea)
        controller._disableSafeArea = false
        #expect(controller.safeAreaRegions == .all)
    }

    @Test("Layers are kept through moves and whole pixels are used")
    func layers() {
        struct Bars: View {
            let order: [Int]
            var body: some View {
                HStack(spacing: 1.0 / 7) { ForEach(order, id: \.self) { _ in Color.red.frame(width: 10) } }
            }
        }
        let (window, controller) = window(Bars(order: [1, 2, 3]))
        let before = controller.view.layer.sublayers ?? []
        #expect(before.count == 3)
        for layer in before { #expect(layer.frame.minX * 3 == (layer.frame.minX * 3).rounded()) }
        controller.rootView = Bars(order: [3, 1, 2])
        window.layoutIfNeeded()
        let after = controller.view.layer.sublayers ?? []
        #expect(
            after.map(ObjectIdentifier.init) == [before[2], before[0], before[1]].map(ObjectIdentifier.init))
    }

    @Test(
        "A represented label is measured at the scale of the window that it will be in", arguments: [1, 2, 3])
    func representedScale(scale: Int) {
        struct Name: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                label.text = "Wavy lines"
                return label
            }
            func updateUIView(_ view: UILabel, context: Context) {}
        }
        let host = TestHost(Name().fixedSize(), size: CGSize(width: 200, height: 100), scale: CGFloat(scale))
        host.settle()
        func find(_ view: UIView) -> UILabel? {
            view as? UILabel ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        let label = find(host.window)!
        #expect(abs(label.bounds.width - label.intrinsicContentSize.width) < 0.001)
        let pixels = label.bounds.width * CGFloat(scale)
        #expect(abs(pixels - pixels.rounded()) < 0.001)
    }
}
