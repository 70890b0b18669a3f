import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor @Suite struct SearchFocusTests {
    private enum Field: Hashable { case search, name }

    private struct Page: View {
        let log: ActionLog
        @State var text = ""
        @State var name = ""
        @FocusState var field: Field?
        var body: some View {
            log.actions["search"] = { field = .search }
            log.actions["name"] = { field = .name }
            log.actions["none"] = { field = nil }
            return NavigationStack {
                VStack {
                    Text(field.map { "\($0)" } ?? "nothing")
                    TextField("Name", text: $name).focused($field, equals: .name)
                }
                .navigationTitle("Page")
                .searchable(text: $text)
                .searchFocused($field, equals: .search)
            }
        }
    }

    private struct Simple: View {
        let log: ActionLog
        let startsFocused: Bool
        @State var text = ""
        @FocusState var isFocused: Bool
        var body: some View {
            NavigationStack {
                Text(isFocused ? "focused" : "resting")
                    .navigationTitle("Page")
                    .onAppear { if startsFocused { isFocused = true } }
                    .searchable(text: $text)
                    .searchFocused($isFocused)
            }
        }
    }

    private func searchBar(_ page: HostedPage) -> UISearchBar? {
        func find(_ view: UIView) -> UISearchBar? {
            (view as? UISearchBar) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return find(page.host.window)
    }

    @Test func `The state moves the focus into the field and out of it`() throws {
        let page = HostedPage { Page(log: $0) }
        #expect(page.host.find(text: "nothing").exists)
        page.act("search")
        let bar = try #require(searchBar(page))
        #expect(bar.searchTextField.isFirstResponder && page.host.find(text: "search").exists)
        page.act("name")
        #expect(!bar.searchTextField.isFirstResponder && page.host.find(text: "name").exists)
        page.act("search")
        #expect(bar.searchTextField.isFirstResponder && page.host.find(text: "search").exists)
        page.act("none")
        #expect(!bar.searchTextField.isFirstResponder && page.host.find(text: "nothing").exists)
    }

    @Test func `The state follows the field`() throws {
        let page = HostedPage { Page(log: $0) }
        let bar = try #require(searchBar(page))
        bar.searchTextField.becomeFirstResponder()
        page.host.settle()
        #expect(page.host.find(text: "search").exists)
        bar.searchTextField.resignFirstResponder()
        page.host.settle()
        #expect(page.host.find(text: "nothing").exists)
    }

    @Test func `A state of its own is true while the field has the focus, also from the beginning`() throws {
        let page = HostedPage { Simple(log: $0, startsFocused: true) }
        #expect(page.host.find(text: "focused").exists)
        #expect(try #require(searchBar(page)).searchTextField.isFirstResponder)
        let other = HostedPage { Simple(log: $0, startsFocused: false) }
        #expect(other.host.find(text: "resting").exists)
    }
}
