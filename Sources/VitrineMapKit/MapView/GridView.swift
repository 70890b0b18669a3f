import Foundation
import VitrineUIKit

/// The ground of a map whose tiles are not there: the grid that maps show until they have some.
///
/// Its squares belong to the map, so that they move, grow and turn with it. Colours and lengths are ours, near to those of
/// iOS.
final class GridView: UIView {
    /// What the ground looks like.
    enum Look: Equatable {
        case streets
        case muted
        case imagery
    }

    var look = Look.streets { didSet { if look != oldValue { updateColors() } } }
    private let fine = CAShapeLayer()
    private let coarse = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for lines in [fine, coarse] {
            lines.fillColor = nil
            lines.lineWidth = 1
            layer.addSublayer(lines)
        }
        coarse.lineWidth = 1.5
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let (ground, line): (UIColor, UIColor) =
            switch (look, isDark) {
            case (.streets, false):
                (.init(red: 0.976, green: 0.961, blue: 0.929, alpha: 1), .init(white: 0.45, alpha: 1))
            case (.muted, false):
                (.init(red: 0.953, green: 0.949, blue: 0.941, alpha: 1), .init(white: 0.5, alpha: 1))
            case (.streets, true), (.muted, true):
                (.init(red: 0.137, green: 0.145, blue: 0.161, alpha: 1), .init(white: 0.75, alpha: 1))
            case (.imagery, _):
                (.init(red: 0.11, green: 0.125, blue: 0.133, alpha: 1), .init(white: 0.7, alpha: 1))
            }
        backgroundColor = ground
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fine.strokeColor = line.withAlphaComponent(0.09).cgColor
        coarse.strokeColor = line.withAlphaComponent(0.16).cgColor
        CATransaction.commit()
    }

    /// Draws the grid of a part of the map: squares of 32 to 64 points, each fourth line stronger.
    ///
    /// Complexity: O(lines in view).
    func show(_ projection: MapProjection, in size: CGSize) {
        let side = exp2((log2(32 / projection.scale)).rounded(.up))
        let rect = projection.mapRect(of: CGRect(origin: .zero, size: size))
        let top = max(rect.minY, 0)
        let bottom = min(rect.maxY, MapWorld.size)
        let (thin, thick) = (CGMutablePath(), CGMutablePath())
        func line(_ number: Double, _ from: MKMapPoint, _ to: MKMapPoint) {
            let path = number.truncatingRemainder(dividingBy: 4) == 0 ? thick : thin
            path.move(to: projection.point(exactly: from))
            path.addLine(to: projection.point(exactly: to))
        }
        var column = (rect.minX / side).rounded(.down)
        while column * side <= rect.maxX {
            line(column, MKMapPoint(x: column * side, y: top), MKMapPoint(x: column * side, y: bottom))
            column += 1
        }
        var row = (top / side).rounded(.down)
        while row * side <= bottom {
            line(row, MKMapPoint(x: rect.minX, y: row * side), MKMapPoint(x: rect.maxX, y: row * side))
            row += 1
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fine.frame = CGRect(origin: .zero, size: size)
        coarse.frame = fine.frame
        fine.path = thin
        coarse.path = thick
        CATransaction.commit()
    }
}
