import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// What bindings to the properties of an observed object have evaluated when another one changes.
@MainActor
@Suite("Bindings to properties of observed objects", .serialized)
struct ObjectBindingTests {
    final class Settings: ObservableObject {
        @Published var isOn = false
        @Published var isLoud = false
        @Published var volume = 0.5
        @Published var count = 1
        @Published var choice = 0
        /// Refuses what is longer than three letters.
        @Published var name = "abc" { didSet { if name.count > 3 { name = oldValue } } }
        /// Refuses everything but 0.
        @Published var fixed = 0 { didSet { if fixed != 0 { fixed = 0 } } }
    }

    private struct Controls: View {
        @ObservedObject var settings: Settings
        let log: ActionLog

        var body: some View {
            log.actions["on"] = { settings.isOn.toggle() }
            log.actions["loud"] = { settings.isLoud.toggle() }
            log.actions["volume"] = { settings.volume = 0.75 }
            log.actions["count"] = { settings.count += 1 }
            log.actions["choice"] = { settings.choice = 1 }
            return VStack {
                Toggle("On", isOn: $settings.isOn)
                Toggle("Loud", isOn: $settings.isLoud)
                Slider(value: $settings.volume, in: 0...2, step: 0.25)
                Stepper("Count", value: $settings.count, in: 0...2)
                Picker("Choice", selection: $settings.choice) {
                    ForEach(0..<3) { Text(verbatim: "\($0)") }
                }
                .pickerStyle(.segmented)
                Toggle("Always", isOn: .constant(true))
                Button("Press") {}
            }
        }
    }

    /// How many bodies of controls ran while something was done: toggles, sliders, steppers, pickers, buttons.
    private func bodies(_ page: HostedPage, _ name: String) -> [Int] {
        GraphCounters.current = GraphCounters()
        page.act(name)
        let counters = GraphCounters.current
        return [
            counters.bodies(of: Toggle<Text>.self), counters.bodies(of: Slider<EmptyView, EmptyView>.self),
            counters.bodies(of: Stepper<Text>.self),
            counters.bodies(of: Picker<Text, Int, ForEach<Range<Int>, Int, Text>>.self),
            counters.bodies(of: Button<Text>.self),
        ]
    }

    private func views<V: UIView>(_ type: V.Type, _ page: HostedPage) -> [V] {
        func found(in view: UIView) -> [V] {
            ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(found)
        }
        return found(in: page.host.window)
    }

    @Test("Only the control is evaluated whose property became another, and it shows that")
    func precision() {
        let settings = Settings()
        let page = HostedPage { Controls(settings: settings, log: $0) }
        #expect(bodies(page, "on") == [1, 0, 0, 0, 0])
        #expect(views(UISwitch.self, page).map(\.isOn) == [true, false, true])
        #expect(bodies(page, "loud") == [1, 0, 0, 0, 0])
        #expect(views(UISwitch.self, page).map(\.isOn) == [true, true, true])
        #expect(bodies(page, "volume") == [0, 1, 0, 0, 0])
        #expect(views(UISlider.self, page).map(\.value) == [0.375])
        #expect(bodies(page, "choice") == [0, 0, 0, 1, 0])
        #expect(views(UISegmentedControl.self, page).map(\.selectedSegmentIndex) == [1])
        #expect(bodies(page, "count") == [0, 0, 1, 0, 0])
        // There is no way further up.
        #expect(views(UIStepper.self, page).map(\.maximumValue) == [0])
        #expect(bodies(page, "count") == [0, 0, 1, 0, 0])
    }

    @Test("A control shows what the object has where that refuses what the user sets")
    func refusals() {
        struct Page: View {
            @ObservedObject var settings: Settings
            var body: some View {
                VStack {
                    TextField("Name", text: $settings.name)
                    Picker("Fixed", selection: $settings.fixed) {
                        ForEach(0..<3) { Text(verbatim: "\($0)") }
                    }
                    .pickerStyle(.segmented)
                }
            }
        }
        let settings = Settings()
        let page = HostedPage { _ in Page(settings: settings) }
        let segments = views(UISegmentedControl.self, page)[0]
        for _ in 0..<2 {
            page.host.perform {
                segments.selectedSegmentIndex = 2
                segments.sendActions(for: .valueChanged)
            }
            page.host.settle()
            #expect(settings.fixed == 0 && segments.selectedSegmentIndex == 0)
        }
        let field = views(UITextField.self, page)[0]
        page.host.perform {
            field.text = "abcd"
            field.sendActions(for: .editingChanged)
        }
        page.host.settle()
        #expect(settings.name == "abc" && field.text == "abc")
    }

    @Test("A part of a property is the same as long as the property is")
    func parts() {
        struct Form: Equatable {
            var title = "a"
            var note = "n"
        }
        final class Draft: ObservableObject {
            @Published var form = Form()
            @Published var other = 0
        }
        struct Leaf: View {
            @Binding var text: String
            var body: some View { Text(verbatim: text) }
        }
        struct Page: View {
            @ObservedObject var draft: Draft
            var body: some View { Leaf(text: $draft.form.title) }
        }
        let draft = Draft()
        let page = HostedPage { log in
            log.actions["other"] = { draft.other += 1 }
            log.actions["title"] = { draft.form.title = "b" }
            return Page(draft: draft)
        }
        GraphCounters.current = GraphCounters()
        page.act("other")
        #expect(GraphCounters.current.bodies(of: Page.self) == 1)
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 0)
        page.act("title")
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 1)
        #expect(page.texts == ["b"])
    }

    @Test("What closures make of the one object that they have captured is made anew")
    func oneObject() {
        struct Page: View {
            @ObservedObject var settings: Settings
            var body: some View {
                VStack {
                    ForEach(0..<2) { Text(verbatim: "\(settings.count + $0)") }
                    GeometryReader { _ in Text(verbatim: "in \(settings.count)") }
                }
            }
        }
        let settings = Settings()
        let page = HostedPage { log in
            log.actions["count"] = { settings.count += 1 }
            return Page(settings: settings)
        }
        #expect(page.texts == ["1", "2", "in 1"])
        page.act("count")
        #expect(page.texts == ["2", "3", "in 2"])
    }

    @Test("A constant of another value is another input")
    func constants() {
        struct Leaf: View {
            @Binding var value: Int
            var body: some View { Text(verbatim: "\(value)") }
        }
        struct Page: View {
            let log: ActionLog
            @State private var value = 0
            @State private var other = 0
            var body: some View {
                log.actions["value"] = { value = 5 }
                log.actions["other"] = { other += 1 }
                return VStack {
                    Leaf(value: .constant(value))
                    Text(verbatim: "other \(other)")
                }
            }
        }
        let page = HostedPage { Page(log: $0) }
        GraphCounters.current = GraphCounters()
        page.act("other")
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 0)
        page.act("value")
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 1)
        #expect(page.texts == ["5", "other 1"])
    }
}
