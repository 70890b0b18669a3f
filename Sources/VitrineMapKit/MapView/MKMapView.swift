public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// A map with what a program puts on it.
///
/// Apple's tiles are not to be had: the map is the grid that an iPhone without a connection shows, and all that the program
/// adds works on it: regions, gestures, annotations, overlays, the user's place. With a ``MKTileOverlay`` a program brings
/// a map of its own.
@MainActor @preconcurrency
open class MKMapView: UIView {
    /// Hears of what happens to the map.
    open weak var delegate: (any MKMapViewDelegate)?

    // MARK: What is shown

    /// What the map shows: its ground is darker for pictures from above. Streets unless set.
    open var mapType = MKMapType.standard { didSet { if mapType != oldValue { mapTypeDidChange() } } }
    /// What the map shows. ``mapType`` follows.
    open var preferredConfiguration: MKMapConfiguration {
        get { configuration }
        set {
            configuration = newValue.copy() as! MKMapConfiguration
            mapType =
                switch configuration {
                case is MKImageryMapConfiguration: .satellite
                case is MKHybridMapConfiguration: .hybrid
                case let streets as MKStandardMapConfiguration where streets.emphasisStyle == .muted:
                    .mutedStandard
                default: .standard
                }
        }
    }
    private var configuration: MKMapConfiguration = MKStandardMapConfiguration()

