/// Shows a page of the web in the user's browser.
///
/// A program has no web view here: when the controller comes on screen it hands the address to the desktop, and stands for
/// the page until the user is done with it. In tests and pictures nothing leaves the program.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// The address of the page.
    private let url: URL
    private let given: Configuration
    /// How the controller was set up: a copy.
    open var configuration: Configuration { given.copied() }
    /// Hears what happens to the page.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour behind the bar; nil for the system's.
    open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { updateColors() } } }
    /// The colour of the buttons; nil for that of the controller's view.
    open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { updateColors() } } }
    /// What the button says that ends it; done unless set.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { if isViewLoaded { updateItems() } } }

    /// Hands an address to a browser, and says whether there was one; nil for the desktop's.
    final var opener: (@MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void)?
    private let bar = UINavigationBar(frame: .zero)
    private let item = UINavigationItem(title: "")
    private let page = UIContentUnavailableView(configuration: .empty())
    private var hasOpened = false

    /// Makes a controller for a page, set up by a configuration.
    ///
    /// - Parameter URL: An address of the web. Traps for one that is not `http` or `https`.
    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "SFSafariViewController shows pages of the web, and \(URL.absoluteString) is none; pass an address that begins with http:// or https://, and open others with UIApplication.open(_:options:completionHandler:)."
        )
        url = URL
        given = configuration.copied()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Makes a controller for a page. Traps as ``init(url:configuration:)`` does.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Makes a controller for a page. Traps as ``init(url:configuration:)`` does.
    @available(*, deprecated, renamed: "init(url:configuration:)")
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) {
        fatalError("SFSafariViewController is made with init(url:)")
    }

    // MARK: Showing

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.title = url.host
        bar.items = [item]
        for part in [page, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: safeArea.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.topAnchor.constraint(equalTo: bar.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
        updateItems()
        updateColors()
        show("This page is shown in your browser.")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpened else { return }
        hasOpened = true
        openPage { [weak self] succeeded in
            guard let self else { return }
            delegate?.safariViewController(self, didCompleteInitialLoad: succeeded)
        }
    }

    private func openPage(_ completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        let answer: @MainActor @Sendable (Bool) -> Void = { [weak self] succeeded in
            self?.show(
                succeeded
                    ? "This page is shown in your browser."
                    : "No browser could be started: set one in the settings of the desktop.")
            completion?(succeeded)
        }
        let application = UIApplication.shared
        if let opener {
            opener(url, answer)
        } else if application.reachesDesktop {
            application.open(url, completionHandler: answer)
        }
    }

    private func show(_ sentence: String) {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "safari")
        content.text = url.host
        content.secondaryText = sentence
        content.button = .plain()
        content.button.title = "Open Again"
        content.buttonProperties.primaryAction = UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.safariViewControllerWillOpenInBrowser(self)
            openPage()
        }
        page.configuration = content
    }

    private func updateItems() {
        let kinds: [DismissButtonStyle: UIBarButtonItem.SystemItem] = [
            .done: .done, .close: .close, .cancel: .cancel,
        ]
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: kinds[dismissButtonStyle] ?? .done,
            primaryAction: UIAction { [weak self] _ in self?.finish() })
    }

    private func updateColors() {
        let appearance = UINavigationBarAppearance()
        if let preferredBarTintColor {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = preferredBarTintColor
        }
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        view.tintColor = preferredControlTintColor
    }

    // MARK: The end

    /// It ends itself, as Apple's does, and tells its delegate.
    private func finish() {
        let delegate = delegate
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}
