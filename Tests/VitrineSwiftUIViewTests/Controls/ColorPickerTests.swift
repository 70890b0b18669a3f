import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Color pickers", .serialized)
struct ColorPickerTests {
    private struct Page: View {
        @State var color = Color(red: 1, green: 0, blue: 0)
        @State var plain = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        var body: some View {
            VStack {
                ColorPicker("Paper", selection: $color, supportsOpacity: false)
                ColorPicker("Ink", selection: $plain)
                ColorPicker(selection: $color) { Image(systemName: "star") }.disabled(true)
                Text(verbatim: "\(color.resolve(in: EnvironmentValues()))")
                Text(verbatim: "\(plain.components ?? [])")
            }
        }
    }

    private func wells(_ view: UIView) -> [UIColorWell] {
        ((view as? UIColorWell).map { [$0] } ?? []) + view.subviews.flatMap { wells($0) }
    }

    @Test("Wells show the state, and say what their labels say")
    func shown() {
        let host = TestHost(Page(), device: .iPhone)
        let wells = wells(host.window)
        #expect(wells.count == 3 && wells.allSatisfy { $0.bounds.size == CGSize(width: 28, height: 28) })
        #expect(wells.map(\.supportsAlpha) == [false, true, true])
        #expect(wells.map(\.isEnabled) == [true, true, false])
        #expect(host.find(label: "Ink").value == "Red 0, green 0, blue 255")
        #expect(host.find(label: "Paper").value == "Red 255, green 0, blue 0")
    }

    @Test("A colour that is chosen is in the state, of either kind")
    func chosen() {
        let host = TestHost(Page(), device: .iPhone)
        for name in ["Paper", "Ink"] {
            host.find(label: name).tap()
            host.settle()
            let grid = host.find(label: "Color grid").frame
            host.tap(at: CGPoint(x: grid.maxX - 3, y: grid.minY + 3))
            host.find(label: "Close").tap()
            host.settle()
            #expect(host.find(label: name).value == "Red 0, green 0, blue 0")
        }
        host.expect(text: "[0.0, 0.0, 0.0, 1.0]")
    }
}
