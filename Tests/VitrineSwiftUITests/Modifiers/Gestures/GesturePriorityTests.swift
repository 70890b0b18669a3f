import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

private let middle = CGPoint(x: 50, y: 50)

@MainActor
@Suite("Which gesture counts", .serialized)
struct GesturePriorityTests {
    private let log = ActionLog()
    private var red: some View { Color.red.frame(width: 60, height: 60) }

    private func button(_ name: String) -> some View {
        Button {
            log.add(name)
        } label: {
            red
        }
        .buttonStyle(PlainButtonStyle())
    }

    private func taps<V: View>(_ view: V, count: Int = 1) -> [String] {
        let host = smallHost(view)
        host.tap(at: middle, count: count)
        host.settle()
        return log.take()
    }

    @Test("A single tap behind a double tap fires after its wait, and not for a double tap")
    func tapBehindDoubleTap() {
        let view = red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
        let host = smallHost(view)
        host.tap(at: middle)
        host.advance(by: 0.2)
        #expect(log.take() == [])
        host.advance(by: 0.2)
        #expect(log.take() == ["single"])
        #expect(taps(view, count: 2) == ["double"])
    }

    @Test("A tap gesture of the child goes before that of the parent, whatever makes them")
    func childFirst() {
        let child = red.onTapGesture { log.add("child") }
        #expect(taps(child.onTapGesture { log.add("parent") }) == ["child"])
        #expect(taps(child.gesture(TapGesture().onEnded { log.add("parent") })) == ["child"])
        #expect(
            taps(child.highPriorityGesture(TapGesture().onEnded { log.add("parent") })) == ["parent"])
        #expect(
            Set(taps(child.simultaneousGesture(TapGesture().onEnded { log.add("parent") })))
                == ["child", "parent"])
    }

    @Test(
        "Of a button and a parent's tap the button counts, unless the parent's has priority or is simultaneous"
    )
    func button() {
        let tap = TapGesture().onEnded { log.add("parent") }
        #expect(taps(button("button").gesture(tap)) == ["button"])
        #expect(taps(button("button").highPriorityGesture(tap)) == ["parent"])
        #expect(Set(taps(button("button").simultaneousGesture(tap))) == ["button", "parent"])
        let press = DragGesture(minimumDistance: 0).onEnded { _ in log.add("press") }
        #expect(taps(button("button").gesture(press)) == ["button"])
        #expect(Set(taps(button("button").simultaneousGesture(press))) == ["button", "press"])
    }

    @Test("A drag that begins on a button is the parent's, and no tap")
    func dragOverButton() {
        let host = smallHost(button("button").gesture(DragGesture().onEnded { _ in log.add("drag") }))
        host.drag(from: middle, to: CGPoint(x: 70, y: 50))
        #expect(log.take() == ["drag"])
    }

    @Test("A mask turns off the gesture, or those inside with the buttons")
    func masks() {
        func view(_ mask: GestureMask) -> some View {
            red.onTapGesture { log.add("child") }
                .gesture(TapGesture().onEnded { log.add("parent") }, including: mask)
        }
        #expect(taps(view(.all)) == ["child"])
        #expect(taps(view(.gesture)) == ["parent"])
        #expect(taps(view(.subviews)) == ["child"])
        #expect(taps(view(.none)) == [])
        let tap = TapGesture().onEnded { log.add("parent") }
        #expect(taps(button("button").gesture(tap, including: .gesture)) == ["parent"])
        #expect(taps(button("button").gesture(tap, including: .none)) == [])
        #expect(taps(button("button").highPriorityGesture(tap, including: .subviews)) == ["button"])
        #expect(taps(button("button").simultaneousGesture(tap, including: .subviews)) == ["button"])
        #expect(taps(red.gesture(tap, isEnabled: false)) == [])
    }

    @Test("A drag around a view that is tapped begins as soon as the finger moves")
    func dragAroundTap() {
        let host = smallHost(
            red.onTapGesture { log.add("tap") }
                .gesture(DragGesture().onChanged { log.add("\(Int($0.translation.width))") }))
        host.touchDown(at: middle)
        host.touchMove(to: CGPoint(x: 62, y: 50))
        #expect(log.take() == ["12"])
        host.touchUp(at: CGPoint(x: 62, y: 50))
        #expect(log.take() == [])
        host.advance(by: 1)
        host.tap(at: middle)
        #expect(log.take() == ["tap"])
    }

    @Test("A disabled view has no gestures")
    func disabled() {
        #expect(taps(red.onTapGesture { log.add("tap") }.disabled(true)) == [])
    }

    // MARK: Scroll views

    private func scrolling<V: View>(_ view: V) -> (TestHost, UIScrollView) {
        let host = smallHost(
            ScrollView(showsIndicators: false) {
                VStack(spacing: 0) {
                    view
                    Color.blue.frame(width: 100, height: 500)
                }
            })
        return (host, host.rootViewController.view.subviews.compactMap { $0 as? UIScrollView }[0])
    }

    @Test("A drag along a scroll view scrolls it, one across it is the view's")
    func dragInScrollView() {
        let (host, scroll) = scrolling(
            Color.red.frame(width: 100, height: 80)
                .gesture(DragGesture().onEnded { log.add("drag \(Int($0.translation.width))") }))
        host.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 40))
        host.settle()
        #expect(log.take() == [])
        #expect(scroll.contentOffset.y > 15)
        scroll.contentOffset = .zero
        host.drag(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 80, y: 40))
        #expect(log.take() == ["drag 60"])
        #expect(scroll.contentOffset == .zero)
    }

    @Test(
        "A drag that needs no distance or has priority keeps a scroll view from scrolling, a simultaneous one does not"
    )
    func strongDragInScrollView() {
        func offset<V: View>(_ view: V) -> CGFloat {
            let (host, scroll) = scrolling(view)
            host.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 30))
            host.settle()
            return scroll.contentOffset.y
        }
        let box = Color.red.frame(width: 100, height: 80)
        #expect(
            offset(box.gesture(DragGesture(minimumDistance: 0).onEnded { _ in log.add("now") })) == 0)
        #expect(log.take() == ["now"])
        #expect(offset(box.highPriorityGesture(DragGesture().onEnded { _ in log.add("first") })) == 0)
        #expect(log.take() == ["first"])
        #expect(offset(box.simultaneousGesture(DragGesture().onEnded { _ in log.add("both") })) > 20)
        #expect(log.take() == ["both"])
    }

    @Test("Taps and long presses work in a scroll view, and end when it scrolls")
    func pressInScrollView() {
        let (host, scroll) = scrolling(
            Color.red.frame(width: 100, height: 80).onTapGesture { log.add("tap") }
                .onLongPressGesture {
                    log.add("long")
                } onPressingChanged: {
                    log.add("\($0)")
                })
        host.tap(at: middle)
        host.settle()
        #expect(log.take() == ["true", "tap", "false"])
        host.longPress(at: middle)
        host.settle()
        #expect(log.take() == ["true", "long", "false"])
        host.drag(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 30))
        host.settle()
        #expect(log.take() == ["true", "false"])
        #expect(scroll.contentOffset.y > 20)
    }

    @Test("A drag in a row of a list scrolls the list")
    func dragInList() {
        let host = smallHost(
            List(0..<20, id: \.self) { row in
                Text("\(row)").gesture(DragGesture().onEnded { _ in log.add("drag") })
            }
            .listStyle(PlainListStyle()))
        host.settle()
        host.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 20, y: 20))
        host.settle()
        #expect(log.take() == [])
        #expect(host.window.firstScrollView!.contentOffset.y > 15)
    }
}
