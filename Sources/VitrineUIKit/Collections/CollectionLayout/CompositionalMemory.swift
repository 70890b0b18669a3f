import Foundation
import VitrineLayout

/// The solution of a compositional layout, a value: the place of any item can still be asked for.
struct CompositionalMemory: LayoutMemory {
    let solver: CompositionalSolver

    func place(
        ofItem indexPath: IndexPath, sectionOffsets: [Int: OrthogonalOffset]
    ) -> (frame: CGRect, zIndex: Int)? {
        let (section, item) = (indexPath.section, indexPath.item)
        guard let geometry = solver.orthogonalGeometry(ofSection: section) else {
            return solver.placement(ofItem: item, inSection: section).map { ($0.frame, $0.zIndex) }
        }
        let offset =
            sectionOffsets[section]?.resolved(start: geometry.initialOffset) ?? geometry.initialOffset
        return solver.orthogonalPlacement(ofItem: item, inSection: section).map {
            (
                $0.frame.offsetBy(dx: geometry.frame.minX - offset.x, dy: geometry.frame.minY - offset.y),
                $0.zIndex
            )
        }
    }
}
