import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Sliders", .serialized)
struct SliderTests {
    private final class Store {
        var value = 2.0
        var edits: [Bool] = []
        var binding: Binding<Double> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(view, device: .iPhone, size: CGSize(width: 128, height: 60), scale: 1)
    }

    @Test("Values are those of the range, a step apart, and editing begins and ends")
    func stepping() {
        let store = Store()
        let host = host(
            Slider(value: store.binding, in: 2...12, step: 5) {
                Text("Size")
            } onEditingChanged: {
                store.edits.append($0)
            })
        // The thumb's middle goes from 14 to 114.
        host.touchDown(at: CGPoint(x: 14, y: 30))
        host.touchMove(to: CGPoint(x: 34, y: 30))
        #expect(store.value == 2)
        host.touchMove(to: CGPoint(x: 44, y: 30))
        #expect(store.value == 7)
        #expect(store.edits == [true])
        host.touchMove(to: CGPoint(x: 144, y: 30))
        host.touchUp(at: CGPoint(x: 144, y: 30))
        #expect(store.value == 12 && store.edits == [true, false])
    }

    @Test("The label names it, and assistive technology moves it by a step")
    func accessibility() {
        let store = Store()
        let host = host(
            Slider(value: store.binding, in: 2...12, step: 5) {
                Text("Size")
            } onEditingChanged: {
                store.edits.append($0)
            })
        let found = host.find(label: "Size")
        #expect(found.count == 1 && found.value == "0%" && found.traits == .adjustable)
        found.adjust(up: true)
        #expect(store.value == 7 && store.edits == [true, false])
    }

    @Test("A value outside of the range is shown at its end and kept")
    func outside() {
        let store = Store()
        store.value = 40
        let host = host(Slider(value: store.binding, in: 0...10))
        #expect(store.value == 40)
        host.layout()
        #expect(host.color(at: CGPoint(x: 114, y: 30)).red > 0.99)
    }
}
