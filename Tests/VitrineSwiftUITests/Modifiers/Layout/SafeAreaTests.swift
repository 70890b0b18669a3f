import SwiftUITestSupport
import Testing
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Bars, padding and backgrounds at the edge of what is safe.
@MainActor
@Suite
struct SafeAreaBarTests {
    /// A page of 100 by 200 points, of which 10 at the top and 20 at the bottom are not safe.
    private func page<V: View>(
        _ direction: LayoutDirection = .leftToRight, leading: CGFloat = 0, @ViewBuilder _ view: () -> V
    ) -> Bench {
        let bench = Bench(100, 200) { view().environment(\.layoutDirection, direction) }
        var environment = bench.graph.environment
        environment.layoutDirection = direction
        bench.graph.environment = environment
        bench.graph.safeArea = EdgeInsets(top: 10, leading: leading, bottom: 20, trailing: 0)
        bench.graph.update()
        return bench
    }

    @Test func aScrollViewInAScrollViewThatComesToReachBehindABarIsWhereItWouldBeAnew() {
        // As wide as the page and 80 high: in a page of 300 the rows are far from the bars, in one of 100 they meet them.
        func page(_ height: CGFloat) -> TestHost {
            TestHost(
                ScrollView(.horizontal) {
                    ScrollView { Color.red.frame(width: 50, height: 20) }.frame(height: 80)
                }, size: CGSize(width: 100, height: height), scale: 1,
                safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        }
        func place(_ host: TestHost) -> CGRect? {
            func inner(_ layer: CALayer) -> [UIScrollView] {
                ((layer.delegate as? UIScrollView).map { [$0] } ?? [])
                    + (layer.sublayers ?? []).flatMap(inner)
            }
            return inner(host.window.layer).last.map { $0.convert($0.bounds, to: nil) }
        }
        let changed = page(300)
        changed.resize(to: CGSize(width: 100, height: 100))
        changed.settle()
        let anew = place(page(100))
        #expect(anew != nil)
        #expect(place(changed) == anew)
    }

    @Test func aBackgroundInTheMiddleOfThePageReachesThroughNothing() {
        // The content is 100 high, 130 with what is not safe, and the first view ends 20 above that.
        let bench = page {
            VStack(spacing: 0) {
                Color.red.frame(height: 65).background(.blue)
                Color.green.frame(height: 35)
            }
        }
        #expect(bench.frames.map(\.height) == [65, 65, 35])
    }

    @Test func aBarTakesItsRoomAndTheContentTheRest() {
        let bench = page {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        }
        // Content and bar: a colour reaches through nothing by itself.
        #expect(bench.frames == [CGRect(0, 10, 100, 140), CGRect(0, 150, 100, 30)])
    }

    @Test(arguments: [
        (VerticalEdge.top, nil as CGFloat?, CGRect(0, 48, 100, 132), CGRect(0, 10, 100, 30)),
        (.top, 0, CGRect(0, 40, 100, 140), CGRect(0, 10, 100, 30)),
        (.bottom, nil, CGRect(0, 10, 100, 132), CGRect(0, 150, 100, 30)),
        (.bottom, 5, CGRect(0, 10, 100, 135), CGRect(0, 150, 100, 30)),
    ])
    func barsKeepTheirDistance(edge: VerticalEdge, spacing: CGFloat?, content: CGRect, bar: CGRect) {
        let bench = page {
            Color.red.safeAreaInset(edge: edge, spacing: spacing) { Color.blue.frame(height: 30) }
        }
        #expect(bench.frames == [content, bar])
    }

    @Test(arguments: [
        (
            HorizontalEdge.leading, LayoutDirection.leftToRight, CGRect(20, 10, 80, 170),
            CGRect(0, 10, 20, 170)
        ),
        (.trailing, .leftToRight, CGRect(0, 10, 80, 170), CGRect(80, 10, 20, 170)),
        (.leading, .rightToLeft, CGRect(0, 10, 80, 170), CGRect(80, 10, 20, 170)),
        (.trailing, .rightToLeft, CGRect(20, 10, 80, 170), CGRect(0, 10, 20, 170)),
    ])
    func barsStandAtTheSidesAsTheLanguageReads(
        edge: HorizontalEdge, direction: LayoutDirection, content: CGRect, bar: CGRect
    ) {
        let bench = page(direction) {
            Color.red.safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(width: 20) }
        }
        #expect(bench.frames == [content, bar])
    }

