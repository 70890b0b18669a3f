import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

@MainActor
@Suite("Styles of labelled values and forms")
struct LabeledContentStyleTests {
    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("above")
                configuration.label
                configuration.content
            }
        }
    }

    private struct Noted: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("noted")
                LabeledContent(configuration)
            }
        }
    }

    private struct Plain: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("plain")
                configuration.content
            }
        }
    }

    @Test(
        "A style puts label and value where it wants them, and the value of its configuration has the style around it"
    )
    func labels() {
        let page = HostedPage { _ in
            VStack {
                LabeledContent("a", value: "1")
                LabeledContent("b", value: "2").labeledContentStyle(Stacked())
                LabeledContent("c", value: "3").labeledContentStyle(Noted())
            }
        }
        #expect(page.texts == ["a", "1", "above", "b", "2", "noted", "c", "3"])
    }

    @Test("A form is a list, unless its style makes something else of it")
    func forms() {
        let list = HostedPage { _ in Form { Text("row") }.formStyle(.grouped) }
        #expect(list.host.find(text: "row").exists)
        #expect(list.host.window.firstScrollView is UICollectionView)
        let plain = HostedPage { _ in Form { Text("row") }.formStyle(Plain()) }
        #expect(plain.texts == ["plain", "row"])
        #expect(plain.host.window.firstScrollView == nil)
    }

    @Test("Labels that a view around hides are shown where it is asked for")
    func labelsVisibility() {
        let page = HostedPage { _ in
            VStack {
                Toggle("hidden", isOn: .constant(true))
                Toggle("shown", isOn: .constant(true)).labelsVisibility(.visible)
            }
            .labelsVisibility(.hidden)
        }
        #expect(page.texts == ["shown"])
    }
}
