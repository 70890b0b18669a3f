import SwiftUITestSupport
import Testing
import VitrineSupport
import VitrineSwiftUI
import VitrineTesting

private let nan = CGFloat.nan
private let box = Color.red

/// A view of the program's own around one that is given something impossible.
private struct Page<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

/// Answers with a size, and places all it has at a point.
private struct Answer: Layout {
    var size = CGSize(width: 10, height: 10)
    var place = CGPoint.zero

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for view in subviews { view.place(at: place, proposal: ProposedViewSize(width: 10, height: 10)) }
    }
}

/// A frame whose width is another in each frame, and never one.
private struct Shrinking: View {
    let remote: Remote<CGFloat>
    @State private var width: CGFloat = -1
    var body: some View {
        remote.binding = $width
        return VStack { box.frame(width: width, height: 10) }
    }
}

@MainActor
@Suite("Lengths that are none", .serialized)
struct BadGeometryTests {
    private func said<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [String] {
        Reports.showing(Page(content: content))
    }

    @Test("Dimensions of frames")
    func frames() {
        let words = "Invalid frame dimension (negative or non-finite): "
        #expect(
            said { box.frame(width: -1) } == [
                "\(words)frame(width: -1.0) is ignored. In Page, at Page › Color."
            ])
        #expect(
            said { HStack { box.frame(height: .infinity) } } == [
                "\(words)frame(height: inf) is ignored. In Page, at Page › HStack › Color."
            ])
        #expect(
            said { ZStack { box.frame(width: nan, height: -2) } } == [
                "\(words)frame(width: nan) is ignored. In Page, at Page › ZStack › Color.",
                "\(words)frame(height: -2.0) is ignored. In Page, at Page › ZStack › Color.",
            ])
        #expect(
            said { box.frame(minWidth: .infinity, maxWidth: .infinity) } == [
                "\(words)frame(minWidth: inf) is ignored. In Page, at Page › Color."
            ])
        #expect(
            said { box.frame(idealHeight: nan, maxHeight: -3) } == [
                "\(words)frame(idealHeight: nan) is ignored. In Page, at Page › Color.",
                "\(words)frame(maxHeight: -3.0) is ignored. In Page, at Page › Color.",
            ])
        #expect(
            said { box.frame(minWidth: 20, maxWidth: 10) } == [
                "Contradictory frame constraints specified: minWidth 20.0, idealWidth nil, maxWidth 10.0. In Page, at "
                    + "Page › Color."
            ])
        #expect(
            said { box.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity) } == [])
        #expect(said { box.frame(width: 0, height: 0) } == [])
    }

    @Test("A frame that is wrong in another way each time is told of once, and is shown each time")
    func onceForAllValues() {
        let remote = Remote<CGFloat>()
        var bench: Bench?
        let said = Reports.during {
            bench = Bench { Shrinking(remote: remote) }
            for width in [-2, -3, .nan, -.infinity] as [CGFloat] {
                remote.value = width
                bench?.graph.update()
                #expect(bench?.frames == [CGRect(0, 45, 100, 10)])
            }
            remote.value = 20
            bench?.graph.update()
            #expect(bench?.frames == [CGRect(40, 45, 20, 10)])
        }
        #expect(
            said == [
                "Invalid frame dimension (negative or non-finite): frame(width: -1.0) is ignored. In Shrinking, at "
                    + "Shrinking › VStack › Color."
            ])
    }

    @Test("All rows of a ForEach are one place")
    func onceForAllRows() {
        let said = said { VStack { ForEach(3..<6) { box.frame(width: -1, height: CGFloat($0)) } } }
        #expect(
            said == [
                "Invalid frame dimension (negative or non-finite): frame(width: -1.0) is ignored. In Page, at "
                    + "Page › VStack › ForEach[3] › Color."
            ])
    }

    @Test("Offsets, positions and paddings without a number count as 0")
    func places() {
        let words = "(not a finite number): "
        #expect(
            said { box.offset(x: nan, y: 5) } == [
                "Invalid offset \(words)offset(x: nan) counts as 0. In Page, at Page › Color."
            ])
        #expect(
            said { box.position(x: 3, y: -.infinity) } == [
                "Invalid position \(words)position(y: -inf) counts as 0. In Page, at Page › Color."
            ])
        #expect(
            said { box.padding(.horizontal, nan) } == [
                "Invalid padding \(words)padding(leading: nan, trailing: nan) counts as 0. In Page, at Page › Color."
            ])
        #expect(Bench { box.offset(x: nan, y: 5) }.frames == [CGRect(0, 5, 100, 100)])
        #expect(
            Bench { box.frame(width: 10, height: 10).position(x: 20, y: nan) }.frames == [
                CGRect(15, -5, 10, 10)
            ])
        #expect(
            Bench { box.padding(EdgeInsets(top: 10, leading: nan, bottom: 20, trailing: .infinity)) }.frames
                == [CGRect(0, 10, 100, 70)])
        #expect(Bench { box.padding(-1000) }.frames == [CGRect(-1000, -1000, 2100, 2100)])
    }

    @Test("Distances without a number are the standard ones")
    func distances() {
        let words = "Invalid spacing (not a finite number): "
        #expect(
            said {
                HStack(spacing: nan) {
                    box
                    box
                }
            } == ["\(words)HStack(spacing: nan) is ignored. In Page, at Page › HStack."])
        #expect(
            said {
                VStack(spacing: -.infinity) {
                    box
                    box
                }
            } == ["\(words)VStack(spacing: -inf) is ignored. In Page, at Page › VStack."])
        #expect(
            said { Grid(horizontalSpacing: nan) { GridRow { box } } } == [
                "\(words)Grid(horizontalSpacing: nan) is ignored. In Page, at Page › Grid."
            ])
        #expect(
            said {
                HStack {
                    box
                    Spacer(minLength: nan)
                }
            } == [
                "Invalid length (not a finite number): Spacer(minLength: nan) is ignored. In Page, at "
                    + "Page › HStack › Spacer."
            ])
        let bench = Bench(100, 40) {
            HStack(spacing: nan) {
                box
                box
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 46, 40), CGRect(54, 0, 46, 40)])
        let grid = Bench(100, 40) {
            Grid(horizontalSpacing: .infinity, verticalSpacing: 0) {
                GridRow {
                    box
                    box
                }
            }
        }
        #expect(grid.frames == [CGRect(0, 0, 46, 40), CGRect(54, 0, 46, 40)])
    }

    @Test("A stack whose negative distance takes it all is of no length, not of a negative one")
    func negativeDistance() {
        let bench = Bench(100, 40) {
            HStack(spacing: -50) {
                box.frame(width: 10, height: 10)
                box.frame(width: 10, height: 10)
            }
        }
        #expect(bench.fits == CGSize(width: 0, height: 10))
        #expect(bench.frames == [CGRect(50, 15, 10, 10), CGRect(10, 15, 10, 10)])
    }

    @Test("Guides, priorities and orders without a number count as not set")
    func guides() {
        #expect(
            said {
                HStack(alignment: .top) {
                    box.alignmentGuide(.top) { _ in nan }
                    box
                }
            } == [
                "Invalid alignment guide (not a finite number): alignmentGuide(_: nan) is ignored. In Page, at "
                    + "Page › HStack › Color."
            ])
        #expect(
            said {
                HStack {
                    box.layoutPriority(.nan)
                    box
                }
            } == [
                "Invalid priority (not a number): layoutPriority(nan) is ignored. In Page, at Page › HStack › Color."
            ])
        #expect(
            said {
                ZStack {
                    box.zIndex(.nan)
                    box
                }
            } == ["Invalid order (not a number): zIndex(nan) is ignored. In Page, at Page › ZStack › Color."])
        let bench = Bench(100, 40) {
            HStack(alignment: .bottom, spacing: 0) {
                box.layoutPriority(.nan)
                box.frame(height: 20).alignmentGuide(.bottom) { _ in .infinity }
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 50, 40), CGRect(50, 20, 50, 20)])
    }

    @Test("Aspect ratios that are none leave the proposal as it is")
    func ratios() {
        for ratio in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(
                Bench(100, 40) { box.aspectRatio(ratio, contentMode: .fit) }.frames == [CGRect(0, 0, 100, 40)]
            )
        }
        #expect(
            said { box.aspectRatio(0, contentMode: .fill) } == [
                "Invalid aspect ratio (not positive or not finite): aspectRatio(0.0) is ignored. In Page, at Page › Color."
            ])
    }

    @Test("What a layout answers that is no size counts as none; a place that is none is 0")
    func layouts() {
        let words = "Answer.sizeThatFits(proposal:subviews:cache:) returned "
        let sizes: [(CGSize, String)] = [
            (CGSize(width: nan, height: 10), "nan × 10.0"),
            (CGSize(width: 10, height: CGFloat.infinity), "10.0 × inf"),
            (CGSize(width: -5, height: 10), "-5.0 × 10.0"),
        ]
        for (size, text) in sizes {
            #expect(
                said { Answer(size: size)() { box } } == [
                    "\(words)\(text), which is no size; it counts as none. In Page."
                ])
            #expect(Bench { Answer(size: size)() { box } }.fits == .zero)
        }
        #expect(
            said { Answer(place: CGPoint(x: 4, y: nan))() { box } } == [
                "Invalid view geometry (not a finite number): a place at (4.0, nan); what is no coordinate counts as 0. In "
                    + "Page, at Page › Color."
            ])
        #expect(Bench { Answer(place: CGPoint(x: 4, y: nan))() { box } }.frames == [CGRect(49, 45, 10, 10)])
    }

    @Test("Effects of values that are no numbers are none")
    func effects() {
        func shown<V: View>(@ViewBuilder _ content: @escaping () -> V) -> (String?, Double) {
            let count = ReportLog.process.count
            let host = TestHost(Page(content: content), size: CGSize(width: 20, height: 20))
            host.layout()
            let red = host.color(at: CGPoint(x: 10, y: 10)).red
            host.layout()
            let said = ReportLog.process.sentences(after: count)
            #expect(said.count == 1)
            return (said.first.map { String($0.dropFirst("SwiftUI: ".count)) }, (red * 100).rounded() / 100)
        }
        let red = Color(red: 1, green: 0, blue: 0)
        let (page, words) = ("In Page, at Page › Color.", "Invalid transform (not a finite number): ")
        #expect(
            shown { VStack { red }.opacity(.nan) }
                == ("Invalid opacity (not a number): opacity(nan) is ignored. In Page, at Page › VStack.", 1))
        #expect(shown { red.scaleEffect(nan) } == ("\(words)scaleEffect(nan, nan) is ignored. \(page)", 1))
        #expect(
            shown { red.rotationEffect(.radians(.infinity)) } == (
                "\(words)rotationEffect(inf rad) is ignored. \(page)", 1
            ))
        #expect(
            shown { red.shadow(radius: nan) }
                == ("Invalid shadow (not a finite number): shadow(radius: nan) is ignored. \(page)", 1))
        #expect(
            shown { red.shadow(radius: 1, x: nan, y: .infinity) }
                == ("Invalid shadow (not a finite number): shadow(x: nan, y: inf) counts as 0. \(page)", 1))
    }

    @Test("Gradients with impossible radii are painted")
    func gradients() {
        let radii: [(CGFloat, CGFloat)] = [
            (nan, 10), (0, nan), (nan, .infinity), (-.infinity, 10), (50, 10), (-5, -10),
        ]
        for (start, end) in radii {
            let host = TestHost(
                RadialGradient(
                    colors: [Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)],
                    center: .center,
                    startRadius: start, endRadius: end), size: CGSize(width: 20, height: 20))
            #expect(host.color(at: CGPoint(x: 10, y: 10)).red == 1)
        }
    }

    @Test("Lazy containers with distances that are none show their views")
    func lazyContainers() {
        let words = "(not a finite number): "
        let rows = ForEach(0..<3) { _ in box.frame(height: 10) }
        #expect(
            said { ScrollView { LazyVStack(spacing: nan) { rows } } } == [
                "Invalid spacing \(words)LazyVStack(spacing: nan) is ignored. In Page, at Page › ScrollView › LazyVStack."
            ])
        #expect(
            said {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.fixed(nan)), GridItem(spacing: .infinity)]) { rows }
                }
            } == [
                "Invalid length \(words)GridItem(fixed: nan) is ignored. In Page, at Page › ScrollView › LazyVGrid.",
                "Invalid spacing \(words)GridItem(spacing: inf) is ignored. In Page, at Page › ScrollView › LazyVGrid.",
            ])
        let bench = Bench { ScrollView { LazyVStack(spacing: -.infinity) { rows } } }
        #expect(bench.frames == [CGRect(0, 0, 100, 10), CGRect(0, 18, 100, 10), CGRect(0, 36, 100, 10)])
        for items in [
            [GridItem(.adaptive(minimum: 0))], [GridItem(.adaptive(minimum: 1), spacing: -1)],
            [GridItem(.adaptive(minimum: 1), spacing: -20)], [],
        ] {
            #expect(Bench { ScrollView { LazyVGrid(columns: items) { rows } } }.frames.count == 3)
        }
    }

    @Test("A cell over more columns than there are views is no work without an end")
    func columns() {
        let bench = Bench(100, 40) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box.gridCellColumns(20_000)
                    box
                }
            }
        }
        #expect(bench.frames.count == 2)
    }

    @Test("Contents of scroll views and rows of lists that have no end are told of, and shown with an end")
    func scrolledContents() {
        let bench = Bench {
            ScrollView {
                VStack(spacing: 0) {
                    box.frame(minHeight: .infinity)
                    box.frame(height: 20)
                }
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 100, 10), CGRect(0, 10, 100, 20)])
    }
}
