public import VitrineFoundation

/// A sentence in English for what a function answered.
///
/// - Parameters:
///   - status: The number.
///   - reserved: Nil.
/// - Returns: `OSStatus` and the number for one that is not known.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    statusMessages[status] ?? "OSStatus \(status)"
}
