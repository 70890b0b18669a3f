/// Whether a screen feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
    /// It is not known yet.
    case unknown
    /// It does not.
    case unavailable
    /// It does.
    case available
}
