import Glibc

/// Which file something is, whatever its path: two names of one file have the same.
struct FileIdentity: Hashable, Sendable {
    var device: UInt
    var number: UInt

    init(_ status: stat) {
        device = UInt(status.st_dev)
        number = UInt(status.st_ino)
    }
}
