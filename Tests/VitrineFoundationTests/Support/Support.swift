import Foundation
import Testing

/// What a process that ended wrote to standard error.
func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Lets the run loop run until something is true, for two seconds at most.
func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 2)
    while !isDone(), Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005)) }
}
