/// Where characters and words of a text begin and end, in UTF-16 offsets.
///
/// Words are those of Unicode's default rules (``WordBreaks``); ideographs and syllables of scripts without spaces are one word
/// as long as they follow one another, since dividing them takes a dictionary.
///
/// Complexity: O(length of the text) to make, which is that of a paragraph; then O(log length).
package struct TextBoundaries {
    /// The offsets at which characters begin, and the end of the text.
    package let characters: [Int]
    private let text: String

    package init(_ text: some StringProtocol) {
        var characters: [Int] = []
        var offset = 0
        for character in text {
            characters.append(offset)
            offset += character.utf16.count
        }
        characters.append(offset)
        self.characters = characters
        self.text = String(text)
    }

    /// The words.
    ///
    /// Complexity: O(length of the text).
    package var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var isOpen = false
        for segment in WordBreaks(text).segments where segment.isWord {
            if segment.isUnspaced, isOpen, let last = words.last, last.upperBound == segment.range.lowerBound
            {
                words[words.count - 1] = last.lowerBound..<segment.range.upperBound
            } else {
                words.append(segment.range)
            }
            isOpen = segment.isUnspaced
        }
        return words
    }

    /// The beginning of the character that an offset is in, or of the one before, if it is at a beginning; nil at the start.
    package func character(before offset: Int) -> Int? {
        let index = characters.firstIndex(atLeast: offset)
        return index > 0 ? characters[index - 1] : nil
    }

    /// The end of the character that an offset is in, or at the beginning of; nil at the end.
    package func character(after offset: Int) -> Int? {
        let index = characters.firstIndex(atLeast: offset + 1)
        return index < characters.count ? characters[index] : nil
    }

    /// The beginning of the character that an offset is in; the offset itself if one begins or the text ends there.
    package func aligned(_ offset: Int) -> Int {
        let index = characters.firstIndex(atLeast: offset)
        if index < characters.count, characters[index] == offset { return offset }
        return index > 0 ? characters[index - 1] : 0
    }

    /// The beginning of the word before an offset; nil if there is none.
    package func wordStart(before offset: Int) -> Int? {
        words.last { $0.lowerBound < offset }?.lowerBound
    }

    /// The end of the word after an offset; nil if there is none.
    package func wordEnd(after offset: Int) -> Int? {
        words.first { $0.upperBound > offset }?.upperBound
    }

    /// What a double click at an offset selects: the word there, or else the character.
    package func selection(at offset: Int) -> Range<Int> {
        if let word = words.first(where: { $0.lowerBound <= offset && offset < $0.upperBound }) {
            return word
        }
        let end = characters.last ?? 0
        // At the end of a line its last word is meant.
        if offset >= end, let word = words.last, word.upperBound == end { return word }
        let start = min(aligned(offset), end)
        return start..<(character(after: start) ?? end)
    }
}

extension [Int] {
    /// The index of the first element that is no less than a value, in sorted ones.
    fileprivate func firstIndex(atLeast value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
