public import Foundation

/// Whoever makes values of text, as programs override it in formatters: Foundation's have no such method on Linux, so
/// that the translation makes it one of this protocol.
public protocol _ObjectValueReading: AnyObject {
    /// Makes a value of a text.
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// Whoever looks at what is being written; as `_ObjectValueReading`.
public protocol _PartialStringChecking: AnyObject {
    /// Whether a text may become one that can be read.
    func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// Whoever looks at what is being written, and where; as `_ObjectValueReading`.
public protocol _PartialRangeChecking: AnyObject {
    /// Whether a text may become one that can be read.
    func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// Formatters, which are asked with pointers of Apple's type: a method of a protocol does not stand in the way of the
/// programs' own.
public protocol _TextReading {}
extension Formatter: _TextReading {}

extension _TextReading where Self: Formatter {
    /// Makes a value of a text, as the formatter's own class does it.
    ///
    /// - Parameters:
    ///   - obj: Is filled with the value.
    ///   - string: The text.
    ///   - error: Is filled with what is wrong, where the formatter says so.
    /// - Returns: Whether the text can be read.
    @_disfavoredOverload
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let own = self as? any _ObjectValueReading {
            return own.getObjectValue(obj, for: string, errorDescription: error)
        }
        return _getObjectValue(obj, for: string, errorDescription: error)
    }
}

extension Formatter {
    /// Makes a value of a text, as the formatter's own class does it.
    ///
    /// - Parameters:
    ///   - obj: Is filled with the value.
    ///   - string: The text.
    ///   - error: Is filled with what is wrong, where the formatter says so.
    /// - Returns: Whether the text can be read. Formatters of numbers, dates and names read; others of Foundation's do
    ///   not.
    public func getObjectValue(
        _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        getObjectValue(
            AutoreleasingUnsafeMutablePointer(obj), for: string,
            errorDescription: AutoreleasingUnsafeMutablePointer(error))
    }

    /// Whether a text may become one that can be read, as the formatter's own class tells.
    ///
    /// - Parameters:
    ///   - partialString: What is written so far.
    ///   - newString: Is filled with what is to stand instead, where the formatter says so.
    ///   - error: Is filled with what is wrong, where the formatter says so.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: UnsafeMutablePointer<NSString?>?,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let own = self as? any _PartialStringChecking else { return true }
        return own.isPartialStringValid(
            partialString, newEditingString: AutoreleasingUnsafeMutablePointer(newString),
            errorDescription: AutoreleasingUnsafeMutablePointer(error))
    }

    /// What a translated program calls where it hands a text on to Foundation's class.
    public func _getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string) as AnyObject?
            case let formatter as PersonNameComponentsFormatter:
                formatter.personNameComponents(from: string) as AnyObject?
            default: nil
            }
        guard let value else { return false }
        obj?.pointee = value
        return true
    }

    /// What a translated program calls where it hands a text on to Foundation's class, which takes everything.
    public func _isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        true
    }

    /// What a translated program calls where it hands a text on to Foundation's class, which looks at the text alone.
    public func _isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        guard let own = self as? any _PartialStringChecking else { return true }
        return own.isPartialStringValid(
            "\(partialStringPtr.pointee)", newEditingString: nil, errorDescription: error)
    }

    /// The value that a text stands for; nil where it cannot be read.
    package func objectValue(readFrom string: String) -> Any? {
        var value: AnyObject?
        return getObjectValue(&value, for: string, errorDescription: nil) ? value : nil
    }
}
