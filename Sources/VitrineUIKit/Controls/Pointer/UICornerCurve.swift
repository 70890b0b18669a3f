/// How the corners of a shape are rounded.
public enum UICornerCurve: Int, Sendable {
    /// As the system has it: continuous.
    case automatic = 0
    /// By quarters of circles.
    case circular = 1
    /// By curves that begin gently.
    case continuous = 2
}
