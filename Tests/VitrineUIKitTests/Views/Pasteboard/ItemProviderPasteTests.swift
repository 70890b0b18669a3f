import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct ItemProviderPasteTests {
    private final class Board: UIView {
        var pasted: [NSItemProvider] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
    }

    @Test func itemsGoOnThePasteboardAtOnce() {
        let pasteboard = UIPasteboard.withUniqueName()
        let change = pasteboard.changeCount
        pasteboard.itemProviders = [
            NSItemProvider(object: "tea" as NSString),
            NSItemProvider(object: NSURL(string: "https://example.org")!),
        ]
        #expect(pasteboard.changeCount == change + 1)
        #expect(pasteboard.numberOfItems == 2)
        #expect(pasteboard.string == "tea")
        #expect(pasteboard.url == URL(string: "https://example.org"))
    }

    @Test func itemsComeOffThePasteboard() async throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.string = "tea"
        let provider = try #require(pasteboard.itemProviders.first)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(try await text(of: provider) == "tea")
        // What was copied meanwhile is another thing.
        pasteboard.string = "milk"
        await #expect(throws: CocoaError.self) { try await text(of: provider) }
    }

    @Test func aColourAndAPictureComeBack() async throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let color = try await object(UIColor.self, of: pasteboard.itemProviders[0])
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 1])
        pasteboard.itemProviders = [NSItemProvider(object: UIColor(red: 0, green: 1, blue: 0, alpha: 1))]
        #expect(pasteboard.color?.cgColor.components == [0, 1, 0, 1])
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
        let provider = NSItemProvider(object: image)
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        let back = try await object(UIImage.self, of: provider)
        #expect(back.size.width * back.scale == image.size.width * image.scale)
    }

    @Test func attributesOfTextComeBack() async throws {
        let text = NSAttributedString(
            string: "tea", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        let back = try await object(NSAttributedString.self, of: NSItemProvider(object: text))
        #expect(back.string == "tea")
        let font = try #require(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test func aResponderHasPastedWhatItsConfigurationAccepts() {
        let board = Board()
        let host = TestHost(board)
        host.perform {
            UIPasteboard.general.string = "tea"
            #expect(!board.canPerformAction(.paste, withSender: nil))
            board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
            #expect(!board.canPerformAction(.paste, withSender: nil))
            board.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
            #expect(board.canPerformAction(.paste, withSender: nil))
            board.paste(nil)
        }
        #expect(board.pasted.count == 1)
    }

    private func text(of provider: NSItemProvider) async throws -> String {
        String(describing: try await object(NSString.self, of: provider))
    }

    private func object<Object: NSItemProviderReading>(
        _ type: Object.Type, of provider: NSItemProvider
    ) async throws -> Object {
        let box: Unchecked<Object> = try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: type) { object, error in
                if let object = object as? Object {
                    continuation.resume(returning: Unchecked(value: object))
                } else {
                    continuation.resume(throwing: error!)
                }
            }
        }
        return box.value
    }
}
