import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Headers and footers that stay in view while some of their section is.
@MainActor
@Suite("Pinned views")
struct PinnedViewTests {
    /// Three sections of a header of 30, ten rows of 40 and a footer of 20: 450 points each.
    private func page(
        _ pinned: PinnedScrollableViews, height: CGFloat = 200, margin: CGFloat = 0
    ) -> HostedPage {
        HostedPage(300, height) { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { box("\(section).\($0)", 100, 40) }
                        } header: {
                            box("head \(section)", 200, 30)
                        } footer: {
                            box("foot \(section)", 200, 20)
                        }
                    }
                }
            }
            .contentMargins(.vertical, margin, for: .scrollContent)
        }
    }

    @Test("Without pinning headers and footers scroll with their section")
    func plain() {
        let page = page([])
        #expect(page.box("head 0") == CGRect(50, 0, 200, 30))
        #expect(page.box("foot 0") == nil)
        page.scroll(y: 100)
        #expect(page.box("head 0") == nil)
        page.scroll(y: 400)
        #expect(page.box("foot 0")?.minY == 30)
        #expect(page.box("head 1")?.minY == 50)
        // All of its lines are known by then.
        for step in 1...12 { page.scroll(y: CGFloat(step) * 100) }
        #expect(page.scrollView.contentSize.height == 1350)
    }

    @Test("A pinned header is at the top until its section's end pushes it out")
    func headers() {
        let page = page(.sectionHeaders)
        let table: [(offset: CGFloat, first: CGFloat?, second: CGFloat?)] = [
            (0, 0, nil), (1, 0, nil), (300, 0, 150), (419, 0, 31), (420, 0, 30), (430, -10, 20),
            (449, -29, 1), (450, nil, 0), (500, nil, 0),
        ]
        for row in table {
            page.scroll(y: row.offset)
            #expect(page.box("head 0")?.minY == row.first, "at \(row.offset)")
            #expect(page.box("head 1")?.minY == row.second, "at \(row.offset)")
        }
    }

    @Test("A pinned footer is at the bottom from where its section comes into view, below its header")
    func footers() {
        let page = page(.sectionFooters)
        // The footer's own place is 430; the page ends at 200.
        #expect(page.box("foot 0") == CGRect(50, 180, 200, 20))
        page.scroll(y: 200)
        #expect(page.box("foot 0")?.minY == 180)
        page.scroll(y: 250)
        #expect(page.box("foot 0")?.minY == 180)
        page.scroll(y: 260)
        #expect(page.box("foot 0")?.minY == 170)
        // The second section's header begins at 450, its rows at 480.
        page.scroll(y: 300)
        #expect(page.box("foot 0")?.minY == 130)
        #expect(page.box("head 1")?.minY == 150)
        #expect(page.box("foot 1")?.minY == 180)
    }

    @Test("Both may be pinned, and rows go on between them")
    func both() {
        let page = page([.sectionHeaders, .sectionFooters])
        page.scroll(y: 100)
        #expect(page.box("head 0")?.minY == 0)
        #expect(page.box("foot 0")?.minY == 180)
        #expect(page.box("0.2")?.minY == 10)
    }

    @Test("Content margins keep pinned views clear of the edges")
    func margins() {
        let page = page([.sectionHeaders, .sectionFooters], margin: 15)
        #expect(page.scrollView.contentOffset.y == -15)
        #expect(page.box("head 0")?.minY == 15)
        page.scroll(y: 100)
        #expect(page.box("head 0")?.minY == 15)
        #expect(page.box("foot 0")?.minY == 165)
    }

    @Test("The safe area keeps them clear of bars")
    func safeArea() {
        let page = HostedPage(300, 200, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100, id: \.self) { box("\($0)", 100, 40) }
                    } header: {
                        box("head", 200, 30)
                    }
                }
            }
        }
        #expect(page.box("head")?.minY == 20)
        page.scroll(y: 500)
        #expect(page.box("head")?.minY == 20)
    }

    @Test("Pinned views are drawn in front of rows, whatever comes later")
    func inFront() {
        let page = HostedPage(100, 100) { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100, id: \.self) { _ in Color(red: 0, green: 0, blue: 1).frame(height: 40)
                        }
                    } header: {
                        Color(red: 1, green: 0, blue: 0).frame(height: 20)
                    }
                }
            }
        }
        page.scroll(y: 1000)
        #expect(page.host.rgb(50, 10) == [255, 0, 0])
        #expect(page.host.rgb(50, 30) == [0, 0, 255])
    }

    @Test("A pinned header is touched where it is seen, and keeps its state")
    func touched() {
        struct Header: View {
            @State private var taps = 0
            var body: some View {
                Text(verbatim: "taps \(taps)").frame(width: 100, height: 30)
                    .contentShape(Rectangle()).onTapGesture { taps += 1 }
            }
        }
        let page = HostedPage(300, 200) { _ in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100, id: \.self) { box("\($0)", 100, 40) }
                    } header: {
                        Header()
                    }
                }
            }
        }
        page.scroll(y: 1000)
        page.host.tap(at: CGPoint(x: 150, y: 15))
        page.host.settle()
        #expect(page.texts == ["taps 1"])
        page.scroll(y: 0)
        #expect(page.texts == ["taps 1"])
    }

    @Test("Sections without rows keep their header and footer")
    func empty() {
        let page = HostedPage(300, 200) { _ in
            ScrollView {
                LazyVStack(spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                    } header: {
                        box("head 0", 10, 30)
                    } footer: {
                        box("foot 0", 10, 20)
                    }
                    Section {
                        box("row", 10, 40)
                    } header: {
                        box("head 1", 10, 30)
                    }
                }
            }
        }
        #expect(page.names == ["head 0", "foot 0", "head 1", "row"])
        #expect(page.boxes.map(\.frame.minY) == [0, 34, 58, 92])
        #expect(page.scrollView.contentSize.height == 132)
    }

    @Test("Set to be pinned, or no longer, while the page is up")
    func changed() {
        struct Screen: View {
            let log: ActionLog
            @State private var pins = false
            var body: some View {
                log.actions["pin"] = { pins.toggle() }
                return ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pins ? .sectionHeaders : []) {
                        Section {
                            ForEach(0..<100, id: \.self) { box("\($0)", 100, 40) }
                        } header: {
                            box("head", 200, 30)
                        }
                    }
                }
            }
        }
        let page = HostedPage(300, 200) { Screen(log: $0) }
        page.scroll(y: 500)
        #expect(page.box("head") == nil)
        page.act("pin")
        #expect(page.box("head")?.minY == 0)
        page.act("pin")
        #expect(page.box("head") == nil)
        #expect(page.scrollView.contentOffset.y == 500)
    }
}
