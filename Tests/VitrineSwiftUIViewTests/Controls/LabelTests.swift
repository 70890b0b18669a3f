import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Labels, labelled content and links.
@MainActor
@Suite("Labels")
struct LabelTests {
    private func places<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        Bench(100, 100, view).frames.map(box)
    }

    private var label: some View {
        Label {
            block(30, 10)
        } icon: {
            block(10, 10)
        }
    }

    @Test("The icon stands before the title, eight points away; in a mirror behind it")
    func standard() {
        #expect(places { label } == ["26 45 10 10", "44 45 30 10"])
        #expect(
            places { label.environment(\.layoutDirection, .rightToLeft) } == ["64 45 10 10", "26 45 30 10"])
        #expect(places { label.labelStyle(.automatic) } == ["26 45 10 10", "44 45 30 10"])
        #expect(places { label.labelStyle(.titleAndIcon) } == ["26 45 10 10", "44 45 30 10"])
    }

    @Test("The distance and the width of icons are set from outside")
    func distances() {
        #expect(places { label.labelIconToTitleSpacing(20) } == ["20 45 10 10", "50 45 30 10"])
        #expect(places { label.labelReservedIconWidth(20) } == ["26 45 10 10", "49 45 30 10"])
        #expect(places { label.labelReservedIconWidth(4) } == ["26 45 10 10", "44 45 30 10"])
        #expect(
            places { VStack { label.labelReservedIconWidth(20) }.labelIconToTitleSpacing(0) } == [
                "30 45 10 10", "45 45 30 10",
            ])
    }

    @Test("Styles show one of both")
    func styles() {
        #expect(places { label.labelStyle(.titleOnly) } == ["35 45 30 10"])
        #expect(places { label.labelStyle(.iconOnly) } == ["45 45 10 10"])
        #expect(places { VStack { label.labelStyle(.iconOnly) }.labelStyle(.titleOnly) } == ["45 45 10 10"])
    }

    @Test("A style of one's own arranges both, and may make a label again")
    func ownStyles() {
        struct Tall: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.title
                    configuration.icon
                }
            }
        }
        struct Framed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).labelStyle(.titleOnly).padding(.leading, 20)
            }
        }
        #expect(places { label.labelStyle(Tall()) } == ["35 40 30 10", "45 50 10 10"])
        #expect(places { label.labelStyle(Framed()) } == ["45 45 30 10"])
    }

    @Test("Labelled content stands at both ends of its row")
    func labeledContent() {
        let frames = Bench(100, 100) {
            LabeledContent {
                block(20, 10)
            } label: {
                block(30, 10)
            }
        }.frames.filter { $0.height == 10 }
        #expect(frames.map(box) == ["0 45 30 10", "80 45 20 10"])
        func texts<V: View>(_ view: V) -> [String] {
            func collect(_ element: Element) -> [String] {
                ((element as? any TextBearing).map { [$0.text] } ?? []) + element.children.flatMap(collect)
            }
            return collect(Bench(300, 100) { view }.graph.rootElement)
        }
        #expect(texts(LabeledContent("Key", value: "Value")) == ["Key", "Value"])
        #expect(texts(LabeledContent(String("Key"), value: String("Value"))) == ["Key", "Value"])
        #expect(texts(LabeledContent("Key") { Text("Inside") }) == ["Key", "Inside"])
        #expect(texts(LabeledContent(String("Key")) { Text("Inside") }) == ["Key", "Inside"])
    }

    @Test("A link opens its destination in the way of the environment")
    func links() {
        var opened: [String] = []
        func tap<V: View>(_ view: V) -> [String] {
            opened = []
            let host = TestHost(
                view.environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0.absoluteString)
                        return .handled
                    }), size: CGSize(width: 100, height: 100), scale: 1)
            host.tap(at: CGPoint(x: 50, y: 50))
            return opened
        }
        let url = URL(string: "https://a.b/c")!
        #expect(tap(Link("Go", destination: url)) == ["https://a.b/c"])
        #expect(tap(Link(String("Go"), destination: url)) == ["https://a.b/c"])
        #expect(tap(Link(destination: url) { block(20, 10) }) == ["https://a.b/c"])
        #expect(tap(Link("Go", destination: url).disabled(true)) == [])
    }
}
