public import Foundation

/// What can be asked of the program's player from outside: by media keys, panels and other programs.
///
/// On a desktop they ask by MPRIS, which has no likes, ratings, bookmarks, languages and keys that are held down: nobody
/// asks for those.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter { RemotePlayer.changed() }

    /// The program's.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Begin to play.
    public let playCommand: MPRemoteCommand
    /// Wait.
    public let pauseCommand: MPRemoteCommand
    /// End.
    public let stopCommand: MPRemoteCommand
    /// Begin to play or wait.
    public let togglePlayPauseCommand: MPRemoteCommand
    /// Use a language. Nobody asks for it here.
    public let enableLanguageOptionCommand: MPRemoteCommand
    /// Use it no longer. Nobody asks for it here.
    public let disableLanguageOptionCommand: MPRemoteCommand
    /// Play faster or slower.
    public let changePlaybackRateCommand: MPChangePlaybackRateCommand
    /// Repeat, or do not.
    public let changeRepeatModeCommand: MPChangeRepeatModeCommand
    /// Play in any order, or do not.
    public let changeShuffleModeCommand: MPChangeShuffleModeCommand
    /// Play the next one.
    public let nextTrackCommand: MPRemoteCommand
    /// Play the one before.
    public let previousTrackCommand: MPRemoteCommand
    /// Go a little forward.
    public let skipForwardCommand: MPSkipIntervalCommand
    /// Go a little back.
    public let skipBackwardCommand: MPSkipIntervalCommand
    /// Wind forward, while a key is held down. Nobody asks for it here.
    public let seekForwardCommand: MPRemoteCommand
    /// Wind back, while a key is held down. Nobody asks for it here.
    public let seekBackwardCommand: MPRemoteCommand
    /// Go to a place.
    public let changePlaybackPositionCommand: MPChangePlaybackPositionCommand
    /// Rate it. Nobody asks for it here.
    public let ratingCommand: MPRatingCommand
    /// Like it. Nobody asks for it here.
    public let likeCommand: MPFeedbackCommand
    /// Dislike it. Nobody asks for it here.
    public let dislikeCommand: MPFeedbackCommand
    /// Remember it. Nobody asks for it here.
    public let bookmarkCommand: MPFeedbackCommand

    init(onChange: @escaping @Sendable () -> Void) {
        playCommand = MPRemoteCommand(onChange: onChange)
        pauseCommand = MPRemoteCommand(onChange: onChange)
        stopCommand = MPRemoteCommand(onChange: onChange)
        togglePlayPauseCommand = MPRemoteCommand(onChange: onChange)
        enableLanguageOptionCommand = MPRemoteCommand(onChange: onChange)
        disableLanguageOptionCommand = MPRemoteCommand(onChange: onChange)
        changePlaybackRateCommand = MPChangePlaybackRateCommand(onChange: onChange)
        changeRepeatModeCommand = MPChangeRepeatModeCommand(onChange: onChange)
        changeShuffleModeCommand = MPChangeShuffleModeCommand(onChange: onChange)
        nextTrackCommand = MPRemoteCommand(onChange: onChange)
        previousTrackCommand = MPRemoteCommand(onChange: onChange)
        skipForwardCommand = MPSkipIntervalCommand(onChange: onChange)
        skipBackwardCommand = MPSkipIntervalCommand(onChange: onChange)
        seekForwardCommand = MPRemoteCommand(onChange: onChange)
        seekBackwardCommand = MPRemoteCommand(onChange: onChange)
        changePlaybackPositionCommand = MPChangePlaybackPositionCommand(onChange: onChange)
        ratingCommand = MPRatingCommand(onChange: onChange)
        likeCommand = MPFeedbackCommand(onChange: onChange)
        dislikeCommand = MPFeedbackCommand(onChange: onChange)
        bookmarkCommand = MPFeedbackCommand(onChange: onChange)
    }
}
