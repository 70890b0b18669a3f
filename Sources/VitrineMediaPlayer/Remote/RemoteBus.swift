/// Where the desktop finds the program's player, or what stands for it in a test.
@MainActor
protocol RemoteBus: AnyObject {
    /// Gives properties of the player other values, in the text form of GVariant; nil takes one away.
    func publish(_ changes: [String: String?])
    /// Tells that the player went to another place, in microseconds.
    func jump(to position: Int64)
}
