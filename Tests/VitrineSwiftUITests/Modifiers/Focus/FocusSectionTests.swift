import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor @Suite struct FocusSectionTests {
    /// Two buttons at the left, a column beside them of which none is straight ahead of the lower one, and a button beyond that is.
    private struct Page: View {
        var hasSection = true
        var inScrollView = false

        private var column: some View {
            VStack(spacing: 20) {
                Button("C") {}.frame(width: 200, height: 60)
                Button("D") {}.frame(width: 200, height: 60)
                Spacer()
            }
        }

        var body: some View {
            HStack(spacing: 100) {
                VStack(spacing: 300) {
                    Button("A") {}.frame(width: 200, height: 60)
                    Button("B") {}.frame(width: 200, height: 60)
                }
                Group {
                    if inScrollView {
                        ScrollView { column }.frame(width: 300)
                    } else {
                        column
                    }
                }
                .modifier(Sectioned(isOn: hasSection))
                VStack {
                    Spacer()
                    Button("E") {}.frame(width: 200, height: 60)
                }
            }
            .frame(width: 1100, height: 420)
        }
    }

    private struct Sectioned: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
            if isOn { content.focusSection() } else { content }
        }
    }

    private func focused(_ host: TestHost) -> String? {
        (host.window.focusSystem.focusedItem as? any FocusNamed)?.focusName
    }

    private func host(_ page: Page) -> TestHost {
        let host = TestHost(page, device: .appleTV, size: CGSize(width: 1200, height: 500))
        host.settle()
        return host
    }

    @Test(arguments: [false, true])
    func `Focus enters a section where nothing in it is straight ahead`(_ inScrollView: Bool) {
        let host = host(Page(inScrollView: inScrollView))
        #expect(focused(host) == "A")
        host.press(.down)
        #expect(focused(host) == "B")
        host.press(.right)
        // The nearest of the section.
        #expect(focused(host) == "D")
        host.press(.up)
        #expect(focused(host) == "C")
        host.press(.left)
        #expect(focused(host) == "A")
        // What is straight ahead goes before what is nearest.
        host.press(.right)
        #expect(focused(host) == "C")
    }

    @Test func `Movements inside of a section are as ever`() {
        let host = host(Page())
        host.press(.right)
        #expect(focused(host) == "C")
        host.press(.down)
        #expect(focused(host) == "D")
        host.press(.up)
        #expect(focused(host) == "C")
    }

    @Test func `Without one focus passes by`() {
        let host = host(Page(hasSection: false))
        host.press(.down)
        host.press(.right)
        #expect(focused(host) == "E")
    }
}
