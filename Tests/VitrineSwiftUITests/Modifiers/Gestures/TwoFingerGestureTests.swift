import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Gestures with places and two fingers", .serialized)
struct TwoFingerGestureTests {
    private let log = ActionLog()
    /// 80×40 points, with its corner at 10, 30.
    private var box: some View { Color.red.frame(width: 80, height: 40) }

    @Test("A magnification is told from two fingers' distance, its place in the view, and its speed")
    func magnify() {
        let host = smallHost(
            box.gesture(
                MagnifyGesture().onChanged {
                    log.add(
                        "\(Int(($0.magnification * 100).rounded())) at \($0.startLocation) \($0.startAnchor)")
                }
                .onEnded { log.add("ended \(Int(($0.magnification * 100).rounded()))") }))
        host.touchDown(at: CGPoint(x: 30, y: 50))
        host.touchMove(to: CGPoint(x: 40, y: 50))
        host.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        #expect(log.take() == [])
        host.touchMove(to: CGPoint(x: 70, y: 50), finger: 1)
        #expect(log.take() == ["150 at (40.0, 20.0) UnitPoint(x: 0.5, y: 0.5)"])
        host.touchUp(at: CGPoint(x: 40, y: 50))
        #expect(log.take() == ["ended 150"])
        host.touchUp(at: CGPoint(x: 70, y: 50), finger: 1)
        #expect(log.take() == [])
    }

    @Test("The older magnification gesture tells the number, and only beyond its least difference")
    func magnification() {
        let host = smallHost(
            box.gesture(MagnificationGesture(minimumScaleDelta: 0.5).onChanged { log.add("\($0)") }))
        host.touchDown(at: CGPoint(x: 40, y: 50))
        host.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        host.touchMove(to: CGPoint(x: 68, y: 50), finger: 1)
        #expect(log.take() == [])
        host.touchMove(to: CGPoint(x: 80, y: 50), finger: 1)
        #expect(log.take() == ["2.0"])
    }

    @Test("A rotation is told clockwise, beyond half a turn too")
    func rotate() {
        let host = smallHost(
            box.gesture(
                RotateGesture().onChanged { log.add("\(Int($0.rotation.degrees.rounded()))") }
                    .simultaneously(
                        with: RotationGesture().onEnded { log.add("end \(Int($0.degrees.rounded()))") })))
        host.touchDown(at: CGPoint(x: 50, y: 50))
        host.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
        for point in [CGPoint(x: 50, y: 60), CGPoint(x: 40, y: 50), CGPoint(x: 50, y: 40)] {
            host.touchMove(to: point, finger: 1)
        }
        #expect(log.take() == ["90", "180", "270"])
        host.touchUp(at: CGPoint(x: 50, y: 40), finger: 1)
        #expect(log.take() == ["end 270"])
        host.touchUp(at: CGPoint(x: 50, y: 50))
    }

    @Test("Fingers on a touchpad magnify and rotate where the pointer is, and touch nothing")
    func touchpad() {
        let host = smallHost(
            box.gesture(
                MagnifyGesture().onChanged { log.add("\(Int(($0.magnification * 100).rounded()))") }
                    .onEnded {
                        log.add(
                            "end \(Int(($0.magnification * 100).rounded())) at \($0.startLocation) \($0.startAnchor)"
                        )
                    }
            )
            .simultaneousGesture(TapGesture().onEnded { log.add("tap") })
            .simultaneousGesture(LongPressGesture().onEnded { _ in log.add("press") })
            .simultaneousGesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") }))
        host.pinchTouchpad(by: 2, at: CGPoint(x: 30, y: 50), duration: 2.0 / 60)
        #expect(
            log.take() == ["141", "200", "end 200 at (20.0, 20.0) UnitPoint(x: 0.25, y: 0.5)"])
        host.pinchTouchpad(by: 0.5, at: CGPoint(x: 30, y: 50), duration: 1.0 / 60)
        #expect(log.take().first == "50")
    }

    @Test("A touchpad rotates beyond half a turn; gestures beside it that wait for fingers do not hold it up")
    func touchpadRotation() {
        let host = smallHost(
            box.gesture(
                RotateGesture().onEnded { log.add("end \(Int($0.rotation.degrees.rounded()))") }
                    .simultaneously(with: TapGesture().onEnded { log.add("tap") })))
        host.rotateTouchpad(by: 1.5 * .pi, at: CGPoint(x: 30, y: 50))
        #expect(log.take() == ["end 270"])
        host.rotateTouchpad(by: -0.5 * .pi, at: CGPoint(x: 30, y: 50))
        #expect(log.take() == ["end -90"])
        host.tap(at: CGPoint(x: 30, y: 50))
        #expect(log.take() == ["tap"])
    }

