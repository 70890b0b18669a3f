// What all of Core Foundation is written with (`CFBase.h`), and its arrays.

/// A number or a place in a list.
public typealias CFIndex = Int
/// Options, a bit each.
public typealias CFOptionFlags = UInt

/// The allocator of a Core Foundation object; there is but the default one.
public final class CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// On Linux Core Foundation's arrays are Swift's.
public typealias CFArray = [Any]

/// What stands for nothing in collections; on Linux Foundation's own.
public typealias CFNull = NSNull

/// The one object that stands for nothing in collections.
///
/// It is optional as Apple's header makes it, and never nil.
public nonisolated(unsafe) let kCFNull: CFNull! = NSNull()
