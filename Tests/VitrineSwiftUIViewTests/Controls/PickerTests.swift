import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Pickers", .serialized)
struct PickerTests {
    private final class Store {
        var value = 2
        var binding: Binding<Int> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private struct Numbers<Style: PickerStyle>: View {
        let selection: Binding<Int>
        let style: Style
        var body: some View {
            Picker("Number", selection: selection) {
                Text("One").tag(1)
                Text("Two").tag(2)
                Text("No tag")
                ForEach(3..<5) { Text(verbatim: "N\($0)") }
            }
            .pickerStyle(style)
        }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(view, device: .iPhone, size: CGSize(width: 320, height: 400), scale: 1)
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("Segments are the options, and a tap selects those with a tag or an identifier")
    func segmented() {
        let store = Store()
        let host = host(Numbers(selection: store.binding, style: .segmented))
        let view = views(UISegmentedControl.self, in: host.window)[0]
        #expect(
            (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) } == [
                "One", "Two", "No tag", "N3", "N4",
            ])
        #expect(view.selectedSegmentIndex == 1)
        host.tap(at: CGPoint(x: 300, y: 200))
        #expect(store.value == 4)
    }

    @Test("What the state selects is shown, and titles that change are, too")
    func updates() {
        struct Page: View {
            @State var value = 1
            var body: some View {
                VStack {
                    Picker("P", selection: $value) {
                        Text(verbatim: "first \(value)").tag(1)
                        Text("second").tag(2)
                    }.pickerStyle(.segmented)
                    Button("Other") { value = 3 - value }
                }
            }
        }
        let host = host(Page())
        let view = views(UISegmentedControl.self, in: host.window)[0]
        #expect(view.titleForSegment(at: 0) == "first 1")
        host.find(text: "Other").tap()
        host.layout()
        #expect(view.selectedSegmentIndex == 1 && view.titleForSegment(at: 0) == "first 2")
    }

    @Test("A wheel shows the texts, and what it comes to rest at is selected")
    func wheel() {
        let store = Store()
        let host = host(Numbers(selection: store.binding, style: .wheel))
        let view = views(UIPickerView.self, in: host.window)[0]
        #expect(view.numberOfRows(inComponent: 0) == 5 && view.selectedRow(inComponent: 0) == 1)
        // A text without a value turns up, and is nobody's choice.
        host.tap(at: CGPoint(x: 160, y: 200 + 32))
        host.settle()
        #expect(view.selectedRow(inComponent: 0) == 2 && store.value == 2)
        host.tap(at: CGPoint(x: 160, y: 200 + 32))
        host.settle()
        #expect(store.value == 3)
    }

    @Test("A wheel whose options are more than texts shows their views")
    func wheelViews() {
        struct Page: View {
            @State var selection = 1
            @State var mark = "a"
            var body: some View {
                Picker("", selection: $selection) {
                    ForEach(0..<30, id: \.self) { number in
                        HStack {
                            Text(mark)
                            Text("N\(number)").foregroundStyle(.red)
                        }
                    }
                }
                .pickerStyle(.wheel)
                .onChange(of: selection) { mark = "b" }
            }
        }
        let host = host(Page())
        let view = views(UIPickerView.self, in: host.window)[0]
        host.expect(text: "N0")
        host.expect(text: "N3")
        host.expectNone(host.find(text: "N20"))
        #expect(view.delegate?.pickerView(view, titleForRow: 2, forComponent: 0) == "a")
        let rows = views(RowHost.self, in: host.window).count
        #expect((4...9).contains(rows))
        host.tap(at: CGPoint(x: 160, y: 200 + 64))
        host.settle()
        #expect(view.selectedRow(inComponent: 0) == 3)
        host.expect(text: "b")
        host.expectNone(host.find(text: "a"))
    }

    @Test("A view without a value is a row of a wheel, from which the wheel can be reached")
    func wheelViewWithoutValue() {
        final class FinderView: UIView {
            var found: () -> Void = {}
            override func didMoveToWindow() {
                super.didMoveToWindow()
                var next: UIView? = self
                while let view = next, !(view is UIPickerView) { next = view.superview }
                guard let picker = next, picker.subviews.count == 2 else { return }
                // As many programs take the band away.
                picker.subviews[1].backgroundColor = .clear
                found()
            }
        }
        struct Finder: UIViewRepresentable {
            let found: () -> Void
            func makeUIView(context: Context) -> FinderView {
                let view = FinderView()
                view.found = found
                return view
            }
            func updateUIView(_ view: FinderView, context: Context) {}
        }
        struct Page: View {
            @State var selection = 2
            @State var isFound = false
            var body: some View {
                Picker("", selection: $selection) {
                    if isFound {
                        ForEach(0..<4, id: \.self) { Text("N\($0)").tag($0) }
                    } else {
                        Finder { isFound = true }
                    }
                }
                .pickerStyle(.wheel)
            }
        }
        let host = host(Page())
        host.settle()
        let view = views(UIPickerView.self, in: host.window)[0]
        #expect(view.numberOfRows(inComponent: 0) == 4 && view.selectedRow(inComponent: 0) == 2)
        #expect(view.subviews[1].backgroundColor == .clear && view.subviews[1].frame.midY == view.bounds.midY)
        host.expect(text: "N2")
    }

    @Test("A menu opens with the options, and closes with the choice, or with a touch beside it")
    func menu() {
        let store = Store()
        let host = TestHost(
            Numbers(selection: store.binding, style: .menu), device: .iPhone,
            size: CGSize(width: 320, height: 600), scale: 1)
        host.expect(text: "Two")
        host.tap(at: CGPoint(x: 160, y: 300))
        host.settle()
        host.expect(text: "N4")
        host.tap(at: CGPoint(x: 5, y: 5))
        host.settle()
        host.expectNone(host.find(text: "N4"))
        #expect(store.value == 2)
        host.tap(at: CGPoint(x: 160, y: 300))
        host.settle()
        host.find(text: "N4").tap()
        host.settle()
        #expect(store.value == 4)
        host.expectNone(host.find(text: "One"))
    }

    @Test("Inline options are rows of a list, of which the selected one is marked")
    func inline() {
        let store = Store()
        let host = host(List { Numbers(selection: store.binding, style: .inline) })
        #expect(host.find(label: "Two").traits.contains(.selected))
        host.find(text: "N3").tap()
        #expect(store.value == 3)
    }

    @Test("A navigation link leads to the options, and the choice back")
    func link() {
        let store = Store()
        let host = host(
            NavigationStack { List { Numbers(selection: store.binding, style: .navigationLink) } })
        host.expectNone(host.find(text: "One"))
        host.find(text: "Number").first.tap()
        host.settle()
        host.find(text: "One").tap()
        host.settle()
        #expect(store.value == 1)
        host.expectNone(host.find(text: "N4"))
    }
}
