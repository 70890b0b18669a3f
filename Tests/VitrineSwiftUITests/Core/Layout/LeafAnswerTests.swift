import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@MainActor
@Suite("Answers of leaves", .serialized)
struct LeafAnswerTests {
    @Test("Colours, gradients and shapes take what is proposed, and 10 points where nothing is")
    func fills() {
        #expect(
            answers { Color.red }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { Rectangle() }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { RoundedRectangle(cornerRadius: 4).fill(.red) }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { Capsule() }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { Ellipse().stroke(.red, lineWidth: 3) }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { Path { $0.addRect(CGRect(5, 5, 10, 10)) } }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
        #expect(
            answers { GeometryReader { _ in block(3, 3) } }
                == "10×10  0×0  ∞×∞  60×40  200×10  60×10  10×40")
    }

    @Test("Circles stay round within what is proposed")
    func circles() {
        #expect(
            answers { Circle() }
                == "10×10  0×0  ∞×∞  40×40  10×10  60×60  40×40")
        #expect(
            answers { Circle().inset(by: 4) }
                == "10×10  0×0  ∞×∞  40×40  10×10  60×60  40×40")
    }

    @Test("Spacers keep their least length on both axes outside of stacks; dividers are as thick as a point")
    func spacers() {
        #expect(
            answers { Spacer() }
                == "8×8  8×8  ∞×∞  60×40  200×10  60×8  8×40")
        #expect(
            answers { Spacer(minLength: 20) }
                == "20×20  20×20  ∞×∞  60×40  200×20  60×20  20×40")
        #expect(
            answers { Divider() }
                == "10×1  0×1  ∞×1  60×1  200×1  60×1  10×1")
    }

    @Test("What shows nothing has no size")
    func nothing() {
        #expect(
            answers { EmptyView() }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
        #expect(
            answers { Image(uiImage: UIImage()) }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
        #expect(
            answers { VStack {} }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
        #expect(
            answers { ZStack {} }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
        #expect(
            answers { HStack {} }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
        #expect(
            answers { if Bool(false) { block(1, 1) } }
                == "0×0  0×0  0×0  0×0  0×0  0×0  0×0")
    }

    @Test("What only holds a view answers as it does; several are a column")
    func holders() {
        #expect(
            answers { block(20, 10) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers { AnyView(block(20, 10)) }
                == "20×10  20×10  20×10  20×10  20×10  20×10  20×10")
        #expect(
            answers {
                Group {
                    block(20, 10); block(10, 30)
                }
            }
                == "20×48  20×48  20×48  20×48  20×48  20×48  20×48")
    }
}
