import Foundation
import VitrineUIKit

/// Which places on the screen are taken.
struct CollisionGrid {
    private struct Taken {
        var frame: CGRect
        var isCircle: Bool
    }
    private struct Cell: Hashable {
        var column: Int
        var row: Int
    }
    private var cells: [Cell: [Taken]] = [:]
    private static let side: CGFloat = 64

    private func cells(of frame: CGRect) -> [Cell] {
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width < 4096, frame.height < 4096 else {
            return []
        }
        func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int> {
            Int((low / Self.side).rounded(.down))...Int((high / Self.side).rounded(.down))
        }
        return range(frame.minY, frame.maxY).flatMap { row in
            range(frame.minX, frame.maxX).map { Cell(column: $0, row: row) }
        }
    }

    func isFree(_ frame: CGRect, isCircle: Bool) -> Bool {
        !cells(of: frame).contains { cell in
            (cells[cell] ?? []).contains { taken in
                guard taken.isCircle, isCircle else { return taken.frame.intersects(frame) }
                let reach = (min(taken.frame.width, taken.frame.height) + min(frame.width, frame.height)) / 2
                return hypot(taken.frame.midX - frame.midX, taken.frame.midY - frame.midY) < reach
            }
        }
    }

    mutating func insert(_ frame: CGRect, isCircle: Bool) {
        for cell in cells(of: frame) {
            cells[cell, default: []].append(Taken(frame: frame, isCircle: isCircle))
        }
    }
}
