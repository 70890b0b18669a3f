public import Foundation
public import VitrineCoreLocation
import VitrinePlatform

/// The place of a tile.
public struct MKTileOverlayPath: Sendable {
    /// From west to east, from 0.
    public var x: Int
    /// From north to south, from 0.
    public var y: Int
    /// The zoom level: 0 has one tile, each further one four times as many.
    public var z: Int
    /// Pixels of a point on the screen.
    public var contentScaleFactor: CGFloat

    /// Makes the place of the one tile of level 0.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

    /// Makes a place.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        self.x = x
        self.y = y
        self.z = z
        self.contentScaleFactor = contentScaleFactor
    }
}

/// A map of tiles: pictures that a server or a folder has, or that a subclass makes.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// Addresses of tiles, with `{x}`, `{y}`, `{z}` and `{scale}` in them; nil for a subclass that knows by itself.
    public let urlTemplate: String?
    /// How large a tile is, in points. 256 × 256 unless set.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south. False unless set.
    open var isGeometryFlipped = false
    /// The first zoom level that there is.
    open var minimumZ = 0
    /// The last zoom level that there is.
    open var maximumZ = 21
    /// Whether the map below it need not be drawn. False unless set.
    open var canReplaceMapContent = false

    /// Makes a map of tiles.
    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    /// The middle of what it covers.
    open var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
    /// The whole world.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile, by the template. Traps without one.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        guard let urlTemplate else {
            fatalError(
                "MKTileOverlay.url(forTilePath:): the overlay has no template; give it one, or override this method or loadTile(at:result:)."
            )
        }
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text =
            urlTemplate
            .replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(row)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        guard let url = URL(string: text) else {
            fatalError(
                "MKTileOverlay.url(forTilePath:): \"\(text)\" is no URL; look at the template \"\(urlTemplate)\"."
            )
        }
        return url
    }

    /// Gets a tile, from its address: a file or a server of the web. Called off the main thread where it takes long.
    ///
    /// - Parameter result: Called once, on any thread, with the bytes of a picture, or with an error.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        nonisolated(unsafe) let result = result
        Task.detached {
            do {
                result(try await Transfer.data(from: url), nil)
            } catch {
                result(nil, error)
            }
        }
    }

    /// Gets a tile.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? URLError(.unknown))
                }
            }
        }
    }
}
