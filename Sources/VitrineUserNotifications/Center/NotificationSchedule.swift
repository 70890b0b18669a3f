import Foundation

/// Which requests wait for their triggers, and until when.
struct NotificationSchedule {
    /// A date counts as come when less is left until it, in seconds: clocks that are asked one after the other differ.
    static let tolerance: TimeInterval = 0.001

    private struct Entry {
        var request: UNNotificationRequest
        var date: Date
    }
    private var entries: [Entry] = []

    /// Those that wait, in the order in which they were asked for.
    var requests: [UNNotificationRequest] { entries.map(\.request) }
    /// When the next one comes; nil if none waits.
    var next: Date? { entries.map(\.date).min() }

    /// Adds a request that has a trigger, in the place of the one with its identifier.
    ///
    /// - Throws: `UNError` with `notificationInvalidNoDate` if the trigger has no date to come.
    mutating func add(_ request: UNNotificationRequest, now: Date) throws(UNError) {
        guard let date = request.trigger?.next(after: now) else { throw UNError(.notificationInvalidNoDate) }
        let entry = Entry(request: request, date: date)
        if let index = entries.firstIndex(where: { $0.request.identifier == request.identifier }) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }

    /// Drops those with one of the identifiers.
    mutating func remove(_ identifiers: Set<String>) {
        entries.removeAll { identifiers.contains($0.request.identifier) }
    }

    mutating func removeAll() { entries = [] }

    /// Takes those whose date has come, in the order of their dates. What repeats stays, for its next date that is to come:
    /// what was missed while the machine slept comes once.
    mutating func takeDue(now: Date) -> [UNNotificationRequest] {
        let limit = now + Self.tolerance
        let due = entries.enumerated().filter { $0.element.date <= limit }
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        for (index, entry) in due where entry.request.trigger?.repeats == true {
            var date: Date? = entry.date
            while let last = date, last <= limit {
                date = entry.request.trigger?.next(after: last)
                // After long, the way there in steps would be long, too.
                if let next = date, next <= limit { date = entry.request.trigger?.next(after: now) }
            }
            entries[index].date = date ?? .distantFuture
        }
        let ended = Set(
            due.map(\.element).filter { $0.request.trigger?.repeats != true }.map(\.request.identifier))
        entries.removeAll { ended.contains($0.request.identifier) || $0.date == .distantFuture }
        return due.map(\.element.request)
    }
}
