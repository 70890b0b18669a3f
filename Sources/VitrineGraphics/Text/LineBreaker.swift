import CVitrineGTK
import Foundation

/// A line of a broken text, by the clusters of its shape.
struct BrokenLine {
    /// What is shown, without the spaces at the end of a wrapped line: before the mark, and after it.
    var clusters: Range<Int>
    var tail = 0..<0
    /// An ellipsis or a hyphen, and the span whose look it has.
    var mark: ShapedText?
    var markSpan = 0
    /// Everything that the line stands for, its end included.
    var content: Range<Int>
    /// The number of the line as it is written that the line is part of.
    var source: Int
    var style: TextStyle
    var width: CGFloat = 0
    /// From the leading edge, and what there is room for.
    var indent: CGFloat = 0
    var available = CGFloat.infinity
    var startsParagraph: Bool
    var endsParagraph = false
    /// Whether the line was wrapped, so that it may be justified.
    var isWrapped = false
    var tracking: CGFloat = 0
    var isClipped = false
    /// Where it is, if lines have rooms of their own.
    var room: TextLayout.Room?
    /// Whether a word was broken for want of room.
    var isForced = false
    /// The widths of the tabs that are shown, in the order of the text.
    var tabs: [CGFloat] = []
}

/// Breaks shaped text into lines that fit a width, each as full as can be.
struct LineBreaker {
    let paragraph: TextParagraph
    let shape: ShapedText
    let width: CGFloat?
    /// Words are never broken, however narrow the width.
    var keepsWords = false
    /// The rooms of lines, if these are not simply below one another.
    var rooms: TextLayout.Rooms?
    // Those that are left in the row, where the next one is, and how many were passed over.
    private var row: [TextLayout.Room] = []
    private var (rowTop, rowBottom): (CGFloat, CGFloat) = (0, 0)
    private var passed = 0

    // Of the line that is filled, for its tabs.
    private var tabStyle = TextStyle()
    private var tabIndent: CGFloat = 0
    private var hasTab = false
    /// The letters, if tabs ask for some of them.
    private let columnText: String?

    private(set) var lines: [BrokenLine] = []
    private(set) var isTruncated = false

    /// A hair, so that a measured width fits again.
    private static let slack: CGFloat = 1e-4

    init(_ paragraph: TextParagraph, _ shape: ShapedText, width: CGFloat?, keepsWords: Bool = false) {
        self.paragraph = paragraph
        self.shape = shape
        self.width = width
        self.keepsWords = keepsWords
        columnText = paragraph.hasColumnTerminators ? paragraph.text : nil
    }

    var clusters: UnsafeBufferPointer<vitrine_cluster> { shape.clusters }

    func has(_ index: Int, _ flag: Int) -> Bool { Int(clusters[index].flags) & flag != 0 }

    func advance(_ index: Int, at x: CGFloat) -> CGFloat {
        let cluster = clusters[index]
        let flags = Int(cluster.flags)
        if flags & vitrine_cluster_ends_line != 0 { return 0 }
        if flags & vitrine_cluster_is_tab != 0 {
            return tabStyle.tabWidth(at: tabIndent + x) { widthAfterTab(index, before: $0) }
        }
        return paragraph.spans[Int(cluster.run)].advance(cluster.width)
    }

    /// The width of what comes after a tab, up to the next one, the end of the line as it is written, or a character
    /// that ends columns.
    private func widthAfterTab(_ tab: Int, before terminators: CharacterSet?) -> CGFloat {
        let text = terminators == nil ? nil : columnText
        var width: CGFloat = 0
        var inked: CGFloat = 0
        var index = tab + 1
        while index < clusters.count, !has(index, vitrine_cluster_is_tab | vitrine_cluster_ends_line) {
            if let terminators, let text {
                let start = text.utf8.index(text.startIndex, offsetBy: Int(clusters[index].start))
                // In front of it nothing is left out: also spaces stand before the stop.
                if terminators.contains(text.unicodeScalars[start]) { return width }
            }
            width += advance(index, at: 0)
            if !has(index, vitrine_cluster_is_space) { inked = width }
            index += 1
        }
        return inked
    }

