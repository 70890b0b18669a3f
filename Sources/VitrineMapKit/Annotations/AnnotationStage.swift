import Foundation
import VitrineUIKit

/// The annotations of a map, and the views of those that are in view or near.
@MainActor
final class AnnotationStage: AnnotationListener {
    unowned let map: MKMapView
    /// Holds the views. Moved as a whole while the map is moved.
    let container = PassingView()
    let index = PointIndex<AnnotationEntry>()
    private(set) var entries: [ObjectIdentifier: AnnotationEntry] = [:]
    private var numbers = 0
    /// What is in view or near, with a view or in a cluster.
    private(set) var present: [ObjectIdentifier: AnnotationEntry] = [:]
    /// Clusters that show, by their members' numbers.
    private(set) var clusters: [[Int]: AnnotationEntry] = [:]
    /// The part of the map for which views were made.
    private var preparedRect = MKMapRect.null
    /// How the map stood when the views were placed.
    private(set) var placed: MapProjection?
    /// Whether the views do not agree with the annotations.
    private(set) var needsArrangement = false
    let reuse = AnnotationReuse()
    private(set) lazy var observer = CoordinateObserver(self)
    /// What is selected.
    var selection: AnnotationEntry?
    var callout: CalloutView?
    /// How often views were arranged anew and placed one by one, for tests.
    private(set) var arrangements = 0

    init(_ map: MKMapView) { self.map = map }

    /// How high the map is, in points.
    var height: CGFloat { map.bounds.height }

    // MARK: Annotations

    /// Complexity: O(log *n*) in the number of annotations.
    func add(_ annotation: any MKAnnotation) {
        let id = ObjectIdentifier(annotation)
        guard entries[id] == nil else { return }
        numbers += 1
        let entry = AnnotationEntry(annotation, number: numbers)
        entries[id] = entry
        if entry.place != nil { index.insert(entry) }
        (annotation as? MKShape)?.addListener(self)
        observer.begin(annotation)
        setNeedsArrangement()
    }

    /// Complexity: O(log *n*) in the number of annotations.
    func remove(_ annotation: any MKAnnotation) {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
        if entry.place != nil { index.remove(entry) }
        (annotation as? MKShape)?.removeListener(self)
        observer.end(annotation)
        present[ObjectIdentifier(annotation)] = nil
        if selection === entry { deselect(animated: false) }
        dropView(of: entry)
        setNeedsArrangement()
    }

    func annotationDidChange(_ annotation: any MKAnnotation) {
        guard let entry = entries[ObjectIdentifier(annotation)] else { return }
        let old = entry.place
        if old != nil { index.remove(entry) }
        entry.readPlace()
        if entry.place != nil { index.insert(entry) }
        if let view = entry.view {
            view.annotationDidChange()
            place(view)
            updateCallout(of: view)
        }
        guard let old, let new = entry.place, MKMapPointEqualToPoint(old, new) else {
            return setNeedsArrangement()
        }
    }

    /// All, in the order in which they were added. Complexity: O(*n* log *n*) in the number of annotations.
    var annotations: [any MKAnnotation] {
        entries.values.sorted { $0.number < $1.number }.map(\.annotation)
    }

    func entry(of annotation: any MKAnnotation) -> AnnotationEntry? {
        entries[ObjectIdentifier(annotation)] ?? clusters.values.first { $0.annotation === annotation }
    }

    // MARK: Arranging

    /// How far around what is seen views are made, in points. Our choice.
    private static let margin = 120.0

    func setNeedsArrangement() {
        guard !needsArrangement else { return }
        needsArrangement = true
        map.setNeedsLayout()
    }

    /// Has the views agree with the map. While the map is only moved, and what is seen was prepared, nothing is done for
    /// single annotations.
    func update() {
        guard let projection = map.projection else { return }
        let seen = projection.mapRect(of: map.bounds)
        let isMoved = placed.map { $0.scale == projection.scale && $0.heading == projection.heading } ?? false
        if isMoved, !needsArrangement, preparedRect.contains(unwrapped(seen)) {
            shift(projection)
            return
        }
        arrange(projection, seen)
    }

