import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private final class Evaluations: ObservableObject {
    @Published var number = 0
    var count = 0
}

/// Changes its model by the main queue whenever it is evaluated, as views that measure themselves do.
private struct Restless: View {
    @ObservedObject var evaluations: Evaluations

    var body: some View {
        GeometryReader { _ -> Text in
            evaluations.count += 1
            DispatchQueue.main.async { evaluations.number += 1 }
            return Text("\(evaluations.number)")
        }
    }
}

@MainActor
@Suite("Changes without end", .serialized)
struct EndlessChangeTests {
    @Test(
        "What changes by the main queue whenever it is shown goes on with the time, and the queue becomes empty"
    )
    func mainQueue() async {
        let evaluations = Evaluations()
        let host = TestHost(Restless(evaluations: evaluations))
        // Each lets the main queue go on by a little.
        for _ in 0..<400 { await Task.yield() }
        let before = evaluations.count
        #expect(before > 1 && before < 60)
        host.advance(by: 1)
        for _ in 0..<20 { await Task.yield() }
        #expect(evaluations.count > before)
    }
}
