import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor
@Suite("Styles of disclosure groups")
struct DisclosureGroupStyleTests {
    private struct Boxed: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label.onTapGesture { configuration.isExpanded.toggle() }
                Text(configuration.isExpanded ? "open" : "closed")
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("A style of disclosure groups opens and closes them, and content is made only then")
    func disclosure() {
        var made = 0
        let page = HostedPage { _ in
            DisclosureGroup("More") {
                let _ = made += 1
                Text("inside")
            }
            .disclosureGroupStyle(Boxed())
        }
        #expect(page.texts == ["More", "closed"])
        #expect(made == 0)
        page.host.find(text: "More").tap()
        page.host.settle()
        #expect(page.texts == ["More", "open", "inside"])
        #expect(made == 1)
    }
}
