import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// A screen that has changed is the picture of one that was made like that.
@MainActor
@Suite("Screens that change", .serialized)
struct ChangedScreenTests {
    private typealias Screen = (name: String, make: @MainActor (Int) -> AnyView)

    private static func screen<V: View>(
        _ name: String, @ViewBuilder _ make: @escaping @MainActor (Int) -> V
    ) -> Screen { (name, { AnyView(make($0)) }) }

    enum Kind: String, CaseIterable { case bars, tabs, lists, controls, presentations, environment, layout }

    private static func all(_ kind: Kind) -> [Screen] {
        switch kind {
        case .bars: bars
        case .tabs: tabs
        case .lists: lists
        case .controls: controls
        case .presentations: presentations
        case .environment: environments
        case .layout: layouts
        }
    }

    private static var page: some View { List(0..<12, id: \.self) { Text("Row \($0)") } }

    private static func paint(_ index: Int) -> Color { [.red, .green, .blue][index] }

    private static func stack<V: View>(_ view: V) -> some View { NavigationStack { view } }

    private static var bars: [Screen] {
        [
            screen("title") { n in stack(page.navigationTitle("Title \(n)")) },
            screen("no title") { n in stack(page.navigationTitle(n == 1 ? "" : "Title")) },
            screen("display mode") { n in
                stack(
                    page.navigationTitle("T").navigationBarTitleDisplayMode([.large, .inline, .automatic][n]))
            },
            screen("hidden bar") { n in
                stack(page.navigationTitle("T").toolbar(n == 1 ? .hidden : .visible, for: .navigationBar))
            },
            screen("navigationBarHidden") { n in stack(page.navigationTitle("T").navigationBarHidden(n == 1))
            },
            screen("items") { n in
                stack(
                    page.toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("L\(n)") {} }
                        if n > 0 { ToolbarItem(placement: .topBarTrailing) { Button("T\(n)") {} } }
                        if n > 1 { ToolbarItem(placement: .bottomBar) { Button("B") {} } }
                    })
            },
            screen("placement") { n in
                stack(
                    page.toolbar {
                        ToolbarItem(placement: [.topBarLeading, .topBarTrailing, .bottomBar][n]) {
                            Button("B") {}
                        }
                    })
            },
            screen("principal") { n in
                stack(
                    page.navigationTitle("T").toolbar {
                        if n == 1 { ToolbarItem(placement: .principal) { Text("P") } }
                    })
            },
            screen("symbols of items") { n in
                stack(page.toolbar { Button("A", systemImage: ["star", "heart", "star.fill"][n]) {} })
            },
            screen("items that are disabled") { n in stack(page.toolbar { Button("A") {}.disabled(n == 1) })
            },
            screen("tint of items") { n in
                stack(page.toolbar { Button("A") {} }).tint([.red, .green, nil][n])
            },
            screen("background") { n in
                stack(page.toolbarBackground([Color.red, .green, .clear][n], for: .navigationBar))
            },
            screen("visible background") { n in
                stack(
                    page.navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground([.visible, .hidden, .automatic][n], for: .navigationBar))
            },
            screen("scheme of the bar") { n in
                stack(
                    page.navigationTitle("T").toolbarColorScheme(
                        [.dark, .light, nil][n], for: .navigationBar))
            },
            screen("search") { n in
                stack(
                    page.navigationTitle("T").searchable(
                        text: .constant(["", "a", "bb"][n]), prompt: "P\(n)"))
            },
            screen("role") { n in
                stack(page.navigationTitle("T").toolbarRole([.automatic, .editor, .browser][n]))
            },
            screen("path") { n in
                NavigationStack(path: .constant(Array(0..<n))) {
                    page.navigationTitle("T").navigationDestination(for: Int.self) {
                        Text("D").navigationTitle("D \($0)")
                    }
                }
            },
            screen("isPresented") { n in
                stack(
                    page.navigationTitle("T").navigationDestination(isPresented: .constant(n == 1)) {
                        Text("D").navigationTitle("D")
                    })
            },
            screen("content of a page above") { n in
                NavigationStack(path: .constant([1])) {
                    page.navigationDestination(for: Int.self) { _ in
                        VStack { ForEach(0...n, id: \.self) { Text("D \($0)") } }.navigationTitle("D \(n)")
                    }
                }
            },
            screen("scroll view or list") { n in
                stack(
                    Group {
                        if n == 1 { ScrollView { Color.red.frame(height: 900) } } else { page }
                    }.navigationTitle("T"))
            },
        ]
    }

    private static var tabs: [Screen] {
        [
            screen("title and symbol") { n in
                TabView {
                    page.tabItem { Label("A\(n)", systemImage: ["star", "heart", "circle"][n]) }
                    Text("B").tabItem { Text("B") }
                }
            },
            screen("badge") { n in
                TabView {
                    page.tabItem { Text("A") }.badge(n)
                    Text("B").tabItem { Text("B") }
                }
            },
            screen("how many") { n in
                TabView {
                    ForEach(0...n, id: \.self) { index in Text("Page \(index)").tabItem { Text("\(index)") } }
                }
            },
            screen("selection") { n in
                TabView(selection: .constant(n)) {
                    ForEach(0..<3) { index in Text("Page \(index)").tabItem { Text("\(index)") }.tag(index) }
                }
            },
            screen("Tab") { n in
                TabView {
                    Tab("A\(n)", systemImage: ["star", "heart", "circle"][n]) { Text("Page \(n)") }
                    if n > 0 { Tab("B", systemImage: "square") { Text("B") } }
                }
            },
            screen("tint") { n in
                TabView { page.tabItem { Label("A", systemImage: "star") } }.tint([.red, .green, nil][n])
            },
            screen("hidden bar") { n in
                TabView { page.tabItem { Text("A") }.toolbar(n == 1 ? .hidden : .visible, for: .tabBar) }
            },
            screen("background") { n in
                TabView {
                    page.tabItem { Text("A") }.toolbarBackground([Color.red, .green, .blue][n], for: .tabBar)
                        .toolbarBackground(.visible, for: .tabBar)
                }
            },
            screen("style") { n in
                Group {
                    if n == 1 {
                        TabView {
                            Color.red.tabItem { Text("A") }; Color.green.tabItem { Text("B") }
                        }
                        .tabViewStyle(.page)
                    } else {
                        TabView {
                            Color.red.tabItem { Text("A") }; Color.green.tabItem { Text("B") }
                        }
                    }
                }
            },
            screen("pages") { n in
                TabView(selection: .constant(n)) {
                    ForEach(0..<3) { index in paint(index).tag(index) }
                }.tabViewStyle(.page)
            },
            screen("how many pages") { n in
                TabView { ForEach(0...n, id: \.self) { index in paint(index) } }
                    .tabViewStyle(.page(indexDisplayMode: .always))
            },
            screen("a stack in a tab") { n in
                TabView {
                    NavigationStack { page.navigationTitle("T\(n)") }.tabItem { Text("A") }
                    Text("B").tabItem { Text("B") }
                }
            },
        ]
    }

    private static var lists: [Screen] {
        [
            screen("rows") { n in List(0...n, id: \.self) { Text("Row \($0)") } },
            screen("content of rows") { n in List(0..<5, id: \.self) { Text("Row \($0 * n)") } },
            screen("height of rows") { n in
                List(0..<5, id: \.self) { index in Color.red.frame(height: CGFloat(20 + index * n * 10)) }
            },
            screen("sections") { n in
                List {
                    ForEach(0...n, id: \.self) { section in
                        Section("S\(section)") {
                            Text("A"); Text("B")
                        }
                    }
                }
            },
            screen("headers and footers") { n in
                List {
                    Section {
                        Text("A")
                    } header: {
                        if n != 1 { Text("H\(n)") }
                    } footer: {
                        if n > 0 { Text("Footer of several lines \(n) that does not fit into one of them") }
                    }
                    Section("Next") { Text("B") }
                }
            },
            screen("style") { n in
                Group {
                    switch n {
                    case 0: page.listStyle(.plain)
                    case 1: page.listStyle(.insetGrouped)
                    default: page.listStyle(.grouped)
                    }
                }
            },
            screen("row background") { n in
                List(0..<3, id: \.self) { Text("\($0)").listRowBackground([Color.red, .green, nil][n]) }
            },
            screen("row insets") { n in
                List(0..<3, id: \.self) {
                    Text("\($0)").listRowInsets(
                        [EdgeInsets(), nil, EdgeInsets(top: 9, leading: 40, bottom: 3, trailing: 4)][n])
                }
            },
            screen("separators") { n in
                List(0..<3, id: \.self) {
                    Text("\($0)").listRowSeparator([.hidden, .visible, .automatic][n])
                }
            },
            screen("separator tint") { n in
                List(0..<3, id: \.self) { Text("\($0)").listRowSeparatorTint([.red, .green, nil][n]) }
            },
            screen("scroll background") { n in
                page.scrollContentBackground([.hidden, .visible, .automatic][n]).background(.red)
            },
            screen("edit mode") { n in
                List { ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }
                    .environment(\.editMode, .constant(n == 1 ? .active : .inactive))
            },
            screen("deletion allowed") { n in
                List { ForEach(0..<3, id: \.self) { Text("\($0)").deleteDisabled(n == 1) }.onDelete { _ in } }
                    .environment(\.editMode, .constant(.active))
            },
            screen("selection") { n in
                List(0..<5, id: \.self, selection: .constant(Set(0..<n))) { Text("\($0)") }
                    .environment(\.editMode, .constant(.active))
            },
            screen("badge") { n in List(0..<3, id: \.self) { Text("\($0)").badge(n) } },
            screen("tint") { n in
                List {
                    Label("A", systemImage: "star"); Toggle("T", isOn: .constant(true))
                }.tint([.red, .green, nil][n])
            },
            screen("listItemTint") { n in
                List { Label("A", systemImage: "star").listItemTint([.red, .green, nil][n]) }
            },
            screen("spacing") { n in page.listRowSpacing([0, 10, nil][n]) },
            screen("section spacing") { n in
                List {
                    Section { Text("A") }; Section { Text("B") }
                }.listSectionSpacing([0, 10, 40][n])
            },
            screen("least row height") { n in page.environment(\.defaultMinListRowHeight, [10, 80, 44][n]) },
            screen("links") { n in
                NavigationStack {
                    List(0...n, id: \.self) { index in NavigationLink("Link \(index)") { EmptyView() } }
                }
            },
            screen("links that are disabled") { n in
                NavigationStack { List { NavigationLink("Link") { EmptyView() }.disabled(n == 1) } }
            },
            screen("form controls") { n in
                Form {
                    Toggle("Toggle \(n)", isOn: .constant(n == 1))
                    Picker("Picker", selection: .constant(n)) { ForEach(0..<3) { Text("P\($0)") } }
                    Stepper("Step \(n)", value: .constant(n))
                    LabeledContent("Label", value: "\(n)")
                    TextField("Field", text: .constant(String(repeating: "a", count: n)))
                    Slider(value: .constant(Double(n) / 2))
                }
            },
            screen("rows that come between") { n in
                List {
                    Text("First")
                    if n == 1 { Text("Between"); Text("And") }
                    if n == 2 { Section("Inner") { Text("Inside") } }
                    Text("Last")
                }
            },
            screen("groups that open") { n in
                List {
                    DisclosureGroup("Group", isExpanded: .constant(n == 1)) {
                        Text("A"); Text("B")
                    }
                }
            },
            screen("sections that open") { n in
                List {
                    Section("Section", isExpanded: .constant(n == 1)) { Text("A") }; Text("B")
                }.listStyle(.sidebar)
            },
            screen("plain headers") { n in
                List {
                    ForEach(0..<3) { s in
                        Section("S\(s) \(n)") { ForEach(0..<(n + 1), id: \.self) { Text("\($0)") } }
                    }
                }
                .listStyle(.plain)
            },
            screen("header prominence") { n in
                List { Section("S") { Text("A") }.headerProminence([.standard, .increased, .standard][n]) }
            },
            screen("content margins") { n in
                page.contentMargins(.horizontal, [0, 20, 60][n], for: .scrollContent)
            },
            screen("inline picker") { n in
                Form {
                    Picker("P", selection: .constant(n)) { ForEach(0...n, id: \.self) { Text("\($0)") } }
                        .pickerStyle(.inline)
                }
            },
        ]
    }

    private static var controls: [Screen] {
        [
            screen("button") { n in
                Button(["A", "Longer title", "B"][n], role: [nil, .destructive, nil][n]) {}
            },
            screen("button style") { n in
                Group {
                    switch n {
                    case 0: Button("A") {}.buttonStyle(.bordered)
                    case 1: Button("A") {}.buttonStyle(.borderedProminent)
                    default: Button("A") {}.buttonStyle(.plain)
                    }
                }
            },
            screen("button shape") { n in
                Button("A") {}.buttonStyle(.bordered).buttonBorderShape(
                    [.capsule, .roundedRectangle, .automatic][n])
            },
            screen("control size") { n in
                Button("A") {}.buttonStyle(.bordered).controlSize([.mini, .large, .regular][n])
            },
            screen("disabled") { n in
                VStack {
                    Button("A") {}; Toggle("T", isOn: .constant(true)); Slider(value: .constant(0.5))
                }.disabled(n == 1)
            },
            screen("tint") { n in
                VStack {
                    Button("A") {}
                    Toggle("T", isOn: .constant(true))
                    Slider(value: .constant(0.5))
                    ProgressView(value: 0.5)
                    Button("B") {}.buttonStyle(.borderedProminent)
                }.tint([.red, .green, nil][n])
            },
            screen("segments") { n in
                Picker("P", selection: .constant(n)) { ForEach(0...(n + 1), id: \.self) { Text("S\($0)") } }
                    .pickerStyle(.segmented)
            },
            screen("wheel") { n in
                Picker("P", selection: .constant(n)) { ForEach(0...(n + 1), id: \.self) { Text("S\($0)") } }
                    .pickerStyle(.wheel)
            },
            screen("menu picker") { n in
                Picker("P", selection: .constant(n)) {
                    ForEach(0...2, id: \.self) { Text("Choice \($0 * n)") }
                }
            },
            screen("picker style") { n in
                let picker = Picker("P", selection: .constant(1)) {
                    ForEach(0...2, id: \.self) { Text("\($0)") }
                }
                Group {
                    switch n {
                    case 0: picker.pickerStyle(.menu)
                    case 1: picker.pickerStyle(.segmented)
                    default: picker.pickerStyle(.wheel)
                    }
                }
            },
            screen("menu label") { n in
                Menu {
                    Button("A") {}
                } label: {
                    Label("M\(n)", systemImage: ["star", "heart", "circle"][n])
                }
            },
            screen("text field") { n in
                TextField("Prompt \(n)", text: .constant(["", "a", ""][n])).textFieldStyle(.roundedBorder)
            },
            screen("secure field") { n in SecureField("Prompt", text: .constant(["", "abc", "abcdef"][n])) },
            screen("text editor") { n in TextEditor(text: .constant(["", "a\nb", "c"][n])).frame(height: 100)
            },
            screen("a field's lines") { n in
                TextField(
                    "P", text: .constant("Some words that are longer than one line of it"), axis: .vertical
                ).lineLimit(n + 1)
            },
            screen("progress") { n in ProgressView(value: [0, 0.5, 1][n]) { Text("P\(n)") } },
            screen("gauge") { n in
                Gauge(value: [0, 0.5, 1][n]) { Text("P\(n)") }.gaugeStyle(.accessoryCircular)
            },
            screen("date picker") { n in
                DatePicker(
                    "D", selection: .constant(Date(timeIntervalSince1970: Double(n) * 86_400 * 40)),
                    displayedComponents: [[.date], [.hourAndMinute], [.date, .hourAndMinute]][n])
            },
            screen("month") { n in
                DatePicker(
                    "D", selection: .constant(Date(timeIntervalSince1970: Double(n) * 86_400 * 40)),
                    displayedComponents: .date
                ).datePickerStyle(.graphical)
            },
            screen("stepper") { n in Stepper("S\(n)", value: .constant(n), in: 0...2) },
            screen("slider") { n in Slider(value: .constant(Double(n)), in: 0...Double([2, 4, 8][n])) },
            screen("color picker") { n in
                ColorPicker("C", selection: .constant([Color.red, .green, .blue][n]))
            },
            screen("labels hidden") { n in
                Group {
                    if n == 1 {
                        Toggle("T", isOn: .constant(true)).labelsHidden()
                    } else {
                        Toggle("T\(n)", isOn: .constant(true))
                    }
                }
            },
            screen("link") { n in Link("L\(n)", destination: URL(string: "https://example.org/\(n)")!) },
            screen("group box") { n in GroupBox("G\(n)") { Text(String(repeating: "words ", count: n * 5)) }
            },
            screen("control group") { n in
                ControlGroup { ForEach(0...n, id: \.self) { Button("B\($0)") {} } }
            },
            screen("symbol") { n in
                Image(systemName: ["star", "heart", "circle"][n]).imageScale([.small, .medium, .large][n])
            },
            screen("variants") { n in Image(systemName: "star").symbolVariant([.none, .fill, .circle][n]) },
            screen("rendering mode") { n in
                Image(systemName: "star.circle.fill").symbolRenderingMode(
                    [.monochrome, .hierarchical, nil][n])
            },
        ]
    }

    private static var presentations: [Screen] {
        [
            screen("sheet") { n in page.sheet(isPresented: .constant(n == 1)) { Text("S") } },
            screen("content of a sheet") { n in page.sheet(isPresented: .constant(true)) { Text("S\(n)") } },
            screen("item of a sheet") { n in page.sheet(item: .constant(Item(id: n))) { Text("S\($0.id)") } },
            screen("detents") { n in
                page.sheet(isPresented: .constant(true)) {
                    Text("S").presentationDetents([[.medium], [.large], [.height(90)]][n])
                }
            },
            screen("a sheet's background") { n in
                page.sheet(isPresented: .constant(true)) {
                    Text("S").presentationBackground([Color.red, .green, .blue][n])
                }
            },
            screen("a sheet's corners") { n in
                page.sheet(isPresented: .constant(true)) {
                    Text("S").presentationCornerRadius([0, 40, nil][n])
                }
            },
            screen("grabber") { n in
                page.sheet(isPresented: .constant(true)) {
                    Text("S").presentationDragIndicator([.hidden, .visible, .automatic][n])
                }
            },
            screen("cover") { n in page.fullScreenCover(isPresented: .constant(n == 1)) { Text("C") } },
            screen("alert") { n in page.alert("A", isPresented: .constant(n == 1)) {} },
            screen("dialog") { n in
                page.confirmationDialog("A", isPresented: .constant(n == 1)) { Button("B") {} }
            },
            screen("a stack in a sheet") { n in
                page.sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        Text("S").navigationTitle("T\(n)").toolbar { if n > 0 { Button("B\(n)") {} } }
                    }
                }
            },
            screen("inspector") { n in page.inspector(isPresented: .constant(n == 1)) { Text("I") } },
        ]
    }

    private struct Item: Identifiable { let id: Int }

    @ViewBuilder private static var everything: some View {
        NavigationStack {
            List {
                Section("Section") {
                    Toggle("Toggle", isOn: .constant(true))
                    NavigationLink("Link") { EmptyView() }
                    Label("Label", systemImage: "star")
                    Picker("Picker", selection: .constant(1)) { Text("A").tag(1) }
                    Text("Secondary").foregroundStyle(.secondary).font(.caption)
                }
            }
            .navigationTitle("Title")
            .toolbar { Button("Item") {} }
        }
    }

    private static var environments: [Screen] {
        [
            screen("colorScheme") { n in everything.environment(\.colorScheme, [.dark, .light, .dark][n]) },
            screen("preferredColorScheme") { n in everything.preferredColorScheme([.dark, .light, nil][n]) },
            screen("layoutDirection") { n in
                everything.environment(\.layoutDirection, [.rightToLeft, .leftToRight, .rightToLeft][n])
            },
            screen("dynamicTypeSize") { n in
                everything.dynamicTypeSize([.xSmall, .large, .accessibility2][n])
            },
            screen("font") { n in everything.font([.title, .caption, nil][n]) },
            screen("fontDesign") { n in everything.fontDesign([.serif, .monospaced, nil][n]) },
            screen("bold") { n in everything.bold(n == 1) },
            screen("tint") { n in everything.tint([.red, .green, nil][n]) },
            screen("foregroundStyle") { n in everything.foregroundStyle([.red, .green, .primary][n]) },
            screen("disabled") { n in everything.disabled(n == 1) },
            screen("locale") { n in
                VStack {
                    Text(Date(timeIntervalSince1970: 0), format: .dateTime.month().day())
                    Text(1234.5, format: .number)
                    DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0)))
                }.environment(\.locale, Locale(identifier: ["en_US", "de_DE", "fr_FR"][n]))
            },
            screen("imageScale") { n in everything.imageScale([.small, .medium, .large][n]) },
            screen("symbolVariant") { n in everything.symbolVariant([.none, .fill, .circle][n]) },
            screen("redacted") { n in everything.redacted(reason: n == 1 ? .placeholder : []) },
            screen("textCase") { n in everything.textCase([.uppercase, .lowercase, nil][n]) },
            screen("lineSpacing") { n in Text("A\nB\nC").lineSpacing([0, 10, 20][n]) },
            screen("multilineTextAlignment") { n in
                Text("Some\nlonger lines\nof it").multilineTextAlignment([.leading, .center, .trailing][n])
            },
            screen("truncation") { n in
                Text("Some words that are longer than one line").lineLimit(1).truncationMode(
                    [.head, .middle, .tail][n])
            },
            screen("kerning") { n in Text("Words").kerning([0, 3, -1][n]) },
            screen("underline") { n in Text("Words").underline(n == 1, color: [nil, .red, nil][n]) },
            screen("sizeClass") { n in
                everything.environment(\.horizontalSizeClass, [.compact, .regular, .compact][n])
            },
            screen("controlSize") { n in everything.controlSize([.mini, .regular, .large][n]) },
        ]
    }

    private static var layouts: [Screen] {
        let box = Color.red.frame(width: 30, height: 30)
        return [
            screen("safeAreaInset") { n in
                page.safeAreaInset(edge: .bottom) { if n > 0 { Color.red.frame(height: CGFloat(n * 30)) } }
            },
            screen("safeAreaInset at the top") { n in
                NavigationStack {
                    page.safeAreaInset(edge: .top) { Color.red.frame(height: CGFloat(n * 30)) }
                        .navigationTitle("T")
                }
            },
            screen("safeAreaPadding") { n in page.safeAreaPadding(.bottom, CGFloat(n * 30)) },
            screen("ignoresSafeArea") { n in Color.red.ignoresSafeArea(edges: [[], .top, .all][n]) },
            screen("padding") { n in Color.red.padding(CGFloat(n * 10)) },
            screen("frame") { n in Color.red.frame(width: [nil, 50, 90][n], height: [50, nil, 90][n]) },
            screen("alignment") { n in
                box.frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: [.topLeading, .center, .bottom][n])
            },
            screen("stack alignment") { n in
                VStack(alignment: [.leading, .center, .trailing][n], spacing: CGFloat(n * 5)) {
                    box; Text("Some words")
                }
            },
            screen("AnyLayout") { n in
                (n == 1 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))() {
                    box; Text("Some words")
                }
            },
            screen("grid columns") { n in
                ScrollView {
                    LazyVGrid(columns: Array(repeating: GridItem(), count: n + 1)) {
                        ForEach(0..<7) { _ in box }
                    }
                }
            },
            screen("grid items") { n in
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0...n, id: \.self) { _ in box } }
                }
            },
            screen("lazy rows") { n in
                ScrollView { LazyVStack { ForEach(0..<(40 * n + 2), id: \.self) { Text("Row \($0)") } } }
            },
            screen("pinned headers") { n in
                ScrollView {
                    LazyVStack(pinnedViews: n == 1 ? [.sectionHeaders] : []) {
                        Section {
                            ForEach(0..<5) { Text("\($0)") }
                        } header: {
                            Text("H\(n)")
                        }
                    }
                }
            },
            screen("axes") { n in
                ScrollView([.vertical, .horizontal, []][n]) { Color.red.frame(width: 300, height: 500) }
            },
            screen("axes of tall content") { n in
                ScrollView([.vertical, .horizontal, []][n]) { Color.red.frame(width: 100, height: 400) }
            },
            screen("default anchor") { n in
                ScrollView { Color.red.frame(height: CGFloat(100 + n * 400)) }.defaultScrollAnchor(.bottom)
            },
            screen("Grid") { n in
                Grid {
                    ForEach(0...n, id: \.self) { row in
                        GridRow {
                            Text("R\(row)"); ForEach(0...n, id: \.self) { _ in box }
                        }
                    }
                }
            },
            screen("ViewThatFits") { n in
                ViewThatFits {
                    Color.red.frame(width: CGFloat(n * 150), height: 30); Text("It does not fit")
                }
            },
            screen("background and overlay") { n in
                box.background { if n == 1 { Color.green.padding(-10) } }.overlay(alignment: .bottom) {
                    if n == 2 { Text("O") }
                }
            },
            screen("shape") { n in
                Color.red.clipShape([AnyShape(Circle()), AnyShape(Capsule()), AnyShape(Rectangle())][n])
                    .frame(width: 80, height: 50)
            },
            screen("effects") { n in
                box.rotationEffect(.degrees(Double(n) * 30)).scaleEffect(CGFloat(n + 1)).blur(
                    radius: CGFloat(n)
                )
                .opacity([1, 0.5, 0.2][n]).offset(x: CGFloat(n * 10))
            },
            screen("mask") { n in
                Color.red.mask { if n == 1 { Circle() } else { Rectangle() } }.frame(height: 60)
            },
            screen("zIndex") { n in
                ZStack {
                    Color.red.frame(width: 50, height: 50).zIndex(n == 1 ? 1 : 0);
                    Color.green.frame(width: 70, height: 30)
                }
            },
            screen("geometry") { n in
                GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.padding(CGFloat(n * 10))
            },
            screen("hosted view") { n in Hosted(text: "Label \(n)", size: CGFloat(12 + n * 6)) },
            screen("columns") { n in
                NavigationSplitView(columnVisibility: .constant([.all, .detailOnly, .automatic][n])) {
                    page
                } detail: {
                    Text("D")
                }
            },
            screen("unavailable") { n in
                ContentUnavailableView("T\(n)", systemImage: ["star", "heart", "circle"][n])
            },
            screen("gradient") { n in
                LinearGradient(
                    colors: [[.red, .blue, .green][n], .black], startPoint: .top, endPoint: .bottom)
            },
            screen("border") { n in box.border([Color.green, .blue, .black][n], width: CGFloat(n + 1)) },
            screen("shadow") { n in box.shadow(radius: CGFloat(n * 5)) },
            screen("aspectRatio") { n in
                Color.red.aspectRatio([1, 2, nil][n], contentMode: [.fit, .fit, .fill][n])
            },
        ]
    }

    private struct Hosted: UIViewRepresentable {
        let text: String
        let size: CGFloat
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) {
            view.text = text
            view.font = .systemFont(ofSize: size)
        }
    }

    private struct Root: View {
        let make: @MainActor (Int) -> AnyView
        let model: Model
        var body: some View { make(model.number) }
    }

    @Observable final class Model {
        var number: Int
        init(_ number: Int) { self.number = number }
    }

    private static func host(_ screen: Screen, _ model: Model) -> TestHost {
        let host = TestHost(
            Root(make: screen.make, model: model), size: CGSize(width: 220, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
        host.settle()
        return host
    }

    @Test("The picture after a change is that of a new screen", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for screen in Self.all(kind) {
            let fresh = (0..<3).map { Self.host(screen, Model($0)).pngData() }
            for path in [[0, 1], [1, 0], [1, 2], [2, 1, 0], [0, 2]] {
                let model = Model(path[0])
                let host = Self.host(screen, model)
                for number in path.dropFirst() {
                    host.perform { model.number = number }
                    host.settle()
                }
                let picture = host.pngData()
                #expect(picture == fresh[path.last!], "\(screen.name) by \(path)")
                if picture != fresh[path.last!], let folder = ProcessInfo.processInfo.environment["TWINS"] {
                    let name = "\(kind)-\(screen.name)-\(path)".filter { !" [],".contains($0) }
                    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name)-1.png"))
                    try fresh[path.last!].write(to: URL(fileURLWithPath: "\(folder)/\(name)-2.png"))
                    break
                }
            }
        }
    }
}
