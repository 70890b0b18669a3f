import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Which of overlapping views is in front.
@MainActor
@Suite("Order from behind to front")
struct ZIndexTests {
    private func middle<V: View>(@ViewBuilder _ view: () -> V) -> String { pixels([(20, 20)], view) }

    @Test("Later views are in front, unless an index says otherwise")
    func indices() {
        #expect(
            middle {
                ZStack {
                    Ink.red; Ink.blue
                }
            } == "b")
        #expect(
            middle {
                ZStack {
                    Ink.red.zIndex(1); Ink.blue
                }
            } == "r")
        #expect(
            middle {
                ZStack {
                    Ink.red; Ink.blue.zIndex(-1)
                }
            } == "r")
        #expect(
            middle {
                ZStack {
                    Ink.red.zIndex(2); Ink.blue.zIndex(2)
                }
            } == "b")
        #expect(
            middle {
                ZStack {
                    Ink.red.zIndex(2.5); Ink.blue.zIndex(2.4); Ink.green
                }
            } == "r")
    }

    @Test("An index counts among the views of its own stack")
    func nested() {
        #expect(
            middle {
                ZStack {
                    ZStack { Ink.red.zIndex(9) }; Ink.blue
                }
            } == "b")
        #expect(
            middle {
                ZStack {
                    ZStack {
                        Ink.red; Ink.green.zIndex(-1)
                    }.zIndex(1); Ink.blue
                }
            } == "r")
        #expect(
            middle {
                ZStack {
                    Group {
                        Ink.red.zIndex(1); Ink.green
                    }; Ink.blue
                }
            } == "r")
        #expect(
            middle {
                ZStack {
                    ForEach(0..<3, id: \.self) { [Ink.red, Ink.green, Ink.blue][$0].zIndex(Double(-$0)) }
                }
            } == "r")
    }

    @Test("Rows and columns have an order from behind to front, too")
    func stacks() {
        func row(_ first: Double, _ second: Double) -> String {
            middle {
                HStack(spacing: -20) {
                    Ink.red.frame(width: 20, height: 20).zIndex(first)
                    Ink.blue.frame(width: 20, height: 20).zIndex(second)
                }
            }
        }
        #expect(row(0, 0) == "b")
        #expect(row(1, 0) == "r")
        #expect(
            middle {
                VStack(spacing: -20) {
                    Ink.red.frame(width: 20, height: 20).zIndex(1); Ink.blue.frame(width: 20, height: 20)
                }
            } == "r")
    }

    @Test("A finger finds what is in front")
    func touches() {
        var found = ""
        func tap(_ index: Double) -> String {
            let host = TestHost(
                ZStack {
                    Color.red.onTapGesture { found = "back" }.zIndex(index)
                    Color.blue.onTapGesture { found = "front" }
                }, size: CGSize(width: 40, height: 40), scale: 1)
            host.tap(at: CGPoint(x: 20, y: 20))
            return found
        }
        #expect(tap(0) == "front")
        #expect(tap(1) == "back")
    }

    @Test("An index that changes brings its view to the front")
    func changes() {
        let remote = Remote<Double>()
        struct Page: View {
            let remote: Remote<Double>
            @State private var index = 0.0
            var body: some View {
                remote.binding = $index
                return ZStack {
                    Ink.red.zIndex(index)
                    Ink.blue
                }
            }
        }
        let host = TestHost(Page(remote: remote), size: CGSize(width: 10, height: 10), scale: 1)
        #expect(host.rgb(5, 5) == [0, 0, 255])
        host.perform { remote.value = 1 }
        host.layout()
        #expect(host.rgb(5, 5) == [255, 0, 0])
        host.perform { remote.value = -1 }
        host.layout()
        #expect(host.rgb(5, 5) == [0, 0, 255])
    }
}
