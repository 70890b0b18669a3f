import SwiftUITestSupport
import Testing
import VitrineSupport
import VitrineSwiftUI

private let box = Color.red

@MainActor
@Suite("Frames and text sizes", .serialized)
struct SizeTests {
    /// What other suites had reported is reported again.
    init() { ReportLog.current.forgetKeys() }

    @Test("A negative, infinite or undefined dimension is reported and counts as not given")
    func invalidDimensions() {
        let zero: CGFloat = 0
        let bench = Bench(100, 90) {
            VStack(spacing: 0) {
                box.frame(width: -10, height: 10)
                box.frame(width: zero / zero, height: 10)
                box.frame(width: .infinity, height: 10)
            }
        }
        #expect(bench.frames == [CGRect(0, 30, 100, 10), CGRect(0, 40, 100, 10), CGRect(0, 50, 100, 10)])
        #expect(
            RuntimeIssue.wasReported("Invalid frame dimension (negative or non-finite): frame(width: -10.0)"))
        #expect(RuntimeIssue.wasReported("frame(width: nan)"))
    }

    @Test("Limits in the wrong order are reported; the least wins")
    func contradictoryLimits() {
        let bench = Bench(300, 40) { box.frame(minWidth: 200, maxWidth: 100) }
        #expect(bench.frames == [CGRect(50, 0, 200, 40)])
        #expect(RuntimeIssue.wasReported("minWidth 200.0, idealWidth nil, maxWidth 100.0"))
    }

    @Test("A spacer brings no standard distance with it")
    func spacerDistance() {
        let bench = Bench(100, 40) {
            HStack {
                box.frame(width: 20, height: 10)
                Spacer()
                box
                box.frame(width: 20, height: 10)
            }
        }
        // The spacer keeps its 8 points and no more on either side; the last two are 8 apart.
        #expect(
            bench.frames == [
                CGRect(0, 15, 20, 10), CGRect(20, 20, 8, 0), CGRect(28, 0, 44, 40), CGRect(80, 15, 20, 10),
            ])
    }

    @Test("An aspect ratio asks for the ideal size where nothing is proposed")
    func idealAspect() {
        let bench = Bench { box.frame(width: 30, height: 30).aspectRatio(2, contentMode: .fit) }
        #expect(bench.fits == CGSize(width: 30, height: 30))
        #expect(Bench { box.aspectRatio(2, contentMode: .fit) }.fits == CGSize(width: 10, height: 10))
    }

    @Test("Text fits into its own size, to the pixel")
    func ownSize() {
        for text in ["In shape", "Rotate", "Illicit", "Wave", "Type 10", "mmm", "Ada Lovelace"] {
            for scale in [1.0, 2, 3] {
                let bench = Bench(400, 400, scale: scale) { Text(text) }
                let size = bench.fits
                #expect(bench.graph.sizeThatFits(ProposedViewSize(size)) == size, "\(text) at \(scale)×")
            }
        }
    }

    @Test("Text shrinks as far as it may before it is cut")
    func minimumScale() {
        let free = Bench { Text("Shrinking text") }.fits
        let half = Bench(free.width / 2, 100) { Text("Shrinking text").lineLimit(1).minimumScaleFactor(0.4) }
        let size = half.graph.sizeThatFits(ProposedViewSize(width: free.width / 2, height: 100))
        #expect(size.width > free.width * 0.45 && size.width <= free.width / 2)
        #expect(size.height > free.height * 0.4 && size.height < free.height * 0.6)
    }

    @Test("Text styles and named fonts follow the text size of the environment; fixed sizes do not")
    func dynamicType() {
        func height(_ font: Font, _ size: DynamicTypeSize) -> CGFloat {
            Bench(scale: 3) { Text("Height").font(font).dynamicTypeSize(size) }.fits.height
        }
        // 17 and 28 points of body text, by the system font's line height of 1.193359375.
        #expect(abs(height(.body, .large) - 20.333) < 0.01)
        #expect(abs(height(.body, .accessibility1) - 33.667) < 0.01)
        #expect(height(.system(size: 17), .accessibility1) == height(.body, .large))
        #expect(height(.custom("nowhere", size: 17), .accessibility1) == height(.body, .accessibility1))
        #expect(height(.custom("nowhere", fixedSize: 17), .accessibility1) == height(.body, .large))
    }

    @Test("Digits of one width make numbers of one width")
    func monospacedDigits() {
        func width(_ text: String) -> CGFloat { Bench { Text(text).monospacedDigit() }.fits.width }
        #expect(width("1111") == width("8888"))
        #expect(Bench { Text("1111") }.fits.width < Bench { Text("8888") }.fits.width)
    }

    @Test("Repeated identifiers are reported with the collection")
    func duplicateIdentifiers() {
        let bench = Bench(100, 40) {
            VStack(spacing: 0) { ForEach([7, 7], id: \.self) { _ in box.frame(width: 10, height: 10) } }
        }
        #expect(bench.frames.count == 2)
        #expect(RuntimeIssue.wasReported("the ID 7 occurs multiple times within the collection"))
    }

    @Test("A scroll view reaches through the safe area on every side; its content stays inside")
    func scrollReach() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIHostingController(rootView: ScrollView { box.frame(height: 10) })
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let scroll = try #require(controller.view.subviews.first as? UIScrollView)
        #expect(scroll.frame == CGRect(0, 0, 100, 100))
        #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        #expect(scroll.contentOffset == CGPoint(x: -20, y: 0))
        #expect(scroll.contentSize == CGSize(width: 60, height: 10))
    }

    @Test("What lies behind and above goes elsewhere when only its alignment changes")
    func alignmentOfLayers() {
        func view(_ alignment: Alignment) -> some View {
            Color.red.overlay(box.frame(width: 10, height: 10), alignment: alignment)
        }
        let bench = Bench(100, 40) { view(.topLeading) }
        #expect(bench.frames == [CGRect(0, 0, 100, 40), CGRect(0, 0, 10, 10)])
        bench.show(view(.bottomTrailing))
        #expect(bench.frames == [CGRect(0, 0, 100, 40), CGRect(90, 30, 10, 10)])
    }
}
