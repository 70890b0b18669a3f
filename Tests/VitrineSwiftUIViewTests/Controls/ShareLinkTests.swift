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

    // MARK: Items that are transferred

    private struct Drawing: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data("[]".utf8) }.suggestedFileName("plan")
        }
    }

    private struct Preview: View {
        static let image = Image(
            uiImage: UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
            })
        var body: some View {
            VStack {
                ShareLink(
                    "Address", item: URL(string: "https://example.org")!, preview: SharePreview("Site"))
                ShareLink("Picture", item: Self.image, preview: SharePreview("Red", image: Self.image))
                ShareLink("Drawing", item: Drawing(), preview: SharePreview("Plan", icon: Self.image))
                ShareLink("All", items: ["a", "b"], message: Text("Both")) { SharePreview($0) }
            }
        }
    }

    /// What is loaded comes on the main actor, after the tap.
    private func open(_ name: String, _ host: TestHost) async {
        host.find(text: name).tap()
        for _ in 0..<1000 where host.rootViewController.presentedViewController == nil {
            await Task.yield()
            host.settle()
        }
        host.settle()
    }

    @Test("Previews name what is shared, and images, texts, addresses and files are copied")
    func previews() async throws {
        let host = TestHost(Preview(), device: .iPhone)
        await open("Address", host)
        host.expect(text: "Site")
        host.find(label: "Copy").tap()
        host.settle()
        host.perform { #expect(UIPasteboard.general.url?.absoluteString == "https://example.org") }
        await open("Picture", host)
        host.expect(text: "Red")
        host.find(label: "Copy").tap()
        host.settle()
        let copied = try #require(host.perform { UIPasteboard.general.image })
        #expect(copied.size.width / copied.size.height == 1.5)
        await open("Drawing", host)
        host.expect(text: "Plan")
        host.find(label: "Copy").tap()
        host.settle()
        let file = try #require(host.perform { UIPasteboard.general.url })
        #expect(file.lastPathComponent == "plan.json")
        #expect(try Data(contentsOf: file) == Data("[]".utf8))
        await open("All", host)
        host.expect(text: "3 Items")
        host.find(label: "Copy").tap()
        host.settle()
        host.perform { #expect(UIPasteboard.general.strings == ["Both", "a", "b"]) }
    }

    @Test("An image is transferred as a PNG file, and comes from pictures")
    func image() async throws {
        let data = try await Preview.image.exported(as: .png)
        #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let image = try await Image(importing: data, contentType: .png)
        let picture = try #require(image.rendered)
        #expect(picture.size.width / picture.size.height == 1.5)
        await #expect(throws: (any Error).self) { try await Image(importing: Data([1]), contentType: .png) }
    }
}
