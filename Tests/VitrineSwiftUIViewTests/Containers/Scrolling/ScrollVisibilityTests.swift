import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("What scroll views say of what is in view")
struct ScrollVisibilityTests {
    @Test("A view says when the share of it in view crosses the threshold")
    func threshold() {
        let page = HostedPage(100, 100) { log in
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                        .onScrollVisibilityChange { log.lines.append("a \($0)") }
                    Color.blue.frame(height: 100)
                        .onScrollVisibilityChange(threshold: 0.2) { log.lines.append("b \($0)") }
                    Color.green.frame(height: 300)
                }
            }
        }
        #expect(page.log.lines == ["a true"])
        page.scroll(y: 30)
        #expect(page.log.lines == ["a true", "b true"])
        page.scroll(y: 60)
        #expect(page.log.lines == ["a true", "b true", "a false"])
        page.scroll(y: 40)
        #expect(page.log.lines == ["a true", "b true", "a false", "a true"])
        page.scroll(y: 250)
        #expect(page.log.lines.suffix(2) == ["a false", "b false"])
    }

    @Test("A scroll view tells which of its targets are in sight, lazy ones, too")
    func targets() {
        for isLazy in [false, true] {
            let page = HostedPage(100, 100) { log in
                ScrollView {
                    let rows = ForEach(0..<50) { Color.red.frame(height: 40).id($0) }
                    Group {
                        if isLazy {
                            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                        } else {
                            VStack(spacing: 0) { rows }.scrollTargetLayout()
                        }
                    }
                }
                .onScrollTargetVisibilityChange(idType: Int.self) { log.lines.append("half \($0)") }
                .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) {
                    log.lines.append("all \($0)")
                }
                .onScrollTargetVisibilityChange(idType: String.self) { log.lines.append("text \($0)") }
            }
            #expect(Set(page.log.take()) == ["half [0, 1, 2]", "all [0, 1]"])
            page.scroll(y: 10)
            #expect(page.log.take() == ["all [1]"])
            page.scroll(y: 30)
            #expect(Set(page.log.take()) == ["half [1, 2]", "all [1, 2]"])
        }
    }

    @Test("Indicators flash when a value changes, and when they appear where that is asked for")
    func flash() {
        func indicators(_ page: HostedPage) -> [Int] { edge(page.host) }
        func edge(_ host: TestHost) -> [Int] { (88..<100).map { host.rgb(CGFloat($0), 10)[0] } }
        let still = HostedPage(100, 100) { _ in Self.content.scrollIndicatorsFlash(onAppear: false) }
        let bare = indicators(still)
        let remote = Remote<Int>()
        let page = HostedPage(100, 100) { _ in Flashing(remote: remote) }
        #expect(indicators(page) == bare)
        page.host.perform { remote.value = 1 }
        page.host.layout()
        page.host.layout()
        #expect(indicators(page) != bare)
        page.host.advance(by: 3)
        #expect(indicators(page) == bare)
        let host = TestHost(
            Self.content.scrollIndicatorsFlash(onAppear: true), size: CGSize(width: 100, height: 100),
            scale: 1)
        host.layout()
        #expect(edge(host) != bare)
    }

    private static var content: some View {
        ScrollView { Color.white.frame(height: 300) }.background(.white)
    }

    private struct Flashing: View {
        let remote: Remote<Int>
        @State private var value = 0
        var body: some View {
            remote.binding = $value
            return ScrollVisibilityTests.content.scrollIndicatorsFlash(trigger: value)
        }
    }
}