    /// The rectangle at the turn around the world at which the views were made.
    private func unwrapped(_ rect: MKMapRect) -> MKMapRect {
        let turns = ((preparedRect.midX - rect.midX) / MapWorld.size).rounded()
        return turns.isFinite ? rect.offsetBy(dx: turns * MapWorld.size, dy: 0) : rect
    }

    private func shift(_ projection: MapProjection) {
        guard let placed else { return }
        let now = projection.point(of: placed.center)
        let scale = map.contentScaleFactor
        func pixels(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        container.transform = CGAffineTransform(
            translationX: pixels(now.x - placed.anchor.x), y: pixels(now.y - placed.anchor.y))
        placeCallout()
    }

    private func arrange(_ projection: MapProjection, _ seen: MKMapRect) {
        arrangements += 1
        needsArrangement = false
        container.transform = .identity
        placed = projection
        // So far a finger moves the map before views are made again: with more, more of them would be made at once.
        let cell = clusterCell(at: projection.scale)
        let margin = max(Self.margin / projection.scale, cell * 2)
        preparedRect = seen.insetBy(dx: -margin, dy: -margin)
        let wanted = index.items(in: preparedRect)
        var next: [ObjectIdentifier: AnnotationEntry] = [:]
        for entry in wanted { next[ObjectIdentifier(entry.annotation)] = entry }
        if let selection, selection.view != nil, !selection.isCluster {
            next[ObjectIdentifier(selection.annotation)] = selection
        }
        for (id, entry) in present where next[id] == nil { dropView(of: entry) }
        present = next
        var added: [MKAnnotationView] = []
        for entry in wanted.sorted(by: { $0.number < $1.number }) where entry.view == nil {
            makeView(of: entry)
            if let view = entry.view { added.append(view) }
        }
        added += arrangeClusters(wanted, cell: cell)
        added.removeAll { $0.superview == nil }
        for entry in present.values { if let view = entry.view { place(view) } }
        for entry in clusters.values { if let view = entry.view { place(view) } }
        hideWhatIsInTheWay()
        placeCallout()
        guard !added.isEmpty else { return }
        for view in added { view.prepareForDisplay() }
        map.delegate?.mapView(map, didAdd: added)
    }

    /// How far apart markers are that are in one another's way, in map points at a scale that changes by steps: clusters
    /// stay while the map is zoomed a little. 60 points are our choice.
    private func clusterCell(at scale: Double) -> Double {
        60 / exp2((log2(scale) * 2).rounded(.down) / 2)
    }

    private func makeView(of entry: AnnotationEntry) {
        guard entry.view == nil else { return }
        let view = map.delegate?.mapView(map, viewFor: entry.annotation) ?? defaultView(of: entry)
        if let former = view.stage?.owner(of: view), former !== entry { former.view = nil }
        if view.annotation !== entry.annotation { view.annotation = entry.annotation }
        view.stage = self
        entry.view = view
        container.addSubview(view)
        (view as? MKUserLocationView)?.showAccuracy(radius: accuracy(of: entry.annotation))
    }

    /// What shows an annotation for which the delegate has no view.
    private func defaultView(of entry: AnnotationEntry) -> MKAnnotationView {
        if entry.annotation is MKUserLocation {
            return map.dequeueReusableAnnotationView(withIdentifier: "MKUserLocation")
                ?? MKUserLocationView(annotation: entry.annotation, reuseIdentifier: "MKUserLocation")
        }
        let name =
            entry.annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            : MKMapViewDefaultAnnotationViewReuseIdentifier
        return reuse.view(name, for: entry.annotation)
            ?? MKMarkerAnnotationView(annotation: entry.annotation, reuseIdentifier: name)
    }

    private func accuracy(of annotation: any MKAnnotation) -> CGFloat {
        guard let location = (annotation as? MKUserLocation)?.location, let projection = map.projection else {
            return 0
        }
        let points = MKMapPointsPerMeterAtLatitude(location.coordinate.latitude) * projection.scale
        return CGFloat(min(max(location.horizontalAccuracy, 0) * points, 2000))
    }

    /// Puts a view that is not needed aside for others.
    private func dropView(of entry: AnnotationEntry) {
        guard let view = entry.view else { return }
        entry.view = nil
        entry.cluster = nil
        view.stage = nil
        view.removeFromSuperview()
        reuse.take(view)
    }

    private func owner(of view: MKAnnotationView) -> AnnotationEntry? {
        guard let annotation = view.annotation, let entry = entry(of: annotation), entry.view === view else {
            return nil
        }
        return entry
    }

    // MARK: Clusters

    private func arrangeClusters(_ wanted: [AnnotationEntry], cell: Double) -> [MKAnnotationView] {
        var byNumber: [Int: AnnotationEntry] = [:]
        var members: [ClusterPlan.Member] = []
        for entry in wanted {
            guard let name = entry.view?.clusteringIdentifier, entry !== selection else { continue }
            byNumber[entry.number] = entry
            members.append(.init(number: entry.number, name: name, point: entry.point))
        }
        let plan = ClusterPlan.groups(members, cell: cell)
        var added: [MKAnnotationView] = []
        var next: [[Int]: AnnotationEntry] = [:]
        for group in plan {
            let entries = group.compactMap { byNumber[$0] }
            next[group] = clusters[group] ?? makeCluster(of: entries)
        }
        for (group, cluster) in clusters where next[group] == nil {
            if selection === cluster { deselect(animated: false) }
            dropView(of: cluster)
        }
        clusters = next
        for entry in wanted where byNumber[entry.number] != nil {
            entry.cluster = nil
            entry.view?.cluster = nil
        }
        for (group, cluster) in next.sorted(by: { $0.key[0] < $1.key[0] }) {
            if cluster.view == nil {
                makeView(of: cluster)
                if let view = cluster.view { added.append(view) }
            }
            for number in group {
                byNumber[number]?.cluster = cluster
                byNumber[number]?.view?.cluster = cluster.view
            }
        }
        for entry in wanted {
            guard let view = entry.view else { continue }
            if entry.cluster != nil {
                view.removeFromSuperview()
            } else if view.superview == nil {
                container.addSubview(view)
                added.append(view)
            }
        }
        return added
    }

    private func makeCluster(of members: [AnnotationEntry]) -> AnnotationEntry {
        let annotations = members.map(\.annotation)
        let cluster =
            map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: annotations)
            ?? MKClusterAnnotation(memberAnnotations: annotations)
        return AnnotationEntry(cluster, number: members.first?.number ?? 0, isCluster: true)
    }

