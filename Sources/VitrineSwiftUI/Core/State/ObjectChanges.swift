import VitrinePlatform

/// The changes that an observable object announces, on their way to a node that reads it.
///
/// A change on the main thread invalidates the node at once. One on another thread is a mistake, which is told, and
/// comes to the node on the main thread. There it may come too early: objects announce a change before they store it,
/// and never say when it is stored. So the node is invalidated again, for a while, until the new value can be seen.
final class ObjectChanges: @unchecked Sendable {
    /// When the node is invalidated again, in milliseconds after the time before. Nearly always the value is there at
    /// the first: what waits longer are properties with slow subscribers, or writers that were interrupted.
    private static let delays = [1, 4, 16, 64, 256]

    /// What is known of changes on other threads that the main thread has not seen yet.
    private struct Announced {
        /// The values before the first of them.
        let first: PublishedValues
        /// The values before the last of them, and on what thread that was.
        var last: PublishedValues
        var thread: String
        var transaction: Transaction
    }

    private weak var object: AnyObject?
    private let node: WeakNode
    private let lock = NSLock()
    private var announced: Announced?
    private var announcements = 0
    /// The values before the first change that has not been told yet.
    @MainActor private var untold: PublishedValues?

    @MainActor init(of object: AnyObject, for node: _GraphNode) {
        self.object = object
        self.node = WeakNode(node)
    }

    /// The object is about to change; on any thread.
    func objectWillChange() {
        let transaction = Transaction.current
        if MainThread.isCurrent {
            MainActor.assumeIsolated { willChangeHere(transaction) }
        } else {
            willChangeElsewhere(transaction)
        }
    }

    @MainActor private func willChangeHere(_ transaction: Transaction) {
        if let object, let writer = ViewGraph.trackingNode {
            RuntimeIssue.reportPublishing(of: object, inBodyOf: writer)
        }
        node.node?.invalidate(transaction, by: object)
    }

    private func willChangeElsewhere(_ transaction: Transaction) {
        guard let object else { return }
        let values = PublishedValues(of: object)
        let thread = MainThread.currentDescription
        let isFirst = lock.withLock {
            announcements += 1
            guard announced != nil else {
                announced = Announced(first: values, last: values, thread: thread, transaction: transaction)
                return true
            }
            announced?.last = values
            announced?.thread = thread
            announced?.transaction = transaction
            return false
        }
        if isFirst { DispatchQueue.main.async { MainActor.assumeIsolated { self.takeUp() } } }
    }

    /// Invalidates the node for all that was announced up to now.
    @MainActor private func takeUp() {
        let (announced, number) = lock.withLock {
            defer { self.announced = nil }
            return (self.announced, announcements)
        }
        guard let announced else { return }
        // One that was looked for when this was announced is told with this.
        untold = untold ?? announced.first
        look(for: announced, number, attempt: 0)
    }

    @MainActor private func look(for change: Announced, _ number: Int, attempt: Int) {
        // What was announced since has been taken up with it.
        guard let object, attempt == 0 || lock.withLock({ announcements }) == number else { return }
        node.node?.invalidate(change.transaction)
        let now = PublishedValues(of: object)
        let isLast = attempt == Self.delays.count
        if isLast || now.isChanged(from: change.last) {
            let first = untold ?? change.first
            untold = nil
            return report(now.changedProperties(from: first), of: object, change.thread)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Self.delays[attempt])) {
            MainActor.assumeIsolated { self.look(for: change, number, attempt: attempt + 1) }
        }
    }

    @MainActor private func report(_ properties: [String], of object: AnyObject, _ thread: String) {
        let type = String(describing: type(of: object))
        if properties.isEmpty {
            RuntimeIssue.reportBackgroundPublishing("\(type).objectWillChange", "sent", thread, to: node.node)
        }
        for property in properties {
            RuntimeIssue.reportBackgroundPublishing("\(type).\(property)", "set", thread, to: node.node)
        }
    }
}

extension RuntimeIssue {
    /// Reports that a publisher that views depend on was used on another thread than the main one: once for each.
    ///
    /// - Parameter node: The first of those that heard of it; nil if it has gone.
    @MainActor static func reportBackgroundPublishing(
        _ publisher: String, _ verb: String, _ thread: String, to node: _GraphNode?
    ) {
        let reader = node.map { ViewPath(to: $0).sentence } ?? ""
        report(
            "Publishing changes from background threads is not allowed: \(publisher) was \(verb) on \(thread). "
                + "Views take the change up on the main thread afterwards; publish it there, as with "
                + "receive(on: DispatchQueue.main) or DispatchQueue.main.async { … }.\(reader)",
            once: "background \(publisher)")
    }
}
