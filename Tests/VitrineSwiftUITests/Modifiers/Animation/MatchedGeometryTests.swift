import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

/// `matchedGeometryEffect`: who follows whom, with what.
@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    /// A source of 40 × 20 at (10, 30) in 200 × 100, and a follower of its own size at the bottom trailing corner.
    private struct Pair: View {
        var properties: MatchedGeometryProperties = .frame
        var anchor: UnitPoint = .center
        var sameID = true
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.red.frame(width: 40, height: 20).named("source")
                    .matchedGeometryEffect(id: 1, in: space)
                    .padding(.leading, 10).padding(.top, 30)
                Color.blue.named("follower")
                    .matchedGeometryEffect(
                        id: sameID ? 1 : 2, in: space, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 60, height: 50)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
            }
        }
    }

    private func follower(_ pair: Pair) -> CGRect? {
        // What is laid out, and the offset at which it is shown.
        let bench = Bench(200, 100) { pair }
        return bench.box("follower")
    }

    @Test("A follower takes size and place of its source, or one of them")
    func properties() {
        #expect(follower(Pair())?.size == CGSize(width: 40, height: 20))
        #expect(follower(Pair(properties: .size))?.size == CGSize(width: 40, height: 20))
        #expect(follower(Pair(properties: .position))?.size == CGSize(width: 60, height: 50))
    }

    @Test("Without a source of its identifier a view is as it is")
    func alone() {
        #expect(follower(Pair(sameID: false)) == CGRect(140, 50, 60, 50))
    }

    @Test("The source stays where it is")
    func source() {
        #expect(Bench(200, 100) { Pair() }.box("source") == CGRect(10, 30, 40, 20))
    }

    @Test("Sets of properties")
    func values() {
        #expect(MatchedGeometryProperties.frame == [.position, .size])
        #expect(!MatchedGeometryProperties.position.contains(.size))
    }

    @Test("Namespaces are another for each view, and stay through its updates")
    func namespaces() {
        struct Named: View {
            let log: ActionLog
            let number: Int
            @Namespace private var space
            var body: some View {
                log.lines.append("\(space)")
                return Color.red.frame(width: CGFloat(number), height: 1)
            }
        }
        let log = ActionLog()
        let bench = Bench { Named(log: log, number: 1) }
        bench.show(Named(log: log, number: 2))
        #expect(log.lines.count == 2 && log.lines[0] == log.lines[1])
        _ = Bench { Named(log: log, number: 1) }
        #expect(log.lines[2] != log.lines[0])
    }
}
