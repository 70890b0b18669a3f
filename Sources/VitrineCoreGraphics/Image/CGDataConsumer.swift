public import Foundation

/// Takes the bytes of a document.
public final class CGDataConsumer {
    private let take: (Data) -> Void

    /// Makes a consumer that appends to bytes.
    public init?(data: CFMutableData) { take = { data.append($0) } }

    /// Makes a consumer that writes a file, and empties one that is there. Nil, with a sentence in the log, where none can
    /// be written.
    public init?(url: CFURL) {
        func isWritten(_ data: Data) -> Bool {
            do {
                try data.write(to: url)
                return true
            } catch {
                ReportLog.current.report(
                    once: "CGDataConsumer: \(url.path) cannot be written (\(error.localizedDescription)).")
                return false
            }
        }
        guard isWritten(Data()) else { return nil }
        take = { _ = isWritten($0) }
    }

    package init(_ take: @escaping (Data) -> Void) { self.take = take }

    func put(_ data: Data) { take(data) }
}

/// Bytes that change; on Linux Foundation's own.
public typealias CFMutableData = NSMutableData

/// Makes data without bytes.
///
/// - Parameters:
///   - allocator: There is but the default one, which nil stands for.
///   - capacity: A hint of how many bytes there will be; they may become more.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    // Room is made when it is needed, so that a hint that is wrong costs nothing.
    NSMutableData()
}
