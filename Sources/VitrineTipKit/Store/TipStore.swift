import Foundation
import Observation
import Synchronization
import VitrineSupport
import VitrineSwiftUI

/// What is known of a program's tips, and which of them can be shown.
///
/// Views that ask are updated when it changes: anything that changes is one change for all, as few tips are on screen.
final class TipStore: Observable, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let registrar = ObservationRegistrar()
    private var keeping: TipKeeping
    private var records: TipRecords?
    private var transient: [String: Data] = [:]
    private var isConfigured = false
    private var frequency: TimeInterval?
    /// Tips that are shown now, and since when; each as often as it is on screen.
    private var onScreen: [String: [Date]] = [:]
    /// What was shut in this run, which goes before what tests want to be shown.
    private var shut: Set<String> = []
    private var forcedAll: Bool?
    private var forced: [String: Bool] = [:]
    private var listeners: [UUID: @Sendable () -> Void] = [:]
    /// What views stand on.
    private var version: Int { 0 }
    /// The time.
    let now: @Sendable () -> Date

    init(_ keeping: TipKeeping = .defaults, now: @escaping @Sendable () -> Date = { Date() }) {
        (self.keeping, self.now) = (keeping, now)
    }

    private static let chosen = Mutex<TipStore>(TipStore())

    /// The one that the program uses; tests set another.
    static var current: TipStore {
        get { chosen.withLock { $0 } }
        set { chosen.withLock { $0 = newValue } }
    }

    // MARK: Keeping

    private func read() -> TipRecords {
        if let records { return records }
        let kept =
            keeping.read().flatMap { try? JSONDecoder().decode(TipRecords.self, from: $0) } ?? TipRecords()
        records = kept
        return kept
    }

    private func change(_ body: (inout TipRecords) -> Void) {
        lock.withLock {
            var changed = read()
            body(&changed)
            guard changed != records else { return }
            records = changed
            keeping.write(try? JSONEncoder().encode(changed))
        }
        tell()
    }

    /// Has views ask again, on the main thread.
    private func tell() {
        let all = lock.withLock { Array(listeners.values) }
        for listener in all { listener() }
        MainThread.run { self.update() }
    }

    @MainActor private func update() {
        withAnimation(.easeInOut(duration: 0.25)) { registrar.withMutation(of: self, keyPath: \.version) {} }
    }

    /// A value, now and each time that it becomes another.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value>
    {
        AsyncStream { continuation in
            let key = UUID()
            let last = Mutex<Value?>(nil)
            let send: @Sendable () -> Void = {
                let new = value()
                let isNew = last.withLock { last in
                    defer { last = new }
                    return last != new
                }
                if isNew { continuation.yield(new) }
            }
            lock.withLock { listeners[key] = send }
            continuation.onTermination = { _ in self.lock.withLock { self.listeners[key] = nil } }
            send()
        }
    }

    // MARK: Setting up

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            isConfigured = true
            for option in options {
                switch option.kind {
                case .frequency(let wanted): frequency = wanted.interval
                case .location(let place):
                    guard let folder = place.folder else { continue }
                    keeping = .file(in: folder)
                    records = nil
                }
            }
        }
        tell()
    }

    func reset() throws {
        try lock.withLock {
            guard !isConfigured else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            records = TipRecords()
            transient = [:]
            keeping.write(nil)
        }
        tell()
    }

    func force(_ shows: Bool, _ tips: [any Tip.Type]? = nil) {
        lock.withLock {
            guard let tips else { return forcedAll = shows }
            for tip in tips { forced[String(describing: tip)] = shows }
        }
        tell()
    }

    // MARK: Tips

    func status(of tip: some Tip) -> Tips.Status {
        registrar.access(self, keyPath: \.version)
        return lock.withLock { currentStatus(of: tip) }
    }

    private func currentStatus(of tip: some Tip) -> Tips.Status {
        let record = read().tips[tip.id]
        if let shows = forced[String(describing: type(of: tip))] ?? forcedAll {
            if shows, isConfigured, !shut.contains(tip.id) { return .available }
            if !shows { return .pending }
        }
        if let reason = record?.reason { return .invalidated(reason) }
        guard isConfigured else { return .pending }
        let isShown = onScreen[tip.id] != nil
        for option in tip.options {
            switch option {
            case let most as Tips.MaxDisplayCount where !isShown && record?.count ?? 0 >= most.count:
                return .invalidated(.displayCountExceeded)
            case let most as Tips.MaxDisplayDuration where seconds(tip.id) >= most.seconds:
                return .invalidated(.displayDurationExceeded)
            default: break
            }
        }
        guard tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
        return isShown || isDue(tip) ? .available : .pending
    }

    /// Whether the last tip was shown long enough ago.
    private func isDue(_ tip: some Tip) -> Bool {
        let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
        guard let frequency, !ignores, let shown = read().shown else { return true }
        return now().timeIntervalSince(shown) >= frequency
    }

    /// How long a tip was shown, all times together.
    private func seconds(_ id: String) -> TimeInterval {
        (read().tips[id]?.seconds ?? 0)
            + (onScreen[id]?.first.map { now().timeIntervalSince($0) } ?? 0)
    }

    /// A tip is on screen.
    func didShow(_ id: String) {
        lock.withLock { onScreen[id, default: []].append(now()) }
        change {
            $0.tips[id, default: .init()].count += 1
            $0.shown = now()
        }
    }

    /// A tip is on screen no more.
    func didHide(_ id: String) {
        var shown = 0.0
        lock.withLock {
            guard let since = onScreen[id]?.first else { return }
            onScreen[id]?.removeFirst()
            if onScreen[id]?.isEmpty == true { onScreen[id] = nil }
            shown = now().timeIntervalSince(since)
        }
        change { $0.tips[id, default: .init()].seconds += shown }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        lock.withLock { _ = shut.insert(id) }
        change { records in
            if records.tips[id]?.reason == nil { records.tips[id, default: .init()].reason = reason }
        }
        tell()
    }

    func forget(_ id: String) {
        lock.withLock { _ = shut.remove(id) }
        change { $0.tips[id] = nil }
    }

    // MARK: Parameters and events

    /// The most donations of an event that are kept.
    private static let mostDonations = 1000

    func parameter<Value: Decodable>(_ key: String) -> Value? {
        registrar.access(self, keyPath: \.version)
        let data = lock.withLock { transient[key] ?? read().parameters[key] }
        return data.flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    }

    func set(_ value: some Encodable, for key: String, isTransient: Bool) {
        // A value by itself is no JSON of some decoders.
        let data = try? JSONEncoder().encode([value])
        guard isTransient else { return change { $0.parameters[key] = data } }
        lock.withLock { transient[key] = data }
        tell()
    }

    func donate(_ id: String, _ info: some Encodable) {
        guard let data = try? JSONEncoder().encode(info) else { return }
        change { records in
            records.events[id, default: []].append(.init(date: now(), info: data))
            if records.events[id]!.count > Self.mostDonations { records.events[id]!.removeFirst() }
        }
    }

    func donations<Info: Codable & Sendable>(_ id: String) -> [Tips.Event<Info>.Donation] {
        registrar.access(self, keyPath: \.version)
        return lock.withLock { read().events[id] ?? [] }.compactMap { kept in
            (try? JSONDecoder().decode(Info.self, from: kept.info)).map { .init(date: kept.date, info: $0) }
        }
    }
}
