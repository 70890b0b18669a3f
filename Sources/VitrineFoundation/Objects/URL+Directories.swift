public import Foundation

// Foundation on Linux has the temporary and the home directory alone.
extension URL {
    /// Where the user's documents are.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// Where files are kept that can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// Where a program keeps what is not for the user's eyes.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// Where a program keeps what is no document: on Linux that is one folder with ``applicationSupportDirectory``.
    public static var libraryDirectory: URL { directory(._libraryDirectory) }
    /// Where the user's downloads are.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// Where the user's desktop is.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
    /// Where the user's films are.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }
    /// Where the user's music is.
    public static var musicDirectory: URL { directory(.musicDirectory) }
    /// Where the user's pictures are.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }

    /// As `FileManager` says, which knows one for each of these in the user's domain.
    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask)[0]
    }
}

extension FileManager.SearchPathDirectory {
    /// The folder that stands for a library, which Linux does not have. The translation of a program's sources writes it for
    /// `.libraryDirectory`.
    public static var _libraryDirectory: FileManager.SearchPathDirectory { .applicationSupportDirectory }
}
