/// Whether two classes are the same one, or both none.
///
/// On Apple's systems classes are objects, which Swift's operator compares.
public func === (left: AnyClass?, right: AnyClass?) -> Bool {
    left.map { ObjectIdentifier($0) } == right.map { ObjectIdentifier($0) }
}

/// Whether two classes are different ones.
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { !(left === right) }
