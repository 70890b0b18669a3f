/// An element that shows what is inside elsewhere than where it is laid out.
@MainActor
protocol ContentTransforming: Element {
    /// A point of the element's coordinates in those of what is inside; nil if nothing inside is there.
    func contentPoint(_ point: CGPoint) -> CGPoint?
}

extension Element {
    /// A point of the graph's coordinates in this element's, through what scrolls, scales and turns around it.
    ///
    /// Complexity: O(depth).
    final func localPoint(_ point: CGPoint) -> CGPoint {
        var result = point
        var container: Element?
        for element in Array(sequence(first: self, next: { $0.superelement })).reversed() {
            if let container {
                if let transforming = container as? any ContentTransforming {
                    result = transforming.contentPoint(result) ?? result
                }
                let offset = container.childOffset
                result = CGPoint(x: result.x - offset.x, y: result.y - offset.y)
            }
            result = CGPoint(x: result.x - element.origin.x, y: result.y - element.origin.y)
            container = element
        }
        return result
    }
}
