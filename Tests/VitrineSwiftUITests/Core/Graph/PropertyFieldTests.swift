@_spi(Reflection) import Swift
import Testing

@testable import VitrineSwiftUI

@MainActor @Suite struct PropertyFieldTests {
    private struct Custom: DynamicProperty {}

    private struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private struct UpdatedStyle: ButtonStyle, DynamicProperty {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private struct Fields {
        @State var state = 0
        @Environment(\.isEnabled) var isEnabled
        var custom = Custom()
        var style = Style()
        var updatedStyle = UpdatedStyle()
        var number = 0
        var numbers = [0]
        @Binding var binding: Int
        var text = Text("a")
        var closure: () -> Void = {}
    }

    @Test func `What a field means is said by its type: properties before styles, and most types nothing`() {
        var found: [String] = []
        _ = _forEachField(of: Fields.self) { _, _, type, kind in
            switch PropertyField(type, kind) {
            case .graph(let property): found.append("graph \(property)")
            case .custom(let property): found.append("custom \(property)")
            case .style: found.append("style")
            case .plain: found.append("plain")
            }
            return true
        }
        #expect(
            found == [
                "graph State<Int>", "graph Environment<Bool>", "custom Custom", "style",
                "custom UpdatedStyle", "plain", "plain", "plain", "plain", "plain",
            ])
    }
}
