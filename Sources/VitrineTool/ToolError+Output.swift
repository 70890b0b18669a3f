extension ToolError.Output {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .unwritable(let path, let reason):
            "\(path) cannot be written (\(reason)); choose another path with --output."
        case .isSource(let path, let source):
            path == source
                ? "\(path) is a source of the program and would be lost; choose another path with --output."
                : "\(path) is \(source), a source of the program, and would be lost; "
                    + "choose another path with --output."
        case .notReplaced(let path, let reason):
            "\(path) is not replaced, because \(reason); remove it, or choose another path with --output."
        case .standardOutputUnwritable(let reason):
            "standard output cannot be written (\(reason)); send it to a file that has room, or to a terminal."
        }
    }
}
