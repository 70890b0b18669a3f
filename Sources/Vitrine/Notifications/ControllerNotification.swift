internal import VitrineUI

/// Shows a notification by a controller that the program makes.
final class ControllerNotificationHost: NotificationHost {
    let controller: UIViewController

    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// The controller's preferred size; else what its view says by itself; else what the constraints in it ask for.
    func sizeThatFits(in size: CGSize) -> CGSize {
        var wanted = controller.preferredContentSize
        if wanted == .zero, let view = controller.view {
            wanted = view.sizeThatFits(size)
            // The method that every view inherits gives the present size, which says nothing.
            if wanted == view.bounds.size {
                wanted = view.systemLayoutSizeFitting(
                    CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
                    verticalFittingPriority: .fittingSizeLevel)
            }
        }
        return CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
    }

    /// A controller is made for one value.
    func show(_ value: Any) -> Bool { false }

    func refresh() {}
}

/// The registration of controllers for values of one type.
final class ControllerNotificationRegistration<Value>: NotificationRegistration {
    private let makeController: @MainActor (Value) -> UIViewController

    init(_ makeController: @escaping @MainActor (Value) -> UIViewController) {
        self.makeController = makeController
        super.init(type: Value.self)
    }

    override func accepts(_ value: Any) -> Bool { value is Value }

    override func makeHost(for value: Any) -> (any NotificationHost)? {
        (value as? Value).map { ControllerNotificationHost(makeController($0)) }
    }
}
