import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    static var bars: [Screen] {
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
}
