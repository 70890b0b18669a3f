import Testing
import VitrineTesting

private struct Card: View {
    let title: String
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("blue")
        }
    }
}

@MainActor @Suite struct SwiftUITreeTests {
    @Test func `Views of SwiftUI have lines of their own, by their types`() {
        let host = TestHost(
            VStack(spacing: 10) {
                Card(title: "A")
                Color.green.frame(width: 100, height: 30).opacity(0.5)
                Color.black.frame(width: 10, height: 10).hidden()
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(
            host.tree == """
                _UIHostingView (0 0 100 100)
                  VStack (0 10 100 80)
                    Card (25 10 50 20)
                      HStack (25 10 50 20)
                        Color (25 10 20 20)
                        Color (45 10 30 20) #blue
                    Color (0 40 100 30)
                    Color (45 80 10 10) hidden
                """)
    }

    @Test func `Scroll views and hosted views continue it`() {
        // Across its axis a scroll view is as long as its content.
        struct Box: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let host = TestHost(
            ScrollView {
                Color.red.frame(width: 50, height: 300)
                Box().frame(width: 50, height: 20)
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(
            host.tree == """
                _UIHostingView (0 0 100 100)
                  ScrollView (25 0 50 100) offset (0 0)
                    Color (0 0 50 300)
                    Box (0 308 50 20)
                      UIView (0 308 50 20)
                        UIView (1 2 3 4)
                """)
    }

    /// A style behind a view fills a shape.
    @Test func `What is behind and in front stands beside it, and a button's state at the button`() {
        let host = TestHost(
            VStack(spacing: 0) {
                Card(title: "A").background(Color.green).overlay { Color.black.frame(width: 10, height: 10) }
                Button {
                } label: {
                    Color.blue.frame(width: 40, height: 20)
                }.buttonStyle(.plain).disabled(true)
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(
            host.tree == """
                _UIHostingView (0 0 100 100)
                  VStack (25 30 50 40)
                    Shape (25 30 50 20)
                    Card (25 30 50 20)
                      HStack (25 30 50 20)
                        Color (25 30 20 20)
                        Color (45 30 30 20) #blue
                    Color (45 35 10 10)
                    Button (30 50 40 20) disabled
                      Color (30 50 40 20)
                """)
    }

    @Test func `What is animated stands at what it modifies`() {
        final class Model: ObservableObject { @Published var isOn = false }
        struct Fading: View {
            @ObservedObject var model: Model
            var body: some View { Color.red.frame(width: 50, height: 50).opacity(model.isOn ? 0 : 1) }
        }
        let model = Model()
        let host = TestHost(Fading(model: model), size: CGSize(width: 100, height: 100), scale: 1)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.5)
        #expect(host.tree.contains("Color (25 25 50 50) alpha 0 animating opacity 0.5"), "\(host.tree)")
        host.settle()
        #expect(!host.tree.contains("animating"))
    }

    @Test func `Rows of lists and pages of stacks are in it, the same in every run`() {
        func tree() -> String {
            TestHost(
                NavigationStack { List(0..<3) { Text("Row \($0)") }.navigationTitle("Rows") },
                size: CGSize(width: 300, height: 400), scale: 1
            ).tree
        }
        let tree = tree()
        for text in ["Row 0", "Row 2", "Rows"] { #expect(tree.contains("\"\(text)\"")) }
        #expect(!tree.contains("0x") && tree == self.treeAgain(tree))
    }

    private func treeAgain(_ tree: String) -> String {
        TestHost(
            NavigationStack { List(0..<3) { Text("Row \($0)") }.navigationTitle("Rows") },
            size: CGSize(width: 300, height: 400), scale: 1
        ).tree
    }
}

@MainActor @Suite struct FocusTreeTests {
    @Test func `Items say who has the focus, and why others cannot`() {
        let root = UIView()
        func add(_ title: String, _ x: CGFloat, width: CGFloat = 100) -> UIButton {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: x, y: 10, width: width, height: 50)
            root.addSubview(button)
            return button
        }
        _ = add("One", 10)
        add("Two", 200).isEnabled = false
        add("Three", 400).isHidden = true
        _ = add("Four", 600, width: 0)
        _ = add("Five", 5000)
        add("Six", 800).isUserInteractionEnabled = false
        let host = TestHost(root, device: .appleTV)
        #expect(
            host.focusTree == """
                UIButton "One" (10 10 100 50) focused
                UIButton "Two" (200 10 100 50) not focusable: disabled
                UIButton "Three" (400 10 100 50) not focusable: hidden
                UIButton "Four" (600 10 0 50) not focusable: its size is zero
                UIButton "Five" (5000 10 100 50) not focusable: outside of the window
                UIButton "Six" (800 10 100 50) not focusable: closed to input
                """)
    }

    @Test func `SwiftUI's items are in it`() {
        let host = TestHost(
            VStack {
                Button("One") {}
                Button("Two") {}.disabled(true)
                Button("Three") {}.hidden()
            }, device: .appleTV)
        let lines = host.focusTree.replacing(/\ \([-0-9. ]+\)/, with: "")
        #expect(
            lines == """
                Button "One" focused
                Button "Two" not focusable: disabled
                Button "Three" not focusable: hidden
                """)
    }
}

@MainActor @Suite struct LayerTreeTests {
    @Test func `Layers say their frames and what is unusual`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.opacity = 0.5
        inner.cornerRadius = 4
        inner.masksToBounds = true
        layer.addSublayer(inner)
        #expect(
            describeLayers(layer) == "CALayer (1 2 30 40)\n  CALayer (0 0 10 10) opacity 0.5 corners 4 clips")
        inner.isHidden = true
        #expect(describeLayers(layer).hasSuffix("(0 0 10 10) hidden opacity 0.5 corners 4 clips"))
    }
}
