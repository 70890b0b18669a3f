// The types that have names in Swift.
extension UTType {
    private static func system(_ identifier: String) -> UTType {
        UTType(record: UTTypeRecord.known[identifier]!)
    }

    /// Item.
    public static let item = system("public.item")
    /// Content.
    public static let content = system("public.content")
    /// Mixed content.
    public static let compositeContent = system("public.composite-content")
    /// Data.
    public static let data = system("public.data")
    /// Directory.
    public static let directory = system("public.directory")
    /// Resolvable.
    public static let resolvable = system("com.apple.resolvable")
    /// Symbolic link.
    public static let symbolicLink = system("public.symlink")
    /// Executable.
    public static let executable = system("public.executable")
    /// Folder.
    public static let folder = system("public.folder")
    /// Volume.
    public static let volume = system("public.volume")
    /// Package.
    public static let package = system("com.apple.package")
    /// Bundle.
    public static let bundle = system("com.apple.bundle")
    /// Text.
    public static let text = system("public.text")
    /// Plain text.
    public static let plainText = system("public.plain-text")
    /// Unicode text.
    public static let utf8PlainText = system("public.utf8-plain-text")
    /// Unicode text.
    public static let utf16PlainText = system("public.utf16-plain-text")
    /// Delimited text.
    public static let delimitedText = system("public.delimited-values-text")
    /// Comma-separated values.
    public static let commaSeparatedText = system("public.comma-separated-values-text")
    /// Tab-separated values.
    public static let tabSeparatedText = system("public.tab-separated-values-text")
    /// Rich text.
    public static let rtf = system("public.rtf")
    /// Rich text with attachments.
    public static let rtfd = system("com.apple.rtfd")
    /// Rich text with attachments.
    public static let flatRTFD = system("com.apple.flat-rtfd")
    /// HTML text.
    public static let html = system("public.html")
    /// XML.
    public static let xml = system("public.xml")
    /// YAML.
    public static let yaml = system("public.yaml")
    /// JSON.
    public static let json = system("public.json")
    /// CSS.
    public static let css = system("public.css")
    /// Source code.
    public static let sourceCode = system("public.source-code")
    /// Swift source code.
    public static let swiftSource = system("public.swift-source")
    /// C source code.
    public static let cSource = system("public.c-source")
    /// Objective-C source code.
    public static let objectiveCSource = system("public.objective-c-source")
    /// C header.
    public static let cHeader = system("public.c-header")
    /// Script.
    public static let script = system("public.script")
    /// Shell script.
    public static let shellScript = system("public.shell-script")
    /// Python script.
    public static let pythonScript = system("public.python-script")
    /// JavaScript.
    public static let javaScript = system("com.netscape.javascript-source")
    /// Property list.
    public static let propertyList = system("com.apple.property-list")
    /// XML property list.
    public static let xmlPropertyList = system("com.apple.xml-property-list")
    /// Binary property list.
    public static let binaryPropertyList = system("com.apple.binary-property-list")
    /// PDF document.
    public static let pdf = system("com.adobe.pdf")
    /// URL.
    public static let url = system("public.url")
    /// File URL.
    public static let fileURL = system("public.file-url")
    /// Bookmark.
    public static let urlBookmarkData = system("com.apple.bookmark")
    /// Image.
    public static let image = system("public.image")
    /// JPEG image.
    public static let jpeg = system("public.jpeg")
    /// PNG image.
    public static let png = system("public.png")
    /// GIF image.
    public static let gif = system("com.compuserve.gif")
    /// TIFF image.
    public static let tiff = system("public.tiff")
    /// Windows bitmap image.
    public static let bmp = system("com.microsoft.bmp")
    /// Windows icon.
    public static let ico = system("com.microsoft.ico")
    /// Apple icon.
    public static let icns = system("com.apple.icns")
    /// Raw image.
    public static let rawImage = system("public.camera-raw-image")
    /// SVG image.
    public static let svg = system("public.svg-image")
    /// WebP image.
    public static let webP = system("org.webmproject.webp")
    /// HEIF image.
    public static let heif = system("public.heif")
    /// HEIC image.
    public static let heic = system("public.heic")
    /// Live Photo.
    public static let livePhoto = system("com.apple.live-photo")
    /// Audiovisual content.
    public static let audiovisualContent = system("public.audiovisual-content")
    /// Movie.
    public static let movie = system("public.movie")
    /// Video.
    public static let video = system("public.video")
    /// Audio.
    public static let audio = system("public.audio")
    /// QuickTime movie.
    public static let quickTimeMovie = system("com.apple.quicktime-movie")
    /// MPEG movie.
    public static let mpeg = system("public.mpeg")
    /// MPEG-4 movie.
    public static let mpeg4Movie = system("public.mpeg-4")
    /// AVI movie.
    public static let avi = system("public.avi")
    /// MP3 audio.
    public static let mp3 = system("public.mp3")
    /// MPEG-4 audio.
    public static let mpeg4Audio = system("public.mpeg-4-audio")
    /// AIFF audio.
    public static let aiff = system("public.aiff-audio")
    /// Waveform audio.
    public static let wav = system("com.microsoft.waveform-audio")
    /// MIDI audio.
    public static let midi = system("public.midi-audio")
    /// Archive.
    public static let archive = system("public.archive")
    /// ZIP archive.
    public static let zip = system("public.zip-archive")
    /// Gzip archive.
    public static let gzip = system("org.gnu.gnu-zip-archive")
    /// Bzip2 archive.
    public static let bz2 = system("public.bzip2-archive")
    /// Spreadsheet.
    public static let spreadsheet = system("public.spreadsheet")
    /// Presentation.
    public static let presentation = system("public.presentation")
    /// Database.
    public static let database = system("public.database")
    /// Message.
    public static let message = system("public.message")
    /// Contact.
    public static let contact = system("public.contact")
    /// VCard.
    public static let vCard = system("public.vcard")
    /// Calendar event.
    public static let calendarEvent = system("public.calendar-event")
    /// Mail message.
    public static let emailMessage = system("public.email-message")
    /// Font.
    public static let font = system("public.font")
    /// Bookmark.
    public static let bookmark = system("public.bookmark")
    /// Log.
    public static let log = system("public.log")
    /// Electronic publication.
    public static let epub = system("org.idpf.epub-container")
}
