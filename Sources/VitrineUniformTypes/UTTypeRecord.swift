/// What is known of a type.
final class UTTypeRecord: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String?

    init(
        _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String],
        _ name: String?
    ) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.name = name
    }

    func tags(_ kind: UTTagClass) -> [String] {
        kind == .filenameExtension ? extensions : kind == .mimeType ? mimeTypes : []
    }

    static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier.lowercased(), $0) })

    // As Apple's documentation names types and what they conform to.
    // swift-format-ignore
    static let all: [UTTypeRecord] = [
        UTTypeRecord("public.item", [], [], [], "item"),
        UTTypeRecord("public.content", [], [], [], "content"),
        UTTypeRecord("public.composite-content", ["public.content"], [], [], "mixed content"),
        UTTypeRecord("public.data", ["public.item"], [], [], "data"),
        UTTypeRecord("public.directory", ["public.item"], [], [], "directory"),
        UTTypeRecord("com.apple.resolvable", [], [], [], "resolvable"),
        UTTypeRecord("public.symlink", ["public.item", "com.apple.resolvable"], [], [], "symbolic link"),
        UTTypeRecord("public.executable", ["public.item"], [], [], "executable"),
        UTTypeRecord("public.folder", ["public.directory"], [], [], "folder"),
        UTTypeRecord("public.volume", ["public.folder"], [], [], "volume"),
        UTTypeRecord("com.apple.package", ["public.directory"], [], [], "package"),
        UTTypeRecord("com.apple.bundle", ["public.directory"], ["bundle"], [], "bundle"),
        UTTypeRecord("public.text", ["public.data", "public.content"], [], [], "text"),
        UTTypeRecord("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
        UTTypeRecord("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"], "Unicode text"),
        UTTypeRecord("public.utf16-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"], "Unicode text"),
        UTTypeRecord("public.delimited-values-text", ["public.plain-text"], [], [], "delimited text"),
        UTTypeRecord("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv", "text/comma-separated-values"], "comma-separated values"),
        UTTypeRecord("public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"], "tab-separated values"),
        UTTypeRecord("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "rich text"),
        UTTypeRecord("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [], "rich text with attachments"),
        UTTypeRecord("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], [], "rich text with attachments"),
        UTTypeRecord("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"], "HTML text"),
        UTTypeRecord("public.xml", ["public.text"], ["xml"], ["text/xml", "application/xml"], "XML"),
        UTTypeRecord("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML"),
        UTTypeRecord("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
        UTTypeRecord("public.css", ["public.text"], ["css"], ["text/css"], "CSS"),
        UTTypeRecord("public.source-code", ["public.plain-text"], [], [], "source code"),
        UTTypeRecord("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source code"),
        UTTypeRecord("public.c-source", ["public.source-code"], ["c"], [], "C source code"),
        UTTypeRecord("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C source code"),
        UTTypeRecord("public.c-header", ["public.source-code"], ["h"], [], "C header"),
        UTTypeRecord("public.script", ["public.source-code"], [], [], "script"),
        UTTypeRecord("public.shell-script", ["public.script"], ["sh", "command"], [], "shell script"),
        UTTypeRecord("public.python-script", ["public.script"], ["py"], ["text/x-python-script"], "Python script"),
        UTTypeRecord("com.netscape.javascript-source", ["public.source-code", "public.executable"], ["js", "mjs"], ["text/javascript"], "JavaScript"),
        UTTypeRecord("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
        UTTypeRecord("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], [], "XML property list"),
        UTTypeRecord("com.apple.binary-property-list", ["com.apple.property-list"], [], [], "binary property list"),
        UTTypeRecord("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF document"),
        UTTypeRecord("public.url", ["public.data"], [], [], "URL"),
        UTTypeRecord("public.file-url", ["public.url"], [], [], "file URL"),
        UTTypeRecord("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], [], "bookmark"),
        UTTypeRecord("public.image", ["public.data", "public.content"], [], [], "image"),
        UTTypeRecord("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image"),
        UTTypeRecord("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        UTTypeRecord("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        UTTypeRecord("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        UTTypeRecord("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"], "Windows bitmap image"),
        UTTypeRecord("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "Windows icon"),
        UTTypeRecord("com.apple.icns", ["public.image"], ["icns"], [], "Apple icon"),
        UTTypeRecord("public.camera-raw-image", ["public.image"], [], [], "raw image"),
        UTTypeRecord("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"], "SVG image"),
        UTTypeRecord("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        UTTypeRecord("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF image"),
        UTTypeRecord("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIC image"),
        UTTypeRecord("com.apple.live-photo", ["public.image"], [], [], "Live Photo"),
        UTTypeRecord("public.audiovisual-content", ["public.data", "public.content"], [], [], "audiovisual content"),
        UTTypeRecord("public.movie", ["public.audiovisual-content"], [], [], "movie"),
        UTTypeRecord("public.video", ["public.movie"], [], [], "video"),
        UTTypeRecord("public.audio", ["public.audiovisual-content"], [], [], "audio"),
        UTTypeRecord("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie"),
        UTTypeRecord("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"], "MPEG movie"),
        UTTypeRecord("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie"),
        UTTypeRecord("public.avi", ["public.movie"], ["avi"], ["video/x-msvideo"], "AVI movie"),
        UTTypeRecord("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"], "MP3 audio"),
        UTTypeRecord("public.mpeg-4-audio", ["public.mpeg-4", "public.audio"], ["mp4", "m4a"], ["audio/mp4"], "MPEG-4 audio"),
        UTTypeRecord("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"], "AIFF audio"),
        UTTypeRecord("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave", "audio/wav"], "waveform audio"),
        UTTypeRecord("public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi"], "MIDI audio"),
        UTTypeRecord("public.archive", ["public.data"], [], [], "archive"),
        UTTypeRecord("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], ["application/zip"], "ZIP archive"),
        UTTypeRecord("org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"], ["application/x-gzip"], "gzip archive"),
        UTTypeRecord("public.bzip2-archive", ["public.data", "public.archive"], ["bz2"], ["application/x-bzip2"], "bzip2 archive"),
        UTTypeRecord("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
        UTTypeRecord("public.presentation", ["public.composite-content"], [], [], "presentation"),
        UTTypeRecord("public.database", ["public.data"], [], [], "database"),
        UTTypeRecord("public.message", [], [], [], "message"),
        UTTypeRecord("public.contact", [], [], [], "contact"),
        UTTypeRecord("public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard"], "vCard"),
        UTTypeRecord("public.calendar-event", [], [], [], "calendar event"),
        UTTypeRecord("public.email-message", ["public.data", "public.message"], ["eml"], ["message/rfc822"], "mail message"),
        UTTypeRecord("public.font", ["public.data", "public.content"], [], [], "font"),
        UTTypeRecord("public.bookmark", [], [], [], "bookmark"),
        UTTypeRecord("public.log", ["public.data"], ["log"], [], "log"),
        UTTypeRecord("org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"], "electronic publication"),
        // Types that have a name in Core Services alone.
        UTTypeRecord("com.apple.application", ["public.executable"], [], [], "application"),
        UTTypeRecord("public.utf16-external-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"], "Unicode text"),
        UTTypeRecord("public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"], [], [], "tab-separated values"),
        UTTypeRecord("public.assembly-source", ["public.source-code"], ["s"], [], "assembly source code"),
        UTTypeRecord("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cc", "cxx", "c++"], [], "C++ source code"),
        UTTypeRecord("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], [], "Objective-C++ source code"),
        UTTypeRecord("public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx", "hh"], [], "C++ header"),
        UTTypeRecord("com.sun.java-source", ["public.source-code"], ["java", "jav"], [], "Java source code"),
        UTTypeRecord("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"], "Perl script"),
        UTTypeRecord("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"], "Ruby script"),
        UTTypeRecord("public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"], ["text/php", "text/x-php-script"], "PHP script"),
        UTTypeRecord("public.to-do-item", [], [], [], "to-do item"),
        UTTypeRecord("public.jpeg-2000", ["public.image"], ["jp2", "jpf", "jpx", "j2k", "j2c"], ["image/jp2"], "JPEG 2000 image"),
        UTTypeRecord("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"], "MPEG-2 video"),
        UTTypeRecord("public.mpeg-2-transport-stream", ["public.movie"], ["mts", "m2ts", "ts"], ["video/mp2t"], "MPEG-2 transport stream"),
        UTTypeRecord("public.playlist", [], [], [], "playlist"),
        UTTypeRecord("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/x-mpegurl", "audio/mpegurl"], "M3U playlist"),
        UTTypeRecord("com.pkware.zip-archive", ["public.data", "public.archive"], [], [], nil),
        UTTypeRecord("net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], ["text/markdown"], "Markdown"),
    ]
}
