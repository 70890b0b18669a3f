import Foundation

/// Where places are in a plot area of a size, in points.
struct PlotSpace: Equatable {
    var size: CGSize
    /// How often the visible part fits into the whole, and what of the whole is before it, for charts that scroll.
    var zoom = CGSize(width: 1, height: 1)
    var start = CGPoint.zero
    /// Whether the x axis goes to the left.
    var isMirrored = false

    /// The length of the whole axis.
    var width: CGFloat { size.width * zoom.width }
    var height: CGFloat { size.height * zoom.height }

    func x(_ place: Place) -> CGFloat {
        let x = CGFloat(place.unit) * width + place.points - start.x * width
        return isMirrored ? size.width - x : x
    }

    func y(_ place: Place) -> CGFloat {
        size.height - (CGFloat(place.unit) * height + place.points - start.y * height)
    }

    /// The box of a mark; nil where it has no place that can be drawn.
    func rect(_ place: MarkPlace) -> CGRect? {
        let (x0, x1, y0, y1) = (x(place.x0), x(place.x1), y(place.y0), y(place.y1))
        guard place.isShown, x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return nil }
        return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }

    /// The end of a mark, where lines go through.
    func point(_ place: MarkPlace) -> CGPoint? {
        let point = CGPoint(x: x(place.x1), y: y(place.y1))
        return place.isShown && point.x.isFinite && point.y.isFinite ? point : nil
    }

    /// The other end.
    func base(_ place: MarkPlace) -> CGPoint? {
        let point = CGPoint(x: x(place.x0), y: y(place.y0))
        return place.isShown && point.x.isFinite && point.y.isFinite ? point : nil
    }

    /// The distance from the leading edge of the whole axis to a place of the plot area.
    func distance(x: CGFloat) -> CGFloat { (isMirrored ? size.width - x : x) + start.x * width }
    /// The distance from the bottom edge of the whole axis to a place of the plot area.
    func distance(y: CGFloat) -> CGFloat { size.height - y + start.y * height }

    // MARK: Circle

    var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    /// The largest radius that fits.
    var radius: CGFloat { max(min(size.width, size.height) / 2, 0) }

    func radius(_ place: Place) -> CGFloat { CGFloat(place.unit) * radius + place.points }

    /// The outline of a sector.
    func sector(_ place: MarkPlace, _ mark: Mark) -> SectorOutline {
        SectorOutline(
            center: center, innerRadius: radius(place.y0), outerRadius: radius(place.y1),
            start: place.x0.unit * 2 * .pi, end: place.x1.unit * 2 * .pi, inset: mark.sector?.inset ?? 0,
            cornerRadius: mark.look.cornerRadius ?? 0)
    }

    /// Where around the circle a point is, as a share clockwise from the top.
    func turn(at point: CGPoint) -> Double {
        let angle = atan2(Double(point.x - center.x), Double(center.y - point.y))
        return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    }
}
