/// How much of a source's data is there.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data end before the image does.
    case statusUnexpectedEOF = -5
    /// Something in the data cannot be in a file of its kind.
    case statusInvalidData = -4
    /// The data are no picture of a kind that is read.
    case statusUnknownType = -3
    /// There is too little to say what is in the data; more is to come.
    case statusReadingHeader = -2
    /// A part of the image is there, and more is to come.
    case statusIncomplete = -1
    /// All is there.
    case statusComplete = 0
}
