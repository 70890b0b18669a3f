import Foundation
import VitrineQuartzCore
import VitrineUIKit

/// The compass and the scale that a map shows by itself, in its corners.
@MainActor
final class MapControlsStage {
    private unowned let map: MKMapView
    let view = PassingView()
    private lazy var compass = MKCompassButton(mapView: map)
    private lazy var scale = MKScaleView(mapView: map)
    /// Controls elsewhere that show how the map stands.
    private var followers: [Follower] = []

    private struct Follower {
        weak var control: (any MapFollowing)?
    }

    init(_ map: MKMapView) { self.map = map }

    func follow(_ control: any MapFollowing) {
        followers.removeAll { $0.control == nil }
        followers.append(Follower(control: control))
    }

    /// The map stands in another way.
    func update() {
        if map.showsCompass, compass.superview == nil, (map.projection?.heading ?? 0) != 0 {
            view.addSubview(compass)
            layout()
        } else if !map.showsCompass {
            compass.removeFromSuperview()
        }
        if map.showsScale, scale.superview == nil {
            view.addSubview(scale)
            layout()
        } else if !map.showsScale {
            scale.removeFromSuperview()
        }
        for follower in followers { follower.control?.mapDidChange() }
    }

    func layout() {
        let room = map.bounds.inset(by: map.contentInsets).insetBy(dx: 8, dy: 8)
        if compass.superview === view {
            let size = compass.intrinsicContentSize
            compass.frame = CGRect(
                x: room.maxX - size.width, y: room.minY, width: size.width, height: size.height)
        }
        if scale.superview === view {
            let size = scale.intrinsicContentSize
            scale.frame = CGRect(x: room.minX, y: room.minY, width: size.width, height: size.height)
        }
    }
}

/// A control that shows how a map stands.
@MainActor
protocol MapFollowing: AnyObject {
    func mapDidChange()
}
