extension ToolError.Source {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .missing(let path):
            "\(path) does not exist; pass the path of a Swift source file."
        case .isFolder(let path):
            "\(path) is a folder; name the Swift files in it, for example \(path)/*.swift."
        case .notSwift(let path):
            "\(path) is not a Swift source; pass files whose names end in .swift."
        case .unreadable(let path, let reason):
            "\(path) cannot be read (\(reason)); check its permissions."
        case .notText(let path):
            "\(path) is not UTF-8 text; save it as UTF-8."
        case .notFile(let path, let kind):
            "\(path) is \(kind) and no file; pass the path of a Swift source file."
        case .tooLarge(let path, let limit):
            "\(path) is larger than \(limit) megabytes; split it into several files."
        case .nameRepeated(let path, let other):
            "\(path) has the same name as \(other), which Swift does not allow in one program; rename one of them."
        case .repeated(let path):
            "\(path) is named twice; name every file once."
        case .rejected(let count):
            count == 1
                ? "one construct above cannot compile on Linux; change it and try again."
                : "\(count) constructs above cannot compile on Linux; change them and try again."
        case .nothingToShow(let files):
            "\(files) declares no @main type and no view that can be made without arguments; "
                + "pass the name of the view to show with --view, or add an @main App."
        case .severalViews(let names):
            "there is no @main type but several views; say which to show, for example --view \(names[0]) "
                + "(found \(Choices.list(names, last: "and")))."
        case .viewNotShown(let view, let start):
            "--view \(view) cannot be shown, because the program has \(start); leave --view out, or leave out "
                + "the file that starts the program."
        }
    }
}
