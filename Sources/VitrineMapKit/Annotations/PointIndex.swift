/// What an index finds by its place on the map.
protocol MapPlaced: AnyObject {
    /// Its place, with x within the world. Change it between ``PointIndex/remove(_:)`` and ``PointIndex/insert(_:)`` only.
    var point: MKMapPoint { get }
}

/// Finds what lies in a part of the map: a tree of squares that have four smaller ones where much lies in them.
final class PointIndex<Item: MapPlaced> {
    private final class Square {
        let rect: MKMapRect
        let depth: Int
        var items: [Item] = []
        var parts: [Square] = []
        /// How many items there are in it and its parts.
        var count = 0

        init(_ rect: MKMapRect, depth: Int) { (self.rect, self.depth) = (rect, depth) }

        func part(of point: MKMapPoint) -> Square {
            parts[(point.x >= rect.midX ? 1 : 0) + (point.y >= rect.midY ? 2 : 0)]
        }
    }

    /// More items than this in a square are shared out to its parts. Our choice.
    private static var most: Int { 16 }
    /// The smallest squares are eight map points wide: who is nearer to one another is in one.
    private static var greatestDepth: Int { 25 }

    private var root = Square(.world, depth: 0)

    /// How many items there are.
    var count: Int { root.count }

    /// Adds an item. Complexity: O(log *n*) in the number of items.
    func insert(_ item: Item) {
        var square = root
        while true {
            square.count += 1
            if square.parts.isEmpty { break }
            square = square.part(of: item.point)
        }
        square.items.append(item)
        if square.items.count > Self.most, square.depth < Self.greatestDepth { divide(square) }
    }

    private func divide(_ square: Square) {
        let (width, height) = (square.rect.width / 2, square.rect.height / 2)
        square.parts = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
            Square(
                MKMapRect(
                    x: square.rect.minX + x * width, y: square.rect.minY + y * height, width: width,
                    height: height), depth: square.depth + 1)
        }
        let items = square.items
        square.items = []
        for item in items {
            let part = square.part(of: item.point)
            part.items.append(item)
            part.count += 1
        }
        for part in square.parts where part.items.count > Self.most && part.depth < Self.greatestDepth {
            divide(part)
        }
    }

    /// Takes an item out, which must be where it was inserted. Complexity: O(log *n*) in the number of items.
    func remove(_ item: Item) {
        var path: [Square] = [root]
        while let square = path.last, !square.parts.isEmpty { path.append(square.part(of: item.point)) }
        guard let place = path.last?.items.firstIndex(where: { $0 === item }) else { return }
        path.last?.items.remove(at: place)
        for square in path {
            square.count -= 1
            // A few items need no parts any more.
            if square.count <= Self.most / 2, !square.parts.isEmpty {
                square.items = Self.items(in: square)
                square.parts = []
            }
        }
    }

    private static func items(in square: Square) -> [Item] {
        square.items + square.parts.flatMap { items(in: $0) }
    }

    /// The items in a rectangle, edges included. Complexity: O(log *n*) and their number.
    func items(in rect: MKMapRect) -> [Item] {
        var found: [Item] = []
        for part in rect.partsInWorld { collect(root, part, &found) }
        return found
    }

    private func collect(_ square: Square, _ rect: MKMapRect, _ found: inout [Item]) {
        guard square.count > 0, square.rect.minX <= rect.maxX, rect.minX <= square.rect.maxX,
            square.rect.minY <= rect.maxY, rect.minY <= square.rect.maxY
        else { return }
        for item in square.items
        where item.point.x >= rect.minX && item.point.x <= rect.maxX && item.point.y >= rect.minY
            && item.point.y <= rect.maxY
        { found.append(item) }
        for part in square.parts { collect(part, rect, &found) }
    }
}