    /// The widths of the tabs of a line.
    private func tabs(of line: BrokenLine) -> [CGFloat] {
        var x: CGFloat = 0
        var widths: [CGFloat] = []
        func add(_ range: Range<Int>) {
            for index in range {
                let width = advance(index, at: x)
                if has(index, vitrine_cluster_is_tab) { widths.append(width) } else { x += line.tracking }
                x += width
            }
        }
        add(line.clusters)
        if !line.tail.isEmpty {
            x += line.mark?.plainWidth ?? 0
            add(line.tail)
        }
        return widths
    }

    private mutating func append(_ line: BrokenLine) {
        var line = line
        if hasTab || !line.tail.isEmpty { line.tabs = tabs(of: line) }
        hasTab = false
        lines.append(line)
    }

    mutating func run() {
        var start = 0
        var source = 0
        var startsParagraph = true
        let limit = paragraph.lineLimit > 0 ? paragraph.lineLimit : .max
        while true {
            var line = BrokenLine(
                clusters: start..<start, content: start..<start, source: source, style: style(at: start),
                startsParagraph: startsParagraph)
            // The line behind the last newline is no paragraph yet.
            if start > 0, start == clusters.count { line.style.marker = nil }
            if let rooms {
                guard let room = nextRoom(of: rooms, for: line) else {
                    isTruncated = true
                    return
                }
                line.room = room
            }
            setIndents(of: &line)
            let next = fill(&line)
            if rooms != nil, !settles(line, isLast: next == nil) { continue }
            let isLast = lines.count == limit - 1
            if isLast, hasMore(after: next, line) {
                isTruncated = true
                truncate(&line)
                hasTab = true
                append(line)
                return
            }
            if line.endsParagraph, line.style.avoidsOrphans { avoidOrphan(&line) }
            append(line)
            guard let next, lines.count < limit else { return }
            startsParagraph = line.endsParagraph
            if !line.isWrapped { source += 1 }
            start = next
        }
    }

    private func style(at index: Int) -> TextStyle {
        // The empty line after the end has the style of the text before it.
        guard let cluster = index < clusters.count ? clusters[index] : clusters.last else {
            return paragraph.style
        }
        return paragraph.spans[Int(cluster.run)].style ?? paragraph.style
    }

    private mutating func setIndents(of line: inout BrokenLine) {
        let style = line.style
        line.indent = line.startsParagraph ? style.firstLineHeadIndent : style.headIndent
        if line.startsParagraph, let marker = style.marker {
            line.indent = marker.places(before: line.indent).text
        }
        (tabStyle, tabIndent) = (style, line.indent)
        guard let width = line.room?.width ?? width else { return }
        let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
        line.available = max(0, end - line.indent)
    }

    // MARK: Rooms

    private mutating func nextRoom(of rooms: TextLayout.Rooms, for line: BrokenLine) -> TextLayout.Room? {
        if row.isEmpty {
            let placer = LinePlacer(paragraph: paragraph, shape: shape, box: 0)
            row = rooms(rowTop, placer.leastHeight(of: line))
            guard let first = row.first else { return nil }
            rowTop = first.top
            rowBottom = first.top
        }
        return row.removeFirst()
    }

    /// Whether a line may be where it is. A room that is too narrow for a word is passed over, as long as others may come.
    private mutating func settles(_ line: BrokenLine, isLast: Bool) -> Bool {
        let placer = LinePlacer(paragraph: paragraph, shape: shape, box: 0)
        let narrow = (line.room?.width ?? 0) < (width ?? 0) - 0.5
        let isTooNarrow = line.isForced && narrow && passed < Self.passedLimit
        passed = isTooNarrow ? passed + 1 : 0
        let height = isTooNarrow ? placer.leastHeight(of: line) : placer.extent(of: line).height
        rowBottom = max(rowBottom, rowTop + height)
        if row.isEmpty || !isTooNarrow && !line.isWrapped {
            row = []
            rowTop = rowBottom + (isTooNarrow ? 0 : line.style.lineSpacing)
        }
        return !isTooNarrow
    }

    /// After so many rooms that are too narrow, words are broken.
    private static let passedLimit = 512

