import Foundation

/// Whether code runs where the main actor does.
enum MainThread {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main thread, and on any other that works for the main queue: in a program that waits in
    /// `dispatchMain()`, as tests do, the first thread has ended.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
