import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Toggles", .serialized)
struct ToggleTests {
    private final class Store {
        var isOn = false
        var writes = 0
        var binding: Binding<Bool> {
            Binding(
                get: { self.isOn },
                set: {
                    self.isOn = $0; self.writes += 1
                })
        }
    }

    private struct Page: View {
        @State var isOn = false
        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                Text(verbatim: isOn ? "yes" : "no")
            }
        }
    }

    private func host<V: View>(_ view: V, device: TestHost.Device = .iPhone) -> TestHost {
        TestHost(view, device: device, size: CGSize(width: 200, height: 100), scale: 1)
    }

    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    @Test("The label is at the leading edge, the switch at the trailing one")
    func places() {
        let host = host(Page())
        let view = views(UISwitch.self, in: host.window)[0]
        #expect(view.convert(view.bounds, to: nil).maxX == 200)
        #expect(view.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test("A tap on the switch sets the state, and the state the switch")
    func tapping() {
        let host = host(Page())
        let view = views(UISwitch.self, in: host.window)[0]
        host.expect(text: "no")
        host.tap(view)
        host.layout()
        #expect(view.isOn)
        host.expect(text: "yes")
    }

    @Test("Assistive technology finds one element with the label and the value")
    func accessibility() {
        let host = host(Page())
        #expect(host.find(label: "Wi-Fi").count == 1)
        #expect(host.find(label: "Wi-Fi").value == "0")
        #expect(host.find(label: "Wi-Fi").traits == [.button, .toggleButton])
    }

    @Test("A binding that refuses brings the switch back")
    func refusing() {
        let host = host(Toggle("Fixed", isOn: .constant(true)))
        let view = views(UISwitch.self, in: host.window)[0]
        #expect(view.isOn)
        host.tap(view)
        #expect(view.isOn)
    }

    @Test("A toggle of several values is on while all are, mixed while some are, and sets all")
    func sources() {
        struct Mixed: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") {
                    configuration.isOn.toggle()
                }
            }
        }
        let stores = [Store(), Store()]
        stores[0].isOn = true
        let host = host(Toggle("All", sources: stores, isOn: \.binding).toggleStyle(Mixed()))
        host.expect(text: "mixed")
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(stores.map(\.isOn) == [true, true])
    }

    @Test("Hidden labels leave the switch, which they still name; disabled ones are not turned")
    func hiddenLabels() {
        let store = Store()
        let host = host(
            VStack {
                Toggle("Named", isOn: store.binding).labelsHidden()
                Toggle("Off", isOn: store.binding).disabled(true)
            })
        let all = views(UISwitch.self, in: host.window)
        #expect(all[0].convert(all[0].bounds, to: nil).minX == 75)
        #expect(host.find(label: "Named").count == 1)
        host.tap(all[1])
        #expect(store.writes == 0)
        host.tap(all[0])
        #expect(store.writes == 1)
    }

    @Test("A button's toggle is selected while it is on")
    func buttonStyle() {
        let store = Store()
        let host = host(Toggle("Bold", isOn: store.binding).toggleStyle(.button))
        #expect(views(UISwitch.self, in: host.window).isEmpty)
        host.tap(at: CGPoint(x: 100, y: 50))
        #expect(store.isOn)
        #expect(host.find(label: "Bold").traits.contains(.toggleButton))
    }
}
