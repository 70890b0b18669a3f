package import Foundation

/// Finds web addresses, mail addresses and telephone numbers in a text.
///
/// What is found is what a person would take for an address without knowing
/// more: a scheme, `www.`, a domain with a known ending, a name with an at sign; digits in groups.
package enum TextDetector {
    package struct Match: Equatable {
        /// UTF-16 units.
        package var range: Range<Int>
        package var url: URL
    }

    /// What is found, in order and apart.
    ///
    /// Complexity: O(length).
    package static func matches(in text: String, links: Bool, phoneNumbers: Bool) -> [Match] {
        let units = Array(text.utf16)
        var result: [Match] = []
        if links { addLinks(units, &result) }
        if phoneNumbers { addNumbers(units, &result) }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    // MARK: Links

    private static let openers = Set("([{<\"'\u{201C}\u{2018}\u{00AB}".utf16)
    private static let closers = Set(".,;:!?)]}>\"'\u{201D}\u{2019}\u{00BB}\u{2026}".utf16)

    private static func addLinks(_ units: [UInt16], _ result: inout [Match]) {
        var index = 0
        while index < units.count {
            guard !isSpace(units[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < units.count, !isSpace(units[end]) { end += 1 }
            var (lower, upper) = (index, end)
            while lower < upper, openers.contains(units[lower]) { lower += 1 }
            while lower < upper, closers.contains(units[upper - 1]) {
                // A bracket that was opened within stays.
                if units[upper - 1] == 41, units[lower..<upper].contains(40) { break }
                upper -= 1
            }
            // Longer ones are no address.
            if upper > lower, upper - lower <= 2048,
                let url = url(of: String(decoding: units[lower..<upper], as: UTF16.self))
            {
                result.append(Match(range: lower..<upper, url: url))
            }
            index = end
        }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        unit <= 32 || unit == 0xA0 || unit == 0x2028 || unit == 0x2029 || (0x2000...0x200B).contains(unit)
            || unit == 0x3000 || unit == 0xFFFC
    }

    private static func url(of text: String) -> URL? {
        if let colon = text.range(of: "://") {
            let scheme = text[..<colon.lowerBound]
            guard let first = scheme.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
                scheme.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }),
                colon.upperBound < text.endIndex
            else { return nil }
            return URL(string: text)
        }
        if text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
        if let at = text.firstIndex(of: "@") {
            let name = text[..<at]
            let domain = text[text.index(after: at)...]
            guard !name.isEmpty, isDomain(domain),
                name.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "._%+-".utf8.contains($0) })
            else { return nil }
            return URL(string: "mailto:" + text)
        }
        let host = text.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
        let isWeb = host.lowercased().hasPrefix("www.") && host.utf8.count > 5
        guard isWeb && isDomain(host, anyEnding: true) || isDomain(host) else { return nil }
        return URL(string: "http://" + text)
    }

    private static func isDomain(_ text: Substring, anyEnding: Bool = false) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last else { return false }
        for label in labels {
            guard !label.isEmpty, label.first != "-", label.last != "-",
                label.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == 45 })
            else { return false }
        }
        let ending = last.lowercased()
        return endings.contains(ending) || anyEnding && ending.utf8.allSatisfy(isLetter)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Endings of domains that are common; those of files are left out.
    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "ai", "me", "tv",
        "co", "eu", "uk", "de", "fr", "it", "es", "pt", "nl", "be", "ch", "at", "dk", "se", "no", "fi", "pl",
        "cz", "sk", "hu", "ro", "bg", "gr", "ie", "is", "ru", "ua", "tr", "il", "jp", "cn", "kr", "tw", "hk",
        "in", "au", "nz", "us", "ca", "mx", "br", "ar", "cl", "za", "xyz", "online", "shop", "blog", "cloud",
    ]

    // MARK: Telephone numbers

    private static func addNumbers(_ units: [UInt16], _ result: inout [Match]) {
        var index = 0
        while index < units.count {
            let unit = units[index]
            let begins = isDigit16(unit) || unit == 43 || unit == 40
            let isInside = index > 0 && (isWord(units[index - 1]) || units[index - 1] == 43)
            guard begins, !isInside else {
                index += 1
                continue
            }
            var end = index
            var lastDigit = index
            var groups: [Int] = []
            var isInGroup = false
            while end < units.count, isDigit16(units[end]) || isJoint(units[end]) || end == index {
                if isDigit16(units[end]) {
                    if isInGroup { groups[groups.count - 1] += 1 } else { groups.append(1) }
                    (isInGroup, lastDigit) = (true, end)
                } else {
                    // Two joints in a row divide, but for a bracket and a space.
                    if !isInGroup, end > index, units[end] != 40, units[end - 1] != 41 { break }
                    isInGroup = false
                }
                end += 1
            }
            let range = index..<lastDigit + 1
            let isCut = lastDigit + 1 < units.count && isWord(units[lastDigit + 1])
            let isTaken = result.contains { $0.range.overlaps(range) }
            if !isCut, !isTaken, isNumber(groups, isInternational: unit == 43),
                let url = URL(
                    string: "tel:"
                        + String(
                            decoding: units[range].filter { isDigit16($0) || $0 == 43 }, as: UTF16.self))
            {
                result.append(Match(range: range, url: url))
            }
            index = max(end, index + 1)
        }
    }

    private static func isDigit16(_ unit: UInt16) -> Bool { (48...57).contains(unit) }
    private static func isJoint(_ unit: UInt16) -> Bool {
        [32, 40, 41, 45, 46, 47, 0xA0, 0x2010, 0x2011, 0x2013].contains(unit)
    }
    private static func isWord(_ unit: UInt16) -> Bool {
        unit < 128 ? isDigit16(unit) || isLetter(UInt8(unit)) || unit == 95 : unit >= 0xC0
    }

    /// Groups of digits as telephone numbers have them, and not as dates and amounts do.
    private static func isNumber(_ groups: [Int], isInternational: Bool) -> Bool {
        let count = groups.reduce(0, +)
        if isInternational { return (8...15).contains(count) }
        if groups.count == 1 { return count == 10 || count == 11 }
        if groups == [3, 4] { return true }
        return (9...13).contains(count) && groups.count <= 5
    }
}
