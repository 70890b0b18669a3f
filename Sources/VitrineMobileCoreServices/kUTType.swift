public import VitrineFoundation

// The types that `UTCoreTypes.h` names, with Apple's public identifiers: those that `UTType` knows here, so that what is
// asked about each has an answer.

// MARK: What everything is

/// Anything that has a type, the root of files and folders.
public let kUTTypeItem: CFString = "public.item"
/// Anything that people read, look at or listen to.
public let kUTTypeContent: CFString = "public.content"
/// Content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// Messages.
public let kUTTypeMessage: CFString = "public.message"
/// Contacts.
public let kUTTypeContact: CFString = "public.contact"
/// Archives of files.
public let kUTTypeArchive: CFString = "public.archive"
/// A stream of bytes.
public let kUTTypeData: CFString = "public.data"
/// Directories, also those that are shown as one file.
public let kUTTypeDirectory: CFString = "public.directory"
/// What stands for something else.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// Symbolic links.
public let kUTTypeSymLink: CFString = "public.symlink"
/// Executables.
public let kUTTypeExecutable: CFString = "public.executable"
/// Addresses.
public let kUTTypeURL: CFString = "public.url"
/// Addresses of files.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Bookmarks of addresses.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// Folders that the user looks into.
public let kUTTypeFolder: CFString = "public.folder"
/// Volumes.
public let kUTTypeVolume: CFString = "public.volume"
/// Folders that are shown as one file.
public let kUTTypePackage: CFString = "com.apple.package"
/// Folders with a layout of their own.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// Applications.
public let kUTTypeApplication: CFString = "com.apple.application"

// MARK: Text

/// Text, with or without formats.
public let kUTTypeText: CFString = "public.text"
/// Text of any encoding, without formats.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text in UTF-16 with a mark of its byte order, or in that of the network.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Text in UTF-16, in the machine's byte order.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Values with signs between them.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Values with commas between them.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Values with tabs between them.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Values in UTF-8 with tabs between them.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// Rich text with attachments, a package.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with attachments, as on pasteboards.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// HTML of any version.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"

// MARK: Source code and data

/// Source code of any language.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Assembler.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C.
public let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// C++.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// Headers of C.
public let kUTTypeCHeader: CFString = "public.c-header"
/// Headers of C++.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// Java.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// Scripts of any language.
public let kUTTypeScript: CFString = "public.script"
/// JavaScript.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// Scripts of a shell.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// Python.
public let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP.
public let kUTTypePHPScript: CFString = "public.php-script"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// Property lists of any format.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// Property lists in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// Binary property lists.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// Databases.
public let kUTTypeDatabase: CFString = "public.database"
/// Logs.
public let kUTTypeLog: CFString = "public.log"

// MARK: Documents

/// PDF documents.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Spreadsheets.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// Presentations.
public let kUTTypePresentation: CFString = "public.presentation"
/// Electronic books (EPUB).
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// Fonts.
public let kUTTypeFont: CFString = "public.font"
/// Bookmarks.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// Visiting cards (vCard).
public let kUTTypeVCard: CFString = "public.vcard"
/// Things to do.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// Events of a calendar.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// Mail.
public let kUTTypeEmailMessage: CFString = "public.email-message"

// MARK: Images

/// Images of any kind.
public let kUTTypeImage: CFString = "public.image"
/// JPEG images.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// JPEG 2000 images.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"
/// TIFF images.
public let kUTTypeTIFF: CFString = "public.tiff"
/// GIF images.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// PNG images.
public let kUTTypePNG: CFString = "public.png"
/// Icons of Apple's systems.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// Bitmaps of Windows.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// What cameras' sensors see.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// SVG images.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// Live photos.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

// MARK: Films and sound

/// Pictures that move, and sound.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// Pictures that move, with or without sound.
public let kUTTypeMovie: CFString = "public.movie"
/// Pictures that move, without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// QuickTime films.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// MPEG-1 and MPEG-2 films.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// MPEG-2 video.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// Streams of MPEG-2.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// MP3 audio.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4 films.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// AVI films.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// AIFF audio.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// WAVE audio.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// Lists of pieces.
public let kUTTypePlaylist: CFString = "public.playlist"
/// Lists of pieces (M3U).
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

// MARK: Archives

/// Archives of gzip.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// Archives of bzip2.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// ZIP archives.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
