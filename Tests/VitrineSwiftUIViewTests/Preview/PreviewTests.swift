import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private struct Card: View {
    var body: some View { Color(red: 1, green: 0, blue: 0) }
}

private struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card().previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 15").previewDisplayName(
            "A card")
    }
}

// That these compile is the test: what a body is a preview of is clear, also where it has several statements.
#Preview("Card", traits: .sizeThatFitsLayout) { Card() }
#Preview("Card", traits: .sizeThatFitsLayout, .portrait) { Card() }
#Preview("Card", traits: .sizeThatFitsLayout) {
    @Previewable @State var width = 10.0
    Card().frame(width: width)
}
#Preview {
    @Previewable @State var width = 10.0

    Card().frame(width: width)
}
#Preview("Page") {
    let width = 10.0
    Card().frame(width: width)
}
#Preview {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
}
#Preview("Box", traits: .fixedLayout(width: 10, height: 10)) {
    let view = UIView()
    view.backgroundColor = .red
    return view
}

@MainActor
@Suite("Previews")
struct PreviewTests {
    @Test("What concerns the canvas changes nothing in a program")
    func canvas() {
        let host = TestHost(Card_Previews.previews, size: CGSize(width: 40, height: 40), scale: 1)
        #expect(host.rgb(1, 1) == [255, 0, 0])
        #expect(host.rgb(38, 38) == [255, 0, 0])
    }
}
