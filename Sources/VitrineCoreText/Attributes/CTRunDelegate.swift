public import Foundation
import VitrineUIKit

/// Says how much room a place in a text takes.
public final class CTRunDelegate: _CTObject {
    let callbacks: CTRunDelegateCallbacks
    /// What the callbacks are given.
    let reference: UnsafeMutableRawPointer

    init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.reference = reference
    }

    deinit { callbacks.dealloc(reference) }
}

// On Apple's systems these are functions of C. Swift's are, too, and a compiler on Linux makes none of C that return `CGFloat`.

/// Lets go of what a delegate refers to.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// A length, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A length, in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// A length, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// What a delegate is asked.
public struct CTRunDelegateCallbacks {
    public var version: CFIndex
    public var dealloc: CTRunDelegateDeallocateCallback
    public var getAscent: CTRunDelegateGetAscentCallback
    public var getDescent: CTRunDelegateGetDescentCallback
    public var getWidth: CTRunDelegateGetWidthCallback

    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The versions of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version at hand.
public let kCTRunDelegateCurrentVersion: CFIndex = kCTRunDelegateVersion1

/// Makes a delegate.
///
/// - Parameters:
///   - callbacks: What it is asked; it is asked whenever a line is set.
///   - refCon: What the callbacks are given; `dealloc` when the delegate goes.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    // Callbacks that ignore it are given an address that is none.
    CTRunDelegate(callbacks.pointee, refCon ?? UnsafeMutableRawPointer(bitPattern: 1)!)
}

/// What the callbacks of a delegate are given.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.reference
}

/// The room of a delegate, in the terms of UIKit.
final class RunDelegateAttachment: NSTextAttachment {
    private let delegate: CTRunDelegate

    init(_ delegate: CTRunDelegate) {
        self.delegate = delegate
        super.init(data: nil, ofType: nil)
        let callbacks = delegate.callbacks
        let descent = callbacks.getDescent(delegate.reference)
        bounds = CGRect(
            x: 0, y: -descent, width: callbacks.getWidth(delegate.reference),
            height: callbacks.getAscent(delegate.reference) + descent)
    }

    required init?(coder: NSCoder) { nil }
}
