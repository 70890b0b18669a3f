import Foundation

/// What a detector looks for, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds web addresses, mail addresses and telephone numbers in texts.
///
/// On Apple's systems it is a regular expression, whose methods cannot be overridden in Foundation on Linux: here it has
/// these methods itself.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// Makes a detector.
    ///
    /// - Parameter types: Bits of `link` and `phoneNumber`. Dates, street addresses and flights are not found here; a
    ///   detector that looks for nothing else throws.
    /// - Throws: An error of `CocoaError.Code.featureUnsupported` that names the types.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        super.init()
        guard isFinding(.link) || isFinding(.phoneNumber) else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "NSDataDetector finds links and telephone numbers here, and nothing of the types \(checkingTypes)"
                ])
        }
    }

    private func isFinding(_ type: NSTextCheckingResult.CheckingType) -> Bool {
        checkingTypes & type.rawValue != 0
    }

    /// What is found in a part of a text, in order.
    ///
    /// - Parameter range: In UTF-16 units.
    /// - Complexity: O(*n*) in the length of the part.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let part = (string as NSString).substring(with: range)
        let found = TextDetector.matches(
            in: part, links: isFinding(.link), phoneNumbers: isFinding(.phoneNumber))
        return found.map { DetectedResult($0, from: range.location, in: part) }
    }

    /// What is found first in a part of a text.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How much is found in a part of a text.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where something is found first; `NSNotFound` if nothing is.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure for what is found in a part of a text, in order, until it asks to stop.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        _enumerateMatches(in: string, options: options, range: range, using: block)
    }

    /// What a translated program calls, as it does of regular expressions.
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop: ObjCBool = false
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// A text in which what is found is another.
    public func stringByReplacingMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        withTemplate templ: String
    ) -> String {
        let text = NSMutableString(string: string)
        for match in matches(in: string, options: options, range: range).reversed() {
            text.replaceCharacters(in: match.range, with: templ)
        }
        return text as String
    }
}

/// An address that a detector found.
private final class DetectedResult: NSTextCheckingResult, @unchecked Sendable {
    private let place: NSRange
    let address: URL
    /// As it is written, of a telephone number.
    let number: String?

    init(_ match: TextDetector.Match, from start: Int, in part: String) {
        place = NSRange(location: start + match.range.lowerBound, length: match.range.count)
        address = match.url
        number =
            match.url.scheme == "tel"
            ? (part as NSString).substring(
                with: NSRange(location: match.range.lowerBound, length: match.range.count))
            : nil
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType { number == nil ? .link : .phoneNumber }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
    /// The address, of a link that ``NSDataDetector`` found.
    public var url: URL? {
        guard let detected = self as? DetectedResult, detected.number == nil else { return nil }
        return detected.address
    }

    /// The number as it is written, of a telephone number that ``NSDataDetector`` found.
    public var phoneNumber: String? { (self as? DetectedResult)?.number }
}
