import Testing
import VitrineSwiftUI
import VitrineTesting

@testable import VitrineTipKit

private struct ColourTip: Tip {
    var title: Text { Text("Add a Colour") }
    var message: Text? { Text("It goes to the top of the list, and stays there until you move it.") }
    var image: Image? { Image(systemName: "paintpalette") }
    var actions: [Action] {
        Action(id: "more", title: "Learn More")
        Action(id: "off", title: "Not Now", disabled: true)
    }
}

private struct ShortTip: Tip {
    var title: Text { Text("Short") }
}

extension TipTests {
    private func start(configures: Bool = true) throws {
        TipStore.current = TipStore(.nothing)
        if configures { try Tips.configure() }
    }

    private struct Page: View {
        let told: (String) -> Void
        var body: some View {
            VStack(spacing: 0) {
                Text("Above")
                TipView(ColourTip()) { told($0.id) }
                Text("Below")
            }
        }
    }

    @Test func `A tip takes room where it is shown, and none where it is not`() throws {
        try start(configures: false)
        let host = TestHost(UIHostingController(rootView: Page { _ in }), device: .iPhone)
        host.settle()
        let before = host.find(text: "Below").frame.minY - host.find(text: "Above").frame.maxY
        #expect(before == 0)
        host.expectNone(host.find(text: "Add a Colour"))
        try Tips.configure()
        host.settle()
        #expect(host.find(text: "Add a Colour").frame.minX == 67)
        #expect(host.find(text: "Below").frame.minY - host.find(text: "Above").frame.maxY > 100)
    }

    @Test func `Its buttons are told, the cross closes it`() throws {
        try start()
        var told: [String] = []
        let host = TestHost(UIHostingController(rootView: Page { told.append($0) }), device: .iPhone)
        host.settle()
        host.find(text: "Learn More").tap()
        #expect(told == ["more"])
        #expect(!host.find(label: "Not Now").isEnabled && ColourTip().shouldDisplay)
        host.find(label: "Close").tap()
        host.settle()
        #expect(ColourTip().status == .invalidated(.tipClosed))
        host.expectNone(host.find(text: "Add a Colour"))
    }

    private struct Popping: View {
        var tip = ShortTip()
        var body: some View {
            VStack {
                Button("Save") { tip.invalidate(reason: .actionPerformed) }.popoverTip(tip)
                Spacer()
            }
        }
    }

    @Test func `A tip in a popover goes when it is done, and when the user touches what is outside`() throws {
        try start()
        let host = TestHost(UIHostingController(rootView: Popping()), device: .iPhone)
        host.settle()
        #expect(host.find(text: "Short").exists)
        host.tap(at: CGPoint(x: 200, y: 700))
        host.settle()
        #expect(!host.find(text: "Short").exists)
        #expect(ShortTip().status == .invalidated(.tipClosed))
        try start()
        let other = TestHost(UIHostingController(rootView: Popping()), device: .iPhone)
        other.settle()
        #expect(other.find(text: "Short").exists)
        ShortTip().invalidate(reason: .actionPerformed)
        other.settle()
        #expect(!other.find(text: "Short").exists)
    }

    private struct Bold: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                ForEach(configuration.actions) { action in
                    Button(action: action.handler) { action.label() }.disabled(action.disabled)
                }
            }
        }
    }

    @Test func `A style of a program's makes the view`() throws {
        try start()
        var told: [String] = []
        let host = TestHost(
            UIHostingController(rootView: Page { told.append($0) }.tipViewStyle(Bold())), device: .iPhone)
        host.settle()
        #expect(!host.find(text: "It goes to the top of the list, and stays there until you move it.").exists)
        host.find(text: "Learn More").tap()
        #expect(told == ["more"])
    }

    @Test func `An arrow stands out of the card`() {
        let shape = TipShape(radius: 10, arrowEdge: .top).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(shape.contains(CGPoint(x: 50, y: 4)) && !shape.contains(CGPoint(x: 20, y: 4)))
        #expect(shape.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 60))
        let plain = TipShape(radius: 10, arrowEdge: nil).path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(plain.contains(CGPoint(x: 20, y: 4)))
    }
}
