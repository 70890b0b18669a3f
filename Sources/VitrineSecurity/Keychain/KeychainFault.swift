import VitrineFoundation

/// Why a call of the keychain fails.
struct KeychainFault: Error, Equatable {
    let status: OSStatus

    init(_ status: OSStatus) { self.status = status }
}
