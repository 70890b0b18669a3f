public import Foundation

/// The name of an exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No more is said.
    public static let genericException = NSExceptionName("NSGenericException")
    /// Outside of what there is.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that cannot be.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// Something within is as it should not be.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// A collection that was changed while something went through it.
    public static let mallocException = NSExceptionName("NSMallocException")
    /// What was archived cannot be read.
    public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// An error of the programmer's. Swift does not catch it: raising one ends the program with what it says.
open class NSException: NSObject, @unchecked Sendable {
    /// What kind it is of.
    public let name: NSExceptionName
    /// What is said of it.
    public let reason: String?
    /// What else belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception.
    public init(
        name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Ends the program.
    open func raise() { fatalError(description) }

    /// Ends the program.
    ///
    /// - Parameters:
    ///   - format: What is said, with places for the arguments.
    ///   - argList: The arguments.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { "\(name.rawValue): \(reason ?? "no reason is given")" }
}
