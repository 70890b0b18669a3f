extension ToolError {
    /// What is wrong with the folders of a code base.
    enum Check: Equatable {
        case missing(String)
        case notFolder(String)
        case noSwift(String)
    }
}

extension ToolError.Check {
    /// The sentence that the user reads.
    var sentence: String {
        switch self {
        case .missing(let path): "\(path) does not exist; pass the folder of a code base."
        case .notFolder(let path):
            "\(path) is no folder; 'vitrine check' takes folders, files go to 'vitrine render'."
        case .noSwift(let path): "\(path) holds no Swift sources; pass the folder of a code base."
        }
    }
}
