import Foundation

/// How many pixels a picture may claim to be decoded.
///
/// A file of 48 KB can be a picture of 400 million pixels, and one of 70 bytes can say so. While a picture is decoded
/// it takes up to eight bytes a pixel, four of them as long as it lives.
package enum PixelLimit {
    /// The environment variable that sets the limit when the process starts.
    package static let variable = "VITRINE_IMAGE_PIXELS"

    /// 8192×8192 pixels, 0.5 GB: enough for photographs of 64 megapixels, and more than any window shows. Our choice.
    package static let standard = 67_108_864

    private static let lock = NSLock()
    nonisolated(unsafe) private static var value = limit(from: ProcessInfo.processInfo.environment[variable])

    /// The limit in force. Traps unless it is set to at least 1.
    package static var current: Int {
        get { lock.withLock { value } }
        set {
            precondition(
                newValue > 0, "The limit for the pixels of a picture is \(newValue); set at least 1.")
            lock.withLock { value = newValue }
        }
    }

    /// What the environment variable says.
    private static func limit(from text: String?) -> Int {
        guard let text, !text.isEmpty else { return standard }
        if let number = Int(text), number > 0 { return number }
        ReportLog.current.report(
            "\(variable) is \"\(text)\", which is no number of pixels; \(standard) is used. Give a whole number."
        )
        return standard
    }
}
