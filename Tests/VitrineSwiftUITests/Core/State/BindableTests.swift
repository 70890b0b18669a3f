import SwiftUITestSupport
import Testing
import VitrineSwiftUI

@Observable private final class Song {
    var title = "Air"
    var plays = 0
}

private protocol Badge {}
private struct Star: Badge { var points: Int }
private struct Dot: Badge {}

private struct Labelled: View {
    let badge: any Badge
    var body: some View { Text("badge") }
}

private struct Outer: View {
    let remote: Remote<Int>
    let badge: any Badge
    @State private var count = 0
    var body: some View {
        remote.binding = $count
        return VStack {
            Text("\(count)")
            Labelled(badge: badge)
        }
    }
}

private struct Editor: View {
    @Bindable var song: Song
    let hand: (Binding<String>) -> Void
    var body: some View {
        hand($song.title)
        return Text(song.title)
    }
}

@MainActor
@Suite("Bindable objects and values of protocol types", .serialized)
struct BindableTests {
    @Test("A bindable object gives bindings to its properties; writing one evaluates who reads it")
    func bindings() {
        let song = Song()
        var binding: Binding<String>?
        let bench = Bench { Editor(song: song) { binding = $0 } }
        GraphCounters.reset()
        binding?.wrappedValue = "Fugue"
        bench.graph.update()
        #expect(song.title == "Fugue")
        #expect(GraphCounters.current.bodies(of: Editor.self) == 1)
        song.plays += 1
        bench.graph.update()
        #expect(GraphCounters.current.bodies(of: Editor.self) == 1)
    }

    @Test("A view that holds an equal value of a protocol type is left alone")
    func protocolValues() {
        let remote = Remote<Int>()
        let bench = Bench { Outer(remote: remote, badge: Star(points: 5)) }
        GraphCounters.reset()
        remote.value = 1
        bench.graph.update()
        #expect(GraphCounters.current.bodies(of: Labelled.self) == 0)
        bench.show(Outer(remote: remote, badge: Star(points: 6)))
        #expect(GraphCounters.current.bodies(of: Labelled.self) == 1)
        bench.show(Outer(remote: remote, badge: Dot()))
        #expect(GraphCounters.current.bodies(of: Labelled.self) == 2)
    }
}
