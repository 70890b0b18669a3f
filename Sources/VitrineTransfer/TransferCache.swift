import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Keeps answers as long as their servers say (RFC 9111, `max-age`), in memory: Foundation's `URLCache` on Linux takes none
/// of a shared session.
final class TransferCache: @unchecked Sendable {
    static let shared = TransferCache(limit: 32 << 20)

    /// Bytes of all answers; those that were not asked for longest go first.
    private let limit: Int
    private let lock = NSLock()
    private var answers: [URL: Answer] = [:]
    private var total = 0
    private var turn = 0

    private struct Answer {
        var data: Data
        var end: Date
        var turn: Int
    }

    init(limit: Int) { self.limit = limit }

    /// The bytes of an address, while they are fresh.
    func data(for url: URL, at now: Date) -> Data? {
        lock.withLock {
            guard let answer = answers[url] else { return nil }
            guard answer.end > now else {
                remove(url)
                return nil
            }
            turn += 1
            answers[url]?.turn = turn
            return answer.data
        }
    }

    /// Keeps an answer if its server allows that and it is no more than a quarter of what is kept in all.
    ///
    /// Complexity: O(*n*) in the number of answers where some have to go.
    func keep(_ data: Data, of url: URL, _ response: HTTPURLResponse, at now: Date) {
        guard response.statusCode == 200, data.count <= limit / 4,
            let seconds = Self.lifetime(response.value(forHTTPHeaderField: "Cache-Control") ?? "")
        else { return }
        lock.withLock {
            remove(url)
            turn += 1
            answers[url] = Answer(data: data, end: now + seconds, turn: turn)
            total += data.count
            while total > limit, let oldest = answers.min(by: { $0.value.turn < $1.value.turn }) {
                remove(oldest.key)
            }
        }
    }

    private func remove(_ url: URL) {
        if let old = answers.removeValue(forKey: url) { total -= old.data.count }
    }

    /// Seconds that an answer may be kept; nil for one that must not be, or does not say.
    static func lifetime(_ control: String) -> TimeInterval? {
        let words = control.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !words.contains("no-store"), !words.contains("no-cache"),
            let age = words.first(where: { $0.hasPrefix("max-age=") })?.dropFirst("max-age=".count),
            let seconds = TimeInterval(age), seconds > 0, seconds.isFinite
        else { return nil }
        return seconds
    }
}
