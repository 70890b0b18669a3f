/// Where words begin and end by Unicode's default rules (UAX 29), in UTF-16 offsets.
///
/// The classes of characters are worked out from what the standard library knows of them.
package struct WordBreaks {
    /// A part between two boundaries.
    package struct Segment: Equatable {
        package var range: Range<Int>
        /// Whether it has letters, digits or ideographs.
        package var isWord: Bool
        /// Whether it is of a script that puts no spaces between words.
        package var isUnspaced: Bool
    }

    package let segments: [Segment]

    /// The boundaries, the beginning and the end of the text included.
    package var boundaries: [Int] {
        segments.map(\.range.lowerBound) + [segments.last?.range.upperBound ?? 0]
    }

    /// Complexity: O(length).
    package init(_ text: some StringProtocol) {
        var scalars: [Unicode.Scalar] = []
        var classes: [WordClass] = []
        for scalar in text.unicodeScalars {
            scalars.append(scalar)
            classes.append(WordClass(scalar))
        }
        var segments: [Segment] = []
        var current: Segment?
        var offset = 0
        for index in scalars.indices {
            let length = scalars[index].value > 0xFFFF ? 2 : 1
            if index > 0, Self.isBoundary(index, classes, scalars), let done = current {
                segments.append(done)
                current = nil
            }
            let kind = classes[index]
            var segment = current ?? Segment(range: offset..<offset, isWord: false, isUnspaced: false)
            segment.range = segment.range.lowerBound..<offset + length
            let isUnspaced = kind == .other && scalars[index].isUnspacedLetter
            segment.isUnspaced = segment.isUnspaced || isUnspaced
            segment.isWord = segment.isWord || isUnspaced || kind.isLetterOrDigit
            current = segment
            offset += length
        }
        if let current { segments.append(current) }
        self.segments = segments
    }

    private static func isBoundary(_ index: Int, _ classes: [WordClass], _ scalars: [Unicode.Scalar]) -> Bool
    {
        let (before, after) = (classes[index - 1], classes[index])
        if before == .carriageReturn, after == .lineFeed { return false }
        if before.isNewline || after.isNewline { return true }
        if before == .joiner, scalars[index].isPictograph { return false }
        if before == .space, after == .space { return false }
        if after.isIgnored { return false }
        // What modifies a character goes with it.
        func previous(_ from: Int) -> Int? {
            var place = from
            while place >= 0, classes[place].isIgnored { place -= 1 }
            return place >= 0 && !classes[place].isNewline ? place : nil
        }
        guard let place = previous(index - 1) else { return true }
        let left = classes[place]
        let farLeft = previous(place - 1).map { classes[$0] } ?? .other
        var next = index + 1
        while next < classes.count, classes[next].isIgnored { next += 1 }
        let farRight = next < classes.count ? classes[next] : .other
        return !joins(farLeft, left, after, farRight)
            && !(left == .regional && after == .regional && isOdd(place, classes))
    }

    private static func joins(
        _ farLeft: WordClass, _ left: WordClass, _ right: WordClass, _ farRight: WordClass
    ) -> Bool {
        switch (left, right) {
        case (.letter, .letter), (.letter, .hebrew), (.hebrew, .letter), (.hebrew, .hebrew): return true
        case (.letter, .digit), (.hebrew, .digit), (.digit, .letter), (.digit, .hebrew): return true
        case (.digit, .digit), (.katakana, .katakana): return true
        case (.letter, .connector), (.hebrew, .connector), (.digit, .connector), (.katakana, .connector),
            (.connector, .connector), (.connector, .letter), (.connector, .hebrew), (.connector, .digit),
            (.connector, .katakana):
            return true
        default: break
        }
        let isLeft = left == .letter || left == .hebrew
        let isRight = right == .letter || right == .hebrew
        if isLeft, right.isBetweenLetters, farRight == .letter || farRight == .hebrew { return true }
        if isRight, left.isBetweenLetters, farLeft == .letter || farLeft == .hebrew { return true }
        if left == .hebrew, right == .apostrophe { return true }
        if left == .hebrew, right == .quote, farRight == .hebrew { return true }
        if right == .hebrew, left == .quote, farLeft == .hebrew { return true }
        if right == .digit, left.isBetweenDigits, farLeft == .digit { return true }
        return left == .digit && right.isBetweenDigits && farRight == .digit
    }

    /// Whether an odd number of letters of flags ends at a place.
    private static func isOdd(_ place: Int, _ classes: [WordClass]) -> Bool {
        var count = 0
        var index = place
        while index >= 0, classes[index] == .regional || classes[index].isIgnored {
            if classes[index] == .regional { count += 1 }
            index -= 1
        }
        return count % 2 == 1
    }
}

