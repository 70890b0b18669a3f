/// The views that follow one environment. Holds them weakly.
@MainActor
final class EnvironmentFollowers {
    private struct Entry {
        weak var follower: EnvironmentFollower?
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    func add(_ follower: EnvironmentFollower) {
        entries[ObjectIdentifier(follower)] = Entry(follower: follower)
    }

    func remove(_ follower: EnvironmentFollower) {
        entries[ObjectIdentifier(follower)] = nil
    }

    /// The environment may have changed.
    ///
    /// - Complexity: O(followers).
    func tell() {
        for (key, entry) in entries {
            if let follower = entry.follower { follower.tell() } else { entries[key] = nil }
        }
    }
}
