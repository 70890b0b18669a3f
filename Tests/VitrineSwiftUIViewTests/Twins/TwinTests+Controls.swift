import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var controls: [Twins] {
        let on = Binding.constant(true)
        return [
            twins("Button") {
                Button("Words") {}
            } is: {
                Button(action: {}, label: { Text("Words") })
            },
            twins("Button with a symbol") {
                Button("Words", systemImage: "star") {}
            } is: {
                Button(action: {}, label: { Label("Words", systemImage: "star") })
            },
            twins("borderless") {
                Button("Words") {}
            } is: {
                Button("Words") {}.buttonStyle(.borderless)
            },
            twins("plain") {
                Button("Words") {}.buttonStyle(.plain)
            } is: {
                Text("Words")
            },
            twins("a button's role") {
                Button("Words", role: .destructive) {}
            } is: {
                Button("Words") {}.tint(.red)
            },
            twins("a button's style") {
                Button("Words") {}.buttonStyle(.bordered)
            } is: {
                Button("Words") {}.buttonStyle(BorderedButtonStyle())
            },
            twins("a group's style") {
                VStack {
                    Button("A") {}; Button("B") {}
                }.buttonStyle(.bordered)
            } is: {
                VStack {
                    Button("A") {}.buttonStyle(.bordered); Button("B") {}.buttonStyle(.bordered)
                }
            },
            twins("Toggle") {
                Toggle("Words", isOn: on)
            } is: {
                Toggle(isOn: on) { Text("Words") }
            },
            twins("Toggle without a label") {
                HStack {
                    Text("Words"); Spacer(); Toggle("", isOn: on).labelsHidden()
                }
            } is: {
                Toggle("Words", isOn: on)
            },
            twins("Stepper") {
                Stepper("Words", value: .constant(1))
            } is: {
                Stepper(value: .constant(1)) { Text("Words") }
            },
            twins("Stepper with actions") {
                Stepper("Words", value: .constant(1))
            } is: {
                Stepper("Words", onIncrement: {}, onDecrement: {})
            },
            twins("Slider") {
                Slider(value: .constant(0.5))
            } is: {
                Slider(value: .constant(5), in: 0...10)
            },
            twins("ProgressView") {
                ProgressView(value: 0.5)
            } is: {
                ProgressView(value: 5, total: 10)
            },
            twins("ProgressView and style") {
                ProgressView(value: 0.5)
            } is: {
                ProgressView(value: 0.5).progressViewStyle(.linear)
            },
            twins("TextField") {
                TextField("Words", text: .constant(""))
            } is: {
                TextField(text: .constant("")) { Text("Words") }
            },
            twins("TextField's prompt") {
                TextField("Words", text: .constant(""))
            } is: {
                TextField("", text: .constant(""), prompt: Text("Words"))
            },
            twins("TextField with a value") {
                TextField("", text: .constant("5"))
            } is: {
                TextField("", value: .constant(5), format: .number)
            },
            twins("Picker, segmented") {
                Picker("Words", selection: .constant(1)) {
                    Text("A").tag(0); Text("B").tag(1)
                }.pickerStyle(.segmented)
            } is: {
                Picker(selection: .constant(1)) {
                    ForEach(0..<2) { Text(["A", "B"][$0]) }
                } label: {
                    Text("Words")
                }
                .pickerStyle(SegmentedPickerStyle())
            },
            twins("Picker, menu") {
                Picker("Words", selection: .constant(1)) {
                    Text("A").tag(0); Text("B").tag(1)
                }
            } is: {
                Picker("Words", selection: .constant(1)) {
                    Text("A").tag(0); Text("B").tag(1)
                }.pickerStyle(.menu)
            },
            twins("Picker, optional") {
                Picker("Words", selection: .constant(1)) {
                    Text("A").tag(0); Text("B").tag(1)
                }
            } is: {
                Picker("Words", selection: .constant(Int?.some(1))) {
                    Text("A").tag(0 as Int?); Text("B").tag(1 as Int?)
                }
            },
            twins("Menu") {
                Menu("Words") { Button("A") {} }
            } is: {
                Menu {
                    Button("A") {}
                } label: {
                    Text("Words")
                }
            },
            twins("Link") {
                Link("Words", destination: URL(string: "https://example.com")!)
            } is: {
                Link(destination: URL(string: "https://example.com")!) { Text("Words") }
            },
            twins("LabeledContent") {
                LabeledContent("A", value: "B")
            } is: {
                LabeledContent("A") { Text("B") }
            },
            twins("GroupBox") {
                GroupBox("A") { Text("B") }
            } is: {
                GroupBox {
                    Text("B")
                } label: {
                    Text("A")
                }
            },
            twins("DisclosureGroup") {
                DisclosureGroup("A") { Text("B") }
            } is: {
                DisclosureGroup {
                    Text("B")
                } label: {
                    Text("A")
                }
            },
            twins("DatePicker") {
                DatePicker(
                    "A", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            } is: {
                DatePicker(selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: [.date])
                { Text("A") }
            },
            twins("ControlGroup") {
                ControlGroup {
                    Button("A") {}; Button("B") {}
                }
            } is: {
                ControlGroup { ForEach(["A", "B"], id: \.self) { Button($0) {} } }
            },
            twins("Gauge") {
                Gauge(value: 0.5) { Text("A") }
            } is: {
                Gauge(value: 5, in: 0...10) { Text("A") }
            },
            twins("tint and accentColor") {
                Button("A") {}.tint(.red)
            } is: {
                Button("A") {}.accentColor(.red)
            },
        ]
    }
}
