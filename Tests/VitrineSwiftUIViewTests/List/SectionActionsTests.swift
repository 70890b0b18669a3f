import Foundation
import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Actions of sections, and a transition", .serialized)
struct SectionActionsTests {
    private func texts(_ host: TestHost) -> [[String]] { host.rows.map { $0.host?.texts ?? [] } }

    private final class Model: ObservableObject {
        @Published var title = "Add"
        @Published var taps = 0
    }

    private struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            List {
                Section("First") {
                    Text("1")
                    Text("2")
                }
                .sectionActions { Button(model.title) { model.taps += 1 } }
                Section("Second") { Text("3") }
            }
        }
    }

    @Test("Actions are rows after those of their section, and no other's")
    func rows() {
        let model = Model()
        let host = TestHost.settled(Page(model: model))
        #expect(texts(host) == [["1"], ["2"], ["Add"], ["3"]])
        host.find(text: "Add").tap()
        #expect(model.taps == 1)
        host.perform { model.title = "Append" }
        host.settle()
        #expect(texts(host) == [["1"], ["2"], ["Append"], ["3"]])
    }

    @Test("A view that is replaced blurred shrinks as it goes, or goes on growing")
    func blurReplace() {
        func width(_ config: BlurReplaceTransition.Configuration) -> Int {
            let remote = Remote<Bool>()
            let host = TestHost(
                Leaving(remote: remote, config: config), size: CGSize(width: 100, height: 100), scale: 1)
            host.settle()
            host.perform { remote.value = false }
            host.layout()
            host.advance(by: 0.9)
            // Where anything is to be seen of what is nearly gone.
            return host.line(50).filter { $0[1] < 255 }.count
        }
        let (down, up) = (width(.downUp), width(.upUp))
        #expect(down > 0 && up > down)
    }

    private struct Leaving: View {
        let remote: Remote<Bool>
        let config: BlurReplaceTransition.Configuration
        @State private var isThere = true
        var body: some View {
            remote.binding = $isThere
            return ZStack {
                Color.white
                if isThere {
                    Color.red.frame(width: 40, height: 40).transition(.blurReplace(config))
                }
            }
            .animation(.linear(duration: 1), value: isThere)
        }
    }
}
