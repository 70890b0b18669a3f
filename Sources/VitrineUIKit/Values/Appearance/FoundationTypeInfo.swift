/// What Foundation on Linux reads behind the header of every object that it compares: what Core Foundation keeps for
/// its own. An attributed string that has objects of ours as attributes compares them, and stops the process when it
/// finds there what it takes for an unknown type. With the word of a number in its place it asks `isEqual(_:)`.
///
/// It has to be the first stored property of a class.
enum FoundationTypeInfo {
    /// The word that an `NSNumber` has.
    static let comparable: UInt = 0x1680
}
