import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("What stands in the place of content")
struct ContentUnavailableTests {
    private final class Page: UIViewController {
        var states: [String?] = []
        var makes: (@MainActor (UIContentUnavailableConfigurationState) -> (any UIContentConfiguration)?)?

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            states.append(state.searchText)
            if let makes { contentUnavailableConfiguration = makes(state) }
        }
    }

    private func labels(_ view: UIView) -> [UILabel] {
        let own = (view as? UILabel).map { [$0] } ?? []
        return view.isHidden ? [] : own + view.subviews.flatMap(labels)
    }

    private func texts(_ view: UIView) -> [String] { labels(view).compactMap(\.text).filter { !$0.isEmpty } }

    private func shown(_ page: UIViewController) -> UIContentUnavailableView? {
        page.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test("A controller asks for it before the first layout, and again when somebody wants that")
    func asking() {
        let page = Page()
        let host = TestHost(page, size: CGSize(width: 300, height: 400))
        #expect(page.states == [nil])
        page.view.setNeedsLayout()
        host.layout()
        #expect(page.states == [nil])
        page.makes = { _ in UIContentUnavailableConfiguration.search() }
        page.setNeedsUpdateContentUnavailableConfiguration()
        #expect(shown(page) == nil)
        host.layout()
        #expect(page.states == [nil, nil])
        #expect(shown(page).map(texts) == ["No Results", "Check the spelling or try a new search."])
        page.overrideUserInterfaceStyle = .dark
        host.layout()
        #expect(page.states.count == 3)
        page.contentUnavailableConfiguration = nil
        #expect(shown(page) == nil)
    }

    @Test("What was set before the view is there is shown with it, on top and over all of it")
    func early() {
        let page = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing"
        page.contentUnavailableConfiguration = configuration
        #expect(!page.isViewLoaded)
        let host = TestHost(page, size: CGSize(width: 300, height: 400))
        host.layout()
        #expect(shown(page)?.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        page.view.addSubview(UIView())
        host.layout()
        #expect(page.view.subviews.last is UIContentUnavailableView)
        configuration.text = "Still nothing"
        let before = shown(page)
        page.contentUnavailableConfiguration = configuration
        #expect(shown(page) === before)
        #expect(shown(page).map(texts) == ["Still nothing"])
    }

    @Test("Parts stand one below the other in the middle, with the distances of the configuration")
    func places() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        configuration.text = "Title"
        configuration.secondaryText = "More"
        configuration.button.title = "Go"
        configuration.imageToTextPadding = 10
        configuration.textToSecondaryTextPadding = 6
        configuration.textToButtonPadding = 12
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        let texts = view.subviews.compactMap { $0 as? UILabel }
        #expect(image.frame.size == CGSize(width: 40, height: 20))
        #expect(texts[0].frame.minY == image.frame.maxY + 10)
        #expect(texts[1].frame.minY == texts[0].frame.maxY + 6)
        #expect(button.frame.minY == texts[1].frame.maxY + 12)
        for part in [image, texts[0], texts[1], button] { #expect(abs(part.frame.midX - 150) <= 0.5) }
        #expect(abs((image.frame.minY + button.frame.maxY) / 2 - 200) <= 0.5)
        configuration.alignment = .natural
        view.configuration = configuration
        view.layoutIfNeeded()
        #expect(abs(texts[0].frame.minX - 24) < 1e-9)
        #expect(image.frame.minX == 24)
    }

    @Test("Buttons perform their actions, and there is none without title and image")
    func buttons() {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Title"
        let page = UIViewController()
        page.contentUnavailableConfiguration = configuration
        let host = TestHost(page, size: CGSize(width: 300, height: 400))
        host.layout()
        func buttons() -> [UIButton] { shown(page)?.subviews.compactMap { $0 as? UIButton } ?? [] }
        #expect(buttons().isEmpty)
        var presses = 0
        configuration.buttonProperties.primaryAction = UIAction(title: "Try again") { _ in presses += 1 }
        configuration.secondaryButton.title = "Never"
        configuration.secondaryButtonProperties.isEnabled = false
        page.contentUnavailableConfiguration = configuration
        host.layout()
        #expect(buttons().map { $0.configuration?.title ?? "" } == ["Try again", "Never"])
        #expect(buttons().map(\.isEnabled) == [true, false])
        host.tap(buttons()[0])
        #expect(presses == 1)
    }

    @Test("What is searched for is in the state, and in the title of a search")
    func search() {
        let page = Page()
        page.makes = { _ in UIContentUnavailableConfiguration.search() }
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        let host = TestHost(
            UINavigationController(rootViewController: page), size: CGSize(width: 390, height: 800))
        host.settle()
        #expect(page.contentUnavailableConfigurationState.searchText == nil)
        search.isActive = true
        host.settle()
        search.searchBar.text = "cat"
        page.setNeedsUpdateContentUnavailableConfiguration()
        host.settle()
        #expect(page.states.last == "cat")
        #expect(shown(page).map { texts($0)[0] } == "No Results for \u{201C}cat\u{201D}")
    }

    @Test("While content is on its way a wheel turns, and not any more afterwards")
    func loading() {
        let view = UIContentUnavailableView(configuration: .loading())
        func wheels() -> [UIActivityIndicatorView] {
            view.subviews.compactMap { $0 as? UIActivityIndicatorView }
        }
        #expect(wheels().map(\.isAnimating) == [true])
        #expect(texts(view) == ["Loading\u{2026}"])
        view.configuration = UIContentUnavailableConfiguration.empty()
        #expect(wheels().isEmpty)
        #expect(view.supports(UIContentUnavailableConfiguration.search()))
        #expect(!view.supports(UIListContentConfiguration.cell()))
    }
}
