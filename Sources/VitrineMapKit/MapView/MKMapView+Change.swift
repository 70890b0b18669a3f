import Foundation
import VitrineCoreLocation
import VitrineUIKit

extension MKMapView {
    /// What a map shows about which nobody has said anything: the world.
    static let startRect = MKMapRect.world

    /// The margins within which the map shows what it is asked for: those that a program has set, or the safe area.
    var contentInsets: UIEdgeInsets {
        let insets = hasOwnMargins ? layoutMargins : safeAreaInsets
        // Where the margins leave nothing, the map has none.
        return insets.left + insets.right < bounds.width && insets.top + insets.bottom < bounds.height
            ? insets : .zero
    }

    static func rect(of camera: MKMapCamera) -> MKMapRect {
        let center = MKMapPoint(camera.centerCoordinate)
        let length =
            MKMapCamera.meters(shownFrom: camera.centerCoordinateDistance)
            * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        return MKMapRect(x: center.x - length / 2, y: center.y - length / 2, width: length, height: length)
    }

    static func distance(showing rect: MKMapRect, at latitude: Double) -> Double {
        MKMapCamera.distance(showing: rect.height * MKMetersPerMapPointAtLatitude(latitude))
    }

    // MARK: Wishes

    /// Shows what is wished for: now, or as soon as there is room.
    func wish(_ wish: MapWish, animated: Bool) {
        guard bounds.width > 0, bounds.height > 0 else {
            self.wish = wish
            return
        }
        if projection == nil { arrange() }
        self.wish = wish
        change(to: projection(for: wish), animated: animated)
    }

    /// Makes the projection agree with size and margins.
    func arrange() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let insets = contentInsets
        guard arranged?.size != bounds.size || arranged?.insets != insets || projection == nil else { return }
        let isFirst = projection == nil
        arranged = (bounds.size, insets)
        let next: MapProjection
        if let wish, isFirst || motion.isIdle {
            next = projection(for: wish)
        } else if var kept = projection {
            kept.anchor = anchor(UIEdgeInsets.zero)
            next = kept
        } else {
            next = projection(for: .rect(Self.startRect, padding: .zero))
        }
        if isFirst {
            projection = bounded(next)
            delegate?.mapView(self, regionWillChangeAnimated: false)
            refresh()
            delegate?.mapView(self, regionDidChangeAnimated: false)
        } else {
            change(to: next, animated: false)
        }
    }

    private func anchor(_ padding: UIEdgeInsets) -> CGPoint {
        let rect = bounds.inset(by: contentInsets)
        return CGPoint(
            x: rect.midX + (padding.left - padding.right) / 2,
            y: rect.midY + (padding.top - padding.bottom) / 2)
    }

    /// How the map stands for a wish.
    func projection(for wish: MapWish) -> MapProjection {
        var next =
            projection
            ?? MapProjection(
                center: MKMapPoint(x: Self.startRect.midX, y: Self.startRect.midY), scale: scales.lowerBound,
                heading: 0, anchor: anchor(.zero))
        next.anchor = anchor(.zero)
        switch wish {
        case .rect(let rect, let padding):
            let room = bounds.inset(by: contentInsets).inset(by: padding)
            let size = CGSize(width: max(room.width, 1), height: max(room.height, 1))
            next.heading = 0
            next.scale = min(
                size.width / max(rect.width, 1e-9), size.height / max(rect.height, 1e-9))
            next.scale = min(max(next.scale, scales.lowerBound), scales.upperBound)
            let middle = anchor(padding)
            next.center = MKMapPoint(x: rect.midX, y: rect.midY)
            next = next.moved(next.center, to: middle)
        case .center(let point):
            next.center = point
        case .camera(let camera):
            next.center = MKMapPoint(camera.centerCoordinate)
            next.heading = camera.heading
            next.scale = scale(
                fromDistance: camera.centerCoordinateDistance, at: camera.centerCoordinate.latitude)
        }
        return next
    }

    private func scale(fromDistance distance: Double, at latitude: Double) -> Double {
        let meters = max(MKMapCamera.meters(shownFrom: distance), 1e-3)
        return Double(bounds.height) / (meters * MKMapPointsPerMeterAtLatitude(latitude))
    }

    /// The scales that there are: from the whole world to level 21, within the zoom range.
    var scales: ClosedRange<Double> {
        let least = Double(max(bounds.width, bounds.height)) / MapWorld.size
        var (low, high) = (least, max(least, 2))
        let latitude = projection.map { MapWorld.latitude($0.center.y) } ?? 0
        if zoomRange.maxCenterCoordinateDistance >= 0 {
            low = min(
                max(low, scale(fromDistance: zoomRange.maxCenterCoordinateDistance, at: latitude)), high)
        }
        if zoomRange.minCenterCoordinateDistance >= 0 {
            high = max(
                min(high, scale(fromDistance: zoomRange.minCenterCoordinateDistance, at: latitude)), low)
        }
        return low...high
    }

    /// The projection within what is allowed.
    func bounded(_ projection: MapProjection) -> MapProjection {
        var result = projection
        if let room = boundary?.mapRect {
            // The turn around the world that is nearer to the boundary.
            result.center.x += ((room.midX - result.center.x) / MapWorld.size).rounded() * MapWorld.size
            result.center.x = min(max(result.center.x, room.minX), room.maxX)
            result.center.y = min(max(result.center.y, room.minY), room.maxY)
        }
        return result.bounded(in: bounds.size, scales: scales)
    }

    // MARK: Changing

    /// Shows the map in another way, and tells the delegate.
    func change(to next: MapProjection, animated: Bool, completion: @escaping () -> Void = {}) {
        let end = bounded(next)
        motion.stop()
        guard end != projection else { return completion() }
        let isAnimated = animated && window != nil && UIView.areAnimationsEnabled
        delegate?.mapView(self, regionWillChangeAnimated: isAnimated)
        guard isAnimated, let projection else {
            show(end)
            delegate?.mapView(self, regionDidChangeAnimated: false)
            return completion()
        }
        motion.animate(from: projection, to: end) { [weak self] in
            guard let self else { return }
            delegate?.mapView(self, regionDidChangeAnimated: true)
            completion()
        }
    }

    /// Shows the map in another way, as a step of a change.
    func show(_ next: MapProjection) {
        let next = bounded(next)
        guard next != projection else { return }
        projection = next
        refresh()
    }

    /// Whether the map moves with fingers, or on after them.
    var motionIsByUser: Bool { gestures.moves }

    /// Has all on the map agree with how it stands.
    func refresh() {
        guard let projection else { return }
        grid.show(projection, in: bounds.size)
        overlayStage.update()
        stage.update()
        controls.update()
        onChange?()
        delegate?.mapViewDidChangeVisibleRegion(self)
    }
}
