public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// Draws a map without a view: as a view of the same would, without annotations and overlays.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What takes the picture.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What is drawn, and how large.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// The part of the earth.
        open var region = MKCoordinateRegion(MKMapRect.world) { didSet { part = .region } }
        /// The part of the map.
        open var mapRect = MKMapRect.world { didSet { part = .rect } }
        /// From where it is seen.
        open var camera = MKMapCamera() { didSet { part = .camera } }
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels of a point; unless set, those of traits, or 1.
        open var scale: CGFloat = 1
        /// What the map shows.
        open var mapType = MKMapType.standard
        /// What the map shows.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// Whether it is light or dark.
        open var traitCollection: UITraitCollection?
        /// Which places of interest show: none do, as the map has no places.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether buildings show. The map has none.
        open var showsBuildings = true

        enum Part { case region, rect, camera }
        /// What was set last.
        var part = Part.region

        /// The world, 256 points wide.
        public override init() { super.init() }

        /// Others that are the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            copy.region = region
            copy.mapRect = mapRect
            copy.camera = camera.copy() as! MKMapCamera
            copy.size = size
            copy.scale = scale
            copy.mapType = mapType
            copy.preferredConfiguration = preferredConfiguration
            copy.traitCollection = traitCollection
            copy.part = part
            return copy
        }
    }

    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        /// Whether it is light or dark.
        public let traitCollection: UITraitCollection
        private let projection: MapProjection

        init(_ image: UIImage, _ projection: MapProjection, _ traits: UITraitCollection) {
            self.image = image
            self.projection = projection
            traitCollection = traits
        }

        /// Where a place is in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            projection.point(of: MKMapPoint(coordinate))
        }
    }

    private let options: Options
    private let lock = NSLock()
    private var turn = 0
    private var isOpen = false

    /// Makes one of options: a copy.
    public init(options: Options) {
        self.options = options.copy() as! Options
        super.init()
    }

    /// Whether it draws.
    open var isLoading: Bool { lock.withLock { isOpen } }

    /// Draws. The picture comes in a later turn of the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws. The picture comes in a later turn of a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        let number = lock.withLock {
            turn += 1
            isOpen = true
            return turn
        }
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { [self] in
            guard lock.withLock({ isOpen && turn == number }) else { return }
            let snapshot = MainActor.assumeIsolated { draw() }
            nonisolated(unsafe) let result = snapshot
            queue.async { [self] in
                let isMeant = lock.withLock {
                    defer { isOpen = isOpen && turn != number }
                    return isOpen && turn == number
                }
                if isMeant { handler(result, result == nil ? MKError(.unknown) : nil) }
            }
        }
    }

    /// Draws. Throws ``MKError/unknown`` for a picture of no size.
    open func start() async throws -> Snapshot {
        guard let snapshot = await MainActor.run(body: { draw() }) else { throw MKError(.unknown) }
        return snapshot
    }

    /// Ends it: nothing is called any more.
    open func cancel() { lock.withLock { isOpen = false } }

    @MainActor private func draw() -> Snapshot? {
        guard options.size.width > 0, options.size.height > 0 else { return nil }
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        map.showsCompass = false
        if options.mapType != .standard {
            map.mapType = options.mapType
        } else {
            map.preferredConfiguration = options.preferredConfiguration
        }
        let traits = options.traitCollection ?? .current
        map.overrideUserInterfaceStyle = traits.userInterfaceStyle
        switch options.part {
        case .region: map.setRegion(options.region, animated: false)
        case .rect: map.setVisibleMapRect(options.mapRect, animated: false)
        case .camera: map.setCamera(options.camera, animated: false)
        }
        map.layoutIfNeeded()
        guard let projection = map.projection else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image {
            map.layer.render(in: $0.cgContext)
        }
        return Snapshot(image, projection, traits)
    }
}
