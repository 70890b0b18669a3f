import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct PasteboardTests {
    private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

    @Test("Values are found by what they are, and the last one set takes the place of all")
    func values() {
        let board = board()
        #expect(board.numberOfItems == 0)
        #expect(board.string == nil && board.image == nil && board.url == nil && board.color == nil)
        board.string = "https://example.org"
        #expect(board.hasStrings && board.hasURLs && !board.hasImages && !board.hasColors)
        #expect(board.url == URL(string: "https://example.org"))
        board.url = URL(string: "https://example.org/a")
        #expect(board.types == ["public.url"])
        #expect(board.string == "https://example.org/a")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        board.image = image
        #expect(board.image === image)
        #expect(board.string == nil && !board.hasStrings)
        #expect(board.contains(pasteboardTypes: ["public.png"]))
        board.color = .red
        #expect(board.color == .red && board.image == nil)
        board.strings = ["a", "b"]
        #expect(board.strings == ["a", "b"] && board.numberOfItems == 2)
        board.string = nil
        #expect(board.numberOfItems == 0 && board.string == nil)
        #expect(board.changeCount == 6)
    }

    @Test("One item may be had in several ways, and others are added to it")
    func items() {
        let board = board()
        board.items = [["public.html": Data("<b>a</b>".utf8), "public.utf8-plain-text": "a"]]
        #expect(board.types == ["public.utf8-plain-text", "public.html"])
        #expect(board.string == "a")
        #expect(board.data(forPasteboardType: "public.html") == Data("<b>a</b>".utf8))
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
        #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "a")
        #expect(board.value(forPasteboardType: "public.rtf") == nil)
        board.addItems([["org.example.own": Data([1])]])
        #expect(board.numberOfItems == 2)
        #expect(board.itemSet(withPasteboardTypes: ["org.example.own"]) == IndexSet(integer: 1))
        #expect(board.itemSet(withPasteboardTypes: ["org.example.other"]) == nil)
        #expect(!board.contains(pasteboardTypes: ["org.example.own"]))
        #expect(board.contains(pasteboardTypes: ["org.example.own"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["org.example.own"], inItemSet: [0]))
        #expect(board.types(forItemSet: nil)?.count == 2)
        #expect(board.types(forItemSet: [7]) == nil)
        #expect(board.data(forPasteboardType: "org.example.own", inItemSet: [0]) == nil)
        #expect(board.data(forPasteboardType: "org.example.own", inItemSet: nil) == [Data([1])])
        board.setData(Data([137]), forPasteboardType: "public.png")
        #expect(board.hasImages && board.image == nil, "that is no picture")
        board.setValue("é", forPasteboardType: "public.plain-text")
        #expect(board.string == "é")
    }

    @Test("Pasteboards of one name have the same content until it is removed; the general one stays")
    func names() {
        let name = UIPasteboard.Name("org.example.names")
        #expect(UIPasteboard(name: name, create: false) == nil)
        let board = UIPasteboard(name: name, create: true)
        board?.string = "kept"
        #expect(UIPasteboard(name: name, create: false)?.string == "kept")
        #expect(UIPasteboard(name: .general, create: false) != nil)
        UIPasteboard.remove(withName: name)
        #expect(UIPasteboard(name: name, create: false) == nil)
        #expect(board?.string == nil)
        UIPasteboard.general.string = "stays"
        UIPasteboard.remove(withName: .general)
        #expect(UIPasteboard.general.string == "stays")
        let (first, second) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
        first.string = "first"
        #expect(second.string == nil && first.name != second.name)
    }

    @Test("Whoever listens hears which types came and which are gone")
    func notifications() {
        let board = board()
        board.string = "a"
        final class Heard: @unchecked Sendable { var all: [(added: [String], removed: [String])] = [] }
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { note in
            let keys = (
                UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey
            )
            heard.all.append(
                (note.userInfo?[keys.0] as? [String] ?? [], note.userInfo?[keys.1] as? [String] ?? []))
        }
        defer { NotificationCenter.default.removeObserver(token) }
        board.url = URL(string: "https://example.org")
        #expect(heard.all.count == 1)
        #expect(heard.all.first?.added == ["public.url"])
        #expect(heard.all.first?.removed == ["public.utf8-plain-text"])
    }

    @Test("Items with a date are gone after it")
    func expiry() {
        let host = TestHost(UIView(), size: CGSize(width: 100, height: 100))
        let board = host.perform { UIPasteboard.general }
        host.perform {
            board.setItems(
                [["public.utf8-plain-text": "secret"]],
                options: [.expirationDate: Date(timeIntervalSinceNow: 5), .localOnly: true])
        }
        host.advance(by: 4)
        #expect(board.string == "secret")
        host.advance(by: 2)
        #expect(board.string == nil && board.numberOfItems == 0)
        host.perform {
            board.setItems(
                [["public.utf8-plain-text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 5)])
            board.string = "b"
        }
        host.advance(by: 9)
        #expect(board.string == "b")
    }

    @Test("What other programs offer is known by Apple's names, and lists of addresses are read")
    func foreignTypes() {
        let types = ["text/plain;charset=utf-8", "UTF8_STRING", "image/png", "text/html", "x-special/copied"]
        #expect(
            PasteboardType.identifiers(of: types, hasText: true) == [
                "public.utf8-plain-text", "public.png", "public.html", "x-special/copied",
            ])
        #expect(PasteboardType.identifiers(of: ["TARGETS"], hasText: false) == [])
        #expect(PasteboardType.mime(of: "public.rtf") == "text/rtf")
        #expect(PasteboardType.mime(of: "org.example.own") == nil)
        let list = Data("# two\r\nhttps://example.org/a\r\nfile:///b%20c\r\n".utf8)
        #expect(
            PasteboardItems.addresses(in: list).map(\.absoluteString) == [
                "https://example.org/a", "file:///b%20c",
            ])
    }
}