    /// Whether fingers zoom.
    open var isZoomEnabled = true { didSet { gestures.update() } }
    /// Whether fingers move the map.
    open var isScrollEnabled = true { didSet { gestures.update() } }
    /// Whether fingers turn the map.
    open var isRotateEnabled = true { didSet { gestures.update() } }
    /// Whether fingers may tilt the map. Maps are flat here, as Apple's are where their kind has no depth.
    open var isPitchEnabled = true
    /// Whether a compass shows while north is not up. True unless set.
    open var showsCompass = true { didSet { controls.update() } }
    /// Whether a scale shows while the map is zoomed. False unless set.
    open var showsScale = false { didSet { controls.update() } }
    /// Whether the traffic shows. Nothing on the map has any.
    open var showsTraffic = false
    /// Whether buildings show. The map has none.
    open var showsBuildings = true
    /// Which places of interest show: none do, as the map has no places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Whether the map asks where the user is, and shows it. False unless set.
    open var showsUserLocation = false {
        didSet { if showsUserLocation != oldValue { follower.showsUserDidChange() } }
    }
    /// The annotation of the user's place.
    public let userLocation = MKUserLocation()
    /// Whether the user's place is within what is seen.
    open var isUserLocationVisible: Bool {
        guard showsUserLocation, let projection, userLocation.location != nil else { return false }
        return bounds.contains(projection.point(of: MKMapPoint(userLocation.coordinate)))
    }
    /// How the map follows the user.
    open var userTrackingMode: MKUserTrackingMode {
        get { follower.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    /// Follows the user in another way; shows where the user is for it.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        follower.setMode(mode, animated: animated)
    }

    /// Where the middle of the map may be; nil for anywhere.
    open var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }
    /// How near and far the camera may be.
    open var cameraZoomRange: CameraZoomRange! {
        get { zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }
    /// Says where the middle of the map may be, and moves it there.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        if let projection { change(to: projection, animated: animated) }
    }
    /// Says how near and far the camera may be, and moves it there.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange ?? Self.anyZoom
        if let projection { change(to: projection, animated: animated) }
    }
    private(set) var boundary: CameraBoundary?
    private(set) var zoomRange = MKMapView.anyZoom
    private static var anyZoom: CameraZoomRange {
        CameraZoomRange(minCenterCoordinateDistance: MKMapCameraZoomDefault)!
    }

    // MARK: Parts

    /// How the map stands in the view; nil until there is room for it.
    var projection: MapProjection?
    /// What was asked for before there was room, or since the size changed last without another wish.
    var wish: MapWish?
    /// The size and the margins for which the projection is.
    var arranged: (size: CGSize, insets: UIEdgeInsets)?

    let grid = GridView(frame: .zero)
    private(set) lazy var overlayStage = OverlayStage(self)
    private(set) lazy var stage = AnnotationStage(self)
    private(set) lazy var motion = MapMotion(self)
    private(set) lazy var gestures = MapGestures(self)
    private(set) lazy var follower = LocationFollower(self)
    private(set) lazy var controls = MapControlsStage(self)
    private(set) lazy var loading = MapLoading(self)
    /// Hears of every step of a change, before the delegate: what follows the map in SwiftUI.
    var onChange: (() -> Void)?

    /// Makes a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a map from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addSubview(grid)
        addSubview(overlayStage.below)
        addSubview(overlayStage.above)
        addSubview(stage.container)
        addSubview(controls.view)
        gestures.install()
    }

    private func mapTypeDidChange() {
        grid.look =
            switch mapType {
            case .standard: .streets
            case .mutedStandard: .muted
            case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: .imagery
            }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        for part in [grid, overlayStage.below, overlayStage.above, controls.view] where part.frame != bounds {
            part.frame = bounds
        }
        stage.container.bounds.size = bounds.size
        stage.container.center = CGPoint(x: bounds.midX, y: bounds.midY)
        arrange()
        guard projection != nil else { return }
        overlayStage.update()
        stage.update()
        controls.layout()
        loading.begin()
    }

    /// The margins within which the map shows what it is asked for. Those that nobody has set do not count, but for the
    /// safe area.
    open override var layoutMargins: UIEdgeInsets {
        get { super.layoutMargins }
        set {
            hasOwnMargins = true
            super.layoutMargins = newValue
            setNeedsLayout()
        }
    }
    private(set) var hasOwnMargins = false

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { motion.stop() }
        setNeedsLayout()
    }

    // MARK: Annotations

    /// All annotations, in the order in which they were added. Complexity: O(*n* log *n*) in their number.
    open var annotations: [any MKAnnotation] { stage.annotations }

    /// Adds an annotation; one that is there already is not added again. Complexity: O(log *n*).
    open func addAnnotation(_ annotation: any MKAnnotation) { stage.add(annotation) }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(stage.add) }
    /// Removes an annotation. Complexity: O(log *n*).
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        if annotation !== userLocation || !showsUserLocation { stage.remove(annotation) }
    }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }

    /// The annotations in a part of the map, as hashable objects. Complexity: O(log *n*) and their number.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(
            stage.index.items(in: mapRect).compactMap { ($0.annotation as? NSObject).map { AnyHashable($0) } }
        )
    }

    /// The view of an annotation; nil where it is not in view.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        stage.entry(of: annotation)?.view
    }

    /// A view of a name that is not needed any more; nil where there is none and no class is registered.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        stage.reuse.dequeue(identifier)
    }

    /// A view of a name that is not needed any more, or a new one of the registered class.
    ///
    /// Traps where no class is registered under the name.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        guard let view = stage.reuse.view(identifier, for: annotation) else {
            if identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
                || identifier == MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            {
                return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
            }
            fatalError(
                "MKMapView: no view of the name \"\(identifier)\" can be dequeued, as no class is registered under it. Call register(_:forAnnotationViewWithReuseIdentifier:) first."
            )
        }
        return view
    }

    /// Says of which class views of a name are made; nil for none.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        stage.reuse.register(viewClass, identifier)
    }

    /// What is selected: one annotation at the most, unless nothing is.
    open var selectedAnnotations: [any MKAnnotation] {
        get { stage.selection.map { [$0.annotation] } ?? [] }
        set {
            if let first = newValue.first {
                selectAnnotation(first, animated: false)
            } else {
                stage.deselect(animated: false)
            }
        }
    }

    /// Selects an annotation that is in view, and shows its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        // A program may just have added it.
        if stage.needsArrangement, arranged != nil { layoutIfNeeded() }
        guard let entry = stage.entry(of: annotation) else { return }
        stage.select(entry, animated: animated)
    }

    /// Selects an annotation no more; nil for whichever is.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let selection = stage.selection, annotation == nil || selection.annotation === annotation else {
            return
        }
        stage.deselect(animated: animated)
    }

    /// Where what is shown of annotations is, without margins: the map's bounds.
    open var annotationVisibleRect: CGRect { stage.container.convert(bounds, from: self) }

    /// Shows a part of the map in which annotations are, with a margin.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations { stage.add(annotation) }
        let rect = Self.rect(around: annotations.map(\.coordinate))
        guard !rect.isNull else { return }
        // Markers stand over their place. Our choice.
        setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
    }

    /// The smallest part of the map in which places are, over the 180th meridian where that is shorter.
    static func rect(around coordinates: [CLLocationCoordinate2D]) -> MKMapRect {
        let points = coordinates.filter(CLLocationCoordinate2DIsValid).map(MKMapPoint.init).sorted {
            $0.x < $1.x
        }
        guard let first = points.first, let last = points.last else { return .null }
        let (top, bottom) = (points.map(\.y).min()!, points.map(\.y).max()!)
        // The widest gap between neighbours is outside.
        var (left, width, gap) = (first.x, last.x - first.x, MapWorld.size - (last.x - first.x))
        for (one, next) in zip(points, points.dropFirst()) where next.x - one.x > gap {
            (left, width, gap) = (next.x, MapWorld.size - (next.x - one.x), next.x - one.x)
        }
        return MKMapRect(x: left, y: top, width: width, height: bottom - top)
    }

    // MARK: Overlays

    /// All overlays, from the lowest on.
    open var overlays: [any MKOverlay] { overlayStage.overlays(nil) }
    /// The overlays of a level, from the lowest on.
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlayStage.overlays(level) }
    /// Adds an overlay above all others, over labels.
    open func addOverlay(_ overlay: any MKOverlay) { overlayStage.insert(overlay, nil, .aboveLabels) }
    /// Adds an overlay above all others of a level.
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        overlayStage.insert(overlay, nil, level)
    }
    /// Adds overlays above all others, over labels.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    /// Adds overlays above all others of a level.
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { addOverlay(overlay, level: level) }
    }
    /// Adds an overlay in a place among all of those over labels.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlayStage.insert(overlay, index, .aboveLabels)
    }
    /// Adds an overlay in a place among those of a level.
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        overlayStage.insert(overlay, index, level)
    }
    /// Adds an overlay right above another one.
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        guard let place = overlayStage.place(of: sibling) else { return }
        overlayStage.insert(overlay, place.index + 1, place.level)
    }
    /// Adds an overlay right below another one.
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        guard let place = overlayStage.place(of: sibling) else { return }
        overlayStage.insert(overlay, place.index, place.level)
    }
    /// Has two overlays change places.
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        overlayStage.exchange(overlay1, overlay2)
    }
    /// Has the overlays at two places of the level over labels change places.
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let overlays = overlays(in: .aboveLabels)
        precondition(
            overlays.indices.contains(index1) && overlays.indices.contains(index2),
            "MKMapView.exchangeOverlay(at:withOverlayAt:): there are \(overlays.count) overlays over labels, and none at \(index1) or \(index2)."
        )
        exchangeOverlay(overlays[index1], with: overlays[index2])
    }
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlayStage.remove(overlay) }
    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
    /// What draws an overlay; nil where it was not in view yet.
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayStage.renderer(for: overlay)
    }
}

/// A part of the map that a program wants to see.
enum MapWish {
    /// A rectangle, which all of it is to be seen of, within insets.
    case rect(MKMapRect, padding: UIEdgeInsets)
    /// A place in the middle, at the scale that there is or will be.
    case center(MKMapPoint)
    case camera(MKMapCamera)
}
