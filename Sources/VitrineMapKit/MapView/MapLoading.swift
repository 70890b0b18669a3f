import Foundation
import VitrineQuartzCore

/// Tells the delegate how the map gets what it shows.
///
/// Nothing of Apple's map is to be had, so that loading it fails as it does without a connection, unless tiles of the
/// program's take its place: then it is done when those in view are there.
@MainActor
final class MapLoading {
    private unowned let map: MKMapView
    private var hasBegun = false
    private var isWaiting = false

    init(_ map: MKMapView) { self.map = map }

    /// The map is on screen.
    func begin() {
        guard !hasBegun, map.window != nil else { return }
        hasBegun = true
        start()
    }

    /// Tiles in view are missing, or there are other overlays.
    func restart() {
        guard hasBegun, !isWaiting else { return }
        start()
    }

    private func start() {
        isWaiting = true
        map.delegate?.mapViewWillStartLoadingMap(map)
        map.delegate?.mapViewWillStartRenderingMap(map)
        check()
    }

    /// Looks whether all is there, in a later turn.
    func check() {
        guard isWaiting else { return }
        RuntimeContext.current.laterTurns.perform { [weak self] in self?.finishIfDone() }
    }

    private func finishIfDone() {
        guard isWaiting, !map.overlayStage.isLoadingTiles else { return }
        isWaiting = false
        let isReplaced = map.overlayStage.replacesMap
        if isReplaced {
            map.delegate?.mapViewDidFinishLoadingMap(map)
        } else {
            map.delegate?.mapViewDidFailLoadingMap(map, withError: URLError(.notConnectedToInternet))
        }
        map.delegate?.mapViewDidFinishRenderingMap(map, fullyRendered: isReplaced)
    }
}
