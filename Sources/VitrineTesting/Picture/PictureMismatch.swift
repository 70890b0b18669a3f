/// Why a picture is not as stored. Its description is a sentence that says where the pictures are.
public enum PictureMismatch: Error, CustomStringConvertible, Equatable {
    /// There was no stored picture; it is now.
    case recorded(path: String)
    /// There is no stored picture, and none was to be recorded.
    case missing(path: String)
    /// The size changed. Sizes in pixels.
    case size(actual: String, expected: String, actualPath: String, expectedPath: String)
    /// Pixels differ.
    case pixels(count: Int, total: Int, actualPath: String, expectedPath: String, differencePath: String)
    /// The stored picture is no picture that can be read.
    case unreadable(path: String, reason: String)
    /// The comparison is not possible: the name is none, or a folder cannot be written to.
    case unusable(reason: String)

    public var description: String {
        switch self {
        case .recorded(let path):
            "There was no picture to compare with; it was recorded at \(path). Look at it and run again."
        case .missing(let path):
            "There is no picture to compare with at \(path), and this run records none; record it with "
                + "VITRINE_RECORD_PICTURES=missing, and look at it."
        case .size(let actual, let expected, let actualPath, let expectedPath):
            "The picture is \(actual) pixels and should be \(expected). Actual: \(actualPath) expected: \(expectedPath)"
        case .pixels(let count, let total, let actualPath, let expectedPath, let differencePath):
            "\(count) of \(total) pixels differ. Actual: \(actualPath) expected: \(expectedPath) "
                + "difference: \(differencePath)"
        case .unreadable(let path, let reason):
            "The stored picture \(path) cannot be read (\(reason)); take it out of version control again, or record it "
                + "anew with VITRINE_RECORD_PICTURES=failed."
        case .unusable(let reason):
            reason
        }
    }
}
