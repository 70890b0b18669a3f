import Foundation
import Testing

@testable import VitrineTransferable

@Suite("Items that are transferred")
struct TransferableTests {
    private struct Note: Transferable, Codable, Equatable {
        var text: String
        static let type = UTType(exportedAs: "org.example.note", conformingTo: .json)
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: type)
            ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
        }
    }

    private struct Report: Transferable {
        var name: String
        var isSecret = false
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .pdf) { Data($0.name.utf8) }
                .exportingCondition { !$0.isSecret }
                .suggestedFileName { "\($0.name)" }
            DataRepresentation(exportedContentType: .html) { _ in Data("<p>".utf8) }.visibility(.ownProcess)
            FileRepresentation(exportedContentType: .plainText) { report in
                let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
                try Data("file of \(report.name)".utf8).write(to: file)
                return SentTransferredFile(file)
            }
            FileRepresentation(importedContentType: .tiff) { file in
                #expect(!file.isOriginalFile && file.file.pathExtension == "tiff")
                return Report(name: String(decoding: try Data(contentsOf: file.file), as: UTF8.self))
            }
        }
    }

    @Test("Representations come in order, and each brings the item there and back")
    func thereAndBack() async throws {
        let note = Note(text: "Hällo")
        #expect(note.exportedContentTypes() == [Note.type, .utf8PlainText])
        #expect(Note.importedContentTypes() == [Note.type, .utf8PlainText])
        let data = try await note.exported(as: Note.type)
        #expect(try await Note(importing: data, contentType: Note.type) == note)
        #expect(try await note.exported(as: .utf8PlainText) == Data("Hällo".utf8))
        #expect(try await Note(importing: Data("x".utf8), contentType: .utf8PlainText) == Note(text: "x"))
        // A kind of what is wanted will do.
        #expect(try await note.exported(as: .json) == data)
        await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
        await #expect(throws: (any Error).self) { try await Note(importing: data, contentType: .png) }
        await #expect(throws: (any Error).self) { try await Note(importing: Data(), contentType: Note.type) }
    }

    @Test("Conditions, visibility and files count")
    func conditions() async throws {
        let report = Report(name: "R")
        #expect(report.exportedContentTypes() == [.pdf, .plainText])
        #expect(report.exportedContentTypes(.ownProcess) == [.pdf, .html, .plainText])
        #expect(Report(name: "R", isSecret: true).exportedContentTypes() == [.plainText])
        #expect(try await report.exported(as: .plainText) == Data("file of R".utf8))
        #expect(try await Report(importing: Data("T".utf8), contentType: .tiff).name == "T")
        let best = try #require(try await report.transferredValue())
        guard case .data(let data, .pdf) = best.value else { throw CocoaError(.featureUnsupported) }
        #expect(data == Data("R".utf8) && best.name == "R")
        let secret = try #require(try await Report(name: "S", isSecret: true).transferredValue())
        guard case .file(_, .plainText) = secret.value else { throw CocoaError(.featureUnsupported) }
    }

    @Test("Texts, data and addresses are transferable by themselves")
    func standard() async throws {
        #expect("a".exportedContentTypes() == [.utf8PlainText])
        #expect(try await String(importing: Data("é".utf8), contentType: nil) == "é")
        let url = URL(string: "https://example.org/a b".replacingOccurrences(of: " ", with: "%20"))!
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
        #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
        #expect(try await AttributedString("b").exported(as: .plainText) == Data("b".utf8))
    }
}
