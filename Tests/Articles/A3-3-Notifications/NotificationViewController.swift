import SwiftUI

class NotificationViewController: UIViewController {
    private let content: UIViewController
    private var notification: UIViewController?
    private var size = CGSize.zero

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        addChild(content)
        content.didMove(toParent: self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = UIView()
        view.addSubview(content.view)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        content.view.frame = view.bounds
        notification?.view.frame = frame(of: size)
    }

    private func frame(of size: CGSize) -> CGRect {
        CGRect(
            x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func removeNotification() {
        // remove a visible notification
        guard let notification else { return }
        self.notification = nil
        notification.willMove(toParent: nil)
        UIView.animate(withDuration: 0.25) {
            notification.view.alpha = 0
        } completion: { _ in
            notification.view.removeFromSuperview()
            notification.removeFromParent()
        }
    }

    func showNotification(_ viewController: UIViewController, size: CGSize) {
        // show the new notification or add transition from an old notification to the new one
        removeNotification()
        self.notification = viewController
        self.size = size
        addChild(viewController)
        viewController.view.frame = frame(of: size)
        viewController.view.layer.cornerRadius = 12
        viewController.view.backgroundColor = .systemGray5
        viewController.view.alpha = 0
        view.addSubview(viewController.view)
        UIView.animate(withDuration: 0.25) {
            viewController.view.alpha = 1
        }
        viewController.didMove(toParent: self)
    }
}
