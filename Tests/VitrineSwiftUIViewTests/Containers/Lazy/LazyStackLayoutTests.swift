import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Where lazy stacks put their views, and how large they are.
@MainActor
@Suite("Layout of lazy stacks")
struct LazyStackLayoutTests {
    @Test("A lazy column is as wide as what it is offered, and stands its views by its alignment")
    func alignment() {
        let table: [(HorizontalAlignment, CGFloat)] = [(.leading, 0), (.center, 135), (.trailing, 270)]
        for (alignment, x) in table {
            let page = HostedPage { _ in
                ScrollView {
                    LazyVStack(alignment: alignment) {
                        box("a", 30, 20)
                        box("b", 30, 10)
                    }
                    .named("stack")
                }
            }
            #expect(page.box("stack") == CGRect(0, 0, 300, 38))
            #expect(page.box("a") == CGRect(x, 0, 30, 20))
            #expect(page.box("b") == CGRect(x, 28, 30, 10))
        }
    }

    @Test("A lazy row is as high as what it is offered across, and stands its views by its alignment")
    func rowAlignment() {
        let table: [(VerticalAlignment, CGFloat)] = [(.top, 0), (.center, 40), (.bottom, 80)]
        for (alignment, y) in table {
            let page = HostedPage(300, 100) { _ in
                ScrollView(.horizontal) {
                    LazyHStack(alignment: alignment, spacing: 5) {
                        box("a", 30, 20)
                        box("b", 10, 20)
                    }
                }
            }
            #expect(page.box("a") == CGRect(0, y, 30, 20))
            #expect(page.box("b") == CGRect(35, y, 10, 20))
        }
    }

    @Test("Views may set their guide in the stack's alignment")
    func guides() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    box("a", 30, 20)
                    box("b", 30, 20).alignmentGuide(.leading) { _ in -12 }
                }
            }
        }
        #expect(page.box("a")?.minX == 0)
        #expect(page.box("b")?.minX == 12)
    }

    @Test("In a scroll view along its other axis a stack is as wide as its widest view")
    func ideal() {
        let page = HostedPage(300, 100) { _ in
            ScrollView(.horizontal) {
                LazyVStack(spacing: 0) {
                    box("a", 30, 20)
                    box("b", 450, 20)
                }
                .named("stack")
            }
        }
        #expect(page.box("stack")?.width == 450)
        #expect(page.box("a")?.midX == 225)
    }

    @Test("Spacers and dividers are as in a stack: along it, and across it")
    func spacers() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVStack(spacing: 0) {
                    box("a", 30, 20)
                    Divider().named("line")
                    Spacer(minLength: 30)
                    box("b", 30, 20)
                }
            }
        }
        #expect(page.box("line") == CGRect(0, 20, 300, 1))
        #expect(page.box("b")?.minY == 51)
    }

    @Test("Where text runs from the right a row begins at the right, and is scrolled there at first")
    func rightToLeft() {
        let page = HostedPage(300, 100) { _ in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<100, id: \.self) { box("\($0)", 90, 50) }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(page.scrollView.contentSize.width == 9990)
        #expect(page.scrollView.contentOffset.x == 9690)
        #expect(page.names.sorted() == ["0", "1", "2"])
        #expect(page.box("0") == CGRect(210, 25, 90, 50))
        #expect(page.box("2") == CGRect(10, 25, 90, 50))
        page.scroll(x: 9190)
        #expect(page.box("5") == CGRect(210, 25, 90, 50))
        #expect(page.box("0") == nil)
    }

    @Test("A lazy column reads from the right as others do")
    func rightToLeftColumn() {
        let page = HostedPage { _ in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) { box("a", 30, 20).padding(.leading, 5) }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(page.box("a") == CGRect(265, 0, 30, 20))
    }

    @Test("Between other views of one scroll view each stack is lazy for itself")
    func among() {
        GraphCounters.current = GraphCounters()
        struct Row: View {
            let name: String
            var body: some View { box(name, 10, 50) }
        }
        let page = HostedPage(300, 200) { _ in
            ScrollView {
                VStack(spacing: 0) {
                    box("top", 10, 100)
                    LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(name: "a\($0)") } }
                    box("middle", 10, 100)
                    LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { Row(name: "b\($0)") } }
                }
            }
        }
        #expect(page.scrollView.contentSize.height == 2200)
        #expect(page.box("a0")?.minY == 100)
        #expect(page.box("a1")?.minY == 150)
        #expect(page.box("b2") == nil)
        page.scroll(y: 1050)
        #expect(page.box("a19")?.minY == 0)
        #expect(page.box("middle")?.minY == 50)
        #expect(page.box("b0")?.minY == 150)
        #expect(GraphCounters.current.bodies(of: Row.self) <= 8)
    }

    @Test("A lazy row in a lazy column keeps its place while the column is scrolled away and back")
    func nested() {
        let page = HostedPage(300, 200) { _ in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<50, id: \.self) { box("\(row)/\($0)", 60, 100) }
                            }
                        }
                    }
                }
            }
        }
        #expect(page.names == ["0/0", "0/1", "0/2", "0/3", "0/4", "1/0", "1/1", "1/2", "1/3", "1/4"])
        let inner = page.scrollView.subviews.compactMap { $0 as? UIScrollView }.min {
            $0.frame.minY < $1.frame.minY
        }!
        page.host.perform { inner.contentOffset.x = 600 }
        page.host.settle()
        #expect(page.box("0/10") == CGRect(0, 0, 60, 100))
        page.scroll(y: 100)
        #expect(page.box("0/10") == nil)
        #expect(page.box("1/0") == CGRect(0, 0, 60, 100))
        page.scroll(y: 0)
        #expect(page.box("0/10") == CGRect(0, 0, 60, 100))
        #expect(page.box("1/0") == CGRect(0, 100, 60, 100))
    }

    @Test("Padding, backgrounds and frames around a stack leave it lazy")
    func wrapped() {
        GraphCounters.current = GraphCounters()
        struct Row: View {
            let number: Int
            var body: some View { box("\(number)", 10, 50) }
        }
        let page = HostedPage(300, 200) { _ in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Row(number: $0) } }
                    .padding(20).background(Color.yellow).frame(maxWidth: .infinity)
            }
        }
        #expect(page.scrollView.contentSize.height == 50_040)
        #expect(page.box("0")?.minY == 20)
        #expect(GraphCounters.current.bodies(of: Row.self) == 4)
    }

    @Test("Rows that grow in view move those below, and not those above")
    func growing() {
        struct Row: View {
            let number: Int
            let log: ActionLog
            @State private var height: CGFloat = 40
            var body: some View {
                log.actions["grow \(number)"] = { height = 90 }
                return box("\(number)", 10, height)
            }
        }
        let page = HostedPage(300, 200) { log in
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0, log: log) } }
            }
        }
        page.act("grow 1")
        #expect(page.box("0")?.minY == 0)
        #expect(page.box("1") == CGRect(145, 40, 10, 90))
        #expect(page.box("2")?.minY == 130)
        #expect(page.scrollView.contentSize.height == 4050)
    }
}
