import Foundation

/// The line that says that the compiler is at work.
///
/// On a terminal it counts the seconds and vanishes at the end; elsewhere it is one plain line.
struct CompilingProgress {
    var name: String
    /// What is done to it.
    var verb: String
    private let start = ContinuousClock.now

    init(name: String, verb: String = "Compiling") {
        self.name = name
        self.verb = verb
    }

    func begin() {
        Console.write(Console.isTerminal ? "\(verb) \(name)…" : "\(verb) \(name)…\n")
    }

    /// How long it is at work.
    var time: Duration { ContinuousClock.now - start }

    func update() {
        guard Console.isTerminal else { return }
        let seconds = time.components.seconds
        if seconds > 0 { Console.write("\r\(verb) \(name)… \(seconds) s") }
    }

    func end() {
        // Back to the first column, and clear the line.
        if Console.isTerminal { Console.write("\r\u{1b}[K") }
    }
}
