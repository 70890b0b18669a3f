/// The visibility of a part of the interface, if it is not left to the system.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system thinks best.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
