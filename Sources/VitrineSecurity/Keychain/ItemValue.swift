import Foundation

/// The value of an attribute.
enum ItemValue: Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Int64)
    case truth(Bool)
    case date(Date)

    /// Reads what a program, or the file, gives for an attribute; nil for what cannot be its value.
    ///
    /// What is in an optional is taken out of it: `kCFBooleanTrue` is one in a dictionary of anything.
    init?(_ value: Any, _ kind: ItemAttribute.Kind) {
        switch kind {
        case .words:
            if let text = value as? String {
                self = .text(text)
            } else if let data = value as? Data {
                self = .data(data)
            } else {
                return nil
            }
        case .text:
            guard let text = value as? String else { return nil }
            self = .text(text)
        case .code:
            if let text = value as? String {
                self = .text(text)
            } else if let number = Self.number(value) {
                self = .number(number)
            } else {
                return nil
            }
        case .number:
            guard let number = Self.number(value) else { return nil }
            self = .number(number)
        case .truth:
            guard let truth = Self.truth(value) else { return nil }
            self = .truth(truth)
        case .date:
            guard let date = value as? Date else { return nil }
            self = .date(date)
        }
    }

    /// The value as an object, of which Swift makes its own types again.
    var object: NSObject {
        switch self {
        case .text(let text): NSString(string: text)
        case .data(let data): NSData(data: data)
        case .number(let number): NSNumber(value: number)
        case .truth(let truth): NSNumber(value: truth)
        case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        }
    }

    /// Whether it is what an item has of which nothing was said.
    var isNothing: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .data(let data): data.isEmpty
        case .number(let number): number == 0
        case .truth(let truth): !truth
        case .date: false
        }
    }

    static func number(_ value: Any) -> Int64? {
        if let number = value as? NSNumber { return number.int64Value }
        return (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
    }

    static func truth(_ value: Any) -> Bool? {
        value as? Bool ?? number(value).map { $0 != 0 }
    }
}
