import Foundation
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// A folder that is there while it is held.
private final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("documents-" + UUID().uuidString, isDirectory: true).standardizedFileURL
    init() { try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    subscript(name: String) -> URL { url.appendingPathComponent(name) }
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? [] }
}

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String

    init(_ text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
        return FileWrapper(regularFileWithContents: Data("\(text) \(configuration.contentType)".utf8))
    }
}

private final class Sheet: ReferenceFileDocument, @unchecked Sendable {
    static var readableContentTypes: [UTType] { [.json] }
    init() {}
    required init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> Int { 7 }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("\(snapshot)".utf8))
    }
}

@MainActor @Suite struct FileExporterTests {
    /// What was said, and whether the binding said it was over by then.
    @Observable final class Log {
        var isPresented = false
        var said: [String] = []
        func say(_ text: String) { said.append(isPresented ? "too early" : text) }
        func say(_ result: Result<URL, any Error>) {
            switch result {
            case .success(let url): say(url.lastPathComponent)
            case .failure: say("failure")
            }
        }
        func say(_ result: Result<[URL], any Error>) {
            switch result {
            case .success(let urls): say(urls.map(\.lastPathComponent).joined(separator: " "))
            case .failure: say("failure")
            }
        }
    }

    private struct Page<Modified: View>: View {
        @Bindable var log: Log
        let folder: URL
        let modify: (AnyView, Binding<Bool>) -> Modified

        var body: some View {
            modify(AnyView(Button("Go") { log.isPresented = true }), $log.isPresented)
                .fileDialogDefaultDirectory(folder)
        }
    }

    private func host<M: View>(
        _ log: Log, _ folder: Folder, _ modify: @escaping (AnyView, Binding<Bool>) -> M
    ) -> TestHost {
        let host = TestHost(
            UIHostingController(rootView: Page(log: log, folder: folder.url, modify: modify)), device: .iPhone
        )
        host.settle()
        host.find(text: "Go").tap()
        return host
    }

    @Test func `A document is written with the ending of its type, under its default name`() async {
        let (log, folder) = (Log(), Folder())
        let host = host(log, folder) { view, isPresented in
            view.fileExporter(
                isPresented: isPresented, document: Note("one"), contentType: .plainText,
                defaultFilename: "My note"
            ) { log.say($0) }
        }
        await host.wait(until: host.find(text: "Save"), timeout: 60)
        host.settle()
        host.find(text: "Save").tap()
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(log.said == ["My note.txt"] && folder.names == ["My note.txt"])
        #expect((try? String(contentsOf: folder["My note.txt"], encoding: .utf8)) == "one public.plain-text")
    }

    @Test func `Documents that are objects, and what can be transferred`() async {
        let (log, folder) = (Log(), Folder())
        let sheets = host(log, folder) { view, isPresented in
            view.fileExporter(isPresented: isPresented, document: Sheet(), contentType: .json) { log.say($0) }
        }
        await sheets.wait(until: sheets.find(text: "Save"), timeout: 60)
        sheets.settle()
        sheets.find(text: "Save").tap()
        await sheets.wait(timeout: 60) { !log.said.isEmpty }
        let other = Log()
        let texts = host(other, folder) { view, isPresented in
            view.fileExporter(isPresented: isPresented, item: "text", defaultFilename: "t") { other.say($0) }
        }
        await texts.wait(until: texts.find(text: "Save"), timeout: 60)
        texts.settle()
        texts.find(text: "Save").tap()
        await texts.wait(timeout: 60) { !other.said.isEmpty }
        #expect(log.said == ["Untitled.json"])
        #expect(folder.names.count == 2)
        #expect((try? String(contentsOf: folder[other.said.first ?? ""], encoding: .utf8)) == "text")
    }

    @Test func `Several documents of one name are several files`() async {
        let (log, folder) = (Log(), Folder())
        let host = host(log, folder) { view, isPresented in
            view.fileExporter(
                isPresented: isPresented, documents: [Note("1"), Note("2")], contentType: .plainText
            ) { log.say($0) }
        }
        await host.wait(until: host.find(text: "Save"), timeout: 60)
        host.settle()
        host.find(text: "Save").tap()
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(folder.names == ["Untitled 2.txt", "Untitled.txt"])
        #expect(log.said == ["Untitled.txt Untitled 2.txt"])
    }

    @Test func `What cannot be written is a failure, and nothing is asked`() async {
        let (log, folder) = (Log(), Folder())
        let host = host(log, folder) { view, isPresented in
            view.fileExporter(isPresented: isPresented, document: Note(""), contentType: .plainText) {
                log.say($0)
            }
        }
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(log.said == ["failure"] && !log.isPresented)
        host.expectNone(host.find(text: "Save"))
    }

    @Test func `A file is chosen, and the binding says first that it is over`() async throws {
        let (log, folder) = (Log(), Folder())
        try Data("x".utf8).write(to: folder["a.txt"])
        let host = host(log, folder) { view, isPresented in
            view.fileImporter(isPresented: isPresented, allowedContentTypes: [.plainText]) { log.say($0) }
        }
        await host.wait(until: host.find(text: "a"), timeout: 60)
        host.settle()
        host.find(text: "a").tap()
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(log.said == ["a.txt"])
        // It can be asked for again.
        host.settle()
        host.find(text: "Go").tap()
        await host.wait(until: host.find(text: "a"), timeout: 60)
        host.settle()
        host.find(text: "Cancel").tap()
        await host.wait(timeout: 60) { !log.isPresented }
        #expect(log.said == ["a.txt"])
    }

    @Test func `Who wants nothing is told of where a closure hears of it`() async throws {
        let (log, folder) = (Log(), Folder())
        let host = host(log, folder) { view, isPresented in
            view.fileImporter(
                isPresented: isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
                onCompletion: { log.say($0) }, onCancellation: { log.say("cancelled") })
        }
        await host.wait(until: host.find(text: "Cancel"), timeout: 60)
        host.settle()
        host.find(text: "Cancel").tap()
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(log.said == ["cancelled"])
    }

    @Test func `A file is moved`() async throws {
        let (log, source, folder) = (Log(), Folder(), Folder())
        try Data("x".utf8).write(to: source["a.txt"])
        let host = host(log, folder) { view, isPresented in
            view.fileMover(isPresented: isPresented, file: source["a.txt"]) { log.say($0) }
        }
        await host.wait(until: host.find(text: "Save"), timeout: 60)
        host.settle()
        host.find(text: "Save").tap()
        await host.wait(timeout: 60) { !log.said.isEmpty }
        #expect(log.said == ["a.txt"] && folder.names == ["a.txt"] && source.names == [])
    }
}
