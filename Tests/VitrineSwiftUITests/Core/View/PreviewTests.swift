import SwiftUITestSupport
import Testing
import VitrinePlatform

@testable import VitrineSwiftUI
@testable import VitrineTesting
@testable import VitrineUIKit

@MainActor @Suite("Previews of views")
struct PreviewTests {
    private struct Pages: PreviewProvider {
        static var previews: some View {
            ForEach(1..<3) { Text(verbatim: "Page \($0)") }
        }
    }

    private struct Page: PreviewProvider {
        static var previews: some View { Text(verbatim: "Only") }
    }

    private func texts(_ preview: Preview) -> [String] {
        let host = TestHost(preview._controller, size: CGSize(width: 200, height: 100))
        host.settle()
        return host.hostedTexts.map(\.text)
    }

    @Test("The body of a preview is views, one after the other")
    func bodies() {
        #expect(texts(Preview { Text(verbatim: "A") }) == ["A"])
        #expect(
            texts(
                Preview("b", traits: .fixedLayout(width: 50, height: 50)) {
                    let name = "B"
                    Text(verbatim: name)
                    if name.isEmpty { Text(verbatim: "C") } else { Text(verbatim: "D") }
                }) == ["B", "D"])
    }

    @Test("Of the previews of a provider the first is shown")
    func provider() {
        #expect(texts(Preview(_provider: Page.self)) == ["Only"])
        #expect(texts(Preview(_provider: Pages.self)) == ["Page 1"])
    }

    private struct Sample: PreviewModifier {
        let name: String
        static func makeSharedContext() async throws -> [String] {
            await Task.yield()
            return ["shared"]
        }
        func body(content: Content, context: [String]) -> some View {
            Text(verbatim: "\(name) \(context[0])")
            content
        }
    }

    private struct Plain: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.padding() }
    }

    @Test("Modifiers stand around the content, with what their previews share")
    func modifiers() async {
        let preview = Preview(
            traits: .modifier(Sample(name: "inner")), .modifier(Plain()), .modifier(Sample(name: "outer"))
        ) { Text(verbatim: "content") }
        let host = TestHost(preview._controller, size: CGSize(width: 200, height: 100))
        await host.wait(timeout: 60) { host.hostedTexts.count == 3 }
        #expect(host.hostedTexts.map(\.text) == ["outer shared", "inner shared", "content"])
    }

    @Test("A preview is as large as its view in the middle of the screen")
    func fitting() throws {
        let preview = Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 40, height: 30) }
        let host = TestHost(preview._controller, size: CGSize(width: 200, height: 100))
        host.settle()
        let view = try #require(host.window.rootViewController?.children.first?.view)
        #expect(view.frame == CGRect(x: 80, y: 35, width: 40, height: 30))
    }
}
