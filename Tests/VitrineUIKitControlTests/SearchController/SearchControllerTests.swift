import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Search controllers")
@MainActor
struct SearchControllerTests {
    private final class Spy: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
        UISearchBarDelegate
    {
        var heard: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? "nil"
            heard.append("update '\(text)' \(searchController.isActive ? "on" : "off")")
        }
        func willPresentSearchController(_ searchController: UISearchController) {
            heard.append("willPresent")
        }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) {
            heard.append("willDismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("didDismiss") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    }

    private final class Page: UIViewController {
        let scroll = UIScrollView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 375, height: 2000)
            view.addSubview(scroll)
        }
    }

    private func make(
        results: UIViewController? = nil, large: Bool = false
    ) -> (TestHost, UINavigationController, Page, UISearchController, Spy) {
        let page = Page()
        page.title = "Page"
        let search = UISearchController(searchResultsController: results)
        let spy = Spy()
        search.searchResultsUpdater = spy
        search.delegate = spy
        search.searchBar.delegate = spy
        page.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = large
        let host = TestHost(navigation, size: CGSize(width: 375, height: 667))
        host.layout()
        host.settle()
        return (host, navigation, page, search, spy)
    }

    @Test("The bar stands below the title, and the content below it")
    func layout() {
        let (_, navigation, page, search, _) = make()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(page.view.safeAreaInsets.top == 96)
        let field = search.searchBar.searchTextField
        #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 343, height: 36))
    }

    @Test("It goes out of sight when content scrolls, before the large title, unless it stays")
    func scrolling() {
        let (host, navigation, page, _, _) = make(large: true)
        #expect(navigation.navigationBar.frame.height == 148)
        page.scroll.contentOffset.y = -page.scroll.adjustedContentInset.top + 52
        host.layout()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(navigation.bar.scroll.largeTitle == 52)
        page.scroll.contentOffset.y = 200
        host.layout()
        #expect(navigation.navigationBar.frame.height == 44)
        page.navigationItem.hidesSearchBarWhenScrolling = false
        host.layout()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("A tap in the field begins the search, text updates it, and the button ends it, in UIKit's order")
    func life() {
        let (host, navigation, _, search, spy) = make()
        host.tap(at: CGPoint(x: 100, y: 63))
        host.settle()
        #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
        #expect(spy.heard == ["willPresent", "update '' on", "didPresent"])
        #expect(navigation.navigationBar.frame.height == 52)
        spy.heard = []
        host.type("ab")
        #expect(spy.heard == ["update 'a' on", "update 'ab' on"])
        spy.heard = []
        host.tap(at: CGPoint(x: 340, y: 19))
        host.settle()
        #expect(spy.heard == ["cancel", "willDismiss", "update '' off", "didDismiss"])
        #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(host.window.firstResponder == nil)
    }

    @Test("Escape ends the search, and so does a touch in what is dim")
    func leaving() {
        let (host, _, _, search, _) = make()
        search.isActive = true
        host.settle()
        host.press(.menu)
        host.settle()
        #expect(!search.isActive)
        search.isActive = true
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 400))
        host.settle()
        #expect(!search.isActive)
        #expect(search.parent == nil && search.view.window == nil)
    }

    @Test("What does not obscure its content lets touches through")
    func through() {
        let (host, _, page, search, _) = make()
        search.obscuresBackgroundDuringPresentation = false
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        page.view.addGestureRecognizer(tap)
        search.isActive = true
        host.settle()
        host.tap(at: CGPoint(x: 100, y: 400))
        #expect(taps == 1 && search.isActive)
    }

    @Test("The results are shown while there is a text, below the bar")
    func results() {
        let found = UIViewController()
        let (host, _, _, search, _) = make(results: found)
        search.isActive = true
        host.settle()
        #expect(found.viewIfLoaded?.isHidden == true)
        host.type("a")
        host.settle()
        #expect(found.view.window != nil && !found.view.isHidden && search.showsSearchResultsController)
        #expect(found.view.safeAreaInsets.top == 52)
        search.isActive = false
        host.settle()
        #expect(found.view.window == nil)
    }

    /// Fills and shows its table whatever the text is.
    private final class EagerResults: UITableViewController, UISearchResultsUpdating {
        private(set) var source: UITableViewDiffableDataSource<Int, String>!
        private(set) var chosen: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            source = UITableViewDiffableDataSource(tableView: tableView) { _, _, text in
                let cell = UITableViewCell()
                cell.textLabel?.text = text
                return cell
            }
        }
        func updateSearchResults(for searchController: UISearchController) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Recent", "Other"])
            source.apply(snapshot, animatingDifferences: false)
            searchController.searchResultsController?.view.isHidden = false
            searchController.searchSuggestions = []
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    @Test(
        "Results are loaded before the first update, which may show them before there is a text",
        arguments: [true, false])
    func eagerResults(obscures: Bool) {
        let found = EagerResults()
        let (host, _, _, search, _) = make(results: found)
        search.searchResultsUpdater = found
        search.obscuresBackgroundDuringPresentation = obscures
        search.isActive = true
        host.settle()
        #expect(found.tableView.visibleCells.map { $0.textLabel?.text } == ["Recent", "Other"])
        host.tap(found.tableView.visibleCells[1])
        #expect(found.chosen == [1] && search.isActive)
    }

    @Test("Scopes are shown while the search is active")
    func scopes() {
        let (host, navigation, _, search, spy) = make()
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.isActive = true
        host.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        spy.heard = []
        host.tap(at: CGPoint(x: 280, y: 62))
        host.settle()
        #expect(spy.heard == ["scope 1", "update '' on"])
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
    }

    @Test("The bar of another page has no search")
    func pushing() {
        let (host, navigation, _, search, _) = make()
        navigation.pushViewController(Page(), animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(search.searchBar.window == nil)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(search.searchBar.window != nil)
    }

    @Test("A bar among other views begins a search, too")
    func header() {
        let controller = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.frame = CGRect(x: 0, y: 0, width: 375, height: 56)
        controller.view.addSubview(search.searchBar)
        let host = TestHost(controller, size: CGSize(width: 375, height: 667))
        host.layout()
        host.tap(at: CGPoint(x: 100, y: 28))
        host.settle()
        #expect(search.isActive)
        #expect(search.view.frame == CGRect(x: 0, y: 56, width: 375, height: 611))
        host.tap(at: CGPoint(x: 100, y: 400))
        host.settle()
        #expect(!search.isActive)
    }

    @Test("A container shows the bar at the top and what is found below it, from the start")
    func container() throws {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let spy = Spy()
        search.searchResultsUpdater = spy
        let host = TestHost(UISearchContainerViewController(searchController: search), device: .appleTV)
        host.advance(by: 1)
        #expect(search.isActive)
        #expect(results.viewIfLoaded?.window != nil)
        let bar = search.searchBar.convert(search.searchBar.bounds, to: nil)
        let found = results.view.convert(results.view.bounds, to: nil)
        #expect(bar.minY == 60)
        #expect(found.minY == bar.maxY && found.maxY == 1080)
        host.type("fig")
        #expect(spy.heard.last == "update 'fig' on")
    }
}
