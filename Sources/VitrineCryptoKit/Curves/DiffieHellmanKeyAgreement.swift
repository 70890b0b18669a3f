/// A private key that finds a secret with the public key of another one.
public protocol DiffieHellmanKeyAgreement {
    associatedtype PublicKey
    var publicKey: PublicKey { get }

    /// The secret that the other side finds, too.
    func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}
