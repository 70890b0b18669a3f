/// Lines that bodies do not pass. Each line has two sides: a body stays on the side where it was.
package final class Barrier {
    /// Who has it, in ``Body/barrierGroups``.
    package let group: Int
    package let lines: [(Vector, Vector)]

    var number = 0

    /// - Parameters:
    ///   - group: The group of the bodies that meet it.
    ///   - points: The corners. Points that are the same as the one before are left out.
    ///   - isClosed: Whether a line leads from the last point to the first.
    package init(group: Int, points: [Vector], isClosed: Bool) {
        self.group = group
        var lines: [(Vector, Vector)] = []
        let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        for (a, b) in zip(points, ends) where (b - a).length > 1e-6 { lines.append((a, b)) }
        self.lines = lines
    }
}
