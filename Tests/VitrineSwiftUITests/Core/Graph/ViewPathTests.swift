import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private struct Mark: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
}

/// Writes down where it is, in the words of messages.
private struct Probe: View {
    let record: Record<String>
    @State private var state = 0
    var body: some View {
        record.values.append(ViewPath(to: ViewGraph.trackingNode!).description)
        return Color.red.frame(width: 10, height: 10)
    }
}

private struct Page<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

@MainActor
@Suite("Paths of views in messages", .serialized)
struct ViewPathTests {
    private func path<V: View>(@ViewBuilder _ content: @escaping (Probe) -> V) -> String? {
        let record = Record<String>()
        _ = Bench { Page { content(Probe(record: record)) } }
        return record.values.first
    }

    private func hosted<V: View>(@ViewBuilder _ content: @escaping (Probe) -> V) -> [String] {
        let record = Record<String>()
        let host = TestHost(Page { content(Probe(record: record)) }, size: CGSize(width: 200, height: 400))
        host.layout()
        return record.values
    }

    @Test("Containers are steps")
    func containers() {
        #expect(path { $0 } == "Page › Probe")
        #expect(path { probe in VStack { HStack { probe } } } == "Page › VStack › HStack › Probe")
        #expect(path { probe in Group { ZStack { probe } } } == "Page › Group › ZStack › Probe")
        #expect(path { probe in ScrollView { probe } } == "Page › ScrollView › Probe")
        #expect(path { probe in GeometryReader { _ in probe } } == "Page › GeometryReader › Probe")
        #expect(path { probe in Grid { GridRow { probe } } } == "Page › Grid › GridRow › Probe")
        #expect(path { probe in ViewThatFits { probe } } == "Page › ViewThatFits › Probe")
    }

    @Test("What holds views together is none")
    func glue() {
        let (yes, no): (Bool, Bool?) = (true, nil)
        #expect(
            path { probe in
                Color.red
                probe
            } == "Page › Probe")
        #expect(path { probe in AnyView(probe) } == "Page › Probe")
        #expect(path { probe in if yes { probe } else { Color.red } } == "Page › Probe")
        #expect(path { probe in if no == nil { probe } } == "Page › Probe")
        #expect(path { probe in probe.padding().opacity(0.5).id(1) } == "Page › Probe")
    }

    @Test("Modifiers with a body are steps")
    func modifiers() {
        #expect(path { probe in probe.modifier(Mark()) } == "Page › Mark › Probe")
        #expect(path { probe in HStack { probe }.modifier(Mark()) } == "Page › Mark › HStack › Probe")
    }

    @Test("Elements of a ForEach are named by their identifiers")
    func identifiers() {
        #expect(
            path { probe in VStack { ForEach([7], id: \.self) { _ in probe } } }
                == "Page › VStack › ForEach[7] › Probe")
        #expect(
            path { probe in ForEach(["a"], id: \.self) { _ in ForEach(2..<3) { _ in probe } } }
                == "Page › ForEach[a] › ForEach[2] › Probe")
    }

    @Test("Rows of lazy containers are found, too")
    func lazyRows() {
        #expect(
            path { probe in ScrollView { LazyVStack { ForEach(["x"], id: \.self) { _ in probe } } } }
                == "Page › ScrollView › LazyVStack › ForEach[x] › Probe")
        #expect(
            path { probe in ScrollView { LazyVGrid(columns: [GridItem()]) { probe } } }
                == "Page › ScrollView › LazyVGrid › Probe")
    }

    @Test("Rows of lists and screens of stacks go on in what they are in")
    func otherGraphs() {
        #expect(
            hosted { probe in List { ForEach([4], id: \.self) { _ in probe } } } == [
                "Page › List › ForEach[4] › Probe"
            ])
        #expect(
            hosted { probe in List { Section("S") { probe } } } == ["Page › List › Section › Probe"])
        #expect(
            hosted { probe in NavigationStack { VStack { probe } } } == [
                "Page › NavigationStack › VStack › Probe"
            ])
    }

    @Test("Of a long path the end is given")
    func long() {
        struct Nest: View {
            let depth: Int
            let record: Record<String>
            var body: some View {
                if depth > 0 {
                    VStack { AnyView(Nest(depth: depth - 1, record: record)) }
                } else {
                    Probe(record: record)
                }
            }
        }
        let record = Record<String>()
        _ = Bench { Nest(depth: 10, record: record) }
        #expect(
            record.values
                == [
                    "… › VStack › Nest › VStack › Nest › VStack › Nest › VStack › Nest › VStack › Nest › Probe"
                ].map { $0.replacingOccurrences(of: "… › VStack", with: "… › Nest › VStack") })
    }
}
