import Foundation
import Testing
import VitrineItemProvider
import VitrineUniformTypes

@Suite struct ItemProviderTests {
    @Test func aTextIsThereByItsTypeAndTheKindsOfThat() {
        let provider = NSItemProvider(object: "tea" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
    }

    @Test func objectsAreMadeOfTheData() async throws {
        let text = NSItemProvider(object: "grüner Tee" as NSString)
        #expect(try await load(text, String.self) == "grüner Tee")
        let address = URL(string: "https://example.org/a?b=c")!
        #expect(try await load(NSItemProvider(object: address as NSURL), URL.self) == address)
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let provider = NSItemProvider(object: file as NSURL)
        #expect(provider.registeredTypeIdentifiers == ["public.file-url", "public.url"])
        #expect(try await load(provider, URL.self) == file)
    }

    @Test func whatCannotBeMadeIsAnError() async throws {
        let provider = NSItemProvider(object: "tea" as NSString)
        await #expect {
            try await load(provider, URL.self)
        } throws: { error in
            let error = error as NSError
            return error.domain == "NSItemProviderErrorDomain" && error.code == -1000
        }
    }

    @Test func dataIsMadeWhenItIsAskedFor() async throws {
        let count = Counter()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json) { completion in
            count.add()
            completion(Data("[1]".utf8), nil)
            return nil
        }
        #expect(count.value == 0)
        #expect(provider.registeredContentTypes == [.json])
        #expect(try await data(provider, "public.text") == Data("[1]".utf8))
        #expect(count.value == 1)
    }

    @Test func aNewerRepresentationOfATypeStandsInThePlaceOfTheOlder() async throws {
        let provider = NSItemProvider(object: "old" as NSString)
        provider.registerObject("new" as NSString, visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(try await load(provider, String.self) == "new")
    }

    @Test func itemsComeAsTheyAre() async throws {
        let provider = NSItemProvider(
            item: NSURL(string: "https://example.org")!, typeIdentifier: "public.url")
        let item = try await provider.loadItem(forTypeIdentifier: "public.url")
        #expect(item as? URL == URL(string: "https://example.org"))
        #expect(try await data(provider, "public.url") == Data("https://example.org".utf8))
    }

    @Test func theFileOfDataIsGoneWhenItWasReceived() async throws {
        let provider = NSItemProvider(object: "tea" as NSString)
        provider.suggestedName = "a/b"
        let (name, text, url): (String, String?, URL) = try await withCheckedThrowingContinuation {
            continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
                guard let url else { return continuation.resume(throwing: error!) }
                let text = try? String(contentsOf: url, encoding: .utf8)
                continuation.resume(returning: (url.lastPathComponent, text, url))
            }
        }
        #expect(name == "a:b")
        #expect(text == "tea")
        for _ in 0..<200 where FileManager.default.fileExists(atPath: url.path) {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func aFileIsKnownByItsName() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try Data([1, 2]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(NSItemProvider(contentsOf: url))
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(try await data(provider, "public.png") == Data([1, 2]))
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at all")) == nil)
    }

    @Test func cancellingAnswersOnceWithAnError() async throws {
        let provider = NSItemProvider()
        let late = Late()
        provider.registerDataRepresentation(for: .data) { completion in
            late.completion = completion
            return nil
        }
        let answers = Counter()
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(for: .data) { _, error in
                answers.add()
                continuation.resume(returning: error)
            }
            progress.cancel()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
        late.completion?(Data(), nil)
        #expect(answers.value == 1)
    }

    private func load<Value>(_ provider: NSItemProvider, _ type: Value.Type) async throws -> Value
    where
        Value: _ObjectiveCBridgeable & Sendable,
        Value._ObjectiveCType: NSItemProviderReading & SendableMetatype
    {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: type) { value, error in
                if let value {
                    continuation.resume(returning: value)
                } else {
                    continuation.resume(throwing: error!)
                }
            }
        }
    }

    private func data(_ provider: NSItemProvider, _ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error!)
                }
            }
        }
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func add() { lock.withLock { count += 1 } }
        var value: Int { lock.withLock { count } }
    }

    private final class Late: @unchecked Sendable {
        var completion: ((Data?, (any Error)?) -> Void)?
    }
}
