import CVitrineMedia
import Dispatch
import Foundation

/// What is found out of a file when it is asked for first.
final class AssetLoader: @unchecked Sendable {
    /// What was found out.
    struct Findings: Sendable {
        var facts: MediaFacts
        /// By GStreamer's names.
        var tags: [String: String]
    }

    static let tagNames = ["title", "artist", "album", "genre", "composer", "description", "copyright"]
    /// How long is waited for a file, or a server.
    private static let patience: TimeInterval = 30
    /// Each waits for GStreamer, and most programs ask for one or two.
    private static let queue = DispatchQueue(label: "vitrine.asset", attributes: .concurrent)

    /// Of files that were opened: programs make a player for every tap.
    private static let recent = RecentFindings()

    let url: URL
    private let lock = NSLock()
    private var found: Result<Findings, MediaFault>?

    init(_ url: URL) { self.url = url }

    /// What was found out, if that is so; nil before.
    var known: Result<Findings, MediaFault>? { lock.withLock { found } }

    /// Looks, and waits for it.
    func look() -> Result<Findings, MediaFault> {
        if let known { return known }
        let new = read()
        return lock.withLock {
            if let found { return found }
            found = new
            return new
        }
    }

    private func read() -> Result<Findings, MediaFault> {
        let version = FileVersion(url)
        if let version, let known = Self.recent.withLock({ $0[version] }) { return .success(known) }
        let found = open()
        if let version, case .success(let findings) = found {
            Self.recent.withLock { $0[version] = findings }
        }
        return found
    }

    private func open() -> Result<Findings, MediaFault> {
        guard let pipeline = MediaPipeline(url, .steps) else { return .failure(MediaFault(.noLibrary)) }
        guard pipeline.wait(Self.patience) else { return .failure(pipeline.fault) }
        var tags: [String: String] = [:]
        for name in Self.tagNames { tags[name] = pipeline.tag(name) }
        return .success(Findings(facts: pipeline.facts, tags: tags))
    }

    /// Looks without holding anybody up.
    ///
    /// - Throws: What programs see of a fault.
    func findings() async throws -> Findings {
        let result = await withCheckedContinuation { continuation in
            if let known { return continuation.resume(returning: known) }
            Self.queue.async { continuation.resume(returning: self.look()) }
        }
        do { return try result.get() } catch { throw error.error(of: url) }
    }

    /// Looks without holding anybody up, for who waits otherwise.
    func look(_ done: @escaping @Sendable (Result<Findings, MediaFault>) -> Void) {
        Self.queue.async { done(self.look()) }
    }
}

/// A file as it is now: where, how long, and since when.
private struct FileVersion: Hashable {
    private let path: String
    private let size: Int
    private let date: Date

    init?(_ url: URL) {
        // Files without names take one another's numbers.
        guard url.isFileURL, !url.path.hasPrefix("/proc/"),
            let values = try? FileManager.default.attributesOfItem(atPath: url.path),
            let size = values[.size] as? Int, let date = values[.modificationDate] as? Date
        else { return nil }
        (path, self.size, self.date) = (url.path, size, date)
    }
}

/// What was found out last.
private final class RecentFindings: @unchecked Sendable {
    private static let most = 64
    private let lock = NSLock()
    private var values: [FileVersion: AssetLoader.Findings] = [:]

    func withLock<Answer>(_ body: (inout [FileVersion: AssetLoader.Findings]) -> Answer) -> Answer {
        lock.withLock {
            defer { if values.count > Self.most { values.removeAll() } }
            return body(&values)
        }
    }
}
