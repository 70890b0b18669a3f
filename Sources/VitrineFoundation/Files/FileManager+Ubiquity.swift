public import Foundation

// A computer with no iCloud is a device whose user is not signed in to it, which programs must expect.
extension FileManager {
    /// Who is signed in to iCloud: nobody, nil.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of iCloud with an identifier, or the first that the program may use: there is none, nil.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether a file is in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
}
