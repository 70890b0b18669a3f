import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineUIKit

@testable import VitrineGraphics
@testable import VitrineSwiftUI
@testable import VitrineTesting

extension ContainerValues {
    @Entry fileprivate var weight = 1
}

private struct Step: View {
    let log: ActionLog
    let name: String
    @State private var count = 0
    var body: some View {
        log.actions[name] = { count += 1 }
        return Color.red.frame(width: 10, height: 10 + CGFloat(count))
    }
}

/// A container of one's own: each view behind a mark.
private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(subviews: content) { view in
                HStack(spacing: 0) {
                    Color.gray.frame(width: CGFloat(view.containerValues.weight), height: 2)
                    view
                }
            }
        }
    }
}

@MainActor
@Suite("Views that are told the views of others")
struct SubviewTests {
    private func block(_ height: CGFloat) -> some View { Color.red.frame(width: 10, height: height) }

    @Test("A loop over subviews makes one view of each, of loops, groups and conditions, too")
    func loop() {
        let bench = Bench {
            Marked {
                block(10)
                Group {
                    block(11)
                    block(12).containerValue(\.weight, 3)
                }
                .containerValue(\.weight, 2)
                ForEach(0..<2) { block(13 + CGFloat($0)).containerValue(\.weight, 4 + $0) }
                if false { block(99) }
            }
        }
        // Marks and views in turns; what is said of a group is said of each of its views, and counts for them.
        #expect(bench.frames.map(\.width) == [1, 10, 2, 10, 2, 10, 4, 10, 5, 10])
        #expect(bench.frames.map(\.height) == [2, 10, 2, 11, 2, 12, 2, 13, 2, 14])
    }

    @Test("Values end at the container: what is inside a view is its own business")
    func reach() {
        let bench = Bench { Marked { VStack { block(10).containerValue(\.weight, 9) } } }
        #expect(bench.frames.map(\.width) == [1, 10])
    }

    private struct Changing: View {
        let log: ActionLog
        @State private var isLong = false
        @State private var weight = 2
        var body: some View {
            log.actions["long"] = { isLong.toggle() }
            log.actions["weight"] = { weight = 7 }
            return Marked {
                if isLong { Color.blue.frame(width: 5, height: 5) }
                Step(log: log, name: "a").containerValue(\.weight, weight)
            }
        }
    }

    @Test("Views keep their state when others come, and other values are seen")
    func changes() {
        let log = ActionLog()
        let bench = Bench { Changing(log: log) }
        log.actions["a"]!()
        bench.graph.update()
        #expect(bench.frames.map(\.height) == [2, 11])
        log.actions["long"]!()
        bench.graph.update()
        #expect(bench.frames.map(\.height) == [2, 5, 2, 11])
        log.actions["weight"]!()
        bench.graph.update()
        #expect(bench.frames.map(\.width) == [1, 5, 7, 10])
    }

    @Test("A group sees all subviews at once, and parts of them are views")
    func group() {
        let bench = Bench {
            Group(subviews: ForEach(0..<5) { block(CGFloat(10 + $0)) }) { views in
                HStack(spacing: 0) {
                    if let last = views.last { last }
                    VStack(spacing: 0) { views.dropLast(3) }
                    Color.blue.frame(width: CGFloat(views.count), height: 1)
                }
            }
        }
        #expect(bench.frames.map(\.height) == [14, 10, 11, 1])
        #expect(bench.frames.last?.width == 5)
    }

    @Test("A whole collection of subviews is a view, and subviews of subviews are the same views")
    func nested() {
        let bench = Bench {
            Marked {
                Group(subviews: TupleView((block(10), block(20).containerValue(\.weight, 6)))) { $0 }
            }
        }
        #expect(bench.frames.map(\.height) == [2, 10, 2, 20])
        #expect(bench.frames.map(\.width) == [1, 10, 6, 10])
    }

