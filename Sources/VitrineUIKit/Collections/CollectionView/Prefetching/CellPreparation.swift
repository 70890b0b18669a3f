import Foundation
import VitrineCoreGraphics

/// Which cells are made before they come into view, and what becomes of them: scrolling goes in, and what is to be made
/// and given back comes out. Knows no layout and makes no cell.
///
/// What scrolls is the collection view, or one of the sections that scroll by themselves: then there is a number.
@MainActor
struct CellPreparation {
    /// A cell that is worth making.
    struct Candidate {
        var entry: WantedElements.Entry
        /// The section by whose scrolling it will come into view; nil if that is the collection view's.
        var scrollsWith: Int?
        /// Where it is in what scrolls: for a cell of a section that comes as a whole, that section.
        var extent: CGRect
    }

    /// A cell that is made and waits, in no view.
    struct Prepared {
        var element: Element
        var scrollsWith: Int?
        var extent: CGRect
    }

    /// How many cells wait at most.
    static let limit = 64

    private(set) var ready: [ElementKey: Prepared] = [:]
    private var outer = ScrollHeading()
    private var sections: [Int: ScrollHeading] = [:]
    /// What is to be made, the next one last.
    private var queue: [Candidate] = []
    /// Whether content was scrolled, or laid out anew, since somebody has last looked what comes.
    private var needsSurvey = false
    /// Whether what is visible may be elsewhere the next time that the layout is prepared.
    var mayMovePlaces = false
    /// Whether what waits may be elsewhere than it was.
    private(set) var hasMovedPlaces = false
    /// Changes with what keys mean: what was asked for before is not what is wanted.
    private(set) var generation = 0

    /// Whether cells are worth making at all: something is being scrolled.
    var isHeading: Bool { outer.direction != nil || !sections.isEmpty }

    func cell(_ key: ElementKey) -> Element? { ready.isEmpty ? nil : ready[key]?.element }

    // MARK: Scrolling

    /// The collection view, or a section, shows another part of its content. Returns what is not worth keeping: in
    /// another direction, and after a jump, other cells come.
    mutating func noteScroll(of section: Int?, from old: CGRect, to new: CGRect) -> [Element] {
        let step: ScrollHeading.Step
        if let section {
            step = sections[section, default: ScrollHeading()].move(from: old, to: new)
            if step == .jumps { sections[section] = nil }
        } else {
            step = outer.move(from: old, to: new)
        }
        switch step {
        case .none: return []
        case .goesOn:
            needsSurvey = true
            return []
        case .turns, .jumps:
            needsSurvey = step == .turns
            queue.removeAll { $0.scrollsWith == section }
            return drop { $0.scrollsWith == section }
        }
    }

    // MARK: Looking ahead

    /// What of the content has to be looked at now.
    ///
    /// - Parameter visible: What a section shows, or the collection view; nil for a section that is not on screen.
    mutating func takeStrips(visible: (Int?) -> CGRect?) -> [(section: Int?, strip: CGRect)] {
        guard needsSurvey else { return [] }
        needsSurvey = false
        var strips: [(section: Int?, strip: CGRect)] = []
        if let visible = visible(nil), let strip = outer.takeStrip(beyond: visible) {
            strips.append((nil, strip))
        }
        for section in sections.keys.sorted() {
            guard let visible = visible(section) else {
                sections[section] = nil
                continue
            }
            if let strip = sections[section]?.takeStrip(beyond: visible) { strips.append((section, strip)) }
        }
        return strips
    }

    /// Cells are to be made, the nearest first, after those that are to be made already.
    mutating func plan(_ candidates: [Candidate], for section: Int?) {
        let heading = section.map { sections[$0] ?? ScrollHeading() } ?? outer
        guard let direction = heading.direction, !candidates.isEmpty else { return }
        let distances = candidates.map { direction.distance(of: $0.extent) }
        let order = candidates.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
        queue.insert(contentsOf: order.reversed().map { candidates[$0] }, at: 0)
    }

    /// Another layout of what is there, or other data: one has to look again.
    mutating func forgetPlans() {
        generation += 1
        queue = []
        outer.forgetSurvey()
        for section in sections.keys { sections[section]?.forgetSurvey() }
        needsSurvey = isHeading
    }

