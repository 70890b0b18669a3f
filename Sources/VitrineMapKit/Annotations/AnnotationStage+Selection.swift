import Foundation
import VitrineUIKit

extension AnnotationStage {
    // MARK: Finding

    /// The view at a point of the map, the uppermost of several.
    func view(at point: CGPoint) -> MKAnnotationView? {
        func contains(_ view: MKAnnotationView) -> Bool {
            guard view.superview != nil, !view.isHidden, view.alpha > 0.01 else { return false }
            return view.point(inside: view.convert(point, from: map), with: nil)
        }
        let shown = present.values.compactMap(\.view) + clusters.values.compactMap(\.view)
        return shown.filter(contains).max {
            ($0.layer.zPosition, $0.center.y) < ($1.layer.zPosition, $1.center.y)
        }
    }

    func entry(showing view: MKAnnotationView) -> AnnotationEntry? {
        view.annotation.flatMap { entry(of: $0) }
    }

    // MARK: Selecting

    /// A finger has tapped the map.
    func tapped(at point: CGPoint) {
        guard let view = view(at: point) else { return deselect(animated: true) }
        guard view.isEnabled, let entry = entry(showing: view) else { return }
        select(entry, animated: true)
    }

    func select(_ entry: AnnotationEntry, animated: Bool) {
        guard selection !== entry, let view = entry.view, view.superview != nil else { return }
        deselect(animated: animated)
        selection = entry
        view.setSelected(true, animated: animated)
        showCallout(of: view, animated: animated)
        map.delegate?.mapView(map, didSelect: view)
        map.delegate?.mapView(map, didSelect: entry.annotation)
    }

    func deselect(animated: Bool) {
        guard let entry = selection else { return }
        selection = nil
        hideCallout(animated: animated)
        if let view = entry.view {
            view.setSelected(false, animated: animated)
            map.delegate?.mapView(map, didDeselect: view)
        }
        map.delegate?.mapView(map, didDeselect: entry.annotation)
    }

    // MARK: Callouts

    private func showCallout(of view: MKAnnotationView, animated: Bool) {
        // As in MapKit, a callout without a title is none.
        guard view.canShowCallout,
            view.annotation?.shownTitle != nil || view.detailCalloutAccessoryView != nil
        else { return }
        let callout = CalloutView(for: view) { [weak self, weak view] control in
            guard let self, let view else { return }
            map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
        }
        self.callout = callout
        map.insertSubview(callout, aboveSubview: container)
        let move = placeCallout()
        if move != .zero, let projection = map.projection {
            let target = CGPoint(x: projection.anchor.x + move.dx, y: projection.anchor.y + move.dy)
            map.change(to: projection.moved(projection.center, to: target), animated: animated)
        }
        guard animated else { return }
        callout.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) { callout.transform = .identity }
    }

    private func hideCallout(animated: Bool) {
        guard let callout else { return }
        self.callout = nil
        callout.isUserInteractionEnabled = false
        guard animated else { return callout.removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            callout.alpha = 0
        } completion: { _ in
            callout.removeFromSuperview()
        }
    }

    /// Takes over what the callout of a view shows.
    func updateCallout(of view: MKAnnotationView) {
        guard let callout, callout.owner === view else { return }
        callout.reload()
        placeCallout()
    }

    /// Puts the callout's tip at its annotation.
    ///
    /// - Returns: How far the map must move so that all of it shows, in points.
    @discardableResult
    func placeCallout() -> CGVector {
        guard let callout else { return .zero }
        let view = callout.owner
        let top = CGPoint(
            x: view.bounds.midX + view.calloutOffset.x, y: view.bounds.minY + view.calloutOffset.y)
        let room = map.bounds.inset(by: map.safeAreaInsets).insetBy(dx: 8, dy: 8)
        return callout.place(tipAt: view.convert(top, to: map), in: room)
    }

    // MARK: Dragging

    func beginDragging(_ view: MKAnnotationView) {
        view.draggedPoint = view.annotation.flatMap { entry(of: $0)?.place }
        view.setDragState(.starting, animated: true)
        if view.dragState == .starting { view.setDragState(.dragging, animated: true) }
    }

    func drag(_ view: MKAnnotationView, to point: CGPoint) {
        guard view.draggedPoint != nil, let projection = map.projection else { return }
        let foot = CGPoint(x: point.x - view.centerOffset.x, y: point.y - view.centerOffset.y)
        let mapPoint = projection.mapPoint(at: foot)
        view.draggedPoint = MKMapPoint(x: mapPoint.x, y: min(max(mapPoint.y, 0), MapWorld.size))
        place(view)
        placeCallout()
    }

    func endDragging(_ view: MKAnnotationView, isCancelled: Bool) {
        let point = view.draggedPoint
        view.draggedPoint = nil
        if let point, !isCancelled, let annotation = view.annotation, let entry = entry(of: annotation) {
            let place = MKMapPoint(x: MapWorld.wrapped(point.x), y: point.y).coordinate
            if entry.setCoordinate(place) { annotationDidChange(annotation) }
        }
        view.setDragState(isCancelled ? .canceling : .ending, animated: true)
        if view.dragState != .none { view.setDragState(.none, animated: true) }
        self.place(view)
    }

    func dragStateDidChange(of view: MKAnnotationView, from old: MKAnnotationView.DragState) {
        map.delegate?.mapView(map, annotationView: view, didChange: view.dragState, fromOldState: old)
    }
}
