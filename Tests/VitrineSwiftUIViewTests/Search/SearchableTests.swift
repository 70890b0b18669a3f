import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@Suite("Searchable views")
@MainActor
struct SearchableTests {
    private struct Inner: View {
        let log: ActionLog
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            log.actions["dismiss"] = { dismissSearch() }
            return Text(isSearching ? "searching" : "resting")
        }
    }

    private struct Page: View {
        let log: ActionLog
        var hasSuggestions = false
        @State var text = ""
        @State var scope = "All"
        @State var isPresented = false
        var body: some View {
            log.actions["present"] = { isPresented = true }
            log.actions["text"] = { text = "set" }
            return NavigationStack {
                VStack {
                    Inner(log: log)
                    Text("text[\(text)]")
                    Text("scope \(scope)")
                    Text(isPresented ? "presented" : "absent")
                }
                .navigationTitle("Page")
                .searchable(text: $text, isPresented: $isPresented, prompt: "Find it")
                .searchScopes($scope) { ForEach(["All", "Some"], id: \.self) { Text($0) } }
                .searchSuggestions {
                    if hasSuggestions {
                        Text("Apple").searchCompletion("apple")
                        Text("Pear").searchCompletion("pear")
                    }
                }
                .onSubmit(of: .search) { log.lines.append("submit \(text)") }
            }
        }
    }

    private func bar(_ page: HostedPage) -> UISearchController? {
        page.host.window.rootViewController.flatMap { find($0) }
    }

    private func find(_ controller: UIViewController) -> UISearchController? {
        if let navigation = controller as? UINavigationController {
            return navigation.topViewController?.navigationItem.searchController
        }
        return controller.children.lazy.compactMap { find($0) }.first
    }

    @Test("The field stands in the bar, and what is typed is the binding's")
    func typing() throws {
        let page = HostedPage { Page(log: $0) }
        let search = try #require(bar(page))
        #expect(search.searchBar.placeholder == "Find it")
        search.searchBar.becomeFirstResponder()
        page.host.settle()
        #expect(page.host.find(text: "searching").exists && page.host.find(text: "presented").exists)
        page.host.type("ab")
        page.host.settle()
        #expect(page.host.find(text: "text[ab]").exists)
        page.host.press(.select)
        #expect(page.log.lines == ["submit ab"])
        page.act("text")
        #expect(search.searchBar.text == "set")
        page.act("dismiss")
        #expect(page.host.find(text: "resting").exists && page.host.find(text: "absent").exists)
        #expect(page.host.find(text: "text[]").exists)
    }

    @Test("A binding begins the search")
    func presenting() throws {
        let page = HostedPage { Page(log: $0) }
        page.act("present")
        page.host.settle()
        #expect(bar(page)?.isActive == true)
        #expect(page.host.find(text: "searching").exists)
    }

    @Test("Scopes set their binding")
    func scopes() throws {
        let page = HostedPage { Page(log: $0) }
        let search = try #require(bar(page))
        search.isActive = true
        page.host.settle()
        #expect(search.searchBar.scopeButtonTitles == ["All", "Some"])
        page.host.find(text: "Some").tap()
        page.host.settle()
        #expect(page.host.find(text: "scope Some").exists)
    }

    @Test("Suggestions are shown while the search goes on, and enter their text")
    func suggestions() throws {
        let page = HostedPage { Page(log: $0, hasSuggestions: true) }
        #expect(!page.host.find(text: "Pear").exists)
        let search = try #require(bar(page))
        search.isActive = true
        page.host.settle()
        page.host.find(text: "Pear").tap()
        page.host.settle()
        #expect(search.searchBar.text == "pear")
    }

    @Test("Without the modifier there is no field")
    func removal() throws {
        struct Changing: View {
            let log: ActionLog
            @State var isSearchable = true
            @State var text = ""
            var body: some View {
                log.actions["change"] = { isSearchable = false }
                return NavigationStack {
                    if isSearchable { Text("a").searchable(text: $text) } else { Text("b") }
                }
            }
        }
        let page = HostedPage { Changing(log: $0) }
        #expect(bar(page) != nil)
        page.act("change")
        #expect(bar(page) == nil)
    }

    private struct Outside: View {
        let log: ActionLog
        @State var text = ""
        @State var scope = "All"
        @State var hasOwn = false
        var body: some View {
            log.actions["own"] = { hasOwn.toggle() }
            log.actions["text"] = { text = "set" }
            return NavigationStack {
                Group {
                    if hasOwn {
                        Inner(log: log).searchable(text: .constant("own"))
                    } else {
                        Inner(log: log)
                    }
                }
                .navigationTitle("Page")
                .navigationDestination(for: Int.self) { Text("\($0)") }
            }
            .searchable(text: $text, prompt: "Around")
            .searchScopes($scope) { ForEach(["All", "Some"], id: \.self) { Text($0) } }
        }
    }

    @Test(
        "A search around a stack is that of its first screen, which hears of it, unless a view there has one")
    func aroundStack() throws {
        let page = HostedPage { Outside(log: $0) }
        let search = try #require(bar(page))
        #expect(search.searchBar.placeholder == "Around")
        #expect(search.searchBar.scopeButtonTitles == ["All", "Some"])
        page.act("text")
        page.host.settle()
        #expect(bar(page) === search && search.searchBar.text == "set")
        search.isActive = true
        page.host.settle()
        #expect(page.host.find(text: "searching").exists)
        page.act("dismiss")
        page.host.settle()
        #expect(!search.isActive && page.host.find(text: "resting").exists)
        page.act("own")
        page.host.settle()
        #expect(bar(page)?.searchBar.text == "own")
        #expect(bar(page)?.searchBar.scopeButtonTitles ?? [] == [])
        page.act("own")
        page.host.settle()
        #expect(bar(page)?.searchBar.placeholder == "Around")
    }
}
