import Foundation

// Numbers that several threads change, as they were counted before there were better ways. All changes go through one lock.

private let atomicLock = NSLock()

private func change<Number: FixedWidthInteger>(
    _ theValue: UnsafeMutablePointer<Number>, by amount: Number
) -> Number {
    atomicLock.withLock {
        theValue.pointee &+= amount
        return theValue.pointee
    }
}

private func swap<Number: FixedWidthInteger>(
    _ theValue: UnsafeMutablePointer<Number>, _ old: Number, _ new: Number
) -> Bool {
    atomicLock.withLock {
        guard theValue.pointee == old else { return false }
        theValue.pointee = new
        return true
    }
}

/// Adds to a number; gives the sum.
@discardableResult
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    change(theValue, by: theAmount)
}
/// Adds 1 to a number; gives the sum.
@discardableResult
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(theValue, by: 1) }
/// Takes 1 from a number; gives the difference.
@discardableResult
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(theValue, by: -1) }
/// Adds to a number; gives the sum.
@discardableResult
public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    change(theValue, by: theAmount)
}
/// Adds 1 to a number; gives the sum.
@discardableResult
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(theValue, by: 1) }
/// Takes 1 from a number; gives the difference.
@discardableResult
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(theValue, by: -1) }
/// Replaces a number if it is the one that is expected; whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool { swap(theValue, oldValue, newValue) }
/// Replaces a number if it is the one that is expected; whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool { swap(theValue, oldValue, newValue) }
/// Replaces a number if it is the one that is expected; whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool { swap(theValue, oldValue, newValue) }