    /// Takes as many clusters as fit. Returns where the next line begins; nil at the end of the text.
    private mutating func fill(_ line: inout BrokenLine) -> Int? {
        let start = line.content.lowerBound
        let room = line.available + Self.slack
        let breaksCharacters = line.style.breaksCharacters
        var x: CGFloat = 0
        // The width up to the last letter, and after it.
        var inked: CGFloat = 0
        var inkedEnd = start
        // The last place to break at, and the line's width there.
        var place: (index: Int, end: Int, width: CGFloat)?
        var index = start
        while index < clusters.count {
            let flags = Int(clusters[index].flags)
            if flags & vitrine_cluster_ends_line != 0 {
                line.clusters = start..<index
                line.content = start..<index + 1
                line.endsParagraph = flags & vitrine_cluster_ends_paragraph != 0
                line.width = min(x, max(inked, line.available))
                return index + 1
            }
            let isBreak =
                breaksCharacters
                ? flags & vitrine_cluster_starts_character != 0
                : startsWord(index, line.style)
            if isBreak, index > start, canEnd(at: inkedEnd, inked, room) { place = (index, inkedEnd, inked) }
            let width = advance(index, at: x)
            if flags & vitrine_cluster_is_tab != 0 { hasTab = true }
            if flags & vitrine_cluster_is_space == 0 {
                if x + width > room, index > start {
                    if line.startsParagraph, takesRest(&line, from: index, at: x) { return nil }
                    let chosen =
                        place
                        ?? (keepsWords
                            ? nil : characterBreak(before: index, after: start, ending: (inkedEnd, inked)))
                    if let hyphen = hyphenBreak(
                        at: index, after: start, instead: place?.width ?? 0, place?.index, line)
                    {
                        line.isForced = false
                        return wrap(&line, hyphen, isHyphenated: true)
                    }
                    line.isForced = place == nil && !breaksCharacters
                    if let chosen { return wrap(&line, chosen) }
                }
                inked = x + width
                inkedEnd = index + 1
            }
            x += width
            index += 1
        }
        line.clusters = start..<clusters.count
        line.content = start..<clusters.count
        line.endsParagraph = true
        // Spaces hang over the edge.
        line.width = min(x, max(inked, line.available))
        return nil
    }

    /// Puts the last paragraph on one line, where that would have room for it in Apple's font.
    ///
    /// - Parameters:
    ///   - index: The first cluster beyond the room.
    ///   - x: How far those before it reach.
    /// - Returns: Whether it is on one line now.
    private mutating func takesRest(_ line: inout BrokenLine, from index: Int, at x: CGFloat) -> Bool {
        guard standInTolerance > 0, !hasTab, line.room == nil, !line.style.breaksCharacters else {
            return false
        }
        let start = line.content.lowerBound
        var x = x
        for cluster in index..<clusters.count {
            guard !has(cluster, vitrine_cluster_ends_line) else { return false }
            x += advance(cluster, at: x)
            // Letters that follow need more than they may give.
            if x - line.available > CGFloat(cluster + 1 - start) * standInTolerance { return false }
        }
        line.tracking = -(x - line.available) / CGFloat(clusters.count - start - 1)
        line.clusters = start..<clusters.count
        line.content = line.clusters
        line.endsParagraph = true
        line.width = line.available
        return true
    }

    /// How much wider a letter may be than that of Apple's font, in points.
    private var standInTolerance: CGFloat {
        paragraph.toleratesStandIn && paragraph.spans[0].font.isStandIn ? TextFont.standInTolerance : 0
    }

    /// Whether a line may begin at a cluster without breaking a word.
    private func startsWord(_ index: Int, _ style: TextStyle) -> Bool {
        guard has(index, vitrine_cluster_breaks_line) else { return false }
        return !style.keepsHangul || index == 0 || !has(index, vitrine_cluster_is_hangul)
            || !has(index - 1, vitrine_cluster_is_hangul)
    }

