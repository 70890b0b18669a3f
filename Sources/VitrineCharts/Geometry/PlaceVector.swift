import Foundation
import VitrineSwiftUI

/// The places of all marks as one vector, so that they move from one layout to the next.
///
/// Marks are known by their keys: those that are new have nowhere to come from and are where they belong at once.
struct PlaceVector: VectorArithmetic {
    /// Numbers for each mark.
    private static let width = 9
    private var keys: [Int]
    private var numbers: [Double]

    init(_ places: [MarkPlace], keys: [Int]) {
        self.keys = keys
        numbers = []
        numbers.reserveCapacity(places.count * Self.width)
        for place in places {
            for end in [place.x0, place.x1, place.y0, place.y1] {
                numbers.append(end.unit)
                numbers.append(Double(end.points))
            }
            numbers.append(place.opacity)
        }
    }

    private init(keys: [Int], numbers: [Double]) {
        self.keys = keys
        self.numbers = numbers
    }

    /// Places of the same marks with the numbers of the vector, where it has them.
    func applied(to places: [MarkPlace], keys: [Int]) -> [MarkPlace] {
        guard keys == self.keys else { return places }
        return places.indices.map { index in
            guard places[index].isShown else { return places[index] }
            let start = index * Self.width
            func place(_ offset: Int) -> Place {
                Place(unit: numbers[start + offset], points: CGFloat(numbers[start + offset + 1]))
            }
            return MarkPlace(
                x0: place(0), x1: place(2), y0: place(4), y1: place(6), opacity: numbers[start + 8])
        }
    }

    static var zero: PlaceVector { PlaceVector(keys: [], numbers: []) }

    /// The numbers of one vector with those of the same marks in another.
    private static func combined(
        _ a: PlaceVector, _ b: PlaceVector, _ change: (Double, Double) -> Double
    ) -> PlaceVector {
        var result = a
        if a.keys == b.keys {
            for index in result.numbers.indices {
                result.numbers[index] = change(a.numbers[index], b.numbers[index])
            }
            return result
        }
        var rows: [Int: Int] = [:]
        for (row, key) in b.keys.enumerated() { rows[key] = row }
        for (row, key) in a.keys.enumerated() {
            let other = rows[key]
            for offset in 0..<width {
                let index = row * width + offset
                // A new mark has no way to go.
                result.numbers[index] =
                    other.map {
                        change(a.numbers[index], b.numbers[$0 * width + offset])
                    } ?? a.numbers[index]
            }
        }
        return result
    }

    static func + (a: PlaceVector, b: PlaceVector) -> PlaceVector {
        a.keys.isEmpty ? b : combined(a, b, +)
    }

    /// The way from one vector to another; for marks that one of them lacks there is none.
    static func - (a: PlaceVector, b: PlaceVector) -> PlaceVector {
        guard !a.keys.isEmpty, !b.keys.isEmpty else {
            return a.keys.isEmpty ? PlaceVector(keys: b.keys, numbers: b.numbers.map { -$0 }) : a
        }
        let known = Set(b.keys)
        var result = combined(a, b, -)
        guard a.keys != b.keys else { return result }
        for (row, key) in a.keys.enumerated() where !known.contains(key) {
            for offset in 0..<width { result.numbers[row * width + offset] = 0 }
        }
        return result
    }

    mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
    }

    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
