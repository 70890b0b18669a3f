import Foundation

/// What is kept of tips.
struct TipRecords: Codable, Equatable {
    /// Of one tip.
    struct Record: Codable, Equatable {
        /// How often it was shown.
        var count = 0
        /// How long, in seconds, without the time that it is shown now.
        var seconds = 0.0
        var reason: Tips.InvalidationReason?
    }

    /// One time that an event was.
    struct Donation: Codable, Equatable {
        var date: Date
        var info: Data
    }

    var tips: [String: Record] = [:]
    var events: [String: [Donation]] = [:]
    var parameters: [String: Data] = [:]
    /// When a tip was shown last.
    var shown: Date?
}

/// Where it is kept.
struct TipKeeping: Sendable {
    var read: @Sendable () -> Data?
    var write: @Sendable (Data?) -> Void

    private static let key = "VitrineTipKit"

    /// In the program's settings.
    static let defaults = TipKeeping(
        read: { UserDefaults.standard.data(forKey: key) },
        write: { data in
            if let data {
                UserDefaults.standard.set(data, forKey: key)
            } else {
                UserDefaults.standard.removeObject(forKey: key)
            }
        })

    /// In a file of a folder.
    static func file(in folder: URL) -> TipKeeping {
        let file = folder.appendingPathComponent("tips.json")
        return TipKeeping(
            read: { try? Data(contentsOf: file) },
            write: { data in
                guard let data else { return (try? FileManager.default.removeItem(at: file)) ?? () }
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try? data.write(to: file, options: .atomic)
            })
    }

    /// Not at all.
    static let nothing = TipKeeping(read: { nil }, write: { _ in })
}
