import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct SearchSuggestionTests {
    private final class Updater: NSObject, UISearchResultsUpdating {
        var updates = 0
        var chosen: [String] = []
        func updateSearchResults(for searchController: UISearchController) { updates += 1 }
        func updateSearchResults(
            for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
        ) { chosen.append(searchSuggestion.localizedSuggestion ?? "") }
    }

    private func make() -> (TestHost, UISearchController, Updater) {
        let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
        search.searchResultsUpdater = updater
        let page = UIViewController()
        page.navigationItem.searchController = search
        let host = TestHost(
            UINavigationController(rootViewController: page), size: CGSize(width: 375, height: 600), scale: 1)
        host.settle()
        return (host, search, updater)
    }

    private func list(_ search: UISearchController) -> SearchSuggestionList? {
        search.viewIfLoaded?.subviews.lazy.compactMap { $0 as? SearchSuggestionList }.first { !$0.isHidden }
    }

    @Test func `Suggestions cover the content while the search is active, and tell what was chosen`() {
        let (host, search, updater) = make()
        search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "Apples"),
            UISearchSuggestionItem(localizedSuggestion: "Pears", iconImage: UIImage(systemName: "leaf")),
        ]
        #expect(list(search) == nil)
        search.isActive = true
        host.advance(by: 1)
        let rows = list(search)?.rows ?? []
        #expect(
            rows.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: 44, width: 375, height: 44),
            ])
        host.tap(rows[1])
        #expect(updater.chosen == ["Pears"])
        search.searchSuggestions = nil
        #expect(list(search) == nil)
    }

    @Test func `Ending a search takes its tokens away`() {
        let (host, search, _) = make()
        search.isActive = true
        host.advance(by: 1)
        search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
        search.isActive = false
        host.advance(by: 1)
        #expect(search.searchBar.searchTextField.tokens.isEmpty)
    }

    @Test func `Deleting a token updates the results`() {
        let (host, search, updater) = make()
        search.isActive = true
        host.advance(by: 1)
        search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
        let before = updater.updates
        host.press([.backspace, .backspace])
        #expect(updater.updates == before + 1)
        #expect(search.searchBar.searchTextField.tokens.isEmpty)
    }
}
