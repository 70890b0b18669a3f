import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Steppers, sizes and groups", .serialized)
struct StepperTests {
    private struct Page: View {
        @State var count = 2
        var body: some View { Stepper("Count \(count)", value: $count, in: 1...3) }
    }

    private func host<V: View>(_ view: V, height: CGFloat = 100) -> TestHost {
        TestHost(view, device: .iPhone, size: CGSize(width: 300, height: height), scale: 1)
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("Presses change the value within the limits, and assistive technology does")
    func stepping() {
        let host = host(Page())
        let (minus, plus) = (CGPoint(x: 300 - 94 + 20, y: 50), CGPoint(x: 280, y: 50))
        host.expect(text: "Count 2")
        host.tap(at: plus)
        host.tap(at: plus)
        host.expect(text: "Count 3")
        for _ in 0..<5 {
            host.tap(at: minus)
            host.layout()
        }
        host.expect(text: "Count 1")
        let found = host.find(label: "Count 1")
        #expect(found.value == "1" && found.traits == .adjustable)
        found.adjust(up: true)
        host.expect(text: "Count 2")
    }

    @Test("Closures are called for their buttons, and there is no way where there is none")
    func closures() {
        let log = ActionLog()
        let host = host(
            Stepper("Steps", onIncrement: { log.lines.append("up") }, onDecrement: nil) {
                log.lines.append("editing \($0)")
            })
        host.tap(at: CGPoint(x: 280, y: 50))
        #expect(log.take() == ["editing true", "up", "editing false"])
        host.tap(at: CGPoint(x: 226, y: 50))
        #expect(log.take() == [])
    }

    @Test("Sizes and shapes change bordered buttons and wheels")
    func sizes() {
        let wheel = host(ProgressView().controlSize(.large))
        #expect(views(UIActivityIndicatorView.self, in: wheel.window).map(\.bounds.width) == [37])
        let capsule = host(
            Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
                .tint(.red))
        // The corner of a capsule is clear, its middle edge is not.
        let button = capsule.find(role: .button).frame
        #expect(button.height > 45)
        #expect(capsule.color(at: CGPoint(x: button.minX + 2, y: button.minY + 2)).green > 0.95)
        #expect(capsule.color(at: CGPoint(x: button.minX + 3, y: button.midY)).green < 0.5)
    }

    @Test("A group discloses its content, also as rows of a list")
    func disclosure() {
        let host = host(DisclosureGroup("More") { Text("Inside") })
        host.expectNone(host.find(text: "Inside"))
        host.find(text: "More").tap()
        host.settle()
        host.expect(text: "Inside")
        let list = self.host(
            List {
                DisclosureGroup("More") {
                    Text("One"); Text("Two")
                }
            }, height: 400)
        list.expectNone(list.find(text: "One"))
        list.find(text: "More").tap()
        list.settle()
        list.expect(text: "One")
        #expect(list.find(text: "Two").frame.minY > list.find(text: "One").frame.maxY + 10)
    }

    @Test("An outline discloses children of children")
    func outline() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let tree = Item(
            id: "root", children: [Item(id: "branch", children: [Item(id: "leaf")]), Item(id: "other")])
        let host = host(
            List { OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) } }, height: 400)
        host.find(text: "root").tap()
        host.settle()
        host.expect(text: "other")
        host.expectNone(host.find(text: "leaf"))
        host.find(text: "branch").tap()
        host.settle()
        host.expect(text: "leaf")
    }

    @Test("A box has its label above the content, and styles are told both")
    func boxes() {
        struct Reversed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        let host = host(GroupBox("Title") { Text("Content") })
        #expect(host.find(text: "Title").frame.maxY <= host.find(text: "Content").frame.minY)
        let reversed = self.host(GroupBox("Title") { Text("Content") }.groupBoxStyle(Reversed()))
        #expect(reversed.find(text: "Title").frame.minY >= reversed.find(text: "Content").frame.maxY)
    }

    @Test("A format writes the value beside a label")
    func formats() {
        let host = host(LabeledContent("Share", value: 0.25, format: .percent))
        host.expect(text: "25%")
    }
}
