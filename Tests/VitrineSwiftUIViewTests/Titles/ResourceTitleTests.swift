import Foundation
import SwiftUITestSupport
import Testing
import VitrineFoundation
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Titles that are looked up when they are shown")
struct ResourceTitleTests {
    private struct Titles: View {
        @State private var text = ""
        @State private var isOn = false
        @State private var choice = 0
        let title = LocalizedStringResource("title.key", defaultValue: "Looked up")
        var body: some View {
            VStack {
                Text(title)
                Button(title) {}
                Button(title, systemImage: "star", role: .destructive) {}
                Label(title, systemImage: "star")
                Toggle(title, isOn: $isOn)
                TextField(title, text: $text)
                SecureField(title, text: $text, prompt: nil)
                Picker(title, selection: $choice) { Text("A").tag(0) }.pickerStyle(.inline)
                Menu(title) { Button(title) {} }
                LabeledContent(title, value: "B")
                GroupBox(title) { EmptyView() }
            }
            .navigationTitle(title)
        }
    }

    @Test("Controls and containers show the text of a resource")
    func titles() {
        let host = TestHost.navigating(NavigationStack { Titles() })
        let texts = host.accessibilityTree
        #expect(texts.components(separatedBy: "Looked up").count > 10)
        #expect(!texts.contains("title.key"))
    }

    @Test("A literal is a key all the same")
    func literals() {
        // Would not compile if it were ambiguous; of a resource there is no key.
        let label = Label("A", systemImage: "star")
        #expect(type(of: label) == Label<Text, Image>.self)
        let button = Button("A \(1)") {}
        #expect(type(of: button) == Button<Text>.self)
    }
}
