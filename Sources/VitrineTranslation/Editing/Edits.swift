/// Changes of one source that never change its lines.
struct Edits: Sendable {
    struct Edit: Equatable, Sendable {
        var range: Range<Int>
        var text: [UInt8]
    }

    let bytes: [UInt8]
    private(set) var edits: [Edit] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Replaces code by as many spaces; line ends stay.
    mutating func blank(_ range: Range<Int>) {
        edits.append(Edit(range: range, text: bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }))
    }

    /// Replaces code by as many or more columns.
    ///
    /// The line ends that were in it come before the last character of the new text, and as many spaces that what
    /// follows keeps its column.
    mutating func replace(_ range: Range<Int>, with text: String) {
        var new = Array(text.utf8)
        let old = bytes[range]
        if old.contains(where: \.isLineEnd) {
            let last = new.popLast()
            new += old.filter(\.isLineEnd)
            let column = old.reversed().prefix { !$0.isLineEnd }.count
            new += [UInt8](repeating: UInt8(ascii: " "), count: max(0, column - 1))
            if let last { new.append(last) }
        } else if new.count < old.count {
            new += [UInt8](repeating: UInt8(ascii: " "), count: old.count - new.count)
        }
        edits.append(Edit(range: range, text: new))
    }

    /// Puts one line of code before a place.
    mutating func insert(_ text: String, at place: Int) {
        edits.append(Edit(range: place..<place, text: Array(text.utf8)))
    }

    /// Takes code away without leaving spaces; it must lie on one line.
    mutating func remove(_ range: Range<Int>) {
        edits.append(Edit(range: range, text: []))
    }

    /// In the order of their places, without those that begin inside an earlier one.
    ///
    /// Complexity: O(*n* log *n*) in the number of edits.
    func sorted() -> [Edit] {
        var end = 0
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        return ordered.map(\.element).filter { edit in
            guard edit.range.lowerBound >= end else { return false }
            end = edit.range.upperBound
            return true
        }
    }
}
