public import VitrineUI

/// A container that shows its content and, above it, notifications: cards that come from the top edge, or where a
/// ``NotificationPlacement`` says.
///
/// The component of article A3. What is shown is a value in a binding: set it to show a notification, to another value
/// to replace it, and to nil to remove it. Views inside say with `notification(for:content:)` how
/// values of a type look.
///
/// ```swift
/// NotificationView($notifications.current) {
///     NavigationStack { FruitList() }
/// }
/// ```
///
/// A swipe to the edge, the Escape key or the remote's menu button, and the passing of time dismiss a notification; the
/// binding is then set to nil, once.
///
/// - Two values are the same notification if they are equal, or the same object; setting an equal value changes
///   nothing. Values that are neither `Equatable` nor objects cannot be told apart: a new one of the same type takes
///   over the card of the old one.
/// - A value of a type that nobody registered is reported with the types that are registered, and stays in the
///   binding: the screen that registers it may be on its way, and shows it when it appears.
/// - The container fills the screen, and its content has the screen's safe area: bars and backgrounds reach the edges.
public struct NotificationView<Value, Content: View>: View {
    @Binding private var value: Value?
    private let timeout: TimeInterval?
    private let placement: NotificationPlacement
    private let queue: NotificationViewQueue?
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - value: The notification to show. `Any?` takes values of all types.
    ///   - timeout: Seconds that a notification stays, not counting those in which it is touched; nil is for ever.
    ///     Without it 4.5, about as long as the system's banners stay.
    ///   - placement: Where notifications stand, and how large they are: without it at the top, and as large as
    ///     their content.
    ///   - content: What the container shows besides.
    public init(
        _ value: Binding<Value?>, timeout: TimeInterval? = 4.5, placement: NotificationPlacement = .top,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, timeout: timeout, placement: placement, queue: nil, content: content())
    }

    private init(
        _ value: Binding<Value?>, timeout: TimeInterval?, placement: NotificationPlacement,
        queue: NotificationViewQueue?, content: Content
    ) {
        _value = value
        self.timeout = timeout
        self.placement = placement
        self.queue = queue
        self.content = content
    }

    public var body: some View {
        NotificationContainer(
            value: NotificationValue.unwrapped(value), timeout: timeout, placement: placement, clear: clear,
            queue: queue, content: content
        )
        // From outside: what a hosted view ignores inside has no effect on where the container is. (Article A3)
        .ignoresSafeArea()
    }

    /// Sets the binding to nil if it still holds the notification that was dismissed: a newer one stays.
    ///
    /// Returns whether the dismissed one is gone.
    private func clear(_ dismissed: Any) -> Bool {
        guard let held = NotificationValue.unwrapped(value),
            NotificationValue.isSame(held, dismissed) ?? true
        else { return true }
        value = nil
        guard let rest = NotificationValue.unwrapped(value) else { return true }
        return NotificationValue.isSame(rest, dismissed) == false
    }
}

extension NotificationView where Value == Any {
    /// Creates a container that shows one notification of a queue after the other.
    ///
    /// The view that makes it observes the queue, with `@StateObject` for example. Beyond what the binding
    /// `$queue.current` does, a value of a type that nobody registered does not hold up those behind it: the queue
    /// keeps it aside until the type is registered.
    ///
    /// - Parameters:
    ///   - queue: The notifications.
    ///   - timeout: Seconds that a notification stays, not counting those in which it is touched; nil is for ever.
    ///   - placement: Where notifications stand, and how large they are: without it at the top, and as large as
    ///     their content.
    ///   - content: What the container shows besides.
    public init(
        _ queue: NotificationViewQueue, timeout: TimeInterval? = 4.5, placement: NotificationPlacement = .top,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            ObservedObject(wrappedValue: queue).projectedValue.current, timeout: timeout,
            placement: placement,
            queue: queue, content: content())
    }
}
