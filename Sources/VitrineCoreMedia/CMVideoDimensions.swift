/// The size of pictures in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// How wide they are.
    public var width: Int32
    /// How high they are.
    public var height: Int32

    /// Makes a size.
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }

    /// Makes a size of nothing.
    public init() { self.init(width: 0, height: 0) }
}
