/// What ``HostedControllers`` have done so far.
public struct HostedControllersStatistics: Hashable, Sendable {
    /// Controllers that were made.
    public internal(set) var made = 0
    /// How often a controller was used for another item.
    public internal(set) var recycled = 0
    /// How often a controller came back to the item that it showed last.
    public internal(set) var returned = 0
    /// Controllers that were given up.
    public internal(set) var discarded = 0
}
