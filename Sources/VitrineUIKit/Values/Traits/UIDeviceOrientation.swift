/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, turned by half.
    case portraitUpsideDown = 2
    /// On its left side, home button right.
    case landscapeLeft = 3
    /// On its right side, home button left.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its face.
    case faceDown = 6

    /// Whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is held on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether it is one that interfaces can have, too.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
