import SwiftUITestSupport
import Testing
import VitrineSupport
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Frames as large as a part of the container around.
@MainActor
@Suite
struct ContainerRelativeFrameTests {
    @Test(arguments: [
        (Axis.Set.horizontal, CGRect(0, 95, 100, 10)), (Axis.Set.vertical, CGRect(45, 0, 10, 200)),
        (Axis.Set([.horizontal, .vertical]), CGRect(0, 0, 100, 200)),
    ])
    func theWindowIsTheContainerWhereThereIsNoOther(axes: Axis.Set, frame: CGRect) {
        let bench = Bench(100, 200) {
            VStack { Color.red.containerRelativeFrame(axes) }.fixedSize()
        }
        #expect(bench.frames == [frame])
    }

    @Test func whatIsNotSafeDoesNotCount() {
        let bench = Bench(100, 200) { VStack { Color.red.containerRelativeFrame(.vertical) }.fixedSize() }
        bench.graph.safeArea = EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)
        bench.graph.update()
        #expect(bench.frames == [CGRect(45, 30, 10, 160)])
    }

    @Test(arguments: [
        (1, 1, 0.0, 200.0), (4, 1, 10.0, 42.5), (4, 2, 10.0, 95.0), (4, 4, 10.0, 200.0), (3, 1, 7.0, 62.0),
        (4, 1, 100.0, 0.0),
    ])
    func aContainerHasEqualParts(count: Int, span: Int, spacing: CGFloat, length: CGFloat) {
        let bench = Bench(200, 50) {
            HStack {
                Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
            }
        }
        #expect(bench.frames.map(\.width) == [length])
    }

    @Test func aFunctionSaysTheLength() {
        let bench = Bench(200, 60) {
            HStack {
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 4 : length / 3
                }
            }
        }
        #expect(bench.frames == [CGRect(75, 20, 50, 20)])
    }

    @Test func contentStandsInTheFrameAsAligned() {
        let bench = Bench(100, 40) {
            Color.red.frame(width: 10, height: 10)
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
        #expect(bench.frames == [CGRect(90, 30, 10, 10)])
    }

    @Test func aFrameFollowsItsContainer() {
        let bench = Bench(100, 40) {
            HStack { Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0) }
        }
        #expect(bench.frames.map(\.width) == [50])
        bench.graph.size = CGSize(width: 300, height: 40)
        bench.graph.update()
        #expect(bench.frames.map(\.width) == [150])
    }

    @Test func aScrollViewIsAContainerWithoutItsMargins() {
        let bench = Bench(200, 100) {
            HStack(spacing: 0) {
                Color.green.frame(width: 50)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { _ in Color.red.containerRelativeFrame(.horizontal) }
                    }
                }
                .contentMargins(.horizontal, 20, for: .scrollContent)
            }
        }
        #expect(bench.frames.dropFirst().map(\.width) == [110, 110, 110])
        bench.graph.size = CGSize(width: 250, height: 100)
        bench.graph.update()
        #expect(bench.frames.dropFirst().map(\.width) == [160, 160, 160])
    }

    @Test func safeAreaPaddingMakesPagesOfAScrollViewNarrower() {
        let bench = Bench(200, 100) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { _ in
                        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                    }
                }
            }
            .safeAreaPadding(.horizontal, 20)
        }
        #expect(bench.frames.first?.width == 75)
    }

    @Test func rowsOfAListAreMeasuredByTheList() throws {
        let list = List {
            Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0).listRowInsets(EdgeInsets())
        }
        let host = TestHost(
            UIHostingController(rootView: list.listStyle(.plain)), size: CGSize(width: 300, height: 400))
        let cell = try #require(host.window.descendant(UICollectionViewCell.self))
        #expect(cell.bounds.height == 100)
        host.resize(to: CGSize(width: 300, height: 600))
        #expect(cell.bounds.height == 150)
    }

    @Test func aLengthThatIsNoneIsReportedAndTheContainersTaken() {
        ReportLog.current.forgetKeys()
        let bench = Bench(100, 40) { Color.red.containerRelativeFrame(.horizontal) { _, _ in -.infinity } }
        #expect(bench.frames.map(\.width) == [100])
        #expect(RuntimeIssue.wasReported("frame(width: -inf) is ignored"))
    }
}
