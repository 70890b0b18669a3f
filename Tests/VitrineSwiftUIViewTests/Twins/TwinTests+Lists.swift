import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var lists: [Twins] {
        let rows = ["A", "B", "C"]
        return [
            twins("List of data") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0) } }
            },
            twins("List of rows") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List {
                    Text("A"); Text("B"); Text("C")
                }
            },
            twins("List and Group") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    Group {
                        Text("A"); Text("B")
                    }
                }
            },
            twins("a row in a stack") {
                List { Text("A") }
            } is: {
                List { VStack { HStack { Text("A") } } }
            },
            twins("a row that fills") {
                List { Text("A") }
            } is: {
                List {
                    HStack {
                        Text("A"); Spacer()
                    }
                }
            },
            twins("a row of type AnyView") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    AnyView(Text("A")); AnyView(Text("B"))
                }
            },
            twins("a row that does not show") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    Text("A"); EmptyView(); if false { Text("C") }; Text("B")
                }
            },
            twins("Section's header") {
                List { Section("H") { Text("A") } }
            } is: {
                List {
                    Section {
                        Text("A")
                    } header: {
                        Text("H")
                    }
                }
            },
            twins("Section's header as an argument") {
                List { Section("H") { Text("A") } }
            } is: {
                List { Section(header: Text("H")) { Text("A") } }
            },
            twins("Section's footer") {
                List {
                    Section {
                        Text("A")
                    } footer: {
                        Text("F")
                    }
                }
            } is: {
                List { Section(footer: Text("F")) { Text("A") } }
            },
            twins("Section without a header") {
                List { Text("A") }
            } is: {
                List { Section { Text("A") } }
            },
            twins("Section and EmptyView") {
                List { Section { Text("A") } }
            } is: {
                List {
                    Section {
                        Text("A")
                    } header: {
                        EmptyView()
                    } footer: {
                        EmptyView()
                    }
                }
            },
            twins("sections by ForEach") {
                List {
                    Section("0") { Text("0") }; Section("1") { Text("1") }
                }
            } is: {
                List { ForEach(0..<2) { index in Section("\(index)") { Text("\(index)") } } }
            },
            twins("insetGrouped") {
                List { Section("H") { Text("A") } }
            } is: {
                List { Section("H") { Text("A") } }.listStyle(.insetGrouped)
            },
            twins("InsetGroupedListStyle") {
                List { Section("H") { Text("A") } }.listStyle(.insetGrouped)
            } is: {
                List { Section("H") { Text("A") } }.listStyle(InsetGroupedListStyle())
            },
            twins("Form and List") {
                List {
                    Section("H") {
                        Text("A"); Toggle("B", isOn: .constant(true))
                    }
                }
            } is: {
                Form {
                    Section("H") {
                        Text("A"); Toggle("B", isOn: .constant(true))
                    }
                }
            },
            twins("listRowBackground") {
                List { Text("A").listRowBackground(Color.red) }
            } is: {
                List { Group { Text("A") }.listRowBackground(Color.red) }
            },
            twins("listRowBackground of a section") {
                List {
                    Section {
                        Text("A").listRowBackground(Color.red); Text("B").listRowBackground(Color.red)
                    }
                }
            } is: {
                List {
                    Section {
                        Text("A"); Text("B")
                    }.listRowBackground(Color.red)
                }
            },
            twins("listRowInsets") {
                List { Text("A").listRowInsets(EdgeInsets()) }
            } is: {
                List { ForEach(0..<1) { _ in Text("A") }.listRowInsets(EdgeInsets()) }
            },
            twins("listRowSeparator") {
                List {
                    Text("A").listRowSeparator(.hidden); Text("B").listRowSeparator(.hidden)
                }
            } is: {
                List { ForEach(["A", "B"], id: \.self) { Text($0) }.listRowSeparator(.hidden) }
            },
            twins("a label in a row") {
                List { Label("A", systemImage: "star") }
            } is: {
                List {
                    Label {
                        Text("A")
                    } icon: {
                        Image(systemName: "star")
                    }
                }
            },
            twins("badge") {
                List { Text("A").badge(3) }
            } is: {
                List { Text("A").badge(Text("3")) }
            },
            twins("LabeledContent in a row") {
                List { LabeledContent("A", value: "B") }
            } is: {
                List { LabeledContent("A") { Text("B") } }
            },
            twins("deleting") {
                List { ForEach(rows, id: \.self) { Text($0) } }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
            },
            twins("swipe actions") {
                List { ForEach(rows, id: \.self) { Text($0) } }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0).swipeActions { Button("X") {} } } }
            },
            twins("selection") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List(rows, id: \.self, selection: .constant(String?.none)) { Text($0) }
            },
            twins("a picker's options in line") {
                Form {
                    Picker("P", selection: .constant(1)) {
                        Text("A").tag(0); Text("B").tag(1)
                    }.pickerStyle(.inline)
                }
            } is: {
                Form {
                    Picker("P", selection: .constant(1)) { ForEach(0..<2) { Text(["A", "B"][$0]).tag($0) } }
                        .pickerStyle(InlinePickerStyle())
                }
            },
            twins("a row with a destination") {
                NavigationStack { List { NavigationLink("A") { Text("B") } } }
            } is: {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("B")
                        } label: {
                            Text("A")
                        }
                    }
                }
            },
            twins("a row with a value") {
                NavigationStack { List { NavigationLink("A") { Text("B") } } }
            } is: {
                NavigationStack {
                    List { NavigationLink("A", value: 1) }.navigationDestination(for: Int.self) { _ in
                        Text("B")
                    }
                }
            },
            twins("a button in a row") {
                List { Button("A") {} }
            } is: {
                List { Text("A").foregroundStyle(.tint) }
            },
        ]
    }
}
