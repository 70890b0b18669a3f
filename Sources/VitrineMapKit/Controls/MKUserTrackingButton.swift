public import Foundation
public import VitrineUIKit

/// Has a map follow the user, or not.
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView, MapFollowing {
    /// The map.
    open weak var mapView: MKMapView? { didSet { attach() } }
    private let button = UIButton(type: .system)

    /// Makes a button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        attach()
    }

    /// Makes a button without a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        addSubview(button)
        mapDidChange()
    }

    /// Buttons of maps are not archived.
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func attach() {
        mapView?.controls.follow(self)
        mapDidChange()
    }

    func mapDidChange() {
        let isFollowing = mapView.map { $0.userTrackingMode != .none } ?? false
        button.setImage(UIImage(systemName: isFollowing ? "location.fill" : "location"), for: .normal)
        button.accessibilityLabel = isFollowing ? "Stop Tracking" : "Tracking"
    }

    private func toggle() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    }
}

/// Has a map follow the user, or not: in a bar.
@MainActor @preconcurrency
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapFollowing {
    /// The map.
    open weak var mapView: MKMapView? { didSet { attach() } }

    /// Makes an item of a map.
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        primaryAction = UIAction { [weak self] _ in self?.toggle() }
        attach()
    }

    private func attach() {
        mapView?.controls.follow(self)
        mapDidChange()
    }

    func mapDidChange() {
        let isFollowing = mapView.map { $0.userTrackingMode != .none } ?? false
        image = UIImage(systemName: isFollowing ? "location.fill" : "location")
    }

    private func toggle() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    }
}
