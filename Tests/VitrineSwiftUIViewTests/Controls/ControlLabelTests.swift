import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor
@Suite("Labels of several views")
struct ControlLabelTests {
    @ViewBuilder private var texts: some View {
        Text("Title")
        Text("Words below")
    }

    @Test("Of several texts the first is the title, and those after it stand below, smaller")
    func subtitles() throws {
        let page = HostedPage(300, 600) { _ in
            VStack(spacing: 40) {
                Toggle(isOn: .constant(true)) { texts }
                LabeledContent {
                    Text("1")
                } label: {
                    texts
                }
                Picker(selection: .constant(0)) {
                    Text("A").tag(0)
                } label: {
                    texts
                }
                Stepper(value: .constant(0)) { texts }
                ColorPicker(selection: .constant(Color.red)) { texts }
            }
        }
        let titles = page.host.hostedTexts.filter { $0.text == "Title" }.map(\.frame)
        let below = page.host.hostedTexts.filter { $0.text == "Words below" }.map(\.frame)
        // A picker of this kind shows its label in forms only.
        try #require(titles.count == below.count && titles.count == 4)
        for (title, subtitle) in zip(titles, below) {
            #expect(subtitle.minX == 0)
            #expect(title.minX == 0)
            #expect(subtitle.minY - title.maxY == 3)
            #expect(subtitle.height < title.height)
        }
    }

    @Test("Other views stand in a row, with a distance between them")
    func rows() throws {
        let page = HostedPage { _ in
            VStack {
                Toggle(isOn: .constant(true)) {
                    box("a", 20, 20)
                    Text("A")
                }
                DisclosureGroup {
                    Text("inside")
                } label: {
                    box("b", 20, 20)
                    Text("B")
                }
            }
        }
        #expect(page.frame("A")?.minX == 28)
        #expect(page.frame("B")?.minX == 28)
    }

    private final class Places {
        var frames: [String: CGRect] = [:]
    }

    @Test("What a row of a list leads by stands in a row, with a distance between the views")
    func links() throws {
        let places = Places()
        func noted(_ text: String) -> some View {
            Text(text).onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
            } action: {
                places.frames[text] = $0
            }
        }
        let page = HostedPage { _ in
            NavigationStack {
                List {
                    NavigationLink {
                        Text("there")
                    } label: {
                        noted("A")
                        noted("B")
                    }
                }
            }
        }
        page.host.layout()
        let (first, second) = try (#require(places.frames["A"]), #require(places.frames["B"]))
        #expect(second.minX == first.maxX + 8)
    }

    @Test("A label that is one view, of whatever kind, is as it is")
    func single() {
        let page = HostedPage { _ in
            Toggle(isOn: .constant(true)) { Text("A").padding(.leading, 10) }
        }
        #expect(page.frame("A")?.minX == 10)
    }
}
