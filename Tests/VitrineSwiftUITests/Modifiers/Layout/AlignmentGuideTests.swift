import SwiftUITestSupport
import Testing
import VitrineSwiftUI

extension HorizontalAlignment {
    private struct Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
    private struct Low: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height - 2 }
    }
    fileprivate static let low = VerticalAlignment(Low.self)
}

/// Guides that views are aligned by.
@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
    private func places<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        Bench(100, 100, view).frames.map(box)
    }

    @Test("A guide moves its view against the others, and the stack grows")
    func columns() {
        // The guides are at 10 of the first and at 0 of the second: together they span 30.
        #expect(
            places {
                VStack(alignment: .leading, spacing: 0) {
                    block(20, 10).alignmentGuide(.leading) { _ in 10 }
                    block(20, 10)
                }
            } == ["35 40 20 10", "45 50 20 10"])
        #expect(
            places {
                VStack(alignment: .trailing, spacing: 0) {
                    block(20, 10).alignmentGuide(.trailing) { $0.width + 10 }
                    block(20, 10)
                }
            } == ["35 40 20 10", "45 50 20 10"])
        // A guide that the stack does not use changes nothing.
        #expect(
            places {
                VStack(alignment: .center, spacing: 0) {
                    block(20, 10).alignmentGuide(.leading) { _ in 10 }
                    block(20, 10)
                }
            } == ["40 40 20 10", "40 50 20 10"])
    }

    @Test("Rows have vertical guides")
    func rows() {
        #expect(
            places {
                HStack(alignment: .top, spacing: 0) {
                    block(20, 10).alignmentGuide(.top) { $0[.bottom] }
                    block(20, 10)
                }
            } == ["30 40 20 10", "50 50 20 10"])
        // Five points above its upper edge lies at the middle of the other, at 10 of 20: the first begins at 15.
        #expect(
            places {
                HStack(alignment: .center, spacing: 0) {
                    block(20, 10).alignmentGuide(VerticalAlignment.center) { $0[.top] - 5 }
                    block(20, 20)
                }
            } == ["30 52.5 20 10", "50 37.5 20 20"])
    }

    @Test("A guide reads the dimensions of its view, and its other guides")
    func dimensions() {
        var seen: [CGFloat] = []
        _ = places {
            VStack(alignment: .leading, spacing: 0) {
                block(40, 20).alignmentGuide(.leading) { d in
                    seen = [
                        d.width, d.height, d[.leading], d[HorizontalAlignment.center], d[.trailing], d[.top],
                        d[VerticalAlignment.center], d[.bottom],
                    ]
                    return 0
                }
            }
        }
        #expect(seen == [40, 20, 0, 20, 40, 0, 10, 20])
    }

    @Test("An explicit guide is told from one that is only computed")
    func explicitGuides() {
        var seen: [CGFloat?] = []
        _ = places {
            VStack(alignment: .leading, spacing: 0) {
                block(40, 20).alignmentGuide(.trailing) { _ in 7 }
                    .alignmentGuide(.leading) { d in
                        seen = [
                            d[explicit: .trailing], d[explicit: HorizontalAlignment.center], d[.trailing],
                        ]
                        return 0
                    }
            }
        }
        #expect(seen == [7, nil, 7])
    }

    @Test("Guides of one's own begin with their default")
    func ownGuides() {
        #expect(
            places {
                VStack(alignment: .third, spacing: 0) {
                    block(30, 10)
                    block(60, 10)
                    block(12, 10).alignmentGuide(.third) { _ in 0 }
                }
            } == ["30 35 30 10", "20 45 60 10", "40 55 12 10"])
        #expect(
            places {
                HStack(alignment: .low, spacing: 0) {
                    block(10, 12)
                    block(10, 32)
                }
            } == ["40 54 10 12", "50 34 10 32"])
        #expect(
            places {
                block(60, 20).overlay(alignment: Alignment(horizontal: .third, vertical: .low)) {
                    block(30, 12)
                }
            } == ["20 40 60 20", "30 48 30 12"])
    }

    @Test("Guides of views within a stack are those of the stack, from the views that set them")
    func throughStacks() {
        // The inner stack's guide comes from its second child: which begins at 20: at 25 of 40.
        #expect(
            places {
                VStack(alignment: .third, spacing: 0) {
                    HStack(spacing: 0) {
                        block(20, 10)
                        block(20, 10).alignmentGuide(.third) { _ in 5 }
                    }
                    block(30, 10)
                }
            } == ["27.5 40 20 10", "47.5 40 20 10", "42.5 50 30 10"])
    }

    @Test("Depth stacks, frames, backgrounds and overlays follow guides, too")
    func others() {
        #expect(
            places {
                ZStack(alignment: .topLeading) {
                    block(40, 40)
                    block(20, 10).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -20 }
                }
            } == ["30 30 40 40", "40 50 20 10"])
        #expect(
            places {
                block(40, 40).overlay(alignment: .bottomTrailing) {
                    block(20, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                        .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
                }
            } == ["30 30 40 40", "60 65 20 10"])
        #expect(
            places {
                block(20, 10).alignmentGuide(.leading) { _ in 20 }.frame(
                    width: 60, height: 10, alignment: .leading)
            } == ["0 45 20 10"])
    }

    @Test("Padding moves the guides of what is inside, an offset does not")
    func modifiersAround() {
        #expect(
            places {
                VStack(alignment: .third, spacing: 0) {
                    block(30, 10).alignmentGuide(.third) { _ in 0 }.padding(.leading, 20)
                    block(30, 10)
                }
            } == ["45 40 30 10", "35 50 30 10"])
        #expect(
            places {
                VStack(alignment: .leading, spacing: 0) {
                    block(30, 10).offset(x: 20)
                    block(30, 10)
                }
            } == ["55 40 30 10", "35 50 30 10"])
    }
}
