public import Foundation
import VitrineGraphics

/// A place that a tab leads to.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What else is said about a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// A `CharacterSet` of what ends a column beside the next tab and the end of the line: only what comes before is
        /// aligned with the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// What ends the whole part of a number, for ``OptionKey/columnTerminators`` of a column of numbers.
    ///
    /// - Parameter aLocale: Whose numbers these are; nil for no language's.
    /// - Returns: The locale's decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        let locale = aLocale ?? Locale(identifier: "en_US_POSIX")
        return CharacterSet(charactersIn: locale.decimalSeparator ?? ".")
    }

    private let typeInfo: UInt = FoundationTypeInfo.comparable

    /// How what comes after the tab stands at the stop: it begins there, ends there, or has its middle there.
    public let alignment: NSTextAlignment
    /// Points from the leading edge of the paragraph.
    public let location: CGFloat
    /// What was said beside.
    public let options: [OptionKey: Any]

    /// Makes a stop.
    ///
    /// - Parameters:
    ///   - alignment: How what comes after the tab stands there; `.natural` and `.justified` as the text is read.
    ///   - loc: Points from the leading edge of the paragraph.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    /// Makes a stop of an archive.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        options = [:]
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
            && other.columnTerminators == columnTerminators
    }

    open override var hash: Int { location.hashValue &+ alignment.rawValue }

    static let standard: [NSTextTab] = (1...12).map {
        NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0))
    }

    var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    /// In the terms of the text engine.
    func place(isRightToLeft: Bool) -> TextTabStop.Alignment {
        switch alignment {
        case .center: .center
        case .right: isRightToLeft ? .leading : .trailing
        case .left: isRightToLeft ? .trailing : .leading
        case .natural, .justified: .leading
        }
    }
}
