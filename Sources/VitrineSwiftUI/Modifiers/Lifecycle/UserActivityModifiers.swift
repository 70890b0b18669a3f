public import Foundation

nonisolated private struct ActivityReceiver: ViewModifier {
    let type: String
    let action: (NSUserActivity) -> Void

    @MainActor func body(content: Content) -> some View {
        // A test's window hears of activities of its own program alone, whose body this is.
        let program = ObjectIdentifier(UIApplication.shared)
        let type = type
        return content.onReceive(
            NotificationCenter.default.publisher(for: UIApplication.didContinueActivity)
                .compactMap { notification in
                    let sender = (notification.object as AnyObject?).map { ObjectIdentifier($0) }
                    let activity =
                        notification.userInfo?[UIApplication.didContinueActivity] as? NSUserActivity
                    return sender == program && activity?.activityType == type ? activity : nil
                }, perform: action)
    }
}

/// Holds the activity of a view while it is there.
nonisolated private struct ActivityAdvertiser: ViewModifier {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
    @State private var activity: NSUserActivity?

    @MainActor func body(content: Content) -> some View {
        content
            .onAppear { advertise(isActive) }
            .onChange(of: isActive) { advertise(isActive) }
            .onDisappear { advertise(false) }
    }

    @MainActor private func advertise(_ isActive: Bool) {
        guard isActive else {
            activity?.resignCurrent()
            return
        }
        let activity = activity ?? NSUserActivity(activityType: type)
        self.activity = activity
        update(activity)
        activity.becomeCurrent()
    }
}

nonisolated extension View {
    /// Registers a handler for activities of a kind that the program is asked to take up.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    )
        -> some View
    { modifier(ActivityReceiver(type: activityType, action: action)) }

    /// Says what the user does while the view is there.
    ///
    /// - Parameter update: fills the activity in, when the view appears and when it becomes active.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { modifier(ActivityAdvertiser(type: activityType, isActive: isActive, update: update)) }
}