    /// Takes a word of the line before along to a line that has one alone, and ends a paragraph of two lines.
    ///
    /// Pictures of iOS 16 and 17 show labels and SwiftUI's texts so; there, the last of three lines and more keeps its word.
    private mutating func avoidOrphan(_ line: inout BrokenLine) {
        guard let first = lines.last, first.startsParagraph, first.isWrapped, !line.startsParagraph,
            first.mark == nil, first.room == nil, !first.isForced, !hasTab, first.tabs.isEmpty,
            !line.clusters.isEmpty, !line.style.breaksCharacters,
            !line.clusters.dropFirst().contains(where: { startsWord($0, line.style) })
        else { return }
        let start = first.content.lowerBound
        // Where the word begins that goes along, and where the one before it ends.
        guard
            let place = (start + 1..<max(start + 1, first.clusters.upperBound)).last(where: {
                startsWord($0, line.style) && has($0 - 1, vitrine_cluster_is_space)
            }), let last = (start..<place).last(where: { !has($0, vitrine_cluster_is_space) })
        else { return }
        let (kept, moved) = (width(of: start..<last + 1), width(of: place..<line.clusters.upperBound))
        guard moved <= line.available + Self.slack else { return }
        lines[lines.count - 1].clusters = start..<last + 1
        lines[lines.count - 1].content = start..<place
        lines[lines.count - 1].width = kept
        line.clusters = place..<line.clusters.upperBound
        line.content = place..<line.content.upperBound
        line.width = moved
    }

    /// The width of clusters without tabs.
    private func width(of clusters: Range<Int>) -> CGFloat {
        clusters.reduce(0) { $0 + advance($1, at: $0) }
    }

    private mutating func wrap(
        _ line: inout BrokenLine, _ place: (index: Int, end: Int, width: CGFloat), isHyphenated: Bool = false
    ) -> Int {
        let start = line.content.lowerBound
        line.clusters = start..<place.end
        line.content = start..<place.index
        line.width = place.width
        line.isWrapped = true
        // A word that is broken anywhere, for want of room, has none for the hyphen either.
        let isSoft =
            place.end > start && has(place.end - 1, vitrine_cluster_is_soft_hyphen)
            && canEnd(at: place.end, place.width, line.available + Self.slack)
        if isHyphenated || isSoft {
            setMark("-", after: place.end - 1, &line)
            line.width += line.mark?.plainWidth ?? 0
        }
        return place.index
    }

    /// Whether a line may end after a cluster: a hyphen needs room.
    private func canEnd(at end: Int, _ width: CGFloat, _ room: CGFloat) -> Bool {
        guard end > 0, has(end - 1, vitrine_cluster_is_soft_hyphen) else { return true }
        return width + mark("-", like: end - 1).plainWidth <= room
    }

    /// A place inside a word, as late as can be. Spaces before it hang over the edge, as at any other break: the line
    /// ends with its last letter.
    private func characterBreak(
        before index: Int, after start: Int, ending: (end: Int, width: CGFloat)
    ) -> (Int, Int, CGFloat)? {
        var place = index
        while place > start, !has(place, vitrine_cluster_starts_character) { place -= 1 }
        guard place > start else { return nil }
        if place >= ending.end, ending.end > start { return (place, ending.end, ending.width) }
        var width: CGFloat = 0
        for cluster in start..<place { width += advance(cluster, at: width) }
        return (place, place, width)
    }

    /// A place inside the word that has no room, where its language lets it be broken and the hyphen has room.
    ///
    /// - Parameters:
    ///   - index: The first cluster that does not fit.
    ///   - width: How wide the line is otherwise, and `next` where the next one begins then.
    private func hyphenBreak(
        at index: Int, after start: Int, instead width: CGFloat, _ next: Int?, _ line: BrokenLine
    ) -> (Int, Int, CGFloat)? {
        guard let hyphenation = line.style.hyphenation, !line.style.breaksCharacters, !keepsWords,
            line.available.isFinite, width < line.available * hyphenation.factor
        else { return nil }
        let first = next ?? start
        let ends = vitrine_cluster_is_space | vitrine_cluster_ends_line | vitrine_cluster_breaks_line
        let end = (index + 1..<max(index + 1, clusters.count)).first { has($0, ends) } ?? clusters.count
        guard end - first <= Hyphenator.longestWord else { return nil }
        let bytes = paragraph.bytes(
            from: clusters[first].start, to: end < clusters.count ? clusters[end].start : nil)
        let breaks = Hyphenator.breaks(in: bytes, language: hyphenation.language)
        guard !breaks.isEmpty else { return nil }
        var x: CGFloat = 0
        for cluster in start..<first { x += advance(cluster, at: x) }
        var best: (Int, Int, CGFloat)?
        let origin = clusters[first].start
        for cluster in first..<index + 1 {
            if cluster > start, has(cluster, vitrine_cluster_starts_character),
                breaks.contains(Int(clusters[cluster].start - origin)),
                x + mark("-", like: cluster - 1).plainWidth <= line.available + Self.slack
            {
                best = (cluster, cluster, x)
            }
            x += advance(cluster, at: x)
        }
        return best
    }

