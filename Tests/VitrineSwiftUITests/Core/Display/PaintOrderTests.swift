import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

/// What is in front of what, and what is drawn at all.
@MainActor
@Suite("Order of painting")
struct PaintOrderTests {
    /// The name of the colour at a point of a page of 100 × 100.
    private func name<V: View>(_ x: CGFloat = 50, _ y: CGFloat = 50, @ViewBuilder _ view: () -> V) -> String {
        let host = TestHost(view(), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        switch host.rgb(x, y) {
        case [255, 0, 0]: return "red"
        case [0, 255, 0]: return "green"
        case [0, 0, 255]: return "blue"
        case [255, 255, 255]: return "white"
        case let other: return "\(other)"
        }
    }

    @Test("Later views are in front of earlier ones, a higher zIndex in front of a lower")
    func order() {
        #expect(
            name {
                ZStack {
                    red; green
                }
            } == "green")
        #expect(
            name {
                ZStack {
                    red.zIndex(1); green
                }
            } == "red")
        #expect(
            name {
                ZStack {
                    red.zIndex(-1); green.zIndex(-2)
                }
            } == "red")
        #expect(
            name {
                ZStack {
                    red.zIndex(1); green.zIndex(1)
                }
            } == "green")
        #expect(
            name {
                ZStack {
                    red.zIndex(0.5); green.zIndex(0.25); blue
                }
            } == "red")
    }

    @Test("A zIndex counts among the views of one container, however high it is")
    func isolated() {
        #expect(
            name {
                ZStack {
                    ZStack { red.zIndex(100) }
                    green
                }
            } == "green")
        #expect(
            name {
                ZStack {
                    Group { red.zIndex(1) }; green
                }
            } == "red")
        #expect(
            name {
                ZStack {
                    AnyView(red.zIndex(1)); green
                }
            } == "red")
        #expect(
            name {
                ZStack {
                    red.zIndex(1).padding(0); green
                }
            } == "red")
    }

    @Test("Also in rows and columns, where views overlap")
    func stacks() {
        func row(_ z: Double) -> String {
            name {
                HStack(spacing: -40) {
                    red.frame(width: 70).zIndex(z)
                    green.frame(width: 70)
                }
            }
        }
        #expect(row(0) == "green")
        #expect(row(1) == "red")
    }

    @Test("A background is behind its view and an overlay in front; several in the order of writing")
    func layers() {
        #expect(name { red.background { green } } == "red")
        #expect(name { Color.clear.background { green } } == "green")
        #expect(name { red.overlay { green } } == "green")
        #expect(name { red.overlay { green }.overlay { blue } } == "blue")
        #expect(name { Color.clear.background { green }.background { blue } } == "green")
        #expect(name { red.overlay { green.zIndex(-5) } } == "green")
        // A background is in front of what its neighbours draw before it.
        #expect(
            name {
                ZStack {
                    red; Color.clear.background { blue }
                }
            } == "blue")
    }

    @Test("Clipped views draw nothing outside; others do, over what is beside them")
    func clipping() {
        func at(_ clips: Bool) -> String {
            name(50, 80) {
                VStack(spacing: 0) {
                    let tall = red.frame(width: 100, height: 90)
                    if clips {
                        tall.frame(height: 50, alignment: .top).clipped()
                    } else {
                        tall.frame(height: 50, alignment: .top)
                    }
                    blue.zIndex(-1)
                }
            }
        }
        #expect(at(true) == "blue")
        #expect(at(false) == "red")
    }

    @Test("Offsets and positions draw elsewhere; the place stays")
    func moved() {
        #expect(name(80, 50) { red.frame(width: 20, height: 20).offset(x: 30) } == "red")
        #expect(name { red.frame(width: 20, height: 20).offset(x: 30) } == "white")
        #expect(name(10, 10) { red.frame(width: 20, height: 20).position(x: 10, y: 10) } == "red")
        #expect(
            name(50, 30) {
                VStack(spacing: 0) {
                    red.frame(width: 20, height: 20).offset(y: -30)
                    green.frame(width: 20, height: 20)
                }
            } == "white")
    }

    @Test("What is hidden takes its place and draws nothing")
    func hidden() {
        #expect(name { red.hidden() } == "white")
        #expect(name { red.opacity(0) } == "white")
        #expect(
            name(50, 70) {
                VStack(spacing: 0) {
                    red.frame(height: 50).hidden()
                    green.frame(height: 50)
                }
            } == "green")
    }

    @Test("Opacity is of the view as a whole: what overlaps in it does not shine through")
    func opacityOfGroups() {
        let half = TestHost(
            ZStack {
                red; green
            }.opacity(0.5), size: CGSize(width: 100, height: 100), scale: 1)
        half.settle()
        // Half green over white, and nothing of the red.
        let color = half.rgb(50, 50)
        #expect(isNear(color, [128, 255, 128]))
        let both = TestHost(
            ZStack {
                red; green.opacity(0.5)
            }, size: CGSize(width: 100, height: 100), scale: 1)
        both.settle()
        #expect(isNear(both.rgb(50, 50), [128, 128, 0]))
    }

    @Test("A view of UIKit's lies where it stands among views of SwiftUI's")
    func platformViews() {
        struct Plain: UIViewRepresentable {
            let color: UIColor
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
        }
        let uiRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            name {
                ZStack {
                    Plain(color: uiRed); green
                }
            } == "green")
        #expect(
            name {
                ZStack {
                    green; Plain(color: uiRed)
                }
            } == "red")
        #expect(
            name {
                ZStack {
                    Plain(color: uiRed).zIndex(1); green
                }
            } == "red")
        #expect(name { green.overlay { Plain(color: uiRed) } } == "red")
        #expect(name { Plain(color: uiRed).background { green } } == "red")
    }

    // MARK: Drawing what changed

    private struct Switch: View {
        let name: String
        let log: ActionLog
        @State private var isOn = false
        var body: some View {
            log.actions[name] = { isOn.toggle() }
            return (isOn ? red : blue).frame(width: 20, height: 20)
        }
    }

    /// Elements visited by the pass after something was done.
    private func draws(_ page: HostedPage, _ name: String) -> Int {
        GraphCounters.current = GraphCounters()
        page.act(name)
        return GraphCounters.current.draws
    }

    @Test("A change draws the view and what is around it, whatever else is on the page")
    func partial() {
        func page(_ rows: Int) -> HostedPage {
            HostedPage(100, 400) { log in
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        ForEach(0..<rows, id: \.self) { _ in red.frame(width: 10, height: 1) }
                    }
                    VStack(spacing: 0) { Switch(name: "switch", log: log).opacity(0.9) }
                }
            }
        }
        let (small, large) = (page(3), page(300))
        #expect(draws(small, "switch") == draws(large, "switch"))
        #expect(draws(large, "switch") < 12)
    }

    @Test("A change that alters nothing draws nothing")
    func nothing() {
        struct Silent: View {
            let log: ActionLog
            @State private var number = 0
            var body: some View {
                log.actions["change"] = { number += 1 }
                return red.frame(width: number > 100 ? 50 : 20, height: 20)
            }
        }
        let page = HostedPage { Silent(log: $0) }
        #expect(draws(page, "change") == 0)
    }

    @Test("In a scrolled page only what is near the part in view is drawn")
    func scrolled() {
        let page = HostedPage(100, 100) { log in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Switch(name: "\($0)", log: log) } }
            }
        }
        let layers = page.scrollView.layer.sublayers?.count ?? 0
        #expect(layers < 20)
        page.scroll(y: 1000)
        #expect(page.host.rgb(50, 10) == [0, 0, 255])
        page.act("50")
        #expect(page.host.rgb(50, 10) == [255, 0, 0])
        #expect((page.scrollView.layer.sublayers?.count ?? 0) < 30)
    }
}
