nonisolated extension View {
    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
    ///
    /// - Parameter mask: Which of the gesture and those inside the view are recognised.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .inner, mask: mask))
    }

    /// Attaches a gesture to the view, if the condition holds.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .inner, mask: isEnabled ? .all : .subviews))
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
    ///
    /// - Parameter mask: Which of the gesture and those inside the view are recognised.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(GestureModifier(gesture: gesture, order: .first, mask: mask))
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view, if the condition holds.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .first, mask: isEnabled ? .all : .subviews))
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
    ///
    /// - Parameter mask: Which of the gesture and those inside the view are recognised.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
    {
        modifier(GestureModifier(gesture: gesture, order: .simultaneous, mask: mask))
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view, if the condition holds.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, order: .simultaneous, mask: isEnabled ? .all : .subviews))
    }

    /// Adds an action to perform when this view recognises a tap gesture.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Adds an action to perform when this view recognises a tap gesture, and provides the action with the location of it.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Adds an action to perform when this view recognises a tap gesture, and provides the action with the location of it.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Adds an action to perform when this view recognises a long press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long to press, in seconds.
    ///   - maximumDistance: How far the finger may move meanwhile, in points.
    ///   - onPressingChanged: Called with true when the finger comes, and with false when the press is long enough, or none.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                    .onEnded { _ in action() },
                action: onPressingChanged ?? { _ in }))
    }

    /// Adds an action to perform when this view recognises a long press gesture, under its older name.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
