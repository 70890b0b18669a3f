/// The views that are to say their sizes in a layout pass, and what is going on while they do.
struct SizingQueue {
    enum Phase: Equatable {
        case idle
        /// A view is asked: what changes in it meanwhile is a part of the answer.
        case measuring
        /// The layout takes in a size, and is invalid because of it.
        case taking
    }

    private(set) var phase = Phase.idle
    private(set) var keys: [ElementKey] = []
    /// Whether all that is on screen is to say its size anew in the next pass.
    private(set) var asksAll = false
    /// Whether what gets another size in this pass is to say its own again.
    private(set) var asksResized = false
    private var animates = false

    var isEmpty: Bool { keys.isEmpty }

    func contains(_ key: ElementKey) -> Bool { keys.contains(key) }

    /// A view has come at a size that was guessed, or may have another size. Nothing happens if it is to be asked anyway.
    mutating func add(_ key: ElementKey) {
        if !keys.contains(key) { keys.append(key) }
    }

    mutating func askAll() { asksAll = true }

    mutating func askResized() { asksResized = true }

    /// The keys of all that is on screen, which is what ``askAll()`` asked for.
    mutating func replace(by keys: [ElementKey]) {
        self.keys = keys
        asksAll = false
    }

    /// Drops what is not on screen any more.
    mutating func retain(where isShown: (ElementKey) -> Bool) { keys.removeAll { !isShown($0) } }

    /// The views to ask, which are not to be asked again.
    mutating func take() -> [ElementKey] {
        defer {
            keys = []
            asksResized = false
        }
        return keys
    }

    /// What sizes that views have invalidated change, the next pass animates.
    mutating func animateNext() { animates = true }

    /// Whether this pass is the one that animates.
    mutating func takeAnimation() -> Bool {
        defer { animates = false }
        return animates
    }

    mutating func begin(_ phase: Phase) { self.phase = phase }
    mutating func end() { phase = .idle }
}
