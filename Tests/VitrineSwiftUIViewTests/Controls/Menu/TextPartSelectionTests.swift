import Foundation
import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("A part of a text is selected")
struct TextPartSelectionTests {
    private func make<V: View>(_ view: V) -> TestHost {
        let host = TestHost(
            UIHostingController(rootView: view), size: CGSize(width: 320, height: 300), scale: 1)
        host.settle()
        return host
    }

    private func texts(_ host: TestHost) -> [LaidOutText] {
        func find(_ view: UIView) -> [LaidOutText] {
            ((view as? LaidOutText).map { [$0] } ?? []) + view.subviews.flatMap(find)
        }
        return find(host.window)
    }

    private func selected(_ text: LaidOutText) -> String? {
        text.selectedTextRange.flatMap { text.text(in: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// In the window, the middle of the left edge of a character.
    private func place(_ offset: Int, _ text: LaidOutText) -> CGPoint {
        let caret = text.caretRect(for: text.position(from: text.beginningOfDocument, offset: offset)!)
        return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    @Test("A pointer that is dragged selects a part, which Control and C copy; pressing elsewhere ends it")
    func pointer() throws {
        let host = make(
            VStack(spacing: 40) {
                Text(verbatim: "One two three").textSelection(.enabled)
                Text(verbatim: "Other")
            })
        let text = try #require(texts(host).first)
        #expect(texts(host).count == 1)
        host.dragPointer(from: place(4, text), to: place(7, text))
        #expect(text.isFirstResponder)
        #expect(selected(text) == "two")
        host.type("c", modifiers: .control)
        #expect(host.perform { UIPasteboard.general.string } == "two")
        let other = host.find(text: "Other").frame
        host.click(at: CGPoint(x: other.midX, y: other.midY))
        host.settle()
        #expect(selected(text) == nil)
        #expect(!text.isFirstResponder)
    }

    @Test("Two clicks select a word, Shift and arrows more of it, Control and A everything")
    func keys() throws {
        let host = make(Text(verbatim: "One two three").textSelection(.enabled))
        let text = try #require(texts(host).first)
        host.click(at: place(5, text))
        host.click(at: place(5, text))
        host.settle()
        #expect(selected(text) == "two")
        host.press(.right, modifiers: .shift)
        host.press(.right, modifiers: .shift)
        #expect(selected(text) == "two t")
        host.press(.left, modifiers: .shift)
        #expect(selected(text) == "two ")
        host.type("a", modifiers: .control)
        #expect(selected(text) == "One two three")
    }

    @Test("A finger that rests selects a word between handles, which hang out of the text and move its ends")
    func fingers() throws {
        let host = make(
            VStack(spacing: 0) {
                Text(verbatim: "One two three").textSelection(.enabled)
                Text(verbatim: "Other")
            })
        let text = try #require(texts(host).first)
        host.longPress(at: place(5, text))
        host.settle()
        #expect(selected(text) == "two")
        let handles = text.subviews.compactMap { $0 as? SelectionHandle }
        #expect(handles.map(\.isStart) == [true, false])
        let bar = try #require(host.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first)
        #expect(bar.items.map(\.title) == ["Copy", "Select All"])
        let end = place(7, text)
        let below = CGPoint(x: end.x, y: text.convert(text.bounds, to: nil).maxY + 5)
        host.drag(from: below, to: CGPoint(x: place(10, text).x, y: below.y))
        #expect(selected(text) == "two th")
    }

    @Test("A right click in the selection is about it, beside it about the whole text")
    func menus() throws {
        let host = make(Text(verbatim: "One two three").textSelection(.enabled))
        let text = try #require(texts(host).first)
        host.dragPointer(from: place(4, text), to: place(7, text))
        host.secondaryClick(at: place(6, text))
        host.settle()
        let menu = try #require(host.window.cover as? MenuOverlay)
        #expect(menu.top.rows.map(\.element.title) == ["Copy", "Select All"])
        host.press([.down, .select])
        host.settle()
        #expect(host.perform { UIPasteboard.general.string } == "two")
        #expect(selected(text) == "two")
        host.secondaryClick(at: place(12, text))
        host.settle()
        #expect(selected(text) == "One two three")
        host.press(.menu)
        host.settle()
        #expect(selected(text) == nil)
    }

    @Test("Buttons, gestures, links and menus around texts stay what they are")
    func others() throws {
        final class Log { var lines: [String] = [] }
        let log = Log()
        let host = make(
            VStack(spacing: 20) {
                Button {
                    log.lines.append("button")
                } label: {
                    Text(verbatim: "Button")
                }
                Text(verbatim: "Gesture").onTapGesture { log.lines.append("tap") }
                Text(verbatim: "Menu").contextMenu { Button("Entry") {} }
                Text(verbatim: "Plain")
            }
            .textSelection(.enabled))
        for name in ["Button", "Gesture"] {
            let frame = host.find(text: name).frame
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            host.settle()
        }
        #expect(log.lines == ["button", "tap"])
        let frame = host.find(text: "Menu").frame
        host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
        host.settle()
        #expect((host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title) == ["Entry"])
        host.press(.menu)
        host.settle()
        #expect(texts(host).allSatisfy { selected($0) == nil })
    }

    @Test("A text that changes, or goes, is selected no more")
    func changes() throws {
        struct Page: View {
            @State private var number = 1
            var body: some View {
                Text(verbatim: "Number \(number)").textSelection(.enabled)
                Button("More") { number += 1 }
            }
        }
        let host = make(VStack { Page() })
        let text = try #require(texts(host).first)
        host.longPress(at: place(2, text))
        host.settle()
        #expect(selected(text) == "Number")
        let frame = host.find(text: "More").frame
        host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        host.settle()
        #expect(texts(host).first === text)
        #expect(selected(text) == nil)
        #expect(
            text.text(in: text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)!)
                == "Number 2")
    }
}
