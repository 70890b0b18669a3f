/// How content follows a finger beyond the edges.
extension UIScrollView {
    /// Where content is shown that a finger wants at an offset: beyond an edge it follows more slowly.
    func resisted(_ wanted: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        return CGFloat(
            RubberBand.resist(
                Double(wanted), range: Double(range.lowerBound)...Double(range.upperBound),
                viewport: Double(viewport(axis)), bounces: bounces && canScroll(axis)))
    }

    /// The finger's offset that would give the present one.
    func unresisted(_ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        let offset = contentOffset.along(axis)
        if offset < range.lowerBound {
            return range.lowerBound
                + CGFloat(
                    RubberBand.distance(Double(offset - range.lowerBound), viewport: Double(viewport(axis))))
        }
        if offset > range.upperBound {
            return range.upperBound
                + CGFloat(
                    RubberBand.distance(Double(offset - range.upperBound), viewport: Double(viewport(axis))))
        }
        return offset
    }

    /// How fast the content follows a finger that wants it at an offset, as a part of the finger's speed.
    func slope(_ wanted: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        guard bounces || range.contains(wanted) else { return 0 }
        if wanted < range.lowerBound {
            return CGFloat(
                RubberBand.slope(Double(wanted - range.lowerBound), viewport: Double(viewport(axis))))
        }
        if wanted > range.upperBound {
            return CGFloat(
                RubberBand.slope(Double(wanted - range.upperBound), viewport: Double(viewport(axis))))
        }
        return 1
    }

    /// The length of what is seen along an axis, in points.
    func viewport(_ axis: ScrollAxis) -> CGFloat {
        axis == .horizontal ? bounds.width : bounds.height
    }
}
