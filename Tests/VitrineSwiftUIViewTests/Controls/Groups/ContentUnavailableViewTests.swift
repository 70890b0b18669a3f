import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Views of unavailable content")
struct ContentUnavailableViewTests {
    private let size = CGSize(width: 390, height: 600)

    private func shows(_ view: some View, _ other: some View) -> Bool {
        TestHost(view, size: size, scale: 1).pngData() == TestHost(other, size: size, scale: 1).pngData()
    }

    @Test("The parts stand below each other in the middle of all space, and parts that are absent take none")
    func parts() throws {
        var frames: [String: CGRect] = [:]
        func note(_ name: String) -> some View {
            GeometryReader { geometry in
                let _ = frames[name] = geometry.frame(in: .global)
                Color.clear
            }
        }
        let view = ContentUnavailableView {
            Color.red.frame(width: 40, height: 40).background(note("label"))
        } description: {
            Color.green.frame(width: 50, height: 20).background(note("description"))
        } actions: {
            Color.blue.frame(width: 60, height: 30).background(note("actions"))
        }
        let host = TestHost(view, size: size, scale: 1)
        host.settle()
        #expect(frames["label"] == CGRect(x: 175, y: 245, width: 40, height: 40))
        #expect(frames["description"] == CGRect(x: 170, y: 289, width: 50, height: 20))
        #expect(frames["actions"] == CGRect(x: 165, y: 325, width: 60, height: 30))
        let bare = ContentUnavailableView { Color.red.frame(width: 40, height: 40).background(note("label")) }
        TestHost(bare, size: size, scale: 1).settle()
        #expect(frames["label"]?.midY == 300)
    }

    @Test("A search names what was searched for")
    func search() {
        #expect(
            shows(
                ContentUnavailableView.search(text: "figs"),
                ContentUnavailableView(
                    "No Results for \u{201C}figs\u{201D}", systemImage: "magnifyingglass",
                    description: Text("Check the spelling or try a new search."))))
        let found = ContentUnavailableView.search.searchable(text: .constant("figs"))
        #expect(shows(found, ContentUnavailableView.search(text: "figs")))
        #expect(!shows(ContentUnavailableView.search, ContentUnavailableView.search(text: "figs")))
    }
}
