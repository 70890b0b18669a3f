import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var screens: [Twins] {
        [
            twins("NavigationView") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationView { page.navigationTitle("T") }.navigationViewStyle(.stack)
            },
            twins("navigationBarTitle") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { page.navigationBarTitle("T") }
            },
            twins("a title inside") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { VStack { page.navigationTitle("T") } }
            },
            twins("a text as title") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { page.navigationTitle(Text("T")) }
            },
            twins("inline") {
                NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
            } is: {
                NavigationStack { page.navigationBarTitle("T", displayMode: .inline) }
            },
            twins("inlineLarge by toolbarTitleDisplayMode") {
                NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
            } is: {
                NavigationStack { page.navigationTitle("T").toolbarTitleDisplayMode(.inline) }
            },
            twins("bar items") {
                NavigationStack {
                    page.navigationTitle("T").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
                    }
                }
            } is: {
                NavigationStack { page.navigationTitle("T").navigationBarItems(trailing: Button("B") {}) }
            },
            twins("a toolbar without items") {
                NavigationStack { page.navigationTitle("T").toolbar { Button("B") {} } }
            } is: {
                NavigationStack { page.navigationTitle("T").toolbar { ToolbarItem { Button("B") {} } } }
            },
            twins("a group of items") {
                NavigationStack {
                    page.toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("B") {} }
                        ToolbarItem(placement: .topBarLeading) { Button("C") {} }
                    }
                }
            } is: {
                NavigationStack {
                    page.toolbar {
                        ToolbarItemGroup(placement: .topBarLeading) {
                            Button("B") {}; Button("C") {}
                        }
                    }
                }
            },
            twins("hidden bar") {
                NavigationStack { page.toolbar(.hidden, for: .navigationBar) }
            } is: {
                NavigationStack { page.navigationBarHidden(true) }
            },
            twins("no bar") {
                page
            } is: {
                NavigationStack { page.navigationBarHidden(true) }
            },
            twins("path") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack(path: .constant(NavigationPath())) { page.navigationTitle("T") }
            },
            twins("tabs") {
                TabView {
                    page.tabItem { Label("A", systemImage: "star") }
                    Text("B").tabItem { Label("B", systemImage: "heart") }
                }
            } is: {
                TabView {
                    Tab("A", systemImage: "star") { page }; Tab("B", systemImage: "heart") { Text("B") }
                }
            },
            twins("tab items") {
                TabView { page.tabItem { Label("A", systemImage: "star") } }
            } is: {
                TabView {
                    page.tabItem {
                        Image(systemName: "star"); Text("A")
                    }
                }
            },
            twins("a selected tab") {
                TabView {
                    page.tabItem { Text("A") }; Text("B").tabItem { Text("B") }
                }
            } is: {
                TabView(selection: .constant(0)) {
                    page.tabItem { Text("A") }.tag(0); Text("B").tabItem { Text("B") }.tag(1)
                }
            },
            twins("tabs by ForEach") {
                TabView {
                    Text("0").tabItem { Text("0") }; Text("1").tabItem { Text("1") }
                }
            } is: {
                TabView { ForEach(0..<2) { index in Text("\(index)").tabItem { Text("\(index)") } } }
            },
            twins("pages") {
                TabView {
                    page; Text("B")
                }.tabViewStyle(.page)
            } is: {
                TabView {
                    page; Text("B")
                }.tabViewStyle(PageTabViewStyle())
            },
            twins("a sheet by item") {
                page.sheet(isPresented: .constant(true)) { Text("S") }
            } is: {
                page.sheet(item: .constant(Item?.some(Item()))) { _ in Text("S") }
            },
            twins("detents") {
                page.sheet(isPresented: .constant(true)) { Text("S") }
            } is: {
                page.sheet(isPresented: .constant(true)) { Text("S").presentationDetents([.large]) }
            },
            twins("alerts") {
                page.alert("A", isPresented: .constant(true)) {}
            } is: {
                page.alert(isPresented: .constant(true)) { Alert(title: Text("A")) }
            },
            twins("an alert's message") {
                page.alert("A", isPresented: .constant(true)) {
                    Button("Yes") {}
                } message: {
                    Text("M")
                }
            } is: {
                page.alert(isPresented: .constant(true)) {
                    Alert(title: Text("A"), message: Text("M"), dismissButton: .default(Text("Yes")))
                }
            },
            twins("sheets of actions") {
                page.confirmationDialog("A", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Yes") {}
                    Button("Cancel", role: .cancel) {}
                }
            } is: {
                page.actionSheet(isPresented: .constant(true)) {
                    ActionSheet(title: Text("A"), buttons: [.default(Text("Yes")), .cancel()])
                }
            },
            twins("split view on a phone") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationSplitView {
                    page.navigationTitle("T")
                } detail: {
                    Text("D")
                }
            },
        ]
    }

    private struct Item: Identifiable { let id = 1 }

    private static var page: some View { List(0..<12, id: \.self) { Text("Row \($0)") } }
}
