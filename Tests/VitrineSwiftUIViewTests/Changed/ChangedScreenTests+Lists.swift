import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    static var lists: [Screen] {
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
}