    // MARK: The limit

    /// Whether something visible would come after a line.
    private func hasMore(after next: Int?, _ line: BrokenLine) -> Bool {
        if paragraph.isShortened { return true }
        guard let next else {
            // A line that cannot be broken, however narrow.
            return false
        }
        if line.isWrapped { return true }
        return (next..<clusters.count).contains {
            !has($0, vitrine_cluster_is_space | vitrine_cluster_ends_line)
        }
    }

    func mark(_ text: String, like cluster: Int) -> ShapedText {
        let span = clusters.isEmpty ? 0 : Int(clusters[min(max(cluster, 0), clusters.count - 1)].run)
        return ShapedText.of(TextParagraph(text, font: paragraph.spans[span].font))
    }

    private func setMark(_ text: String, after cluster: Int, _ line: inout BrokenLine) {
        line.mark = mark(text, like: cluster)
        line.markSpan = clusters.isEmpty ? 0 : Int(clusters[min(max(cluster, 0), clusters.count - 1)].run)
    }

    /// The end of the written line that begins at, or contains, a cluster.
    private func end(ofLineAt start: Int) -> Int {
        (start..<clusters.count).first { has($0, vitrine_cluster_ends_line) } ?? clusters.count
    }

    private mutating func truncate(_ line: inout BrokenLine) {
        let start = line.content.lowerBound
        let end = end(ofLineAt: start)
        switch paragraph.truncation {
        case .none: return
        case .clip: return clip(&line, end: end)
        case .tail, .head, .middle: break
        }
        if end == clusters.count, !paragraph.isShortened, tighten(&line, end: end) { return }
        line.content = start..<clusters.count
        line.isWrapped = false
        line.endsParagraph = true
        var rest = OmittedText(
            self, from: start, to: end, room: width == nil ? nil : line.available + Self.slack)
        switch paragraph.truncation {
        case .head: rest.omitHead()
        case .middle: rest.omitMiddle()
        default: rest.omitTail()
        }
        line.clusters = start..<rest.front
        line.tail = paragraph.truncation == .tail ? 0..<0 : rest.back..<clusters.count
        let after = rest.front > start ? rest.front - 1 : (line.tail.isEmpty ? start : rest.back)
        setMark("\u{2026}", after: after, &line)
        line.width = max(0, rest.used) + (line.mark?.plainWidth ?? 0)
    }

    /// Lets the rest of the text run over the edge, where it is cut off.
    private mutating func clip(_ line: inout BrokenLine, end: Int) {
        let start = line.content.lowerBound
        var x: CGFloat = 0
        var index = start
        while index < end, x < line.available {
            x += advance(index, at: x)
            index += 1
        }
        line.clusters = start..<index
        line.content = start..<clusters.count
        line.width = width == nil ? x : min(x, line.available)
        line.isWrapped = false
        line.isClipped = x > line.available
    }

    /// Moves letters together: by a twentieth of the width where the paragraph allows it.
    ///
    /// In any case by what the letters of a font that stands for one of Apple's may be wider. A frame that holds a text
    /// in Apple's font, as Interface Builder writes them, is not to cut it off.
    private mutating func tighten(_ line: inout BrokenLine, end: Int) -> Bool {
        let start = line.content.lowerBound
        var x: CGFloat = 0
        for index in start..<end { x += advance(index, at: x) }
        let excess = x - line.available
        let allowed = max(
            paragraph.tightens ? line.available * 0.05 : 0,
            CGFloat(end - start) * standInTolerance)
        guard excess > 0, excess <= allowed, end - start > 1 else { return false }
        line.tracking = -excess / CGFloat(end - start - 1)
        line.clusters = start..<end
        line.content = start..<clusters.count
        line.width = line.available
        line.isWrapped = false
        line.endsParagraph = true
        isTruncated = false
        return true
    }
}
