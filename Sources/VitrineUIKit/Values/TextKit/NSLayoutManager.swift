public import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineText

/// Lays out a text storage in text containers.
///
/// Glyphs are counted as the text's UTF-16 units are: the glyph of a character has its index, and a character of two units has a
/// glyph and one of no width behind it. Lines are laid out from the beginning as far as they are asked for. Coordinates are points
/// from the upper left corner of a container.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
    /// Hears of layouts.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    private weak var storage: NSTextStorage?
    /// The containers, in the order in which they are filled.
    public private(set) final var textContainers: [NSTextContainer] = []

    /// The text in lines: that of a text view, if the container is a text view's.
    final var flow = TextFlow(defaults: [:])
    /// The lines that were laid out.
    final var fragments: [LineFragment] = []
    final var nextParagraph = 0
    final var isComplete = false
    /// The line behind a newline that ends the text, and that of an empty text.
    final var extraFragment: LineFragment?

    /// A line, or a part of a line beside something that it flows around.
    struct LineFragment {
        var characters: Range<Int>
        var paragraph: Int
        var start: Int
        var layout: TextLayout?
        var line: Int
        /// Where the layout is, in all containers as if they were one below another.
        var corner: CGPoint
        var rect: CGRect
        var usedRect: CGRect
        /// From the top of the rectangle.
        var baseline: CGFloat
        var container: Int
    }

    /// A layout manager without a text.
    public override init() { super.init() }

    // MARK: The text

    /// The text that is laid out.
    open var textStorage: NSTextStorage? { storage }

    final func attach(to storage: NSTextStorage?) {
        self.storage = storage
        reload()
    }

    /// Takes over all of the text.
    private func reload() {
        let old = flow.content.length
        flow.content = TextFlow.Content(attributes: flow.defaults)
        if let storage {
            flow.content.replace(
                0..<0, with: Self.pieces(of: storage, in: NSRange(location: 0, length: storage.length)))
        }
        flow.forgetHeights()
        forgetFragments(from: 0)
        owner?.textWasChanged(at: 0, removing: old, inserting: flow.content.length)
    }

    final var owner: (any TextContainerOwner)? { textContainers.first?.owner }

    static func pieces(of storage: NSTextStorage, in range: NSRange) -> [TextFlow.Content.Piece] {
        let text = storage.string as NSString
        let end = min(range.location + range.length, text.length)
        var pieces: [TextFlow.Content.Piece] = []
        var place = range.location
        while place < end {
            var run = NSRange(location: place, length: 0)
            let look = storage.attributes(at: place, effectiveRange: &run)
            let next = min(max(run.location + run.length, place + 1), end)
            pieces.append(
                .init(
                    text.substring(with: NSRange(location: place, length: next - place)), TextAttributes(look)
                ))
            place = next
        }
        return pieces
    }

    /// The storage worked off an edit: what it changed is laid out anew.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard textStorage === storage else { return }
        let start = newCharRange.location
        let oldEnd = start + newCharRange.length - delta
        var pieces = Self.pieces(of: textStorage, in: newCharRange)
        var range = start..<max(start, oldEnd)
        if delta == 0, !editMask.contains(.editedCharacters) { Self.trim(&pieces, &range, flow.content) }
        flow.content.replace(range, with: pieces)
        if flow.content.length != textStorage.length {
            // Half of a character was replaced, or a subclass said the wrong range.
            return reload()
        }
        forgetFragments(from: range.lowerBound)
        owner?.textWasChanged(at: start, removing: max(0, oldEnd - start), inserting: newCharRange.length)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Leaves out what stays as it was at both ends, so that little is laid out anew when all of a text is given its colours again.
    private static func trim(
        _ pieces: inout [TextFlow.Content.Piece], _ range: inout Range<Int>, _ content: TextFlow.Content
    ) {
        let old = content.pieces(in: range)
        var (oldPieces, newPieces) = (joined(old)[...], joined(pieces)[...])
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while let first = oldPieces.first, first == newPieces.first {
            lower += first.text.utf16.count
            oldPieces.removeFirst()
            newPieces.removeFirst()
        }
        while let last = oldPieces.last, last == newPieces.last {
            upper -= last.text.utf16.count
            oldPieces.removeLast()
            newPieces.removeLast()
        }
        pieces = Array(newPieces)
        range = lower..<max(lower, upper)
    }

    /// Pieces that differ from their neighbours, whatever paragraphs they are in.
    private static func joined(_ pieces: [TextFlow.Content.Piece]) -> [TextFlow.Content.Piece] {
        pieces.reduce(into: []) { result, piece in
            if let last = result.last, last.attributes == piece.attributes {
                result[result.count - 1].text += piece.text
            } else {
                result.append(piece)
            }
        }
    }

    // MARK: Containers

    /// Adds a container, which is filled when those before it are full.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container before others. Traps at a place that there is not.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.manager?.remove(container)
        textContainers.insert(container, at: index)
        container.manager = self
        configure()
    }

    /// Removes a container. Traps at a place where there is none.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).manager = nil
        configure()
    }

    private func remove(_ container: NSTextContainer) {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
        removeTextContainer(at: index)
    }

    final func containerDidChange(_ container: NSTextContainer) { configure() }

    /// Shows a text through the flow of a text view.
    ///
    /// - Parameter storage: A text that the flow has already; nil for that of the manager.
    final func adopt(_ flow: TextFlow, with storage: NSTextStorage?) {
        self.flow = flow
        if let storage {
            self.storage = storage
            forgetFragments(from: 0)
        } else {
            reload()
        }
    }

    /// Takes over what the containers say.
    final func configure() {
        let first = textContainers.first
        flow.lineLimit = max(0, first?.maximumNumberOfLines ?? 0)
        flow.truncation = TextTruncation(first?.lineBreakMode ?? .byWordWrapping)
        flow.rooms = makeRooms()
        flow.container = first
        if owner == nil {
            let width = first.map { NSTextContainer.limit($0.size.width) - 2 * $0.lineFragmentPadding }
            flow.width = width.map { max(0, $0) }
            flow.traits = .current
        }
        flow.forgetHeights()
        forgetFragments(from: 0)
    }

    // MARK: Validity

    final func forgetFragments(from offset: Int) {
        let place = flow.content.place(at: offset)
        // A paragraph before may be joined with it, and all behind it are elsewhere.
        let paragraph = max(0, place.paragraph - 1)
        isComplete = false
        extraFragment = nil
        if flow.lineLimit > 0 || flow.rooms != nil {
            nextParagraph = 0
            fragments = []
        } else if paragraph < nextParagraph {
            nextParagraph = paragraph
            let kept = fragments.firstIndex { $0.paragraph >= paragraph } ?? fragments.count
            fragments.removeSubrange(kept...)
        }
    }

    /// Lays a range out anew when it is asked for next.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        forgetFragments(from: max(0, charRange.location))
        actualCharRange?.pointee = charRange
        owner?.layoutWasInvalidated()
    }

    /// Draws a range anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { owner?.layoutWasInvalidated() }

    /// As `invalidateDisplay(forCharacterRange:)`, of glyphs.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { owner?.layoutWasInvalidated() }

    /// Lays out all that is shown in a container.
    open func ensureLayout(for container: NSTextContainer) { layOut(toCharacter: .max) }

    /// Lays out a range, and what is before it.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        layOut(toCharacter: charRange.location + charRange.length)
    }

    /// As `ensureLayout(forCharacterRange:)`, of glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    // MARK: Glyphs and characters

    /// The number of glyphs: that of the text's UTF-16 units.
    open var numberOfGlyphs: Int { flow.content.length }

    /// Whether there is such a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        glyphIndex >= 0 && glyphIndex < numberOfGlyphs
    }

    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(0, charIndex), numberOfGlyphs) }

    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(0, glyphIndex), numberOfGlyphs) }

    /// The glyphs of characters: whole characters as a person sees them.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = whole(charRange)
        actualCharRange?.pointee = range
        return range
    }

    /// The characters of glyphs: whole characters as a person sees them.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let range = whole(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    private func whole(_ range: NSRange) -> NSRange {
        let part = clamped(range)
        guard !part.isEmpty else { return NSRange(location: part.lowerBound, length: 0) }
        let start = boundary(part.lowerBound) { $0.aligned($1) }
        let end = boundary(part.upperBound) { limits, offset in
            limits.aligned(offset) == offset ? offset : limits.character(after: offset) ?? offset
        }
        return NSRange(location: start, length: end - start)
    }

    private func boundary(_ offset: Int, _ find: (TextBoundaries, Int) -> Int) -> Int {
        let place = flow.content.place(at: offset)
        guard place.offset > 0 else { return offset }
        return place.start + find(TextBoundaries(flow.content.paragraph(place.paragraph).text), place.offset)
    }

    final func clamped(_ range: NSRange) -> Range<Int> {
        let length = flow.content.length
        guard range.location != NSNotFound else { return length..<length }
        let start = min(max(0, range.location), length)
        return start..<min(length, start + max(0, min(range.length, length)))
    }

    // MARK: Lines

    private func index(of container: NSTextContainer) -> Int? {
        textContainers.firstIndex { $0 === container }
    }

    private func fragments(in container: NSTextContainer) -> [LineFragment] {
        guard let index = index(of: container) else { return [] }
        layOut(toCharacter: .max)
        return fragments.filter { $0.container == index }
    }

    /// The container of a glyph, and the glyphs in it; nil if there is no room for it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let index = fragmentIndex(at: glyphIndex) else { return nil }
        let container = textContainers[fragments[index].container]
        effectiveRange?.pointee = glyphRange(for: container)
        return container
    }

    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        let lines = fragments(in: container)
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.characters.lowerBound..<last.characters.upperBound)
    }

    /// The rectangle around all lines of a container, with the room at their ends.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        var rect = fragments(in: container).reduce(CGRect.null) { $0.union($1.usedRect) }
        if let extraFragment, textContainers[extraFragment.container] === container {
            rect = rect.union(extraFragment.usedRect)
        }
        return rect.isNull ? .zero : rect
    }

    /// The rectangle of the line of a glyph, from one end of its room to the other, and the glyphs of the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(of: glyphIndex, effectiveRange)?.rect ?? .zero
    }

    /// The part of the line of a glyph that has glyphs, with the room at its ends, and the glyphs of the line.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        line(of: glyphIndex, effectiveRange)?.usedRect ?? .zero
    }

    private func line(of glyphIndex: Int, _ effectiveRange: NSRangePointer?) -> LineFragment? {
        guard let index = fragmentIndex(at: glyphIndex) else {
            effectiveRange?.pointee = NSRange(location: glyphIndex, length: 0)
            return nil
        }
        effectiveRange?.pointee = NSRange(fragments[index].characters)
        return fragments[index]
    }

    /// The line behind a newline that ends the text, or that of an empty text; zero if there is none.
    open var extraLineFragmentRect: CGRect {
        layOut(toCharacter: .max)
        return extraFragment?.rect ?? .zero
    }

    /// What of it the caret takes.
    open var extraLineFragmentUsedRect: CGRect {
        layOut(toCharacter: .max)
        return extraFragment?.usedRect ?? .zero
    }

    /// The container that it is in.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        layOut(toCharacter: .max)
        return extraFragment.map { textContainers[$0.container] }
    }

    /// Where a glyph is on its baseline, from the upper left corner of the rectangle of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = fragmentIndex(at: glyphIndex) else { return .zero }
        let fragment = fragments[index]
        let byte = bytes(of: glyphIndex..<glyphIndex, in: fragment).lowerBound
        let x = fragment.layout?.caretX(atByte: byte, line: fragment.line) ?? 0
        return CGPoint(x: fragment.corner.x + x - fragment.rect.minX, y: fragment.baseline)
    }

    /// The glyphs of the line of a glyph that gave way to an ellipsis; `NSNotFound` if none did.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let index = fragmentIndex(at: glyphIndex), let layout = fragments[index].layout,
            let hidden = layout.hiddenBytes(ofLine: fragments[index].line)
        else { return none }
        let body = flow.content.paragraph(fragments[index].paragraph).body
        let start = fragments[index].start + flow.offset(ofByte: hidden.lowerBound, in: body)
        let end =
            hidden.upperBound >= body.utf8.count
            ? fragments[index].characters.upperBound
            : fragments[index].start + flow.offset(ofByte: hidden.upperBound, in: body)
        return end > start ? NSRange(start..<end) : none
    }

    /// Calls a block with the lines of a range of glyphs: the rectangle of the line, the part that has glyphs, the container, the
    /// glyphs, and whether to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for index in fragmentIndices(of: clamped(glyphRange)) where fragments.indices.contains(index) {
            let line = fragments[index]
            block(
                line.rect, line.usedRect, textContainers[line.container], NSRange(line.characters), &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Ranges

    /// The rectangle around glyphs in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let range = clamped(glyphRange)
        guard let place = index(of: container) else { return .zero }
        var result = CGRect.null
        for index in fragmentIndices(of: range) where fragments[index].container == place {
            let line = fragments[index]
            let rects = rects(of: range, in: line)
            for rect in rects { result = result.union(rect) }
            if rects.isEmpty {
                // What ends the line.
                result = result.union(
                    CGRect(x: line.corner.x, y: line.usedRect.minY, width: 0, height: line.usedRect.height))
            }
        }
        return result.isNull ? .zero : result
    }

    /// Calls a block with rectangles that together cover glyphs in a container.
    ///
    /// - Parameter selectedRange: If it has a location, lines that go on behind their end are covered to the edge, as a
    ///   selection of it would be.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let range = clamped(glyphRange)
        let selected = selectedRange.location == NSNotFound ? nil : clamped(selectedRange)
        guard let place = index(of: textContainer) else { return }
        var stop: ObjCBool = false
        for index in fragmentIndices(of: range) where fragments[index].container == place {
            let line = fragments[index]
            var rects = rects(of: range, in: line)
            if let selected,
                selected.upperBound > line.characters.upperBound
                    || selected.upperBound == line.characters.upperBound && endsParagraph(line),
                range.upperBound >= line.characters.upperBound
            {
                let left = rects.last?.maxX ?? line.corner.x
                let rest = CGRect(
                    x: left, y: line.rect.minY, width: max(0, line.rect.maxX - left),
                    height: line.rect.height)
                if let last = rects.indices.last {
                    rects[last] = rects[last].union(rest)
                } else {
                    rects = [rest]
                }
            }
            for rect in rects {
                block(rect, &stop)
                if stop.boolValue { return }
            }
        }
    }

    private func endsParagraph(_ line: LineFragment) -> Bool {
        let paragraph = flow.content.paragraph(line.paragraph)
        return paragraph.terminatorLength > 0
            && line.characters.upperBound == line.start + paragraph.length
    }

    /// The glyphs of the lines that a rectangle of a container touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let place = index(of: container) else { return NSRange(location: 0, length: 0) }
        layOut(toHeight: bounds.maxY, in: place)
        let lines = fragments.filter {
            $0.container == place && $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY
        }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.characters.lowerBound..<last.characters.upperBound)
    }

    // MARK: Points

    /// The glyph nearest to a point of a container; 0 if there is none.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph nearest to a point of a container, and how far through it the point is in reading direction, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let place = index(of: container) else { return 0 }
        layOut(toHeight: point.y, in: place)
        guard let line = line(nearest: point, place) else { return 0 }
        guard let layout = line.layout,
            let found = layout.character(atX: point.x - line.corner.x, line: line.line)
        else { return line.characters.lowerBound }
        partialFraction?.pointee = found.fraction
        let body = flow.content.paragraph(line.paragraph).body
        return line.start + flow.offset(ofByte: found.bytes.lowerBound, in: body)
    }

    private func line(nearest point: CGPoint, _ container: Int) -> LineFragment? {
        var best: (line: LineFragment, distance: CGFloat)?
        for line in fragments where line.container == container {
            let rect = line.rect
            // Rows first; beside one another, what is nearer.
            let dy = max(rect.minY - point.y, point.y - rect.maxY, 0)
            let dx = max(rect.minX - point.x, point.x - rect.maxX, 0)
            let distance = dy * 1e4 + dx
            if best.map({ distance < $0.distance || distance == 0 && point.y >= rect.minY }) ?? true {
                best = (line, distance)
            }
        }
        return best?.line
    }

    /// How far through its glyph a point of a container is in reading direction, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character nearest to a point of a container, and how far it is to the place of the caret behind it, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    // MARK: Drawing

    /// Draws what is behind glyphs into the current context, the containers' upper left corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(clamped(glyphsToShow), at: origin)
    }

    /// Draws glyphs into the current context, the containers' upper left corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawLetters(clamped(glyphsToShow), at: origin)
    }
}
