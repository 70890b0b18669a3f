import VitrinePlatform

/// A flick this fast turns the page whatever the distance, in points per second.
private let pageFlick: CGFloat = 300
private let wheelFrequency = 25.0

/// Where content comes to rest along an axis, and by which motion.
extension UIScrollView {
    /// Where the content comes to rest by itself.
    func restingPosition(_ axis: ScrollAxis, _ velocity: CGFloat, _ start: CGFloat) -> CGFloat {
        let offset = contentOffset.along(axis)
        let range = range(axis)
        let projected = CGFloat(
            ScrollMotion.projection(
                from: Double(offset), velocity: Double(velocity),
                decelerationRate: Double(decelerationRate.rawValue)))
        if isPagingEnabled, canScroll(axis) {
            return page(axis, offset: offset, projected: projected, velocity: velocity, start: start)
        }
        return min(max(projected, range.lowerBound), range.upperBound)
    }

    /// The nearest page to the projected end, at most one away from where the drag began.
    private func page(
        _ axis: ScrollAxis, offset: CGFloat, projected: CGFloat, velocity: CGFloat, start: CGFloat
    ) -> CGFloat {
        let range = range(axis)
        let length = viewport(axis)
        guard length > 0 else { return range.lowerBound }
        let origin = range.lowerBound
        let first = ((start - origin) / length).rounded()
        let now = (offset - origin) / length
        var page: CGFloat
        if velocity >= pageFlick {
            page = now.rounded(.down) + 1
        } else if velocity <= -pageFlick {
            page = now.rounded(.up) - 1
        } else {
            page = ((projected - origin) / length).rounded()
        }
        page = min(max(page, first - 1), first + 1)
        return min(max(origin + page * length, range.lowerBound), range.upperBound)
    }

    /// Where somebody wants a deceleration to end; nil if it may end where it does.
    func chosenEnd(_ axis: ScrollAxis, _ chosen: CGFloat, _ proposed: CGFloat) -> CGFloat? {
        chosen != proposed ? chosen : isPagingEnabled && canScroll(axis) ? proposed : nil
    }

    /// The way to rest along an axis, within the range of the content.
    func deceleration(
        _ axis: ScrollAxis, from position: CGFloat, _ velocity: CGFloat, to target: CGFloat?
    ) -> ScrollMotion {
        let range = range(axis)
        let snaps = isPagingEnabled && canScroll(axis)
        return ScrollMotion(
            position: Double(position), velocity: Double(velocity), target: target.map(Double.init),
            range: Double(range.lowerBound)...Double(range.upperBound),
            decelerationRate: Double(decelerationRate.rawValue), bounces: bounces,
            snaps: snaps, tolerance: tolerance)
    }

    /// The way to where the wheel wants the content: a stiff spring.
    func wheelMotion(_ axis: ScrollAxis, _ velocity: CGFloat, _ target: CGFloat) -> ScrollMotion {
        let position = Double(contentOffset.along(axis))
        return ScrollMotion(
            position: position, velocity: Double(velocity), target: Double(target),
            range: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
            decelerationRate: Double(decelerationRate.rawValue), bounces: false, snaps: true,
            tolerance: tolerance, frequency: wheelFrequency)
    }

    /// Half a pixel.
    private var tolerance: Double { 0.5 / Double(pixelScale) }
}
