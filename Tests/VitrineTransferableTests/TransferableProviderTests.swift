import Foundation
import Testing
import VitrineItemProvider
import VitrineTransferable

@Suite struct TransferableProviderTests {
    private struct Note: Transferable, Codable, Equatable {
        var text: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(for: Note.self, contentType: .json)
            ProxyRepresentation<Note, String>(exporting: { $0.text })
        }
    }

    @Test func anItemIsRegisteredAsAllThatItCanBe() async throws {
        let provider = NSItemProvider()
        provider.register(Note(text: "tea"))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(try await load(provider, Note.self) == Note(text: "tea"))
        #expect(try await load(provider, String.self) == "tea")
    }

    @Test func whatHasNoSuchTypeCannotBeLoaded() async {
        let provider = NSItemProvider(object: NSURL(string: "https://example.org")!)
        await #expect(throws: (any Error).self) { try await load(provider, Note.self) }
        #expect(try! await load(provider, URL.self) == URL(string: "https://example.org"))
    }

    private func load<Item: Transferable & Sendable>(_ provider: NSItemProvider, _ type: Item.Type)
        async throws
        -> Item
    {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }
}
