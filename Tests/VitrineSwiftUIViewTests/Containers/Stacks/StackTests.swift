import SwiftUITestSupport
import Testing
import VitrineSwiftUI

private let box = Color.red

@MainActor
@Suite("Stacks", .serialized)
struct StackTests {
    @Test("An HStack gives flexible views equal shares after spacing")
    func equalShares() {
        let bench = Bench(100, 40) {
            HStack {
                box; box; box
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 28, 40), CGRect(36, 0, 28, 40), CGRect(72, 0, 28, 40)])
    }

    @Test("The least flexible views are served first")
    func flexibility() {
        let bench = Bench(100, 40) {
            HStack(spacing: 0) {
                box
                box.frame(width: 30)
                box.frame(minWidth: 0, maxWidth: 20)
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 50, 40), CGRect(50, 0, 30, 40), CGRect(80, 0, 20, 40)])
    }

    @Test("A higher priority takes all but the minimum of the others")
    func priority() {
        let bench = Bench(100, 40) {
            HStack(spacing: 0) {
                box.frame(minWidth: 10)
                box.layoutPriority(1)
            }
        }
        #expect(bench.frames == [CGRect(0, 0, 10, 40), CGRect(10, 0, 90, 40)])
    }

    @Test("A VStack aligns its children along the guide")
    func alignment() {
        let bench = Bench(100, 100) {
            VStack(alignment: .trailing, spacing: 4) {
                box.frame(width: 40, height: 10)
                box.frame(width: 20, height: 10)
            }
        }
        #expect(bench.frames == [CGRect(30, 38, 40, 10), CGRect(50, 52, 20, 10)])
    }

    @Test("Spacers push apart, and keep 8 points when there is no room")
    func spacer() {
        let bench = Bench(100, 40) {
            HStack(spacing: 0) {
                box.frame(width: 20, height: 10)
                Spacer()
                box.frame(width: 20, height: 10)
            }
        }
        #expect(bench.frames == [CGRect(0, 15, 20, 10), CGRect(20, 20, 60, 0), CGRect(80, 15, 20, 10)])
        let ideal = bench.graph.sizeThatFits(.unspecified)
        #expect(ideal == CGSize(width: 48, height: 10))
    }

    @Test("Custom guides line up children of different nesting")
    func customGuide() {
        let bench = Bench(100, 100) {
            HStack(alignment: .top, spacing: 0) {
                box.frame(width: 10, height: 40)
                box.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        #expect(bench.frames == [CGRect(40, 40, 10, 40), CGRect(50, 20, 10, 20)])
    }

    @Test("A ZStack is as large as its largest child and aligns the others in it")
    func zStack() {
        let bench = Bench(100, 100) {
            ZStack(alignment: .bottomTrailing) {
                box.frame(width: 60, height: 40)
                box.frame(width: 10, height: 10)
            }
        }
        #expect(bench.frames == [CGRect(20, 30, 60, 40), CGRect(70, 60, 10, 10)])
    }

    @Test("fixedSize on a stack gives children of unlimited height one common height")
    func commonHeight() {
        let bench = Bench(100, 100) {
            HStack(spacing: 0) {
                box.frame(width: 10, height: 30)
                box.frame(width: 10).frame(maxHeight: .infinity)
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(bench.frames == [CGRect(40, 35, 10, 30), CGRect(50, 35, 10, 30)])
    }

    @Test("A modifier on a group goes to each of its views")
    func groupModifier() {
        let bench = Bench(100, 40) {
            HStack(spacing: 0) {
                Group {
                    box
                    box
                }
                .frame(width: 10, height: 10)
                ForEach(0..<2) { _ in box }.frame(width: 5, height: 5)
            }
        }
        #expect(
            bench.frames == [
                CGRect(35, 15, 10, 10), CGRect(45, 15, 10, 10), CGRect(55, 17.5, 5, 5),
                CGRect(60, 17.5, 5, 5),
            ])
    }

    @Test("Reading from the right mirrors places, not sizes")
    func rightToLeft() {
        let bench = Bench(100, 40) {
            HStack(spacing: 0) {
                box.frame(width: 20, height: 10)
                Spacer()
                box.frame(width: 30, height: 10)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(bench.frames[0] == CGRect(80, 15, 20, 10))
        #expect(bench.frames[2] == CGRect(0, 15, 30, 10))
    }
}

@MainActor
@Suite("Frames and proposals", .serialized)
struct FrameTests {
    @Test("A fixed frame proposes its size and aligns what is smaller")
    func fixed() {
        let bench = Bench {
            box.frame(width: 10, height: 10).frame(width: 50, height: 50, alignment: .topLeading)
        }
        #expect(bench.frames == [CGRect(25, 25, 10, 10)])
    }

    @Test("A frame with only a maximum takes the proposal up to it")
    func maximum() {
        let bench = Bench { box.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading) }
        #expect(bench.frames == [CGRect(0, 45, 10, 10)])
        #expect(bench.graph.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test("A minimum and an ideal bound a flexible view")
    func minimumAndIdeal() {
        let bench = Bench {
            box.frame(minWidth: 30, idealWidth: 60, maxWidth: 80, minHeight: 5, maxHeight: 5)
        }
        #expect(bench.graph.sizeThatFits(.zero) == CGSize(width: 30, height: 5))
        #expect(bench.graph.sizeThatFits(.unspecified) == CGSize(width: 60, height: 5))
        #expect(bench.graph.sizeThatFits(.infinity) == CGSize(width: 80, height: 5))
    }

    @Test("Padding without a length is 16 points")
    func padding() {
        let bench = Bench { box.padding() }
        #expect(bench.frames == [CGRect(16, 16, 68, 68)])
        #expect(Bench { box.padding(.leading, 10).padding([.top], 4) }.frames == [CGRect(10, 4, 90, 96)])
    }

    @Test("aspectRatio fits into, or fills, the proposal")
    func aspectRatio() {
        #expect(Bench(100, 40) { box.aspectRatio(2, contentMode: .fit) }.frames == [CGRect(10, 0, 80, 40)])
        #expect(Bench(100, 40) { box.aspectRatio(2, contentMode: .fill) }.frames == [CGRect(0, -5, 100, 50)])
    }

    @Test("An unspecified proposal makes a colour 10 by 10")
    func ideal() {
        #expect(Bench { box }.fits == CGSize(width: 10, height: 10))
        #expect(Bench { box.fixedSize() }.frames == [CGRect(45, 45, 10, 10)])
    }

    @Test("In a stack in depth that is asked for its ideal, what has no size of its own takes the stack's")
    func idealDepth() {
        #expect(
            Bench {
                VStack {
                    ZStack(alignment: .leading) {
                        box
                        box.frame(width: 30, height: 40)
                    }
                }.fixedSize(horizontal: false, vertical: true)
            }.frames == [CGRect(0, 30, 100, 40), CGRect(0, 30, 30, 40)])
        #expect(
            Bench {
                ZStackLayout(alignment: .leading) {
                    box
                    box.frame(width: 30, height: 40)
                }.fixedSize(horizontal: false, vertical: true)
            }.frames == [CGRect(0, 30, 100, 40), CGRect(0, 30, 30, 40)])
    }

    @Test("offset moves the picture, position the place")
    func offset() {
        #expect(
            Bench { box.frame(width: 10, height: 10).offset(x: 5, y: -5) }.frames == [CGRect(50, 40, 10, 10)])
        #expect(
            Bench { box.frame(width: 10, height: 10).position(x: 20, y: 30) }.frames == [
                CGRect(15, 25, 10, 10)
            ])
    }

    @Test("Backgrounds and overlays take the size of the view and do not change it")
    func layering() {
        let bench = Bench {
            box.frame(width: 40, height: 20)
                .background(alignment: .topLeading) { Color.blue }
                .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 60, height: 5) }
        }
        #expect(
            bench.frames == [CGRect(30, 40, 40, 20), CGRect(30, 40, 40, 20), CGRect(10, 55, 60, 5)])
        #expect(bench.fits == CGSize(width: 40, height: 20))
    }

    @Test("A geometry reader fills its proposal and puts content at the top leading corner")
    func geometryReader() {
        let bench = Bench(100, 60) {
            GeometryReader { proxy in
                box.frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
            }
            .padding(10)
        }
        #expect(bench.frames == [CGRect(10, 10, 40, 40 / 3)])
        bench.graph.size = CGSize(width: 200, height: 60)
        bench.graph.update()
        #expect(bench.frames == [CGRect(10, 10, 90, 40 / 3)])
    }

    @Test("A circle is as wide as high")
    func circle() {
        #expect(Bench(100, 40) { Circle() }.frames == [CGRect(30, 0, 40, 40)])
    }

    @Test("A divider is one pixel thick, across its stack")
    func divider() {
        let bench = Bench(100, 40, scale: 2) {
            HStack(spacing: 0) {
                box; Divider(); box
            }
        }
        #expect(bench.frames[1] == CGRect(49.75, 0, 0.5, 40))
    }

    @Test("The safe area insets the root; ignoring it reaches the edges that the view touches")
    func safeArea() {
        let bench = Bench {
            VStack(spacing: 0) {
                box.frame(height: 10).ignoresSafeArea()
                box
            }
        }
        bench.graph.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        bench.graph.update()
        #expect(bench.frames[1] == CGRect(0, 30, 100, 60))
        let filled = Bench { box.ignoresSafeArea() }
        filled.graph.safeArea = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
        filled.graph.update()
        #expect(filled.frames == [CGRect(0, 0, 100, 100)])
        let background = Bench { Color.clear.padding(.top, 10).background(Color.blue) }
        background.graph.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        background.graph.update()
        #expect(background.frames[0] == CGRect(0, 0, 100, 100))
    }

    @Test("Sizes are cached per proposal until something changes below")
    func cache() {
        let bench = Bench {
            HStack {
                box; Text("Hello"); box
            }
        }
        GraphCounters.reset()
        bench.graph.size = CGSize(width: 101, height: 100)
        bench.graph.update()
        bench.graph.size = CGSize(width: 100, height: 100)
        GraphCounters.reset()
        bench.graph.update()
        #expect(GraphCounters.current.layouts == 1)
        #expect(GraphCounters.current.measurements == 0)
    }
}

