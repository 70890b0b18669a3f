/// Counts the rounds of something that goes on until it comes to rest, which not everything does.
///
///     var loop = SettlingLoop(limit: 32)
///     while tree.needsLayout, loop.beginRound() { tree.layOut() }
///     if loop.hasRunOut { report(loop.complaint(about: "The layout of \(tree)")) }
///
/// A round is asked for only while there is something to do: a loop that was refused one has run out. What is left then
/// is for the caller to leave, to put off, and to name.
package struct SettlingLoop: Sendable {
    /// How many rounds there are at most.
    package var limit: Int { Int(storedLimit) }
    /// How many rounds were asked for; one more than there are where the last was refused.
    private var asked: Int32 = 0
    private let storedLimit: Int32

    package init(limit: Int) { storedLimit = Int32(clamping: limit) }

    /// How many rounds have begun.
    package var rounds: Int { Int(min(asked, storedLimit)) }

    /// Whether a round was asked for that there was no more.
    package var hasRunOut: Bool { asked > storedLimit }

    /// Whether the round that goes on is among the last ones: to look more closely at what does not rest.
    package func isAmongLast(_ count: Int) -> Bool { rounds > limit - count }

    /// Begins a round if there is one left.
    package mutating func beginRound() -> Bool {
        if asked <= storedLimit { asked += 1 }
        return !hasRunOut
    }

    /// The beginning of a sentence that tells of a loop that has run out.
    package func complaint(about what: String) -> String { "\(what) did not settle in \(limit) rounds" }
}
