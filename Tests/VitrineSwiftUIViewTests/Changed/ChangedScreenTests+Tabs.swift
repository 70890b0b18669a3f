import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    private static func paint(_ index: Int) -> Color { [.red, .green, .blue][index] }

    static var tabs: [Screen] {
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
}
