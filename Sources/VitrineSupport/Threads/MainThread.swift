import Foundation

/// The thread that views, layers and the view graph belong to.
package enum MainThread {
    /// The thread that the process began with, once it has asked: comparing numbers is what a setter can afford.
    private nonisolated(unsafe) static var first = pthread_t()

    /// A mark on the main queue to know it by.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// True on the main thread, and on any other that works for the main queue: in a program that waits in
    /// `dispatchMain()`, as tests do, the first thread has ended.
    ///
    /// Complexity: O(1); a comparison on the main thread.
    package static var isCurrent: Bool {
        if pthread_self() == first { return true }
        if Thread.isMainThread {
            first = pthread_self()
            return true
        }
        return DispatchQueue.getSpecific(key: mark) == true
    }

    /// Stops the program if it changes something that belongs to the main thread from another one: the two would
    /// change the same memory at once, and what comes of that shows later and elsewhere.
    ///
    /// - Parameter operation: The property that is set, or the method that is called.
    @inline(__always)
    package static func demand(_ object: AnyObject, _ operation: String = #function) {
        if _slowPath(!isCurrent) { refuse(object, operation) }
    }

    @inline(never)
    private static func refuse(_ object: AnyObject, _ operation: String) -> Never {
        let isCall = operation.contains("(")
        fatalError(
            "\(type(of: object)).\(operation) was \(isCall ? "called" : "set") on \(currentDescription). "
                + "Views, layers and view controllers belong to the main thread: \(isCall ? "call" : "set") it there,"
                + " as with DispatchQueue.main.async { … } or await MainActor.run { … }.")
    }

    /// The number and the name of the thread that asks, for messages: "thread 4711 (default-qos)".
    package static var currentDescription: String {
        let name = Thread.current.name ?? ""
        // Threads without a name of their own have the program's, as far as there is room for it.
        let isOwn = !name.isEmpty && !ProcessInfo.processInfo.processName.hasPrefix(name)
        return "thread \(threadNumber)" + (isOwn ? " (\(name))" : "")
    }

    /// The kernel's number of the thread, as debuggers show it; a question mark where nobody tells.
    private static var threadNumber: String {
        // A link to "PROCESS/task/THREAD". Glibc's gettid is not among what Swift imports.
        let task = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return task?.split(separator: "/").last.map(String.init) ?? "?"
    }

    /// Does the work at once on the main thread, so that a change and a measurement right after it are in order; from
    /// elsewhere in a later turn of the main thread.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
