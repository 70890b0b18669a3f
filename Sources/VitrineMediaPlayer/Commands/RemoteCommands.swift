public import Foundation

/// Goes a little forward or back.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    private var intervals: [NSNumber] = []
    /// How far, in seconds; the first counts where it is asked for by no number.
    open var preferredIntervals: [NSNumber] {
        get { read { intervals } }
        set { change { intervals = newValue } }
    }
}

/// Likes, dislikes or remembers what is played.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
    private var active = false
    private var titles = ("", "")

    /// Whether that was done already. False unless set.
    open var isActive: Bool {
        get { read { active } }
        set { change { active = newValue } }
    }
    /// What it is called. Nothing shows it here.
    open var localizedTitle: String {
        get { read { titles.0 } }
        set { change { titles.0 = newValue } }
    }
    /// What it is called in short. Nothing shows it here.
    open var localizedShortTitle: String {
        get { read { titles.1 } }
        set { change { titles.1 = newValue } }
    }
}

/// Rates what is played.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    private var range: (Float, Float) = (0, 1)

    /// The worst. 0 unless set.
    open var minimumRating: Float {
        get { read { range.0 } }
        set { change { range.0 = newValue } }
    }
    /// The best. 1 unless set.
    open var maximumRating: Float {
        get { read { range.1 } }
        set { change { range.1 = newValue } }
    }
}

/// Plays faster or slower.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
    private var rates: [NSNumber] = []
    /// How fast it can be.
    open var supportedPlaybackRates: [NSNumber] {
        get { read { rates } }
        set { change { rates = newValue } }
    }
}

/// Goes to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// Plays in any order, or in the order that there is.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
    private var type = MPShuffleType.off
    /// How it is now.
    open var currentShuffleType: MPShuffleType {
        get { read { type } }
        set { change { type = newValue } }
    }
}

/// Repeats what is played.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
    private var type = MPRepeatType.off
    /// How it is now.
    open var currentRepeatType: MPRepeatType {
        get { read { type } }
        set { change { type = newValue } }
    }
}

/// In what order things are played.
public enum MPShuffleType: Int, Sendable {
    /// In the order that there is.
    case off = 0
    /// In any order.
    case items
    /// Albums in any order, and what is in them in theirs.
    case collections
}

/// What is played again.
public enum MPRepeatType: Int, Sendable {
    /// Nothing.
    case off = 0
    /// The item.
    case one
    /// All items.
    case all
}
