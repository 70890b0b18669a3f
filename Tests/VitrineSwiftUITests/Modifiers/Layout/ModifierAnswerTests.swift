import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@MainActor
@Suite("Answers of modifiers", .serialized)
struct ModifierAnswerTests {
    @Test("Fixed frames")
    func fixedFrames() {
        #expect(
            answers { Color.red.frame(width: 30) }
                == "30×10  30×0  30×∞  30×40  30×10  30×10  30×40")
        #expect(
            answers { Color.red.frame(height: 30) }
                == "10×30  0×30  ∞×30  60×30  200×30  60×30  10×30")
        #expect(
            answers { Color.red.frame(width: 30, height: 20) }
                == "30×20  30×20  30×20  30×20  30×20  30×20  30×20")
        #expect(
            answers { Color.red.frame() }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
    }

    @Test("Flexible frames around a view that takes everything")
    func flexibleFrames() {
        #expect(
            answers { Color.red.frame(minWidth: 30) }
                == "30×10  30×0  ∞×∞  60×40  200×10  60×10  30×40")
        #expect(
            answers { Color.red.frame(maxWidth: 30) }
                == "10×10  0×0  30×∞  30×40  30×10  30×10  10×40")
        #expect(
            answers { Color.red.frame(minWidth: 20, maxWidth: 30) }
                == "20×10  20×0  30×∞  30×40  30×10  30×10  20×40")
        #expect(
            answers { Color.red.frame(idealWidth: 30) }
                == "30×10  0×0  ∞×∞  60×40  200×10  60×10  30×40")
        #expect(
            answers {
                Color.red.frame(
                    minWidth: 20, idealWidth: 25, maxWidth: 80, minHeight: 5, idealHeight: 15, maxHeight: 30)
            }
                == "25×15  20×5  80×30  60×30  80×10  60×15  25×30")
    }

    @Test("Flexible frames around a view of its own size")
    func flexibleFramesOfBlocks() {
        #expect(
            answers { block(20, 10).frame(maxWidth: .infinity, maxHeight: .infinity) }
                == "20×10  20×10  ∞×∞  60×40  200×10  60×10  20×40")
        #expect(
            answers { block(20, 10).frame(minWidth: 30) }
                == "30×10  30×10  30×10  30×10  30×10  30×10  30×10")
        #expect(
            answers { block(20, 10).frame(maxWidth: 10) }
                == "10×10  10×10  10×10  10×10  10×10  10×10  10×10")
        #expect(
            answers { block(20, 10).frame(minWidth: 5, maxWidth: .infinity) }
                == "20×10  5×10  ∞×10  60×10  200×10  60×10  20×10")
    }

    @Test("Fixed sizes ask for the ideal one")
    func fixedSizes() {
        #expect(
            answers { Color.red.fixedSize() }
                == "10×10  10×10  10×10  10×10  10×10  10×10  10×10")
        #expect(
            answers { Color.red.fixedSize(horizontal: true, vertical: false) }
                == "10×10  10×0  10×∞  10×40  10×10  10×10  10×40")
        #expect(
            answers { Color.red.frame(idealWidth: 33, idealHeight: 22).fixedSize() }
                == "33×22  33×22  33×22  33×22  33×22  33×22  33×22")
    }

    @Test("Padding is taken off what is proposed, and put onto the answer")
    func padding() {
        #expect(
            answers { Color.red.padding(5) }
                == "20×20  10×10  ∞×∞  60×40  200×10  60×20  20×40")
        #expect(
            answers { block(20, 10).padding(5) }
                == "30×20  30×20  30×20  30×20  30×20  30×20  30×20")
        #expect(
            answers { block(20, 10).padding() }
                == "52×42  52×42  52×42  52×42  52×42  52×42  52×42")
        #expect(
            answers { block(20, 10).padding(.horizontal, 5) }
                == "30×10  30×10  30×10  30×10  30×10  30×10  30×10")
        #expect(
            answers { block(20, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
                == "26×14  26×14  26×14  26×14  26×14  26×14  26×14")
        #expect(
            answers { Color.red.padding(-5) }
                == "0×0  0×0  ∞×∞  60×40  200×10  60×0  0×40")
        #expect(
            answers { Color.red.safeAreaPadding(5) }
                == "20×20  10×10  ∞×∞  60×40  200×10  60×20  20×40")
    }

    @Test("Ratios")
    func ratios() {
        #expect(
            answers { Color.red.aspectRatio(2, contentMode: .fit) }
                == "10×10  0×0  ∞×∞  60×30  20×10  60×30  80×40")
        #expect(
            answers { Color.red.aspectRatio(2, contentMode: .fill) }
                == "10×10  0×0  ∞×∞  80×40  200×100  60×30  80×40")
        #expect(
            answers { Color.red.aspectRatio(2.0 / 3, contentMode: .fit) }
                == "10×10  0×0  ∞×∞  26.67×40  6.67×10  60×90  26.67×40")
        #expect(
            answers { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() }
                == "40×20  0×0  ∞×∞  60×30  20×10  60×30  80×40")
        #expect(
            answers { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() }
                == "40×20  0×0  ∞×∞  80×40  200×100  60×30  80×40")
        #expect(
            answers { Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit) }
                == "10×10  0×0  ∞×∞  20×40  5×10  60×120  20×40")
    }

    @Test("What only moves or draws a view leaves its size alone")
    func drawing() {
        #expect(
            answers { block(20, 10).offset(x: 50, y: 5) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).rotationEffect(.degrees(90)) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).scaleEffect(2) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { Color.red.clipShape(Circle()) }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { block(20, 10).hidden() }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).zIndex(1) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).border(.red, width: 3) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).opacity(0) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { block(20, 10).id(1) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { Color.red.layoutPriority(1) }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { Color.red.ignoresSafeArea() }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
    }

    @Test("A position takes what is proposed")
    func positions() {
        #expect(
            answers { block(20, 10).position(x: 50, y: 5) }
                == "20×10  0×0  ∞×∞  60×40  200×10  60×10  20×40")
    }

    @Test("Backgrounds and overlays have no say")
    func behind() {
        #expect(
            answers { block(20, 10).background { block(80, 80) } }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { Color.red.overlay { block(80, 80) } }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
    }

    @Test("Bars beside safe areas add their breadth")
    func bars() {
        #expect(
            answers { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { block(20, 10) } }
                == "10×20  0×10  ∞×∞  60×40  200×10  60×20  10×40")
        #expect(
            answers { block(20, 10).safeAreaInset(edge: .leading, spacing: 2) { block(10, 40) } }
                == "32×10  32×10  32×10  32×10  32×10  32×10  32×10")
    }

    @Test("A relative frame asks its container, not its parent")
    func relative() {
        #expect(
            answers { Color.red.containerRelativeFrame(.horizontal) }
                == "100×10  100×0  100×∞  100×40  100×10  100×10  100×40")
    }
}