    @Test("Tags are known by their types")
    func tags() {
        let log = ActionLog()
        _ = Bench {
            Group(subviews: TupleView((Text(verbatim: "a").tag(4), Text(verbatim: "b").tag("x")))) { views in
                let _ =
                    log.lines = views.map { view in
                        let values = view.containerValues
                        return "\(values.tag(for: Int.self) ?? -1) \(values.hasTag("x")) \(values.hasTag(4))"
                    }
                views
            }
        }
        #expect(log.lines == ["4 false true", "-1 true false"])
    }

    @Test("Sections come with their views, headers and footers; views between them are sections of their own")
    func sections() {
        let log = ActionLog()
        let bench = Bench {
            VStack(spacing: 0) {
                Group(
                    sections: Group {
                        block(10)
                        Section {
                            block(11)
                            block(12).containerValue(\.weight, 8)
                        } header: {
                            block(13)
                        } footer: {
                            block(14)
                        }
                        .containerValue(\.weight, 5)
                        block(15)
                        block(16)
                    }
                ) { sections in
                    let _ =
                        log.lines = sections.map {
                            "\($0.header.count) \($0.content.count) \($0.footer.count) \($0.containerValues.weight)"
                        }
                    ForEach(sections) { section in
                        section.footer
                        section.content
                        Color.gray.frame(width: 1, height: 1)
                    }
                }
            }
        }
        #expect(log.lines == ["0 1 0 1", "1 2 1 5", "0 2 0 1"])
        #expect(bench.frames.map(\.height) == [10, 1, 14, 11, 12, 1, 15, 16, 1])
    }

    @Test("A loop over sections, and over the views of each")
    func loopOfSections() {
        let bench = Bench {
            VStack(spacing: 0) {
                ForEach(
                    sections: ForEach(0..<2) { number in
                        Section { ForEach(0...number, id: \.self) { block(CGFloat(10 + 5 * number + $0)) } }
                    }
                ) { section in
                    Color.blue.frame(width: CGFloat(section.content.count), height: 1)
                    ForEach(subviews: section.content) { $0.padding(.top, 1) }
                }
            }
        }
        #expect(bench.frames.map(\.height) == [1, 10, 1, 15, 16])
    }

    @Test("Lazy stacks and lists show subviews")
    func lazy() {
        struct Rows<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { ForEach(subviews: content) { $0 } }
        }
        let host = TestHost(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Rows {
                        Text(verbatim: "A").frame(height: 30)
                        ForEach(0..<3) { Text(verbatim: "\($0)").frame(height: 30) }
                    }
                }
            }, size: CGSize(width: 200, height: 300))
        host.settle()
        #expect(host.hostedTexts.map(\.text) == ["A", "0", "1", "2"])
        let list = TestHost(
            List {
                Rows {
                    Text(verbatim: "A")
                    ForEach(0..<3) { Text(verbatim: "\($0)") }
                }
            }, size: CGSize(width: 200, height: 300))
        list.settle()
        let lines = DrawnText(list.surface.content).lines
        for text in ["A", "0", "1", "2"] {
            #expect(lines.contains { $0.contains("\"\(text)\"") })
        }
    }

    @Test("Subviews in a list change by themselves")
    func stateInList() {
        struct Counter: View {
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                log.actions["a"] = { count += 1 }
                return Text(verbatim: "n\(count)")
            }
        }
        let log = ActionLog()
        let host = TestHost(
            List { Group(subviews: Counter(log: log)) { ForEach($0) { $0 } } },
            size: CGSize(width: 200, height: 300))
        host.settle()
        #expect(DrawnText(host.surface.content).lines.contains { $0.contains("\"n0\"") })
        host.perform { log.actions["a"]!() }
        host.settle()
        #expect(DrawnText(host.surface.content).lines.contains { $0.contains("\"n1\"") })
    }

    @Test("A layout reads the values of its views")
    func layout() {
        struct Weighed: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                CGSize(width: subviews.reduce(0) { $0 + $1.containerValues.weight }, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let bench = Bench {
            Weighed {
                block(1).containerValue(\.weight, 40)
                block(1)
            }
        }
        #expect(bench.fits == CGSize(width: 41, height: 10))
    }
}
