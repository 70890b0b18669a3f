/// Areas that are put together. Curves become short lines.
extension Path {
    private func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }

    /// What is in either area.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: rule(eoFill)))
    }
    /// What is in both areas.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: rule(eoFill)))
    }
    /// What is in this area and not in the other.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: rule(eoFill)))
    }
    /// What is in one of the areas only.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: rule(eoFill)))
    }
    /// The parts of the line of this path that are inside of the other's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: rule(eoFill)))
    }
    /// The parts of the line of this path that are outside of the other's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: rule(eoFill)))
    }
    /// The area with outlines that do not cross themselves.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: rule(eoFill))) }
}
