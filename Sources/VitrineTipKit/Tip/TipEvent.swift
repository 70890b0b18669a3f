public import Foundation

extension Tips {
    /// Nothing but that something was done.
    public struct EmptyDonation: Codable, Sendable {
        /// Nothing.
        public init() {}
    }

    /// Something that users do. A program donates it each time, and rules count it.
    public struct Event<DonationInfo: Codable & Sendable>: _TipRuleInput, Identifiable, Sendable {
        /// What it is known by.
        public let id: String

        /// An event that has nothing to be said about.
        public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

        /// An event with something to be said about each time.
        public init(id: String, donationValue: DonationInfo.Type) { self.id = id }

        /// One time that it was done.
        @dynamicMemberLookup
        public struct Donation: Sendable {
            /// When.
            public let date: Date
            let info: DonationInfo

            /// What was said about it.
            public subscript<T>(dynamicMember keyPath: KeyPath<DonationInfo, T>) -> T {
                info[keyPath: keyPath]
            }
        }

        /// All times that it was done, the first one first; the last thousand of them.
        ///
        /// Complexity: O(*n*), for they are read.
        public var donations: [Donation] { TipStore.current.donations(id) }

        /// The event itself.
        public var _ruleValue: Event { self }

        /// Says that it was done.
        public func donate() async where DonationInfo == EmptyDonation {
            TipStore.current.donate(id, EmptyDonation())
        }

        /// Says that it was done, and something about it.
        public func donate(_ donation: DonationInfo) async { TipStore.current.donate(id, donation) }

        /// Says that it was done.
        ///
        /// - Parameter completionHandler: Called once it is kept.
        public func sendDonation(_ completionHandler: (() -> Void)? = nil)
        where DonationInfo == EmptyDonation {
            TipStore.current.donate(id, EmptyDonation())
            completionHandler?()
        }

        /// Says that it was done, and something about it.
        ///
        /// - Parameter completionHandler: Called once it is kept.
        public func sendDonation(_ donation: DonationInfo, _ completionHandler: (() -> Void)? = nil) {
            TipStore.current.donate(id, donation)
            completionHandler?()
        }
    }

    /// How long ago, at most.
    public struct DonationTimeRange: Equatable, Sendable {
        let seconds: TimeInterval

        /// A minute.
        public static let minute = minutes(1)
        /// An hour.
        public static let hour = hours(1)
        /// A day.
        public static let day = days(1)
        /// A week.
        public static let week = weeks(1)
        /// Minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 60)
        }
        /// Hours.
        public static func hours(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 3600)
        }
        /// Days.
        public static func days(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 86_400)
        }
        /// Weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange {
            DonationTimeRange(seconds: Double(count) * 604_800)
        }
    }
}

extension Sequence {
    /// Those that were done within a time.
    public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        let first = TipStore.current.now().addingTimeInterval(-range.seconds)
        return filter { $0.date >= first }
    }

    /// Those of the value that came most often.
    public func largestSubset<Info, T: Hashable>(by keyPath: KeyPath<Info, T>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.max { $0.count < $1.count } ?? []
    }

    /// Those of the value that came least often.
    public func smallestSubset<Info, T: Hashable>(by keyPath: KeyPath<Info, T>) -> [Element]
    where Element == Tips.Event<Info>.Donation {
        Dictionary(grouping: self) { $0.info[keyPath: keyPath] }.values.min { $0.count < $1.count } ?? []
    }
}
