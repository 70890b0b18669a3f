public import Foundation

/// What somebody outside of the program asked of its player.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// What was asked for.
    public let command: MPRemoteCommand
    /// When, in seconds since the machine was started.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        timestamp = ProcessInfo.processInfo.systemUptime
    }
}

/// Go a little forward or back.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How far, in seconds.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// Wind, or end that.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Which of both.
    public let type: MPSeekCommandEventType

    init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

/// Whether winding begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
    /// It begins.
    case beginSeeking
    /// It ends.
    case endSeeking
}

/// Rate it.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// What the user thinks of it.
    public let rating: Float

    init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// Like it, dislike it, remember it.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether it is to be taken back.
    public let isNegative: Bool

    init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}

/// Play faster or slower.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How fast.
    public let playbackRate: Float

    init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// Go to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Where, in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// Play in any order, or do not.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// How.
    public let shuffleType: MPShuffleType
    /// Whether it is to stay so.
    public let preservesShuffleMode: Bool

    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
        self.shuffleType = shuffleType
        preservesShuffleMode = true
        super.init(command)
    }
}

/// Repeat, or do not.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// What.
    public let repeatType: MPRepeatType
    /// Whether it is to stay so.
    public let preservesRepeatMode: Bool

    init(_ command: MPRemoteCommand, repeatType: MPRepeatType) {
        self.repeatType = repeatType
        preservesRepeatMode = true
        super.init(command)
    }
}