    @Test func aBarIsAlignedAlongItsEdge() {
        let bench = page {
            Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
                Color.blue.frame(width: 40, height: 30)
            }
        }
        #expect(bench.frames == [CGRect(0, 10, 100, 140), CGRect(60, 150, 40, 30)])
    }

    @Test func aBarWithoutContentTakesNothing() {
        let bench = page { Color.red.safeAreaInset(edge: .bottom) { EmptyView() } }
        #expect(bench.frames.first == CGRect(0, 10, 100, 170))
    }

    @Test func viewsOfABarStandBelowEachOther() {
        let bench = page {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue.frame(height: 10)
                Color.green.frame(height: 20)
            }
        }
        #expect(bench.frames == [CGRect(0, 10, 100, 132), CGRect(0, 142, 100, 10), CGRect(0, 160, 100, 20)])
    }

    @Test func whatIgnoresTheSafeAreaReachesBehindTheBarAndThroughTheScreensEdge() {
        let bench = page {
            Color.red.ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        }
        #expect(bench.frames == [CGRect(0, 0, 100, 200), CGRect(0, 150, 100, 30)])
    }

    @Test func aBarsBackgroundReachesThroughTheScreensEdge() {
        let bench = page {
            Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue.frame(height: 30).background(Color.green)
            }
        }
        #expect(
            bench.frames == [CGRect(0, 10, 100, 140), CGRect(0, 150, 100, 50), CGRect(0, 150, 100, 30)])
    }

    @Test func barsAddUpFromInsideOut() {
        let bench = page {
            Color.red.ignoresSafeArea(edges: .bottom)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 10) }
        }
        #expect(
            bench.frames == [CGRect(0, 10, 100, 190), CGRect(0, 140, 100, 30), CGRect(0, 170, 100, 10)])
    }

    @Test func whatDoesNotTouchTheBarDoesNotReachBehindIt() {
        let bench = page {
            VStack(spacing: 0) {
                Color.red.frame(height: 40).background(Color.yellow)
                Spacer(minLength: 0)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        }
        #expect(bench.frames.first == CGRect(0, 0, 100, 50))
    }

    @Test func aBarThatGrowsMovesWhatReachesBehindIt() {
        struct Page: View {
            let height: CGFloat
            var body: some View {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.safeAreaInsets.bottom, height: 1)
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
            }
        }
        let bench = Bench(100, 200) { Page(height: 30) }
        #expect(bench.frames.last == CGRect(0, 170, 100, 30))
        #expect(bench.frames.first?.width == 30)
        bench.show(Page(height: 50))
        #expect(bench.frames.last == CGRect(0, 150, 100, 50))
        #expect(bench.frames.first?.width == 50)
    }

    @Test func aReaderIsToldWhatIsNotSafe() {
        var seen: [EdgeInsets] = []
        _ = page(.rightToLeft, leading: 7) {
            GeometryReader { proxy in
                let _ = seen.append(proxy.safeAreaInsets)
                Color.red
            }
            .safeAreaInset(edge: .trailing, spacing: 2) { Color.blue.frame(width: 20) }
        }
        #expect(seen.last == EdgeInsets(top: 10, leading: 7, bottom: 20, trailing: 22))
    }

    @Test func aReaderIsToldOfAnotherSafeAreaInTheSameSize() {
        var seen: [EdgeInsets] = []
        let bench = page {
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    let _ = seen.append(proxy.safeAreaInsets)
                    Color.red
                }
                .frame(width: 100, height: 50)
                Spacer()
            }
        }
        bench.graph.safeArea.top = 14
        bench.graph.update()
        #expect(seen.suffix(2).map(\.top) == [10, 14])
    }

    @Test func paddingOfTheSafeAreaMovesContentAndLetsBackgroundsThrough() {
        let bench = page {
            Color.red.background(Color.green).safeAreaPadding(.horizontal, 15)
        }
        #expect(bench.frames == [CGRect(0, 0, 100, 200), CGRect(15, 10, 70, 170)])
    }

    @Test(arguments: [
        (EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), CGRect(2, 11, 94, 166)),
        (EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0), CGRect(0, 10, 100, 170)),
    ])
    func paddingOfTheSafeAreaTakesInsets(insets: EdgeInsets, frame: CGRect) {
        #expect(page { Color.red.safeAreaPadding(insets) }.frames == [frame])
        #expect(
            page(.rightToLeft) { Color.red.safeAreaPadding(insets) }.frames
                == [CGRect(insets.trailing, frame.minY, frame.width, frame.height)])
    }

    @Test func theStandardPaddingOfTheSafeAreaIsSixteenPoints() {
        #expect(page { Color.red.safeAreaPadding() }.frames == [CGRect(16, 26, 68, 138)])
        #expect(page { Color.red.safeAreaPadding(4) }.frames == [CGRect(4, 14, 92, 162)])
    }

    @Test func aTextIsAsLargeAsItsOwnSizeAndTheSafeAreaAroundIt() {
        let bench = Bench { Color.red.frame(width: 10, height: 10).safeAreaPadding(5) }
        #expect(bench.fits == CGSize(width: 20, height: 20))
        let bar = Bench {
            Color.red.frame(width: 10, height: 10)
                .safeAreaInset(edge: .top, spacing: 2) { Color.red.frame(width: 5, height: 3) }
        }
        #expect(bar.fits == CGSize(width: 10, height: 15))
    }

    @Test func aScrollViewReachesBehindTheBarAndScrollsClearOfIt() throws {
        let controller = UIHostingController(
            rootView: ScrollView { Color.red.frame(height: 500) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
                .safeAreaPadding(.top, 12))
        let host = TestHost(controller, size: CGSize(width: 100, height: 200))
        let scroll = try #require(host.window.descendant(UIScrollView.self))
        #expect(scroll.frame == CGRect(0, 0, 100, 200))
        #expect(scroll.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 30, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -12))
    }

    /// In the direction of scrolling the safe area ends at the scroll view; across it the content goes on to the edge.
    @Test func whatScrollsReachesBehindBarsAcrossTheDirectionOfScrollingOnly() {
        var insets: EdgeInsets?
        _ = page(leading: 5) {
            ScrollView {
                GeometryReader { proxy in
                    let _ = insets = proxy.safeAreaInsets
                    Color.red
                }
                .frame(width: 95, height: 300)
            }
        }
        // To the left edge, not to the top.
        #expect(insets == EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
    }

    /// A column that scrolls in a row that scrolls, which is taller than what is safe: centred, so behind the upper bar.
    @Test func aScrollViewInAScrollViewReachesAsFarAfterAResize() throws {
        let controller = UIHostingController(
            rootView: ScrollView(.horizontal) {
                ScrollView { Color.red.frame(width: 80, height: 20) }.frame(height: 100)
            })
        let host = TestHost(
            controller, size: CGSize(width: 100, height: 200),
            safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 0))
        let scrolls = { host.window.allScrollViews }
        #expect(scrolls().map(\.contentInset.top) == [0, 0])
        host.resize(to: CGSize(width: 100, height: 104))
        host.layout()
        // 90 points are safe, 5 too few: it begins at 5, and reaches 5 farther.
        #expect(scrolls().map(\.contentInset.top) == [5, 5])
        #expect(scrolls().map { $0.convert(CGPoint.zero, to: nil).y } == [5, 5])
    }

    @Test func aListScrollsClearOfBarsAndMargins() throws {
        let controller = UIHostingController(
            rootView: List { Text(verbatim: "A") }
                .contentMargins(.top, 9)
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
        let host = TestHost(controller, size: CGSize(width: 100, height: 200))
        let list = try #require(host.window.descendant(UICollectionView.self))
        #expect(list.frame == CGRect(0, 0, 100, 200))
        #expect(list.adjustedContentInset == UIEdgeInsets(top: 9, left: 0, bottom: 30, right: 0))
    }

    @Test func screensOfAStackKeepClearOfABarAroundIt() throws {
        let controller = UIHostingController(
            rootView: NavigationStack {
                GeometryReader { proxy in
                    Color.red.preference(key: Bottom.self, value: proxy.safeAreaInsets.bottom)
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
            .onPreferenceChange(Bottom.self) { BottomLog.value = $0 })
        BottomLog.value = nil
        let host = TestHost(controller, size: CGSize(width: 300, height: 400))
        host.layout()
        #expect(BottomLog.value == 30)
    }
}

private struct Bottom: PreferenceKey {
    static let defaultValue: CGFloat = -1
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor
private enum BottomLog {
    static var value: CGFloat?
}

extension UIView {
    /// The scroll views in it, outermost first.
    fileprivate var allScrollViews: [UIScrollView] {
        subviews.flatMap { ((($0 as? UIScrollView).map { [$0] }) ?? []) + $0.allScrollViews }
    }
}
