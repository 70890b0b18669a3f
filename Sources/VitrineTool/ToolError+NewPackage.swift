extension ToolError {
    /// Why a package is not made.
    enum NewPackage: Equatable {
        case name(String)
        case exists(String)
        case unwritable(String, reason: String)
    }
}

extension ToolError.NewPackage {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .name(let name):
            "'\(name)' cannot be the name of a module: it needs a letter and then letters, digits and underscores, and "
                + "must not be that of a module of the system; give another one with --name."
        case .exists(let path): "\(path) is there and is not written over; choose another folder."
        case .unwritable(let path, let reason):
            "\(path) cannot be written (\(reason)); choose another folder."
        }
    }
}
