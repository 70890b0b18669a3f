import Foundation
import VitrineText

/// How links look in a text, and what is found in it besides those that it says.
@MainActor
final class LinkLook {
    /// Those of links, in place of what the text says.
    let attributes: [NSAttributedString.Key: Any]
    let detected: UIDataDetectorTypes
    private var known: [String: [TextDetector.Match]] = [:]

    init(attributes: [NSAttributedString.Key: Any], detected: UIDataDetectorTypes) {
        self.attributes = attributes
        self.detected = detected
    }

    /// The addresses in a paragraph.
    func matches(in text: String) -> [TextDetector.Match] {
        guard !detected.isEmpty else { return [] }
        if let matches = known[text] { return matches }
        if known.count > 256 { known = [:] }
        let matches = TextDetector.matches(
            in: text, links: detected.contains(.link), phoneNumbers: detected.contains(.phoneNumber))
        known[text] = matches
        return matches
    }

    /// Pieces of a paragraph with the looks of links.
    func applied(to pieces: [TextFlow.Content.Piece], of text: String) -> [TextFlow.Content.Piece] {
        let matches = matches(in: text)
        guard !matches.isEmpty || pieces.contains(where: { $0.attributes.values[.link] != nil }) else {
            return pieces
        }
        var result: [TextFlow.Content.Piece] = []
        var start = 0
        for piece in pieces {
            let count = piece.text.utf16.count
            if piece.attributes.values[.link] != nil {
                result.append(.init(piece.text, look(of: piece.attributes)))
                start += count
                continue
            }
            var place = start
            let units = Array(piece.text.utf16)
            func add(to end: Int, isLink: Bool) {
                guard end > place else { return }
                let text = String(decoding: units[place - start..<end - start], as: UTF16.self)
                result.append(.init(text, isLink ? look(of: piece.attributes) : piece.attributes))
                place = end
            }
            for match in matches {
                let part = match.range.clamped(to: start..<start + count)
                guard !part.isEmpty else { continue }
                add(to: part.lowerBound, isLink: false)
                add(to: part.upperBound, isLink: true)
            }
            add(to: start + count, isLink: false)
            start += count
        }
        return result
    }

    private func look(of own: TextAttributes) -> TextAttributes {
        own.linked(by: self)
    }
}
