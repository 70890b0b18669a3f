// The properties of what is played (`MPMediaItem.h`). What their values are is ours: programs compare the names.

/// The item's number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The kind, by ``MPMediaType``.
public let MPMediaItemPropertyMediaType = "mediaType"
/// What it is called.
public let MPMediaItemPropertyTitle = "title"
/// What its album is called.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The album's number.
public let MPMediaItemPropertyAlbumPersistentID = "albumPersistentID"
/// Who performs it.
public let MPMediaItemPropertyArtist = "artist"
/// The artist's number.
public let MPMediaItemPropertyArtistPersistentID = "artistPersistentID"
/// Who performs most of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// That artist's number.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPersistentID"
/// The genre.
public let MPMediaItemPropertyGenre = "genre"
/// The genre's number.
public let MPMediaItemPropertyGenrePersistentID = "genrePersistentID"
/// Who made it.
public let MPMediaItemPropertyComposer = "composer"
/// The composer's number.
public let MPMediaItemPropertyComposerPersistentID = "composerPersistentID"
/// How long it takes, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its place in the album, from 1.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The number of items of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The number of the disc, from 1.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The number of discs.
public let MPMediaItemPropertyDiscCount = "discCount"
/// Its picture: an ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// Whether it is not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The words.
public let MPMediaItemPropertyLyrics = "lyrics"
/// Whether its album has several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// When it came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// How fast the music is.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// What somebody has noted.
public let MPMediaItemPropertyComments = "comments"
/// Where it is.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// Whether it is on another machine.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// Whether only the system can play it.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// What its podcast is called.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The podcast's number.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPersistentID"
/// How often it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// How often it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// What its listener thinks of it, from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// When it was played last.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// What its listener counts it to.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// Where it was left, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// When it came to the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// Its number in the shop.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
