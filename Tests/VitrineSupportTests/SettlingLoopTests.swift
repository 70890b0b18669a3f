import Testing
import VitrineSupport

@Suite("Loops that settle")
struct SettlingLoopTests {
    /// How many rounds there are if there is something to do that often.
    private func loop(_ limit: Int, work: Int) -> (rounds: Int, hasRunOut: Bool) {
        var (loop, left) = (SettlingLoop(limit: limit), work)
        while left > 0, loop.beginRound() { left -= 1 }
        return (loop.rounds, loop.hasRunOut)
    }

    @Test("A loop has run out when there is something to do and no round left")
    func runningOut() {
        #expect(loop(3, work: 0) == (0, false))
        #expect(loop(3, work: 2) == (2, false))
        #expect(loop(3, work: 3) == (3, false))
        #expect(loop(3, work: 4) == (3, true))
        #expect(loop(0, work: 0) == (0, false))
        #expect(loop(0, work: 1) == (0, true))
    }

    @Test("The last rounds are known, and a refused one counts once")
    func lastRounds() {
        var loop = SettlingLoop(limit: 5)
        var last: [Bool] = []
        while loop.beginRound() { last.append(loop.isAmongLast(2)) }
        #expect(last == [false, false, false, true, true])
        let isGranted = loop.beginRound()
        #expect(!isGranted)
        #expect(loop.rounds == 5)
        #expect(
            loop.complaint(about: "The layout of UIView") == "The layout of UIView did not settle in 5 rounds"
        )
    }
}
