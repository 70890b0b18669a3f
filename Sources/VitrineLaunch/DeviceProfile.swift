package import Foundation

/// The devices that an application can be shown as, with their numbers.
package enum DeviceProfile: String, Codable, Sendable, CaseIterable {
    /// iPhone X: 375×812 at 3×.
    case iphone
    /// iPad Air 11-inch: 820×1180 at 2×.
    case ipad
    /// Apple TV: 1920×1080 at 1×.
    case appletv
    /// A resizable window that behaves as an iPad without bars: 1280×800.
    case desktop

    /// The screen as the launch options leave it.
    package struct Screen: Hashable, Sendable {
        package var profile: DeviceProfile
        /// Points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat

        package init(_ profile: DeviceProfile, size: CGSize? = nil, scale: CGFloat? = nil) {
            self.profile = profile
            self.size = size ?? profile.size
            self.scale = scale ?? profile.scale
        }
    }

    /// The size in portrait, or of the television, in points.
    package var size: CGSize {
        switch self {
        case .iphone: CGSize(width: 375, height: 812)
        case .ipad: CGSize(width: 820, height: 1180)
        case .appletv: CGSize(width: 1920, height: 1080)
        case .desktop: CGSize(width: 1280, height: 800)
        }
    }

    /// Pixels per point.
    package var scale: CGFloat {
        switch self {
        case .iphone: 3
        case .ipad: 2
        case .appletv, .desktop: 1
        }
    }
}