    // MARK: Places

    /// Puts a view where its annotation is.
    func place(_ view: MKAnnotationView) {
        guard let placed, let annotation = view.annotation else { return }
        let point: MKMapPoint
        if let dragged = view.draggedPoint {
            point = dragged
        } else if let known = entry(of: annotation)?.place {
            point = known
        } else {
            view.isHidden = true
            return
        }
        let center = placed.point(of: point)
        view.center = CGPoint(x: center.x + view.centerOffset.x, y: center.y + view.centerOffset.y)
        (view as? MKUserLocationView)?.showAccuracy(radius: accuracy(of: annotation))
    }

    /// Hides views in whose place others with a greater priority are. Those that are required stay.
    private func hideWhatIsInTheWay() {
        let views = (present.values.map(\.view) + clusters.values.map(\.view)).compactMap { $0 }
            .filter { $0.superview != nil }
        for view in views where entry(of: view.annotation!)?.place != nil || view.draggedPoint != nil {
            view.isHidden = false
        }
        guard views.contains(where: { $0.displayPriority != .required }) else { return }
        func rank(_ view: MKAnnotationView) -> (Float, Int) {
            let isSelected = view.isSelected
            return (
                isSelected ? 2000 : view.displayPriority.rawValue,
                -(view.annotation.flatMap { entry(of: $0)?.number } ?? 0)
            )
        }
        var room = CollisionGrid()
        for view in views.sorted(by: { rank($0) > rank($1) }) {
            let frame = view.collisionFrame.offsetBy(
                dx: view.center.x - view.bounds.width / 2, dy: view.center.y - view.bounds.height / 2)
            let isCircle = view.collisionMode == .circle
            let isFree = room.isFree(frame, isCircle: isCircle)
            if view.displayPriority != .required, !view.isSelected, !isFree {
                view.isHidden = true
            } else {
                room.insert(frame, isCircle: isCircle)
            }
        }
    }
}
