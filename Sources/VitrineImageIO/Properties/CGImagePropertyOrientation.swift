/// How the rows and columns of a picture's pixels are to be shown: the values of Exif's and TIFF's tag (Exif 2.32, 4.6.4).
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As they are.
    case up = 1
    /// Flipped horizontally.
    case upMirrored = 2
    /// Turned by 180°.
    case down = 3
    /// Flipped vertically.
    case downMirrored = 4
    /// Flipped horizontally and turned 90° counterclockwise to be shown.
    case leftMirrored = 5
    /// Turned 90° clockwise to be shown.
    case right = 6
    /// Flipped horizontally and turned 90° clockwise to be shown.
    case rightMirrored = 7
    /// Turned 90° counterclockwise to be shown.
    case left = 8
}
