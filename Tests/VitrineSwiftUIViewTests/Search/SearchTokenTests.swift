import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@Suite("Searchable views with tokens")
@MainActor
struct SearchableTokenTests {
    private struct Fruit: Identifiable, Hashable {
        let name: String
        var id: String { name }
    }

    private struct Page: View {
        let log: ActionLog
        @State var text = ""
        @State var tokens = [Fruit(name: "Apple")]
        @State var suggested = [Fruit(name: "Pear"), Fruit(name: "Plum")]
        var body: some View {
            log.actions["add"] = { tokens.append(Fruit(name: "Fig")) }
            log.actions["text"] = { text = "p" }
            return NavigationStack {
                VStack {
                    Text("text[\(text)]")
                    Text("tokens[\(tokens.map(\.name).joined(separator: ","))]")
                }
                .navigationTitle("Page")
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Fruit") {
                    Label($0.name, systemImage: "leaf")
                }
            }
        }
    }

    private func search(_ page: HostedPage) -> UISearchController? {
        page.host.window.rootViewController.flatMap { find($0) }
    }

    private func find(_ controller: UIViewController) -> UISearchController? {
        if let navigation = controller as? UINavigationController {
            return navigation.topViewController?.navigationItem.searchController
        }
        return controller.children.lazy.compactMap { find($0) }.first
    }

    @Test("The program's tokens are the field's, and those that a person deletes are gone")
    func tokens() throws {
        let page = HostedPage { Page(log: $0) }
        let search = try #require(self.search(page))
        let field = search.searchBar.searchTextField
        #expect(field.tokens.map(\.text) == ["Apple"])
        #expect(field.tokens[0].icon != nil)
        page.act("add")
        page.host.settle()
        #expect(field.tokens.map(\.text) == ["Apple", "Fig"])
        search.searchBar.becomeFirstResponder()
        page.host.settle()
        page.host.press([.backspace, .backspace])
        page.host.settle()
        #expect(field.tokens.map(\.text) == ["Apple"])
        #expect(page.host.find(text: "tokens[Apple]").exists)
        search.isActive = false
        page.host.settle()
        #expect(page.host.find(text: "tokens[]").exists)
    }

    @Test("A token that is suggested takes the place of the text")
    func suggestions() throws {
        let page = HostedPage { Page(log: $0) }
        let search = try #require(self.search(page))
        search.isActive = true
        page.act("text")
        page.host.settle()
        page.host.find(text: "Plum").tap()
        page.host.settle()
        #expect(page.host.find(text: "tokens[Apple,Plum]").exists)
        #expect(page.host.find(text: "text[]").exists)
        #expect(search.searchBar.searchTextField.tokens.map(\.text) == ["Apple", "Plum"])
    }

    private struct EditingPage: View {
        let log: ActionLog
        @State var text = ""
        @State var tokens = [Fruit(name: "Apple")]
        var body: some View {
            NavigationStack {
                Text("tokens[\(tokens.map(\.name).joined(separator: ","))]")
                    .navigationTitle("Page")
                    .searchable(text: $text, editableTokens: $tokens, prompt: "Fruit") { $token in
                        let _ = log.actions["edit"] = { token = Fruit(name: "Pear") }
                        Text(token.name)
                    }
            }
        }
    }

    @Test("A token that is edited is changed among the program's")
    func editing() throws {
        let page = HostedPage { EditingPage(log: $0) }
        let search = try #require(self.search(page))
        #expect(search.searchBar.searchTextField.tokens.map(\.text) == ["Apple"])
        page.act("edit")
        page.host.settle()
        #expect(page.host.find(text: "tokens[Pear]").exists)
        #expect(search.searchBar.searchTextField.tokens.map(\.text) == ["Pear"])
    }
}
