import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor @Suite struct RepresentablePriorityTests {
    private struct Hosted<V: UIView>: UIViewRepresentable {
        let make: @MainActor () -> V
        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ view: V, context: Context) {}
    }

    /// The size of a view of UIKit's that is offered one.
    private func size(_ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor () -> UIView)
        -> CGSize
    {
        var made: UIView?
        let hosted = Hosted {
            let view = make()
            made = view
            return view
        }
        let host = TestHost(
            UIHostingController(rootView: hosted.frame(width: width, height: height)),
            size: CGSize(width: 600, height: 600))
        host.settle()
        return made?.frame.size ?? .zero
    }

    private func label(_ hugging: UILayoutPriority?, _ resistance: UILayoutPriority?) -> UILabel {
        let label = UILabel()
        label.text = "A label"
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            if let hugging { label.setContentHuggingPriority(hugging, for: axis) }
            if let resistance { label.setContentCompressionResistancePriority(resistance, for: axis) }
        }
        return label
    }

    @Test func `A label takes what it is offered, and no less than it needs`() {
        let own = label(nil, nil).intrinsicContentSize
        #expect(size(300, 200) { self.label(nil, nil) } == CGSize(width: 300, height: 200))
        #expect(abs(size(10, 5) { self.label(nil, nil) }.width - own.width) < 0.5)
    }

    @Test func `High hugging keeps it at its size, and low resistance lets it be smaller`() {
        let own = label(nil, nil).intrinsicContentSize
        let hugged = size(300, 200) { self.label(.defaultHigh, nil) }
        #expect(abs(hugged.width - own.width) < 0.5 && abs(hugged.height - own.height) < 0.5)
        #expect(size(10, 5) { self.label(nil, .defaultLow) } == CGSize(width: 10, height: 5))
    }

    @Test func `Views of SwiftUI's take what they need of the room, and fill what is beyond it`() {
        struct Page<Content: View>: UIViewControllerRepresentable {
            let content: Content
            func makeUIViewController(context: Context) -> UIHostingController<Content> {
                UIHostingController(rootView: content)
            }
            func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {}
        }
        func size<V: View>(_ content: V) -> CGSize {
            var size = CGSize.zero
            let page = Page(content: content).background {
                GeometryReader { geometry in Color.clear.onAppear { size = geometry.size } }
            }
            TestHost(
                UIHostingController(rootView: page.frame(width: 200, height: 100)),
                size: CGSize(width: 600, height: 600)
            ).settle()
            return size
        }
        let room = CGSize(width: 200, height: 100)
        #expect(size(ScrollView { Color.red.frame(height: 1000) }) == room)
        #expect(size(Color.red.frame(width: 300, height: 50)) == CGSize(width: 300, height: 100))
        #expect(size(Text("a")) == room)
    }

    @Test func `Controls of one height keep it`() {
        #expect(
            size(300, 200) { UISearchBar() }
                == CGSize(width: 300, height: UISearchBar().intrinsicContentSize.height))
        #expect(size(300, 200) { UISlider() }.height == UISlider().intrinsicContentSize.height)
        #expect(size(300, 200) { UISwitch() } == UISwitch().intrinsicContentSize)
        #expect(size(300, 200) { UITextField() } == CGSize(width: 300, height: 200))
    }

    @Test func `A search bar above a list leaves the room to the list`() {
        var bar: UIView?
        let host = TestHost(
            UIHostingController(
                rootView: VStack(spacing: 0) {
                    Hosted {
                        let made = UISearchBar()
                        bar = made
                        return made
                    }
                    List(0..<30, id: \.self) { Text("\($0)") }
                }), device: .iPhone)
        host.settle()
        #expect(bar?.frame.height == bar?.intrinsicContentSize.height)
    }
}
