nonisolated extension View {
    /// Adds an action to be called when the view crosses the threshold to be considered on or off screen, in the scroll view
    /// that it is in.
    ///
    /// - Parameter threshold: The share of the view's area, 0…1, from which on it counts as on screen.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let seen = proxy.bounds(of: .scrollView) else { return false }
            let part = seen.intersection(CGRect(origin: .zero, size: proxy.size))
            let area = proxy.size.width * proxy.size.height
            guard !part.isNull, part.width > 0, part.height > 0, area > 0 else { return false }
            return part.width * part.height >= threshold * area
        } action: { was, now in
            // What is off screen at first did not cross anything.
            if was != now || now { action(now) }
        }
    }
}
