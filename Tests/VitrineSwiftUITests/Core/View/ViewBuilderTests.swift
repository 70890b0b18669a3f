import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("What views are made of")
struct ViewBuilderTests {
    /// The colours from top to bottom of a column of squares of 10 points.
    private func column(_ view: some View, count: Int) -> [[Int]] {
        let host = TestHost(
            VStack(spacing: 0) { view }.frame(width: 10, height: 100, alignment: .top).background(
                Color.white),
            size: CGSize(width: 10, height: 100), scale: 1)
        return (0..<count).map { host.rgb(5, CGFloat($0) * 10 + 5) }
    }

    private struct Square: View {
        let red: Double
        var body: some View { Color(red: red, green: 0, blue: 0).frame(width: 10, height: 10) }
    }

    @Test("A builder gives its views in order, with what conditions choose")
    func builder() {
        @ViewBuilder func some(_ isOn: Bool, _ number: Int) -> some View {
            Square(red: 1)
            if isOn { Square(red: 0.8) }
            switch number {
            case 0: Square(red: 0.6)
            case 1:
                Square(red: 0.4)
                Square(red: 0.2)
            default: EmptyView()
            }
        }
        let white = [255, 255, 255]
        #expect(column(some(true, 0), count: 4) == [[255, 0, 0], [204, 0, 0], [153, 0, 0], white])
        #expect(column(some(false, 1), count: 4) == [[255, 0, 0], [102, 0, 0], [51, 0, 0], white])
        #expect(column(some(false, 2), count: 2) == [[255, 0, 0], white])
    }

    @Test("Groups, loops and erased views are transparent to their container")
    func transparent() {
        let view = Group {
            ForEach(0..<2) { Square(red: Double($0) / 5) }
            AnyView(Square(red: 1))
            AnyView(ForEach([2, 3], id: \.self) { Square(red: Double($0) / 5) })
        }
        #expect(
            column(view, count: 5) == [[0, 0, 0], [51, 0, 0], [255, 0, 0], [102, 0, 0], [153, 0, 0]])
    }

    @Test("A modifier of a group is one of each of its views")
    func distribution() {
        let view = Group {
            Square(red: 1)
            Square(red: 0.6)
        }.padding(.bottom, 10)
        let white = [255, 255, 255]
        #expect(column(view, count: 4) == [[255, 0, 0], white, [153, 0, 0], white])
    }
}