    /// The layout was prepared.
    mutating func noteLayout() {
        guard mayMovePlaces else { return }
        mayMovePlaces = false
        forgetPlans()
        hasMovedPlaces = !ready.isEmpty
    }

    // MARK: Making

    /// Whether a cell can be made now.
    var hasNext: Bool { needsSurvey || !queue.isEmpty && ready.count < Self.limit }

    /// The cell to make next, which is to be made no more.
    ///
    /// - Parameters:
    ///   - visible: As in ``takeStrips(visible:)``.
    ///   - isShown: Whether the cell is there already.
    mutating func takeNext(visible: (Int?) -> CGRect?, isShown: (ElementKey) -> Bool) -> Candidate? {
        guard ready.count < Self.limit else { return nil }
        while let candidate = queue.popLast() {
            let key = candidate.entry.key
            let heading = candidate.scrollsWith.map { sections[$0] ?? ScrollHeading() } ?? outer
            guard ready[key] == nil, !isShown(key), let visible = visible(candidate.scrollsWith) else {
                continue
            }
            // What was scrolled past in the meantime comes no more.
            if heading.isAhead(candidate.extent, of: visible) { return candidate }
        }
        return nil
    }

    mutating func add(_ element: Element, for candidate: Candidate) {
        ready[candidate.entry.key] = Prepared(
            element: element, scrollsWith: candidate.scrollsWith, extent: candidate.extent)
    }

    /// A cell comes into view.
    mutating func take(_ key: ElementKey) -> Element? {
        ready.isEmpty ? nil : ready.removeValue(forKey: key)?.element
    }

    // MARK: Giving back

    /// What lies more than a page away is not worth keeping.
    ///
    /// - Parameter visible: As in ``takeStrips(visible:)``.
    mutating func dropDistant(visible: (Int?) -> CGRect?) -> [Element] {
        guard !ready.isEmpty else { return [] }
        return drop { prepared in
            guard let visible = visible(prepared.scrollsWith) else { return true }
            return !prepared.extent.overlaps(visible.insetBy(dx: -visible.width, dy: -visible.height))
        }
    }

    /// Nothing is worth keeping, nor to be made until something is scrolled again.
    mutating func dropAll() -> [Element] {
        generation += 1
        queue = []
        outer = ScrollHeading()
        sections = [:]
        needsSurvey = false
        return ready.isEmpty ? [] : drop { _ in true }
    }

    /// In the order of index paths, so that it is the same in every run which cell is used for what.
    private mutating func drop(where isUseless: (Prepared) -> Bool) -> [Element] {
        let useless = ready.filter { isUseless($0.value) }
        for key in useless.keys { ready[key] = nil }
        return useless.sorted { $0.key < $1.key }.map(\.value.element)
    }

    // MARK: Updates

    /// Where what waits is now; what the layout has no more is not worth keeping. Returns that.
    mutating func updatePlaces(_ place: (ElementKey, Int?) -> CGRect?) -> [Element] {
        guard hasMovedPlaces else { return [] }
        hasMovedPlaces = false
        for (key, prepared) in ready {
            ready[key]?.extent = place(key, prepared.scrollsWith) ?? .null
        }
        return drop { $0.extent.isNull }
    }

    /// Keys mean something else. Returns what stands for nothing any more.
    mutating func rename(_ newKey: (ElementKey) -> ElementKey?) -> [Element] {
        forgetPlans()
        sections = [:]
        guard !ready.isEmpty else { return [] }
        let old = ready.sorted { $0.key < $1.key }
        var gone: [Element] = []
        ready = [:]
        for (key, prepared) in old {
            guard let new = newKey(key) else {
                gone.append(prepared.element)
                continue
            }
            var prepared = prepared
            if prepared.scrollsWith != nil { prepared.scrollsWith = new.section }
            prepared.element.view.elementKey = new
            prepared.element.preferred = nil
            ready[new] = prepared
        }
        hasMovedPlaces = !ready.isEmpty
        return gone
    }
}
