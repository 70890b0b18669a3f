import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// Where modifiers of layout put a view, in 100 × 100 points; and the same in a mirror for languages from the right.
@MainActor
@Suite("Places of views")
struct PlacementTests {
    /// The frames of the leaves, as lines of four numbers.
    private func places<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        Bench(100, 100, view).frames.map(box)
    }

    /// The same where text is written from the right; as read in a mirror.
    private func mirrored<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        Bench(100, 100) { view().environment(\.layoutDirection, .rightToLeft) }.frames.map {
            box(CGRect(100 - $0.maxX, $0.minY, $0.width, $0.height))
        }
    }

    private nonisolated static let corners: [(Alignment, String, String)] = [
        (.topLeading, "20 30 20 10", "20 30 80 60"), (.top, "40 30 20 10", "10 30 80 60"),
        (.topTrailing, "60 30 20 10", "0 30 80 60"), (.leading, "20 45 20 10", "20 20 80 60"),
        (.center, "40 45 20 10", "10 20 80 60"), (.trailing, "60 45 20 10", "0 20 80 60"),
        (.bottomLeading, "20 60 20 10", "20 10 80 60"), (.bottom, "40 60 20 10", "10 10 80 60"),
        (.bottomTrailing, "60 60 20 10", "0 10 80 60"),
    ]

    @Test("A frame of 60 × 40 aligns a smaller view and a larger one", arguments: corners)
    func frames(alignment: Alignment, small: String, large: String) {
        #expect(places { block(20, 10).frame(width: 60, height: 40, alignment: alignment) } == [small])
        #expect(places { block(80, 60).frame(width: 60, height: 40, alignment: alignment) } == [large])
        #expect(mirrored { block(20, 10).frame(width: 60, height: 40, alignment: alignment) } == [small])
        #expect(mirrored { block(80, 60).frame(width: 60, height: 40, alignment: alignment) } == [large])
        #expect(
            places {
                block(20, 10).frame(
                    minWidth: 60, maxWidth: 60, minHeight: 40, maxHeight: 40, alignment: alignment)
            } == [small])
    }

    @Test("What is behind or before a view of 60 × 40 is aligned with it", arguments: corners)
    func layers(alignment: Alignment, small: String, large: String) {
        let base = "20 30 60 40"
        #expect(places { block(60, 40).overlay(alignment: alignment) { block(20, 10) } } == [base, small])
        #expect(places { block(60, 40).overlay(alignment: alignment) { block(80, 60) } } == [base, large])
        #expect(places { block(60, 40).background(alignment: alignment) { block(20, 10) } } == [small, base])
        #expect(places { block(60, 40).background(block(80, 60), alignment: alignment) } == [large, base])
        #expect(places { block(60, 40).overlay(block(20, 10), alignment: alignment) } == [base, small])
        #expect(mirrored { block(60, 40).overlay(alignment: alignment) { block(20, 10) } } == [base, small])
        #expect(
            mirrored { block(60, 40).background(alignment: alignment) { block(80, 60) } } == [large, base])
        #expect(
            places {
                ZStack(alignment: alignment) {
                    block(60, 40); block(20, 10)
                }
            } == [base, small])
        #expect(
            mirrored {
                ZStack(alignment: alignment) {
                    block(60, 40); block(20, 10)
                }
            } == [base, small])
    }

    @Test("What fills is proposed the size of what it is behind or before")
    func fillingLayers() {
        #expect(places { block(60, 40).background(Color.blue) } == ["20 30 60 40", "20 30 60 40"])
        #expect(places { block(60, 40).overlay { Color.blue.padding(5) } } == ["20 30 60 40", "25 35 50 30"])
        #expect(places { block(60, 40).overlay { Circle() } } == ["20 30 60 40", "30 30 40 40"])
        // Several views of one layer lie on each other.
        #expect(
            places {
                block(60, 40).overlay(alignment: .topLeading) {
                    block(20, 10); block(10, 20)
                }
            }
                == ["20 30 60 40", "20 30 20 10", "20 30 10 20"])
    }

    @Test("Padding on some edges, by lengths of its own, or none")
    func padding() {
        #expect(places { Color.red.padding() } == ["16 16 68 68"])
        #expect(places { Color.red.padding(10) } == ["10 10 80 80"])
        #expect(places { Color.red.padding(.leading, 10) } == ["10 0 90 100"])
        #expect(places { Color.red.padding(.trailing, 10) } == ["0 0 90 100"])
        #expect(places { Color.red.padding(.top, 10) } == ["0 10 100 90"])
        #expect(places { Color.red.padding(.bottom) } == ["0 0 100 84"])
        #expect(places { Color.red.padding(.horizontal, 10) } == ["10 0 80 100"])
        #expect(places { Color.red.padding(.vertical, 10) } == ["0 10 100 80"])
        #expect(places { Color.red.padding([.top, .leading], 10) } == ["10 10 90 90"])
        #expect(places { Color.red.padding([], 10) } == ["0 0 100 100"])
        #expect(
            places { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
                "2 1 94 96"
            ])
        #expect(places { Color.red.padding(.leading, 10).padding(.leading, 5) } == ["15 0 85 100"])
        #expect(places { Color.red.padding(-10) } == ["-10 -10 120 120"])
        #expect(places { block(20, 20).padding(.leading, 40) } == ["60 40 20 20"])
        #expect(places { Color.red.padding(70) } == ["50 50 0 0"])
        #expect(mirrored { Color.red.padding(.leading, 10) } == ["10 0 90 100"])
        #expect(
            mirrored { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) } == [
                "2 1 94 96"
            ])
    }

    @Test("Frames limit on one axis or both")
    func limits() {
        #expect(places { Color.red.frame(width: 40) } == ["30 0 40 100"])
        #expect(places { Color.red.frame(height: 40) } == ["0 30 100 40"])
        #expect(places { Color.red.frame(maxWidth: 40) } == ["30 0 40 100"])
        #expect(places { Color.red.frame(minWidth: 140) } == ["-20 0 140 100"])
        #expect(places { Color.red.frame(minHeight: 10, maxHeight: 30) } == ["0 35 100 30"])
        #expect(places { block(20, 10).frame(maxWidth: .infinity, alignment: .leading) } == ["0 45 20 10"])
        #expect(places { block(20, 10).frame(maxHeight: .infinity, alignment: .bottom) } == ["40 90 20 10"])
        #expect(
            places { block(20, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing) }
                == ["80 0 20 10"])
        #expect(places { Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize() } == ["35 40 30 20"])
        #expect(
            places {
                Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize(horizontal: true, vertical: false)
            }
                == ["35 0 30 100"])
    }

    @Test("An offset moves what is drawn and nothing around it; a position is that of the middle")
    func moves() {
        #expect(
            places {
                HStack(spacing: 0) {
                    block(20, 10).offset(x: 5, y: -5); block(20, 10)
                }
            }
                == ["35 40 20 10", "50 45 20 10"])
        #expect(places { block(20, 10).offset(CGSize(width: 1, height: 2)).offset(x: 3) } == ["44 47 20 10"])
        #expect(places { block(20, 10).position(x: 20, y: 30) } == ["10 25 20 10"])
        #expect(places { block(20, 10).position(CGPoint(x: 0, y: 100)) } == ["-10 95 20 10"])
        #expect(places { block(20, 10).position(x: 10, y: 10).padding(20) } == ["20 25 20 10"])
    }

    @Test("A ratio is fitted into the room or fills it")
    func ratios() {
        #expect(places { Color.red.aspectRatio(2, contentMode: .fit) } == ["0 25 100 50"])
        #expect(places { Color.red.aspectRatio(2, contentMode: .fill) } == ["-50 0 200 100"])
        #expect(places { Color.red.aspectRatio(0.5, contentMode: .fit) } == ["25 0 50 100"])
        #expect(
            places { Color.red.aspectRatio(CGSize(width: 40, height: 10), contentMode: .fit) } == [
                "0 37.5 100 25"
            ])
        #expect(places { Color.red.frame(width: 40).aspectRatio(2, contentMode: .fit) } == ["30 25 40 50"])
        #expect(places { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() } == ["0 25 100 50"])
        #expect(
            places { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() } == ["-50 0 200 100"])
        #expect(ContentMode.allCases == [.fit, .fill])
    }

    @Test("Whoever has a higher priority is served first; the others keep their least")
    func priorities() {
        func row(_ first: Double, _ second: Double, _ third: Double) -> [String] {
            places {
                HStack(spacing: 0) {
                    band(10, 100).layoutPriority(first)
                    band(10, 100).layoutPriority(second)
                    band(20, 100).layoutPriority(third)
                }
            }
        }
        #expect(row(0, 0, 0) == ["0 45 33.33 10", "33.33 45 33.33 10", "66.67 45 33.33 10"])
        #expect(row(1, 0, 0) == ["0 45 70 10", "70 45 10 10", "80 45 20 10"])
        #expect(row(0, 2, 1) == ["0 45 10 10", "10 45 70 10", "80 45 20 10"])
        #expect(row(1, 1, 0) == ["0 45 40 10", "40 45 40 10", "80 45 20 10"])
        #expect(row(0, 0, -1) == ["0 45 40 10", "40 45 40 10", "80 45 20 10"])
    }

    @Test("A bar stands at the edge of what it is beside, not at that of the room")
    func safeAreas() {
        #expect(
            places {
                Color.red.frame(maxHeight: 60).safeAreaInset(edge: .bottom, spacing: 0) {
                    Color.blue.frame(height: 10)
                }
            }
                == ["0 15 100 60", "0 75 100 10"])
    }

    @Test("Rows and columns in a mirror")
    func mirroredStacks() {
        #expect(
            mirrored {
                HStack(spacing: 4) {
                    block(10, 10); block(20, 10)
                }
            } == ["33 45 10 10", "47 45 20 10"])
        #expect(
            mirrored {
                VStack(alignment: .leading, spacing: 0) {
                    block(10, 10); block(20, 10)
                }
            }
                == ["40 40 10 10", "40 50 20 10"])
        #expect(
            mirrored {
                VStack(alignment: .trailing, spacing: 0) {
                    block(10, 10); block(20, 10)
                }
            }
                == ["50 40 10 10", "40 50 20 10"])
        #expect(
            mirrored {
                Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        block(10, 10); block(20, 10)
                    }
                    GridRow {
                        block(30, 10); block(5, 10)
                    }
                }
            } == ["25 40 10 10", "55 40 20 10", "25 50 30 10", "55 50 5 10"])
        #expect(
            mirrored {
                HStack(spacing: 0) {
                    Text(verbatim: "a").frame(width: 30); Spacer(); block(10, 10)
                }
            }.last
                == "90 45 10 10")
    }
}
