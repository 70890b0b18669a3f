import CVitrineWeb
import Foundation

/// What pages call back, on their own thread.
enum PageCallbacks {
    static let hear: vitrine_web_hear = { PageEngine.hear($0, $1) }
    static let take: vitrine_web_take_picture = { Waiting<UnsafeMutableRawPointer?>.finish($0, $1) }
    static let result: vitrine_web_take = { context, json, fault, isUnsupported in
        let result: Result<WebValue, WebScriptFault> =
            if isUnsupported { .failure(.unsupported) } else if let fault {
                .failure(.exception(String(cString: fault)))
            } else { .success(WebValue(json: json.map { String(cString: $0) })) }
        Waiting<Result<WebValue, WebScriptFault>>.finish(context, result)
    }
}

/// Whether something was done, so that it is done once.
@MainActor
final class Once {
    private var isTaken = false

    func take() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }
}

/// Who waits for an answer of C's.
@MainActor
final class Waiting<Answer> {
    private let engine: PageEngine
    private let done: (Answer) -> Void

    init(_ engine: PageEngine, _ done: @escaping (Answer) -> Void) {
        (self.engine, self.done) = (engine, done)
    }

    nonisolated static func finish(_ pointer: UnsafeMutableRawPointer?, _ answer: Answer) {
        nonisolated(unsafe) let (pointer, answer) = (pointer!, answer)
        WebThread.answer {
            let waiting = Unmanaged<Waiting>.fromOpaque(pointer).takeRetainedValue()
            waiting.engine.end { waiting.done(answer) }
        }
    }
}