@MainActor
@Suite("Text layout", .serialized)
struct TextLayoutTests {
    @Test("One line of body text is 20⅓ points high at 3×")
    func lineHeight() {
        let bench = Bench(scale: 3) { Text("Hello") }
        #expect(abs(bench.fits.height - 61.0 / 3) < 0.001)
    }

    @Test("Text wraps to the width and truncates to the height")
    func wrapping() {
        let bench = Bench(60, 1000) { Text("one two three four five six") }
        let wrapped = bench.frames[0]
        #expect(wrapped.width <= 60)
        #expect(wrapped.height > 60)
        bench.graph.size = CGSize(width: 60, height: 45)
        bench.graph.update()
        #expect(bench.frames[0].height == 41)
    }

    @Test("lineLimit bounds the lines")
    func lineLimit() {
        let bench = Bench(60, 1000) { Text("one two three four five six").lineLimit(1) }
        #expect(bench.frames[0].height == 21)
    }

    @Test("Baselines of different sizes line up")
    func baselines() {
        let bench = Bench(300, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("A").font(.system(size: 40))
                Text("b").font(.system(size: 20))
            }
        }
        // Ascenders are 0.952 of the size: the smaller text begins lower by the difference.
        let frames = bench.frames
        #expect(abs((frames[1].minY - frames[0].minY) - 20 * 0.9521484375) < 0.01)
    }

    @Test("Interpolated keys show their values")
    func interpolation() {
        let key: LocalizedStringKey = "\(3) of \("many") 100%"
        #expect(key == LocalizedStringKey("\(3) of \("many") 100%"))
        let a = Bench { Text("\(3) of \("many") 100%") }.fits
        let b = Bench { Text(verbatim: "3 of many 100%") }.fits
        #expect(a == b)
    }
}
