import CVitrineGTK
package import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The clocks of the whole program (Foundation's, Dispatch's, Swift's, the system's), where the tool has put virtual ones
/// in their place (`CVitrineTime`): they stand still until they are moved here.
///
/// Elsewhere there is none, and those clocks are the machine's.
@MainActor
package final class ProgramTime {
    private typealias Question = @convention(c) () -> Double
    private typealias Change = @convention(c) (Double) -> Void
    private typealias Work = @convention(c) (Double) -> Bool
    private typealias Hold = @convention(c) (Bool) -> Void
    private typealias Test = @convention(c) () -> Bool
    private typealias Count = @convention(c) () -> Int32
    private typealias Description = @convention(c) (UnsafeMutablePointer<CChar>, Int) -> Void

    private let hold: Hold
    private let next: Question
    private let real: Question
    private let move: Change
    private let work: Work
    private let isQuiet: Test
    private let awaitedAnswers: Count
    private let describe: Description
    /// Whether something was said to be still running.
    private var hasGivenUp = false

    /// Real seconds that are waited for what the program does on other threads, all in all.
    private static let patience: TimeInterval = 5
    /// Real seconds that are waited for answers of the network, before anything is said.
    private static let networkPatience: TimeInterval = 20
    /// Once waiting was in vain: each frame would wait again.
    private static let lostPatience: TimeInterval = 0.02
    /// How often work and main queue may set each other going at one moment before time goes on.
    private static let mostRounds = 10_000

    /// The time of this program; nil where the library is not loaded.
    package static let shared = ProgramTime()

    private init?() {
        func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(UnsafeMutableRawPointer(bitPattern: 0), "vitrine_time_\(name)").map {
                unsafeBitCast($0, to: type)
            }
        }
        guard let hold = find("hold", Hold.self), let next = find("next", Question.self),
            let real = find("real", Question.self),
            let move = find("advance", Change.self), let work = find("work", Work.self),
            let isQuiet = find("is_quiet", Test.self), let describe = find("describe", Description.self),
            let awaited = find("awaited_answers", Count.self)
        else { return nil }
        self.hold = hold
        self.next = next
        self.real = real
        self.move = move
        self.work = work
        self.isQuiet = isQuiet
        self.describe = describe
        awaitedAnswers = awaited
    }

    /// From now on time passes only when it is moved here. Otherwise it goes on by itself while everybody waits.
    package func holdForGood() { hold(true) }

    /// Lets the time pass, stopping at whatever becomes due on the way, and each time until everything rests.
    ///
    /// - Parameter report: Takes a sentence about what does not come to rest, once.
    package func advance(by seconds: TimeInterval, report: (String) -> Void) {
        hold(true)
        defer { hold(false) }
        var left = seconds
        while left > 0 {
            let step = min(left, max(next(), 1e-9))
            move(step)
            left -= step
            settle(report: report)
        }
    }

    /// Serves the main loop and what was handed to other threads, by turns, until nothing is left to do at this moment.
    package func settle(report: (String) -> Void) {
        hold(true)
        defer { hold(false) }
        let begin = real()
        var rounds = 0
        while true {
            rounds += 1
            if MainLoop.serve() {
                if rounds > Self.mostRounds { return giveUp(report) }
                continue
            }
            if work(Self.patience) {
                if real() - begin > patience { return giveUp(report) }
                continue
            }
            if isQuiet() { return }
            if real() - begin > patience { return giveUp(report) }
            // Something is done elsewhere: its end is a matter of the machine's time.
            vitrine_pause(1e-4)
        }
    }

    private var patience: TimeInterval {
        if hasGivenUp { return Self.lostPatience }
        return awaitedAnswers() > 0 ? Self.networkPatience : Self.patience
    }

    private func giveUp(_ report: (String) -> Void) {
        guard !hasGivenUp else { return }
        var text = [CChar](repeating: 0, count: 1024)
        describe(&text, text.count)
        let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let what =
            name.isEmpty ? "Something on the main queue" : name.prefix(1).uppercased() + name.dropFirst()
        let time = Int(patience)
        hasGivenUp = true
        report(
            "\(what) was still running after \(time) seconds: the picture shows what there was until then. Virtual time does not wait for what never rests; show it later with --after, or give it an end."
        )
    }
}
