import Foundation
import VitrineSwiftUI

/// What the user does in the plot area: selecting values, scrolling, and the program's own gestures.
struct PlotInteraction: View {
    let scene: ChartScene
    @Binding var start: CGPoint?

    private var settings: ChartSettings { scene.model.settings }
    private var proxy: ChartProxy { ChartProxy(scene: scene, anchor: nil) }
    private var scrolls: Bool { scene.zoom.width > 1 || scene.zoom.height > 1 }

    var body: some View {
        if scrolls {
            // Who scrolls holds a finger still to select.
            selecting(PlotScroll(scene: scene, start: $start), waits: true)
        } else if selects || !settings.gestures.isEmpty {
            selecting(Color.clear.contentShape(Rectangle()), waits: false)
        }
    }

    private var selects: Bool {
        [settings.xSelection, settings.ySelection, settings.angleSelection].contains {
            $0.value != nil || $0.range != nil
        }
    }

    @ViewBuilder private func selecting(_ view: some View, waits: Bool) -> some View {
        if let gesture = settings.gestures.last {
            view.gesture(gesture(proxy))
        } else if selects, waits {
            view.simultaneousGesture(
                LongPressGesture(minimumDuration: 0.25)
                    .sequenced(before: DragGesture(minimumDistance: 0))
                    .onChanged { if case .second(true, let drag?) = $0 { select(drag) } }
                    .onEnded { _ in clear() })
        } else if selects {
            view.simultaneousGesture(
                DragGesture(minimumDistance: 0).onChanged(select).onEnded { end($0) })
        } else {
            view
        }
    }

    /// A finger selects the values under it, and those between where it came down and where it is.
    private func select(_ drag: DragGesture.Value) {
        let (from, to) = (drag.startLocation, drag.location)
        if settings.xSelection.value != nil { proxy.selectXValue(at: to.x) }
        if settings.ySelection.value != nil { proxy.selectYValue(at: to.y) }
        if settings.angleSelection.value != nil { proxy.selectAngleValue(at: proxy.angle(at: to)) }
        if from.x != to.x { proxy.selectXRange(from: from.x, to: to.x) }
        if from.y != to.y { proxy.selectYRange(from: from.y, to: to.y) }
    }

    /// Values are selected as long as the finger is down, ranges until the next tap.
    private func end(_ drag: DragGesture.Value) {
        clear()
        guard drag.startLocation == drag.location else { return }
        settings.xSelection.range?(nil)
        settings.ySelection.range?(nil)
    }

    private func clear() {
        settings.xSelection.value?(nil)
        settings.ySelection.value?(nil)
        settings.angleSelection.value?(nil)
    }
}

/// A scroll view over the plot area, with nothing in it: the plot area draws what is visible.
private struct PlotScroll: View {
    let scene: ChartScene
    @Binding var start: CGPoint?
    @State private var position = ScrollPosition(idType: Int.self)

    private var settings: ChartSettings { scene.model.settings }

    var body: some View {
        GeometryReader { geometry in
            let whole = CGSize(
                width: geometry.size.width * scene.zoom.width,
                height: geometry.size.height * scene.zoom.height)
            ScrollView(settings.scrollableAxes) {
                Color.clear.frame(width: whole.width, height: whole.height)
            }
            .scrollIndicators(.hidden)
            .scrollPosition($position)
            .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { _, offset in
                scroll(to: offset, whole)
            }
            .onAppear { go(to: scene.start, whole) }
            .onChange(of: settings.xScrolling.position?.get()) { _, datum in
                follow(datum, .horizontal, scene.x, whole)
            }
            .onChange(of: settings.yScrolling.position?.get()) { _, datum in
                follow(datum, .vertical, scene.y, whole)
            }
        }
    }

    private func scroll(to offset: CGPoint, _ whole: CGSize) {
        guard whole.width > 0, whole.height > 0 else { return }
        let new = CGPoint(
            x: offset.x / whole.width, y: 1 - 1 / scene.zoom.height - offset.y / whole.height)
        start = new
        report(new.x, .horizontal, scene.x, settings.xScrolling)
        report(new.y, .vertical, scene.y, settings.yScrolling)
    }

    private func report(
        _ share: CGFloat, _ axis: Axis, _ scale: PositionScale?, _ scrolling: ChartSettings.Scrolling
    ) {
        guard let position = scrolling.position, let datum = scale?.datum(at: Double(share)) else { return }
        position.set(datum)
        scene.memory.reported[axis] = position.get()
    }

    /// Scrolls to a value that the program has set.
    private func follow(_ datum: Datum?, _ axis: Axis, _ scale: PositionScale?, _ whole: CGSize) {
        guard let datum, let scale, scene.memory.reported[axis] != datum else { return }
        let zoom = axis == .horizontal ? scene.zoom.width : scene.zoom.height
        guard let share = ChartScene.share(of: datum, scale, zoom) else { return }
        var place = scene.start
        if axis == .horizontal { place.x = share } else { place.y = share }
        go(to: place, whole)
    }

    private func go(to place: CGPoint, _ whole: CGSize) {
        let offset = CGPoint(
            x: place.x * whole.width, y: (1 - 1 / scene.zoom.height - place.y) * whole.height)
        switch settings.scrollableAxes {
        case .horizontal: position.scrollTo(x: offset.x)
        case .vertical: position.scrollTo(y: offset.y)
        default: position.scrollTo(point: offset)
        }
    }
}
