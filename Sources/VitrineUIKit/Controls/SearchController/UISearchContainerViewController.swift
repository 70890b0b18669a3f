import VitrineCoreGraphics

/// A controller that shows a search as a screen of its own: the bar, and below it what is found.
///
/// On a television searches are shown in this way, as a tab for example.
@MainActor @preconcurrency
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController

    /// Makes the screen of a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) of \(Self.self): a search is given to init(searchController:).")
    }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        let bar = searchController.searchBar
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        searchController.showsSearchResultsController = true
        searchController.automaticallyShowsCancelButton = false
    }

    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        searchController.isActive = true
    }
}
