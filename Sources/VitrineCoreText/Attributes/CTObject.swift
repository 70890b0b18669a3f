/// What the objects of Core Text have in common: as Core Foundation's they are equal to themselves alone, unless said otherwise.
public class _CTObject: Hashable {
    init() {}

    public static func == (left: _CTObject, right: _CTObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
