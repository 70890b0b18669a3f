public import Foundation

/// A kind of anything, as four letters.
public typealias OSType = UInt32
/// Whether something of Core Video succeeded: 0 if it did.
public typealias CVReturn = Int32

/// It succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// A value is not allowed.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There are no pictures of such a size.
public let kCVReturnInvalidSize: CVReturn = -6681
/// Pixels cannot be like that.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// Blue, green, red, alpha: a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, red, green, blue: a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Brightness and colours apart, of 16 to 235.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Brightness and colours apart, of 0 to 255.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// Where settings of pictures say how pixels are.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Where settings of pictures say how wide they are.
public let kCVPixelBufferWidthKey = "Width"
/// Where settings of pictures say how high they are.
public let kCVPixelBufferHeightKey = "Height"

/// Pixels in memory, the highest row first.
///
/// Rows are as long as their pixels, up to a multiple of 64 bytes.
public final class CVBuffer: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let bytesPerRow: Int
    let memory: UnsafeMutableRawBufferPointer

    init(width: Int, height: Int, format: OSType) {
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * 4 + 63) / 64 * 64
        memory = .allocate(byteCount: bytesPerRow * height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { memory.deallocate() }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVBuffer

/// Which uses of pixels belong together.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// They are not changed.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes pixels, all of them 0.
///
/// - Parameters:
///   - allocator: Nil.
///   - width: How many stand beside each other.
///   - height: How many stand above each other.
///   - pixelFormatType: How they are: ``kCVPixelFormatType_32BGRA`` or ``kCVPixelFormatType_32ARGB``.
///   - pixelBufferAttributes: More on how they are; memory of the processor does for all of it.
///   - pixelBufferOut: Gets them.
/// - Returns: ``kCVReturnSuccess``, or why there are none.
/// - Complexity: O(pixels).
public func CVPixelBufferCreate(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: [String: Any]?, _ pixelBufferOut: inout CVPixelBuffer?
) -> CVReturn {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else { return kCVReturnInvalidSize }
    guard [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB].contains(pixelFormatType) else {
        return kCVReturnInvalidPixelFormat
    }
    pixelBufferOut = CVBuffer(width: width, height: height, format: pixelFormatType)
    return kCVReturnSuccess
}

/// How many pixels stand beside each other.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// How many pixels stand above each other.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// How pixels are.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// How long a row is, in bytes.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// How much memory the pixels take, in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.memory.count }

/// Begins a use of the memory. It never moves here, and stays the processor's.
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Ends a use of the memory.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// The memory: valid as long as the pixels.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.memory.baseAddress
}
