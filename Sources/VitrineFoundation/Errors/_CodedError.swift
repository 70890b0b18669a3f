public import Foundation

/// An error of a framework's, which is one of Foundation's with a code: a cast makes either of the other, as on Apple's
/// systems.
///
/// ```swift
/// var error: NSError?
/// context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
/// (error as? LAError)?.code == .passcodeNotSet
/// ```
public protocol _CodedError: CustomNSError, Hashable, Sendable, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {
    /// What went wrong.
    associatedtype Code: _CodeOfError where Code.Failure == Self

    /// The error as Foundation has it. Its domain is ``errorDomain``.
    var _nsError: NSError { get }

    /// Makes an error of one whose domain and code fit.
    init(_nsError: NSError)

    /// What a user reads of it.
    static func _sentence(of code: Code) -> String
}

extension _CodedError {
    /// Makes an error.
    ///
    /// - Parameter userInfo: What else is known, by the keys of `NSError`.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        let described = [NSLocalizedDescriptionKey: Self._sentence(of: code)]
        self.init(
            _nsError: NSError(
                domain: Self.errorDomain, code: code.rawValue,
                userInfo: userInfo.merging(described) { own, _ in own }
            ))
    }

    /// What went wrong.
    public var code: Code {
        guard let code = Code(rawValue: _nsError.code) else {
            preconditionFailure("\(Self.errorDomain) has no code \(_nsError.code); make errors with init(_:)")
        }
        return code
    }
    /// What else is known, by the keys of `NSError`.
    public var userInfo: [String: Any] { _nsError.userInfo }
    /// The number of the code.
    public var errorCode: Int { _nsError.code }
    /// What else is known, by the keys of `NSError`.
    public var errorUserInfo: [String: Any] { _nsError.userInfo }
    /// A sentence for the user.
    public var localizedDescription: String { _nsError.localizedDescription }

    public func _bridgeToObjectiveC() -> NSError { _nsError }

    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
        guard source.domain == errorDomain, Code(rawValue: source.code) != nil else { return false }
        result = Self(_nsError: source)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
        var result: Self?
        guard let source, _conditionallyBridgeFromObjectiveC(source, result: &result), let result else {
            preconditionFailure("\(source.map { "\($0)" } ?? "nil") is no error of \(errorDomain)")
        }
        return result
    }
}

/// Matches errors by their codes: `catch LAError.userCancel`.
public func ~= <Code: _CodeOfError>(code: Code, error: any Error) -> Bool {
    (error as? Code.Failure)?.code == code
}

/// A code that knows its error.
public protocol _CodeOfError: RawRepresentable, Hashable, Sendable where RawValue == Int {
    /// The error.
    associatedtype Failure: _CodedError where Failure.Code == Self
}
