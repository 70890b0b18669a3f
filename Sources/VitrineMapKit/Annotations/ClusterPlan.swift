/// Which annotations are shown together.
///
/// Cells of the map, as large as a marker with its surroundings, are the first choice, since they stay the same while the
/// map moves: who shares one is together. Groups whose middles are in one another's way after that join.
enum ClusterPlan {
    /// What takes part.
    struct Member {
        /// The place among those that were asked about.
        var number: Int
        /// Only those of one name are together.
        var name: String
        var point: MKMapPoint
    }

    /// Groups of at least two, each in the order of the numbers.
    ///
    /// - Parameter cell: How wide a cell is, in map points.
    ///
    /// Complexity: O(*n* log *n*) in the number of members.
    static func groups(_ members: [Member], cell: Double) -> [[Int]] {
        guard cell > 0, members.count > 1 else { return [] }
        var cells: [Key: Group] = [:]
        for member in members.sorted(by: { $0.number < $1.number }) {
            let key = Key(
                name: member.name, column: Int((member.point.x / cell).rounded(.down)),
                row: Int((member.point.y / cell).rounded(.down)))
            cells[key, default: Group()].add(member)
        }
        // Neighbours join in the order of the cells, which does not depend on what else is in view.
        for key in cells.keys.sorted() {
            for (column, row) in [(1, -1), (1, 0), (0, 1), (1, 1)] {
                let other = Key(name: key.name, column: key.column + column, row: key.row + row)
                guard let neighbour = cells[other], let own = cells[key] else { continue }
                let (dx, dy) = (own.middle.x - neighbour.middle.x, own.middle.y - neighbour.middle.y)
                guard dx * dx + dy * dy < cell * cell / 4 else { continue }
                cells[key]?.take(neighbour)
                cells[other] = nil
            }
        }
        return cells.values.filter { $0.numbers.count > 1 }.map { $0.numbers.sorted() }
            .sorted { $0[0] < $1[0] }
    }

    private struct Key: Hashable, Comparable {
        var name: String
        var column: Int
        var row: Int

        static func < (left: Key, right: Key) -> Bool {
            (left.name, left.column, left.row) < (right.name, right.column, right.row)
        }
    }

    private struct Group {
        var numbers: [Int] = []
        private var sum = MKMapPoint()

        var middle: MKMapPoint {
            MKMapPoint(x: sum.x / Double(numbers.count), y: sum.y / Double(numbers.count))
        }

        mutating func add(_ member: Member) {
            numbers.append(member.number)
            sum.x += member.point.x
            sum.y += member.point.y
        }

        mutating func take(_ other: Group) {
            numbers += other.numbers
            sum.x += other.sum.x
            sum.y += other.sum.y
        }
    }
}
