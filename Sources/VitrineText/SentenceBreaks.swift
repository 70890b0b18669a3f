/// Where sentences begin by Unicode's default rules (UAX 29), in UTF-16 offsets.
package enum SentenceBreaks {
    /// The boundaries, the beginning and the end of the text included.
    ///
    /// Complexity: O(length), but for lines of marks after a full stop.
    package static func boundaries(_ text: some StringProtocol) -> [Int] {
        var classes: [SentenceClass] = []
        var lengths: [Int] = []
        for scalar in text.unicodeScalars {
            classes.append(SentenceClass(scalar))
            lengths.append(scalar.value > 0xFFFF ? 2 : 1)
        }
        var result = [0]
        var offset = 0
        for index in classes.indices {
            if index > 0, isBoundary(index, classes) { result.append(offset) }
            offset += lengths[index]
        }
        if offset > 0 { result.append(offset) }
        return result
    }

    private static func isBoundary(_ index: Int, _ classes: [SentenceClass]) -> Bool {
        let (before, after) = (classes[index - 1], classes[index])
        if before == .carriageReturn, after == .lineFeed { return false }
        if before.isSeparator { return true }
        if after.isIgnored { return false }
        func back(_ from: Int) -> Int {
            var place = from
            while place >= 0, classes[place].isIgnored { place -= 1 }
            return place
        }
        // What is before: a separator, spaces, closing marks, and what ends a sentence.
        var place = back(index - 1)
        func kind(_ place: Int) -> SentenceClass { place >= 0 ? classes[place] : .other }
        let last = kind(place)
        if last == .fullStop {
            if after == .digit { return false }
            let farther = kind(back(place - 1))
            if after == .upper, farther == .upper || farther == .lower { return false }
        }
        var hasSpaces = false
        while kind(place) == .space {
            hasSpaces = true
            place = back(place - 1)
        }
        while kind(place) == .closing {
            place = back(place - 1)
        }
        let end = kind(place)
        guard end == .fullStop || end == .terminator else { return false }
        if end == .fullStop, goesOnInSmallLetters(index, classes) { return false }
        if after == .continuing || after == .fullStop || after == .terminator { return false }
        if !hasSpaces, after == .closing || after == .space || after.isSeparator { return false }
        if after == .space || after.isSeparator { return false }
        return true
    }

    private static func goesOnInSmallLetters(_ index: Int, _ classes: [SentenceClass]) -> Bool {
        for kind in classes[index...] {
            switch kind {
            case .lower: return true
            case .otherLetter, .upper, .fullStop, .terminator: return false
            case let kind where kind.isSeparator: return false
            default: continue
            }
        }
        return false
    }
}

/// What a character is to the rules of sentences.
private enum SentenceClass: UInt8 {
    case other, carriageReturn, lineFeed, separator, ignored, space, lower, upper, otherLetter, digit
    case fullStop, continuing, terminator, closing

    var isSeparator: Bool { self == .carriageReturn || self == .lineFeed || self == .separator }
    var isIgnored: Bool { self == .ignored }

    private static let ascii: [SentenceClass] = (0..<128).map {
        SentenceClass(uncommon: Unicode.Scalar(UInt8($0)))
    }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 128 ? Self.ascii[Int(scalar.value)] : SentenceClass(uncommon: scalar)
    }

    private init(uncommon scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x0D: self = .carriageReturn
        case 0x0A: self = .lineFeed
        case 0x85, 0x2028, 0x2029: self = .separator
        case 0x09, 0x0B, 0x0C: self = .space
        case 0x2E, 0x2024, 0xFE52, 0xFF0E: self = .fullStop
        case 0x2C, 0x2D, 0x3A, 0x55D, 0x60C, 0x60D, 0x7F8, 0x1802, 0x1808, 0x2013, 0x2014, 0x3001, 0xFE10,
            0xFE11, 0xFE13, 0xFE31, 0xFE32, 0xFE50, 0xFE51, 0xFE55, 0xFE58, 0xFE63, 0xFF0C, 0xFF0D, 0xFF1A,
            0xFF64:
            self = .continuing
        case 0x22, 0x27, 0x275B...0x2760, 0x1F676...0x1F678: self = .closing
        default: self = SentenceClass(byProperties: scalar)
        }
    }

    private init(byProperties scalar: Unicode.Scalar) {
        let properties = scalar.properties
        let category = properties.generalCategory
        switch category {
        case _ where properties.isGraphemeExtend || category == .spacingMark || scalar.value == 0x200D:
            self = .ignored
        case .format: self = .ignored
        case .spaceSeparator: self = .space
        case .decimalNumber: self = .digit
        case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: self = .closing
        case _ where Self.ends(scalar.value): self = .terminator
        case _ where properties.isLowercase: self = .lower
        case _ where category == .titlecaseLetter || properties.isUppercase: self = .upper
        case _ where properties.isAlphabetic || scalar.value == 0x5F3: self = .otherLetter
        default: self = .other
        }
    }

    /// Marks that end a sentence, by Unicode's list of them.
    private static func ends(_ value: UInt32) -> Bool {
        switch value {
        case 0x21, 0x3F, 0x589, 0x61D...0x61F, 0x6D4, 0x700...0x702, 0x7F9, 0x837, 0x839, 0x83D...0x83E,
            0x964...0x965, 0x104A...0x104B, 0x1362, 0x1367...0x1368, 0x166E, 0x1735...0x1736, 0x1803, 0x1809,
            0x1944...0x1945, 0x1AA8...0x1AAB, 0x1B5A...0x1B5B, 0x1B5E...0x1B5F, 0x1B7D...0x1B7E,
            0x1C3B...0x1C3C, 0x1C7E...0x1C7F, 0x203C...0x203D, 0x2047...0x2049, 0x2E2E, 0x2E3C,
            0x2E53...0x2E54, 0x3002, 0xA4FF, 0xA60E...0xA60F, 0xA6F3, 0xA6F7, 0xA876...0xA877,
            0xA8CE...0xA8CF, 0xA92F, 0xA9C8...0xA9C9, 0xAA5D...0xAA5F, 0xAAF0...0xAAF1, 0xABEB,
            0xFE56...0xFE57, 0xFF01, 0xFF1F, 0xFF61, 0x10A56...0x10A57, 0x11047...0x11048, 0x16E98, 0x1DA88:
            true
        default: false
        }
    }
}
