import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@Suite("Menus of views")
@MainActor
struct MenuTests {
    private func overlay(_ page: HostedPage) -> MenuOverlay? { page.host.window.cover as? MenuOverlay }

    /// A menu as text, sections in brackets.
    private func text(_ elements: [UIMenuElement]) -> String {
        elements.map { element in
            var name = element.title
            if let leaf = element as? any UIMenuLeaf {
                if leaf.state == .on { name += "*" }
                if leaf.state == .mixed { name += "~" }
                if leaf.attributes.contains(.destructive) { name += "!" }
                if leaf.attributes.contains(.disabled) { name += "-" }
            }
            guard let menu = element as? UIMenu else { return name }
            let mark = menu.options.contains(.displayInline) ? ("[", "]") : ("(", ")")
            return name + mark.0 + text(menu.children) + mark.1
        }.joined(separator: " ")
    }

    @Test("Buttons, toggles, pickers and menus are entries, in their order")
    func entries() throws {
        let page = HostedPage { log in
            Menu("Options") {
                Button("Copy") { log.lines.append("copy") }
                Toggle("Bold", isOn: .constant(true))
                Picker("Size", selection: .constant(2)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                Picker("Kind", selection: .constant("a")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
                    .pickerStyle(.menu)
                Menu("More") { Button("Inner") {} }
                Button("Off") {}.disabled(true)
                Button("Delete", role: .destructive) {}
            }
        }
        page.host.find(text: "Options").tap()
        page.host.settle()
        let menu = try #require(overlay(page)?.menu)
        #expect(
            text(menu.children) == "Copy Bold* [Small Large*] Kind(a* b) More(Inner) Off- Delete!")
        page.host.press([.down, .select])
        #expect(page.log.lines == ["copy"])
        #expect(page.host.window.cover == nil)
    }

    @Test("Sections, dividers and control groups group entries")
    func sections() throws {
        let page = HostedPage { _ in
            Menu("Options") {
                Button("A") {}
                Section("Title") { Button("B") {} }
                Button("C") {}
                Divider()
                Button("D") {}
                ControlGroup {
                    Button("E") {}
                    Button("F") {}
                }
            }
        }
        page.host.find(text: "Options").tap()
        page.host.settle()
        let menu = try #require(overlay(page)?.menu)
        #expect(text(menu.children) == "[A] Title[B] [C] [D [E F]]")
    }

    private struct StackStyle: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                ControlGroup(configuration)
            }
        }
    }

    @Test("Groups of controls are a row or a menu inside of a menu, and have the look of their style outside")
    func controlGroupStyles() throws {
        let page = HostedPage { _ in
            Menu("Options") {
                ControlGroup {
                    Button("A") {}
                    Button("B") {}
                }
                .controlGroupStyle(.compactMenu)
                ControlGroup("More") {
                    Button("C") {}
                }
                .controlGroupStyle(.menu)
            }
            ControlGroup("Edit") {
                Button("D") {}
            }
            .controlGroupStyle(.palette)
            ControlGroup("Own") {
                Button("E") {}
            }
            .controlGroupStyle(StackStyle())
        }
        page.host.find(text: "Options").tap()
        page.host.settle()
        #expect(text(try #require(overlay(page)?.menu).children) == "[A B] More(C)")
        page.host.press(.menu)
        page.host.settle()
        page.host.find(text: "Edit").tap()
        page.host.settle()
        #expect(text(try #require(overlay(page)?.menu).children) == "D")
        page.host.press(.menu)
        page.host.settle()
        let own = page.host.find(text: "Own").frame
        let button = page.host.find(text: "E").frame
        #expect(own.maxY < button.minY)
    }

    /// An entry that holds its state itself.
    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test("What entries hold themselves is there when the menu opens again, in menus inside, too")
    func state() throws {
        let page = HostedPage { _ in
            Menu("Options") {
                Counter(name: "A")
                Menu("Inside") { Counter(name: "B") }
                Toggle("C", isOn: .constant(true))
            }
        }
        var seen: [String] = []
        for _ in 0..<3 {
            page.host.find(text: "Options").tap()
            page.host.settle()
            seen.append(text(try #require(overlay(page)?.menu).children))
            page.host.find(text: seen.last!.contains("A 1") ? "Inside" : "A \(seen.count - 1)").tap()
            page.host.settle()
            if seen.last!.contains("A 1") { page.host.find(text: "B \(seen.count - 2)").tap() }
            page.host.settle()
        }
        #expect(seen == ["A 0 Inside(B 0) C*", "A 1 Inside(B 0) C*", "A 1 Inside(B 1) C*"])
    }

    private struct Coloring: View {
        @State var color = 1
        var body: some View {
            VStack {
                Menu("Options") {
                    Picker("Color", selection: $color) {
                        ForEach(1..<4, id: \.self) { Image(systemName: "\($0).circle") }
                    }
                    .pickerStyle(.palette)
                }
                Text("color \(color)")
                Picker("Outside", selection: $color) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.palette)
            }
        }
    }

    @Test("A palette is a row of images in a menu, and segments elsewhere")
    func palette() throws {
        let page = HostedPage { _ in Coloring() }
        page.host.find(text: "Options").tap()
        page.host.settle()
        let menu = try #require(overlay(page)?.menu.children.first as? UIMenu)
        #expect(menu.options == [.displayInline, .displayAsPalette, .singleSelection])
        let actions = menu.children.compactMap { $0 as? UIAction }
        #expect(actions.map(\.state) == [.on, .off, .off] && actions.allSatisfy { $0.image != nil })
        page.host.press(.menu)
        page.host.settle()
        page.host.find(text: "3").tap()
        page.host.layout()
        page.host.expect(text: "color 3")
    }

    private struct Choosing: View {
        @State var size = 1
        @State var isBold = false
        var body: some View {
            VStack {
                Text("size \(size) \(isBold ? "bold" : "plain")")
                Menu("Options") {
                    Picker("Size", selection: $size) { ForEach(1..<4, id: \.self) { Text("\($0)") } }
                    Toggle("Bold", isOn: $isBold).menuActionDismissBehavior(.disabled)
                }
            }
        }
    }

    @Test("Choosing sets bindings; a menu may stay open")
    func bindings() {
        let page = HostedPage { _ in Choosing() }
        page.host.find(text: "Options").tap()
        page.host.settle()
        page.host.type("3")
        page.host.press(.select)
        page.host.settle()
        #expect(page.host.find(text: "size 3 plain").exists)
        page.host.find(text: "Options").tap()
        page.host.settle()
        page.host.type("bo")
        page.host.press(.select)
        page.host.settle()
        #expect(page.host.find(text: "size 3 bold").exists)
        #expect(overlay(page)?.top.rows.first { $0.element.title == "Bold" }?.element.isOn == true)
    }

    @Test("With a primary action a tap performs it, and a finger that rests opens the menu")
    func primaryAction() {
        let page = HostedPage { log in
            Menu("Add") {
                Button("Folder") { log.lines.append("folder") }
            } primaryAction: {
                log.lines.append("add")
            }
        }
        page.host.tap(at: CGPoint(x: 150, y: 200))
        #expect(page.log.lines == ["add"])
        page.host.longPress(at: CGPoint(x: 150, y: 200))
        page.host.settle()
        #expect(overlay(page)?.top.rows.map(\.element.title) == ["Folder"])
        #expect(page.log.lines == ["add"])
    }

    @Test("Styles make the button of a menu of the configuration")
    func styles() {
        struct Boxed: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("box")
                    Menu(configuration)
                }
            }
        }
        let page = HostedPage { _ in Menu("Options") { Button("A") {} }.menuStyle(Boxed()) }
        #expect(page.host.find(text: "box").exists)
        page.host.find(text: "Options").tap()
        #expect(overlay(page) != nil)
    }

    @Test("A menu that was open before has the entries of now")
    func changedEntries() {
        struct Page: View {
            let log: ActionLog
            @State var count = 2
            var body: some View {
                log.actions["one"] = { count = 1 }
                log.actions["three"] = { count = 3 }
                return Menu("Menu") {
                    Button("First") {}
                    ForEach(0..<count, id: \.self) { number in Button("Item \(number) of \(count)") {} }
                    if count > 1 { Button("Last") {} }
                }
            }
        }
        let page = HostedPage { Page(log: $0) }
        func entries() -> String {
            page.host.find(text: "Menu").tap()
            page.host.settle()
            defer {
                page.host.press(.menu)
                page.host.settle()
            }
            return overlay(page).map { text($0.menu.children) } ?? "closed"
        }
        #expect(entries() == "First Item 0 of 2 Item 1 of 2 Last")
        page.act("one")
        #expect(entries() == "First Item 0 of 1")
        page.act("three")
        #expect(entries() == "First Item 0 of 3 Item 1 of 3 Item 2 of 3 Last")
    }

    // MARK: Context menus

    @Test("A context menu opens by a finger that rests, and the tap beneath is none")
    func contextMenu() throws {
        let page = HostedPage { log in
            Button("Item") { log.lines.append("tap") }
                .contextMenu { Button("Copy") { log.lines.append("copy") } }
        }
        page.host.longPress(at: CGPoint(x: 150, y: 200))
        page.host.settle()
        #expect(page.log.lines == [])
        let menu = try #require(overlay(page))
        #expect(text(menu.menu.children) == "Copy")
        page.host.press([.down, .select])
        page.host.settle()
        #expect(page.log.lines == ["copy"])
        page.host.tap(at: CGPoint(x: 150, y: 200))
        #expect(page.log.lines == ["copy", "tap"])
    }

    @Test("A right click opens the innermost context menu; without entries there is none")
    func rightClick() {
        let page = HostedPage { _ in
            VStack(spacing: 0) {
                Color.red.frame(height: 100).contextMenu { Button("Red") {} }
                Color.blue.frame(height: 100).contextMenu {}
                Color.green.frame(height: 100)
            }
            .contextMenu { Button("Outer") {} }
        }
        page.host.secondaryClick(at: CGPoint(x: 100, y: 80))
        #expect(overlay(page)?.top.rows.map(\.element.title) == ["Red"])
        page.host.press(.menu)
        page.host.settle()
        page.host.secondaryClick(at: CGPoint(x: 100, y: 180))
        #expect(overlay(page) == nil)
        page.host.secondaryClick(at: CGPoint(x: 100, y: 280))
        #expect(overlay(page)?.top.rows.map(\.element.title) == ["Outer"])
    }

    @Test("The rows of a list have menus, all of them")
    func rows() {
        let page = HostedPage { _ in
            List(0..<3, id: \.self) { number in
                Text("Row \(number)").contextMenu { Button("Menu \(number)") {} }
            }
        }
        let row = page.host.find(text: "Row 1").frame
        page.host.secondaryClick(at: CGPoint(x: 200, y: row.midY))
        #expect(overlay(page)?.top.rows.map(\.element.title) == ["Menu 1"])
    }
}
