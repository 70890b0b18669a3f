import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    static var presentations: [Screen] {
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
}
