/// The part of Apple's devices that keeps keys, which there is none of here.
public enum SecureEnclave {
    /// False: programs then keep their keys otherwise, as on a simulator.
    public static var isAvailable: Bool { false }
}