/// What a character is to the rules of words.
private enum WordClass: UInt8 {
    case other, carriageReturn, lineFeed, newline, extending, joiner, format, katakana, hebrew, letter
    case apostrophe, quote, betweenBoth, betweenLetters, betweenDigits, digit, connector, regional, space

    var isNewline: Bool { self == .carriageReturn || self == .lineFeed || self == .newline }
    var isIgnored: Bool { self == .extending || self == .joiner || self == .format }
    var isBetweenLetters: Bool { self == .betweenLetters || self == .betweenBoth || self == .apostrophe }
    var isBetweenDigits: Bool { self == .betweenDigits || self == .betweenBoth || self == .apostrophe }
    var isLetterOrDigit: Bool {
        self == .letter || self == .hebrew || self == .digit || self == .katakana || self == .connector
    }

    private static let ascii: [WordClass] = (0..<128).map { WordClass(uncommon: Unicode.Scalar(UInt8($0))) }

    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 128 ? Self.ascii[Int(scalar.value)] : WordClass(uncommon: scalar)
    }

    private init(uncommon scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x0D: self = .carriageReturn
        case 0x0A: self = .lineFeed
        case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: self = .newline
        case 0x200D: self = .joiner
        case 0x27: self = .apostrophe
        case 0x22: self = .quote
        case 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .betweenBoth
        case 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .betweenLetters
        case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54,
            0xFF0C, 0xFF1B:
            self = .betweenDigits
        case 0x66B: self = .digit
        case 0x202F: self = .connector
        case 0x1F1E6...0x1F1FF: self = .regional
        case 0x3031...0x3035, 0x309B...0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
            0x32D0...0x32FE, 0x3300...0x3357, 0xFF66...0xFF9D, 0x1AFF0...0x1AFFE, 0x1B000, 0x1B120...0x1B122,
            0x1B155, 0x1B164...0x1B167:
            self = .katakana
        case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: self = .hebrew
        default: self = WordClass(byProperties: scalar)
        }
    }

    private init(byProperties scalar: Unicode.Scalar) {
        let properties = scalar.properties
        let category = properties.generalCategory
        if properties.isGraphemeExtend || category == .spacingMark || properties.isEmojiModifier {
            self = .extending
        } else if category == .format, scalar.value != 0x200B {
            self = .format
        } else if category == .decimalNumber {
            self = .digit
        } else if category == .connectorPunctuation {
            self = .connector
        } else if category == .spaceSeparator, scalar.value != 0xA0, scalar.value != 0x2007 {
            self = .space
        } else if properties.isAlphabetic || Self.isLetterlike(scalar.value), !scalar.isUnspacedLetter {
            self = .letter
        } else {
            self = .other
        }
    }

    /// Modifiers that count as letters.
    private static func isLetterlike(_ value: UInt32) -> Bool {
        switch value {
        case 0x2C2...0x2C5, 0x2D2...0x2D7, 0x2DE, 0x2DF, 0x2E5...0x2EB, 0x2ED, 0x2EF...0x2FF, 0x55A...0x55C,
            0x55E, 0x58A, 0x5F3, 0xA708...0xA716, 0xA720, 0xA721, 0xA789, 0xA78A, 0xAB5B:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a letter of a script that puts no spaces between words: Han, Hiragana, Thai, Lao, Burmese, Khmer
    /// and their like.
    var isUnspacedLetter: Bool {
        if properties.isIdeographic { return true }
        switch value {
        case 0x3041...0x3096, 0x309D...0x309F, 0x1B001...0x1B11F, 0x1F200: return true
        case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0EBD, 0x0EC0...0x0EC6, 0x0EDC...0x0EDF,
            0x1000...0x103F, 0x1050...0x108F, 0x109A...0x109F, 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD,
            0x1950...0x19AB, 0x19B0...0x19C9, 0x1A20...0x1A5E, 0x1AA0...0x1AAD, 0xA9E0...0xA9EF,
            0xA9FA...0xA9FE, 0xAA60...0xAAC2, 0xAADB...0xAADF, 0x11700...0x1172B:
            return properties.isAlphabetic || properties.isGraphemeExtend
        default: return false
        }
    }

    /// Whether the character is a picture, which joins others to a bigger one.
    fileprivate var isPictograph: Bool {
        (0x2690...0x2705).contains(value)
            || properties.isEmoji && value > 0xA8 && !(0x1F1E6...0x1F1FF).contains(value)
                && !properties.isEmojiModifier
    }
}
