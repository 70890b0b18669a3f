import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@MainActor
@Suite("Answers of containers", .serialized)
struct ContainerAnswerTests {
    @Test("Rows")
    func rows() {
        #expect(
            answers {
                HStack(spacing: 2) {
                    block(20, 10); block(10, 30)
                }
            }
                == "32×30  32×30  32×30  32×30  32×30  32×30  32×30")
        #expect(
            answers {
                HStack {
                    block(20, 10); block(10, 30)
                }
            }
                == "38×30  38×30  38×30  38×30  38×30  38×30  38×30")
        #expect(
            answers {
                HStack(spacing: 2) {
                    Color.red; block(10, 30)
                }
            }
                == "22×30  12×30  ∞×∞  60×40  200×30  60×30  22×40")
        #expect(
            answers {
                HStack(spacing: 2) {
                    Color.red; Color.red
                }
            }
                == "22×10  2×0  ∞×∞  60×40  200×10  60×10  22×40")
        #expect(
            answers {
                HStack(spacing: 0) {
                    band(10, 30); band(20, 40)
                }
            }
                == "30×10  30×10  70×10  60×10  70×10  60×10  30×10")
        #expect(
            answers {
                HStack(alignment: .top, spacing: 0) {
                    block(10, 10).alignmentGuide(.top) { _ in 5 }; block(10, 10)
                }
            }
                == "20×15  20×15  20×15  20×15  20×15  20×15  20×15")
        #expect(
            answers {
                HStack(spacing: 0) {
                    Color.red; Color.blue
                }.fixedSize()
            }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers {
                HStack(spacing: 0) {
                    band(10, 100); band(10, 100).layoutPriority(1)
                }
            }
                == "20×10  20×10  200×10  60×10  200×10  60×10  20×10")
    }

    @Test("Spacers and dividers reach along and across rows")
    func rowFillers() {
        #expect(
            answers {
                HStack(spacing: 0) {
                    block(10, 10); Spacer(); block(10, 10)
                }
            }
                == "28×10  28×10  ∞×10  60×10  200×10  60×10  28×10")
        #expect(
            answers {
                HStack(spacing: 0) {
                    block(10, 10); Spacer(minLength: 30)
                }
            }
                == "40×10  40×10  ∞×10  60×10  200×10  60×10  40×10")
        #expect(
            answers {
                HStack(spacing: 0) {
                    block(10, 10); Divider(); block(10, 10)
                }
            }
                == "21×10  21×10  21×∞  21×40  21×10  21×10  21×40")
    }

    @Test("Columns")
    func columns() {
        #expect(
            answers {
                VStack(spacing: 2) {
                    block(20, 10); block(10, 30)
                }
            }
                == "20×42  20×42  20×42  20×42  20×42  20×42  20×42")
        #expect(
            answers {
                VStack(spacing: 2) {
                    Color.red; block(10, 30)
                }
            }
                == "10×42  10×32  ∞×∞  60×40  200×32  60×42  10×40")
        #expect(
            answers {
                VStack(spacing: 0) {
                    block(10, 10); Spacer()
                }
            }
                == "10×18  10×18  10×∞  10×40  10×18  10×18  10×40")
        #expect(
            answers {
                VStack(spacing: 0) {
                    block(10, 10); Divider()
                }
            }
                == "10×11  10×11  ∞×11  60×11  200×11  60×11  10×11")
        #expect(
            answers {
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red; block(8, 8)
                    }; block(5, 5)
                }
            }
                == "15×18  13×8  ∞×∞  60×40  200×10  60×18  15×40")
    }

    @Test("Piles are as large as all their views, each at its guides")
    func piles() {
        #expect(
            answers {
                ZStack {
                    block(20, 10); block(10, 30)
                }
            }
                == "20×30  20×30  20×30  20×30  20×30  20×30  20×30")
        #expect(
            answers {
                ZStack {
                    Color.red; block(10, 30)
                }
            }
                == "10×30  10×30  ∞×∞  60×40  200×30  60×30  10×40")
        #expect(
            answers {
                ZStack(alignment: .topLeading) {
                    block(20, 10).alignmentGuide(.leading) { _ in 5 }; block(10, 30)
                }
            }
                == "20×30  20×30  20×30  20×30  20×30  20×30  20×30")
    }

    @Test("Lazy stacks and grids take the breadth that is proposed, and are as long as their lines")
    func lazy() {
        #expect(
            answers {
                LazyVStack(spacing: 2) {
                    block(20, 10); block(10, 30)
                }
            }
                == "20×42  0×42  20×42  60×42  200×42  60×42  20×42")
        #expect(
            answers {
                LazyVStack(spacing: 2) {
                    Color.red; block(10, 30)
                }
            }
                == "10×42  0×42  10×42  60×42  200×42  60×42  10×42")
        #expect(
            answers {
                LazyHStack(spacing: 2) {
                    block(20, 10); block(10, 30)
                }
            }
                == "32×30  32×0  32×30  32×40  32×10  32×30  32×40")
        #expect(
            answers {
                LazyVGrid(columns: [GridItem(spacing: 2), GridItem()], spacing: 2) {
                    block(20, 10); block(10, 30); block(5, 5)
                }
            }
                == "22×37  0×37  22×37  60×37  200×37  60×37  22×37")
        #expect(
            answers {
                LazyVGrid(columns: [GridItem(.fixed(30), spacing: 2), GridItem(.fixed(40))], spacing: 2) {
                    block(20, 10); block(10, 30); block(5, 5)
                }
            }
                == "72×37  0×37  72×37  60×37  200×37  60×37  72×37")
        #expect(
            answers {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 2) {
                    block(20, 10); block(10, 30); block(5, 5)
                }
            }
                == "20×34  0×34  20×34  60×30  200×30  60×30  20×34")
        #expect(
            answers {
                LazyHGrid(rows: [GridItem(.fixed(30), spacing: 2), GridItem(.fixed(40))], spacing: 2) {
                    block(20, 10); block(10, 30); block(5, 5)
                }
            }
                == "27×72  27×0  27×72  27×40  27×10  27×72  27×40")
    }

    @Test("Grids")
    func grids() {
        #expect(
            answers {
                Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        block(20, 10); block(10, 30)
                    };
                    GridRow {
                        block(5, 5); block(40, 5)
                    }
                }
            }
                == "62×39  62×39  62×39  62×39  62×39  62×39  62×39")
        #expect(
            answers {
                Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        Color.red; block(10, 30)
                    };
                    GridRow {
                        block(5, 5); block(40, 5)
                    }
                }
            }
                == "52×39  47×39  ∞×∞  60×40  200×39  60×39  52×40")
        #expect(
            answers {
                Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        block(5, 5); block(40, 5)
                    }; block(80, 3)
                }
            }
                == "80×12  80×12  80×12  80×12  80×12  80×12  80×12")
        #expect(
            answers {
                Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        block(5, 5); block(40, 5)
                    }; GridRow { block(80, 3).gridCellColumns(2) }
                }
            }
                == "80×12  80×12  80×12  80×12  80×12  80×12  80×12")
        #expect(
            answers {
                Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                    GridRow {
                        block(5, 5); block(40, 5)
                    }; Color.red.frame(height: 3).gridCellUnsizedAxes(.horizontal)
                }
            }
                == "47×12  47×12  47×12  47×12  47×12  47×12  47×12")
    }

    @Test("Scroll views take what is proposed along, and what their content takes across")
    func scrolling() {
        #expect(
            answers { ScrollView { block(20, 200) } }
                == "20×200  20×0  20×∞  20×40  20×10  20×200  20×40")
        #expect(
            answers { ScrollView(.horizontal) { block(200, 20) } }
                == "200×20  0×20  ∞×20  60×20  200×20  60×20  200×20")
        #expect(
            answers { ScrollView([.horizontal, .vertical]) { block(200, 200) } }
                == "200×200  0×0  ∞×∞  60×40  200×10  60×200  200×40")
        #expect(
            answers { ScrollView { Color.red } }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { List { block(20, 10) } }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
    }

    @Test("The first view that fits, the last one otherwise")
    func fitting() {
        #expect(
            answers {
                ViewThatFits {
                    block(80, 20); block(40, 10); block(10, 5)
                }
            }
                == "80×20  10×5  80×20  40×10  40×10  40×10  80×20")
        #expect(
            answers {
                ViewThatFits(in: .horizontal) {
                    block(80, 20); block(40, 30); block(10, 5)
                }
            }
                == "80×20  10×5  80×20  40×30  80×20  40×30  80×20")
        #expect(
            answers {
                AnyLayout(HStackLayout(spacing: 1)) {
                    block(80, 20); block(40, 30)
                }
            }
                == "121×30  121×30  121×30  121×30  121×30  121×30  121×30")
    }
}
