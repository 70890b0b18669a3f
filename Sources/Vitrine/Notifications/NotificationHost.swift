internal import VitrineUI

/// The controller of one notification with its type erased: the container knows view controllers only.
@MainActor
protocol NotificationHost: AnyObject {
    /// Shows the content.
    var controller: UIViewController { get }
    /// The best size of the content for a proposal, in points.
    func sizeThatFits(in size: CGSize) -> CGSize
    /// Takes over another value of the type. Returns false if it is of another type.
    func show(_ value: Any) -> Bool
    /// Takes over the registration's present content.
    func refresh()
}

/// Hosts what a registration makes of a value.
final class TypedNotificationHost<Value, Note: View>: NotificationHost {
    private let hosting: UIHostingController<NotificationRoot<Value, Note>>
    private let registration: TypedNotificationRegistration<Value, Note>
    private var value: Value

    init(
        _ value: Value, root: NotificationRoot<Value, Note>,
        registration: TypedNotificationRegistration<Value, Note>
    ) {
        self.value = value
        self.registration = registration
        // The card comes from beyond the edge of the screen: safe areas must not squeeze what is in it.
        hosting = UIHostingController(rootView: root, ignoreSafeArea: true)
        hosting.view.backgroundColor = .clear
    }

    var controller: UIViewController { hosting }

    func sizeThatFits(in size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }

    func show(_ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        self.value = value
        refresh()
        return true
    }

    func refresh() {
        if let root = registration.root(for: value) { hosting.rootView = root }
    }
}