    @Test("The speed of a magnification is by the second")
    func speed() {
        var velocity: CGFloat = 0
        let host = smallHost(box.gesture(MagnifyGesture().onChanged { velocity = $0.velocity }))
        host.touchDown(at: CGPoint(x: 40, y: 50))
        host.touchDown(at: CGPoint(x: 50, y: 50), finger: 1)
        host.moveTouch(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.5, finger: 1)
        // From 1 to 3 in half a second.
        #expect(abs(velocity - 4) < 0.2)
    }

    @Test("A tap has a place in the view, in the window, or in a named space")
    func spatialTap() {
        func place(_ space: CoordinateSpace) -> [String] {
            let host = smallHost(
                box.gesture(
                    SpatialTapGesture(coordinateSpace: space).onEnded { log.add("\($0.location)") }
                )
                .padding(5).coordinateSpace(name: "outer"))
            host.tap(at: CGPoint(x: 50, y: 40))
            host.settle()
            return log.take()
        }
        #expect(place(.local) == ["(40.0, 10.0)"])
        #expect(place(.global) == ["(50.0, 40.0)"])
        #expect(place(.named("outer")) == ["(45.0, 15.0)"])
        let host = smallHost(box.onTapGesture(coordinateSpace: .global) { log.add("\($0)") })
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(log.take() == ["(50.0, 40.0)"])
    }

    @Test(
        "A drag's places are in the space that it asks for; where it would end is a quarter of its speed further"
    )
    func dragSpaces() {
        func drag(_ space: CoordinateSpace) -> DragGesture.Value? {
            var last: DragGesture.Value?
            let host = smallHost(
                box.gesture(DragGesture(coordinateSpace: space).onChanged { last = $0 })
                    .padding(5).coordinateSpace(name: "outer"))
            host.touchDown(at: CGPoint(x: 20, y: 40))
            host.moveTouch(from: CGPoint(x: 20, y: 40), to: CGPoint(x: 60, y: 40), duration: 0.2)
            return last
        }
        #expect(drag(.local)?.location == CGPoint(x: 50, y: 10))
        #expect(drag(.local)?.startLocation == CGPoint(x: 10, y: 10))
        #expect(drag(.global)?.location == CGPoint(x: 60, y: 40))
        #expect(drag(.named("outer"))?.location == CGPoint(x: 55, y: 15))
        let value = drag(.local)
        #expect(value?.translation == CGSize(width: 40, height: 0))
        #expect(abs((value?.velocity.width ?? 0) - 200) < 1)
        #expect(abs((value?.predictedEndTranslation.width ?? 0) - 90) < 1)
        #expect(abs((value?.predictedEndLocation.x ?? 0) - 100) < 1)
    }

    @Test("Places in a view that is scaled, turned or scrolled are those of the view itself")
    func transforms() {
        func place<V: View>(_ wrap: (AnyView) -> V) -> [String] {
            let tapped = AnyView(
                box.gesture(
                    SpatialTapGesture().onEnded {
                        log.add("\(Int($0.location.x.rounded())) \(Int($0.location.y.rounded()))")
                    }))
            let host = smallHost(wrap(tapped))
            host.tap(at: CGPoint(x: 60, y: 50))
            host.settle()
            return log.take()
        }
        #expect(place { $0 } == ["50 20"])
        #expect(place { $0.scaleEffect(0.5) } == ["60 20"])
        #expect(place { $0.rotationEffect(.degrees(90)) } == ["40 10"])
        #expect(place { $0.offset(x: 5, y: 0).scaleEffect(2) } == ["40 20"])
        let scrolled = place { view in
            ScrollView { view.padding(.top, 30) }
        }
        #expect(scrolled == ["50 20"])
    }

    @Test("Spaces are named as values, too")
    func namedSpaces() {
        let host = smallHost(
            box.onTapGesture(coordinateSpace: .named("outer")) { log.add("\($0)") }
                .padding(5).coordinateSpace(.named("outer")))
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(log.take() == ["(45.0, 15.0)"])
    }
}
