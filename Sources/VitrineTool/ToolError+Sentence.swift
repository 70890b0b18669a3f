extension ToolError: CustomStringConvertible {
    var description: String { sentence }

    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .argument(let fault): fault.sentence
        case .source(let fault): fault.sentence
        case .output(let fault): fault.sentence
        case .machine(let fault): fault.sentence
        case .check(let fault): fault.sentence
        case .newPackage(let fault): fault.sentence
        case .test(let fault): fault.sentence
        case .noPicture(let path):
            "the program ended before \(path) was drawn; it must not call exit or leave its main function early."
        case .excess(let name, let excess, let lines, let place, let stackTrace):
            Self.sentence(name, excess, place: place, stackTrace: stackTrace)
                + (lines.isEmpty
                    ? "." : "; its last words were:\n" + lines.map { "    \($0)" }.joined(separator: "\n"))
        }
    }

    private static func sentence(
        _ name: String, _ excess: Watch.Excess, place: String?, stackTrace: String?
    ) -> String {
        switch excess {
        case .time(let time):
            let seconds = Number.text(time / .seconds(1))
            return "\(name) did not end within \(seconds) second\(seconds == "1" ? "" : "s") and was stopped"
                + (place.map { ", in \($0)" } ?? "")
                + "; mend what does not end, or allow more time with --timeout"
                + (stackTrace.map { "; its stack trace is in \($0)" } ?? "")
        case .memory(let bytes):
            return "\(name) used more than \(bytes >> 20) megabytes of memory and was stopped; "
                + "mend what takes it, or allow more with --memory"
        case .tasks(let count):
            return "\(name) started more than \(count) processes and threads and was stopped; "
                + "mend what starts them, or allow more with --processes"
        }
    }
}
