public import VitrineCoreGraphics

extension Image {
    /// How the pixels of an image lie.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are seen.
        case up
        /// Mirrored left and right.
        case upMirrored
        /// Upside down.
        case down
        /// Mirrored, and upside down.
        case downMirrored
        /// Turned against the clock.
        case left
        /// Mirrored, and turned against the clock.
        case leftMirrored
        /// Turned with the clock.
        case right
        /// Mirrored, and turned with the clock.
        case rightMirrored

        var uiKit: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// Pixels, with a label for accessibility.
    ///
    /// - Parameter scale: Pixels a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
        self.label = label
    }

    /// Pixels, without meaning for accessibility.
    ///
    /// - Parameter scale: Pixels a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit))
        isDecorative = true
    }
}
