public import Foundation

/// Draws one tile of a pattern, given the pattern's info.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Lets the info go.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
    public var version: UInt32
    public var drawPattern: CGPatternDrawPatternCallback?
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A drawing that is repeated over an area.
public final class CGPattern {
    let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    let matrix: CGAffineTransform
    let step: CGSize
    let isColored: Bool
    private let callbacks: CGPatternCallbacks

    /// Makes a pattern of a tile in `bounds`, `xStep` and `yStep` units apart; `matrix` maps them to the space that the
    /// context began with. One that is not colored takes the colour it is set with. Nil without a step or a drawing.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
        yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil, !bounds.isEmpty else {
            return nil
        }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }

    deinit { callbacks.releaseInfo?(info) }
}
