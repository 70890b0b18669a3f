import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Links that share", .serialized)
struct ShareLinkTests {
    private struct Page: View {
        @State var count = 0
        @State var isOn = false
        var body: some View {
            VStack {
                ShareLink(item: URL(string: "https://example.org/a")!, subject: Text("News"))
                ShareLink("Send", items: ["one", "two"], message: Text("Both:"))
                ShareLink(item: "text") { Image(systemName: "star") }
                Button("Count") { count += 1 }
                    .sensoryFeedback(.success, trigger: count)
                    .sensoryFeedback(.impact(weight: .heavy), trigger: count) { $1 == 2 }
                    .sensoryFeedback(trigger: count) { $1 == 3 ? .selection : nil }
            }
        }
    }

    @Test("A tap opens a sheet with what is shared, and copies it")
    func copies() {
        let host = TestHost(Page(), device: .iPhone)
        host.find(text: "Share…").tap()
        host.settle()
        host.expect(text: "News")
        host.find(label: "Copy").tap()
        host.settle()
        host.perform { #expect(UIPasteboard.general.url?.absoluteString == "https://example.org/a") }
        host.find(text: "Send").tap()
        host.settle()
        host.expect(text: "3 Items")
        host.find(label: "Copy").tap()
        host.settle()
        host.perform { #expect(UIPasteboard.general.strings == ["Both:", "one", "two"]) }
    }

    @Test("On a tablet the sheet is a popover at the link")
    func popover() {
        let host = TestHost(Page(), device: .iPad)
        let link = host.find(text: "Share…").frame
        host.find(text: "Share…").tap()
        host.settle()
        let sheet = host.rootViewController.presentedViewController
        #expect(sheet is UIActivityViewController)
        #expect(sheet?.popoverPresentationController?.arrowDirection == .up)
        #expect(abs(sheet!.view.convert(sheet!.view.bounds, to: nil).midX - link.midX) < 60)
    }

    @Test("Feedback is counted when its trigger changes and its condition holds")
    func feedback() {
        let host = TestHost(Page(), device: .iPhone)
        let counts = (0..<3).map { _ in host.counts { host.find(text: "Count").tap() }.feedbacks }
        #expect(counts == [1, 2, 2])
    }
}
