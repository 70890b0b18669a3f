// What all of Core Foundation is written with (`CFBase.h`), and its arrays.

/// A number or a place in a list.
public typealias CFIndex = Int
/// What is looked for is not there.
public let kCFNotFound: CFIndex = -1
/// A character, or a half of one, in UTF-16.
public typealias UniChar = UInt16
/// Options, a bit each.
public typealias CFOptionFlags = UInt

/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// What a function of C answers: 0, ``noErr``, where all went well, and otherwise the number of what went wrong.
public typealias OSStatus = Int32
/// All went well.
public let noErr: OSStatus = 0
/// A place that a function fills with an error; nil for none.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// On Linux Core Foundation's dictionaries are Swift's.
public typealias CFDictionary = [AnyHashable: Any]
/// On Linux Core Foundation's addresses are Foundation's.
public typealias CFURL = URL
/// On Linux Core Foundation's sets of characters are Foundation's.
public typealias CFCharacterSet = CharacterSet

/// What went wrong, for C.
public typealias CFError = NSError

/// A part of a list or of a text.
public struct CFRange: Equatable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex

    /// An empty one at the beginning, which many functions take for all.
    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A part of a list or of a text.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The allocator of a Core Foundation object; there is but the default one.
public final class CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// On Linux Core Foundation's arrays are Swift's.
public typealias CFArray = [Any]

/// The number of the elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The address of an object in an array, to be cast to its class by `unsafeBitCast`; it lives as long as the array.
///
/// Elements that are no objects have no address on Linux, where arrays hold values: asking for one traps.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    let element = theArray[idx]
    guard type(of: element) is AnyClass else {
        fatalError(
            "CFArrayGetValueAtIndex(_:_:): the element \(idx) is a \(type(of: element)), which is no object on Linux; "
                + "cast the array with `as? [\(type(of: element))]` instead")
    }
    return UnsafeRawPointer(Unmanaged.passUnretained(element as AnyObject).toOpaque())
}

/// What stands for nothing in collections; on Linux Foundation's own.
public typealias CFNull = NSNull

/// The one object that stands for nothing in collections.
///
/// It is optional as Apple's header makes it, and never nil.
public nonisolated(unsafe) let kCFNull: CFNull! = NSNull()
