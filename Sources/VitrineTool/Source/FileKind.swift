import Glibc

/// What can stand at a path.
enum FileKind: Equatable, Sendable {
    case regular, folder, pipe, socket, characterDevice, blockDevice, link

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        case S_IFBLK: self = .blockDevice
        case S_IFLNK: self = .link
        default: self = .characterDevice
        }
    }

    /// With its article, for sentences.
    var name: String {
        switch self {
        case .regular: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .characterDevice, .blockDevice: "a device"
        case .link: "a link"
        }
    }
}
