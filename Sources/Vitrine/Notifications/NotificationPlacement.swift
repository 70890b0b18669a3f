public import VitrineUI

/// Where a notification stands above the content, and how large its card is.
///
/// A card is as large as what is on it, in the place of a banner unless something else is said:
///
/// ```swift
/// NotificationView($notification, placement: .headsUp) { … }
/// ```
public struct NotificationPlacement: Hashable, Sendable {
    /// The places in the safe area of the container.
    public enum Position: Hashable, Sendable {
        /// At the top edge, from where cards come, and where they are swiped to.
        case top
        /// In the middle. Cards come and go by fading, and are not swiped away.
        case center
        /// At the bottom edge, from where cards come, and where they are swiped to.
        case bottom
    }

    /// Where the card stands.
    public var position: Position

    /// The size of the card in points; nil is that of the content with a margin of 12 points.
    ///
    /// Where there is less room a card is smaller than that.
    public var size: CGSize?

    /// Creates a placement.
    ///
    /// - Parameters:
    ///   - position: Where the card stands.
    ///   - size: The size of the card in points; nil is that of the content.
    public init(_ position: Position, size: CGSize? = nil) {
        self.position = position
        self.size = size
    }

    /// A banner at the top edge, as large as its content.
    public static let top = NotificationPlacement(.top)
    /// A card in the middle, as large as its content.
    public static let center = NotificationPlacement(.center)
    /// A card at the bottom edge, as large as its content.
    public static let bottom = NotificationPlacement(.bottom)
    /// A square of 250 points in the middle, as that by which the Music app says that something was added.
    public static let headsUp = NotificationPlacement(.center, size: CGSize(width: 250, height: 250))
}

extension NotificationPlacement {
    /// The direction in which cards leave, on the axis that points down; 0 where they fade.
    var outward: CGFloat {
        switch position {
        case .top: -1
        case .center: 0
        case .bottom: 1
        }
    }

    /// The origin of a card in a room, `margin` from its edge, on whole points.
    func origin(of card: CGSize, in room: CGRect, margin: CGFloat) -> CGPoint {
        let y =
            switch position {
            case .top: room.minY + margin
            case .center: room.midY - card.height / 2
            case .bottom: room.maxY - margin - card.height
            }
        return CGPoint(x: (room.midX - card.width / 2).rounded(.down), y: y.rounded(.down))
    }
}
