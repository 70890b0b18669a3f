public import Foundation

/// The scanner's older methods as Apple has them: texts go to places of `NSString`, numbers need no place.
///
/// Foundation's on Linux have the same names with other types; where those fit, they are the ones that are called.
extension Scanner {
    /// Reads a text if it comes next; whether it did. The place, if there is one, is filled with it.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanString(string), into: result)
    }

    /// Reads the characters of a set that come next; whether there were any. The place is filled with them.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        put(scanCharacters(from: set), into: result)
    }

    /// Reads what comes before a text, or all of the rest; whether there was anything. The place is filled with it.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        put(scanUpToString(string), into: result)
    }

    /// Reads what comes before a character of a set, or all of the rest; whether there was anything. The place is filled
    /// with it.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(
        from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        put(scanUpToCharacters(from: set), into: result)
    }

    private func put(_ found: String?, into place: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        place?.pointee = NSString(string: found)
        return true
    }

    /// Reads a whole number; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool { put(scanInt(), into: result) }

    /// Reads a whole number; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool { put(scanInt32(), into: result) }

    /// Reads a whole number; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool { put(scanInt64(), into: result) }

    /// Reads a number; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool { put(scanFloat(), into: result) }

    /// Reads a number; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
        put(scanDouble(), into: result)
    }

    /// Reads a number of hexadecimal digits; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
        var number: UInt32 = 0
        return put(scanHexInt32(&number) ? number : nil, into: result)
    }

    /// Reads a number of hexadecimal digits; whether there was one. Without a place it is passed over.
    @_disfavoredOverload @discardableResult
    public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
        var number: UInt64 = 0
        return put(scanHexInt64(&number) ? number : nil, into: result)
    }

    private func put<Number>(_ found: Number?, into place: UnsafeMutablePointer<Number>?) -> Bool {
        guard let found else { return false }
        place?.pointee = found
        return true
    }
}
