package import VitrineUIKit

/// A screen of Apple's on which there is nothing to be done here: it says so, and can be left.
@MainActor
package final class EmptyScreen: UIViewController {
    /// Called once, when it has come on screen.
    package var onAppear: (() -> Void)?
    package var onCancel: (() -> Void)?
    package var onDone: (() -> Void)?

    private let symbol: String

    /// - Parameter symbol: The name of a symbol.
    package init(title: String, symbol: String) {
        self.symbol = symbol
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    }

    package required init?(coder: NSCoder) { fatalError("EmptyScreen is made with init(title:symbol:)") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let action = onAppear
        onAppear = nil
        action?()
    }

    /// - Parameters:
    ///   - hasDone: Whether it can be left as done, too.
    ///   - button: What can be done.
    package func show(
        _ heading: String, _ sentence: String? = nil, hasDone: Bool = false,
        button: (title: String, action: () -> Void)? = nil
    ) {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: symbol)
        content.text = heading
        content.secondaryText = sentence
        if let button {
            content.button = .plain()
            content.button.title = button.title
            content.buttonProperties.primaryAction = UIAction { _ in button.action() }
        }
        contentUnavailableConfiguration = content
        navigationItem.rightBarButtonItem =
            hasDone
            ? UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() }) : nil
    }

    /// Makes it all that is seen of a controller, below a bar of its own.
    package func fill(_ controller: UIViewController) {
        let stack = UINavigationController(rootViewController: self)
        controller.addChild(stack)
        stack.view.frame = controller.view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(stack.view)
        stack.didMove(toParent: controller)
    }
}
