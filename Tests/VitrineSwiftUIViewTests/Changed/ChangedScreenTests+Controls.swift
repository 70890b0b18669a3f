import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    static var controls: [Screen] {
        [
            screen("button") { n in
                Button(["A", "Longer title", "B"][n], role: [nil, .destructive, nil][n]) {}
            },
            screen("button style") { n in
                Group {
                    switch n {
                    case 0: Button("A") {}.buttonStyle(.bordered)
                    case 1: Button("A") {}.buttonStyle(.borderedProminent)
                    default: Button("A") {}.buttonStyle(.plain)
                    }
                }
            },
            screen("button shape") { n in
                Button("A") {}.buttonStyle(.bordered).buttonBorderShape(
                    [.capsule, .roundedRectangle, .automatic][n])
            },
            screen("control size") { n in
                Button("A") {}.buttonStyle(.bordered).controlSize([.mini, .large, .regular][n])
            },
            screen("disabled") { n in
                VStack {
                    Button("A") {}; Toggle("T", isOn: .constant(true)); Slider(value: .constant(0.5))
                }.disabled(n == 1)
            },
            screen("tint") { n in
                VStack {
                    Button("A") {}
                    Toggle("T", isOn: .constant(true))
                    Slider(value: .constant(0.5))
                    ProgressView(value: 0.5)
                    Button("B") {}.buttonStyle(.borderedProminent)
                }.tint([.red, .green, nil][n])
            },
            screen("segments") { n in
                Picker("P", selection: .constant(n)) { ForEach(0...(n + 1), id: \.self) { Text("S\($0)") } }
                    .pickerStyle(.segmented)
            },
            screen("wheel") { n in
                Picker("P", selection: .constant(n)) { ForEach(0...(n + 1), id: \.self) { Text("S\($0)") } }
                    .pickerStyle(.wheel)
            },
            screen("menu picker") { n in
                Picker("P", selection: .constant(n)) {
                    ForEach(0...2, id: \.self) { Text("Choice \($0 * n)") }
                }
            },
            screen("picker style") { n in
                let picker = Picker("P", selection: .constant(1)) {
                    ForEach(0...2, id: \.self) { Text("\($0)") }
                }
                Group {
                    switch n {
                    case 0: picker.pickerStyle(.menu)
                    case 1: picker.pickerStyle(.segmented)
                    default: picker.pickerStyle(.wheel)
                    }
                }
            },
            screen("menu label") { n in
                Menu {
                    Button("A") {}
                } label: {
                    Label("M\(n)", systemImage: ["star", "heart", "circle"][n])
                }
            },
            screen("text field") { n in
                TextField("Prompt \(n)", text: .constant(["", "a", ""][n])).textFieldStyle(.roundedBorder)
            },
            screen("secure field") { n in SecureField("Prompt", text: .constant(["", "abc", "abcdef"][n])) },
            screen("text editor") { n in TextEditor(text: .constant(["", "a\nb", "c"][n])).frame(height: 100)
            },
            screen("a field's lines") { n in
                TextField(
                    "P", text: .constant("Some words that are longer than one line of it"), axis: .vertical
                ).lineLimit(n + 1)
            },
            screen("progress") { n in ProgressView(value: [0, 0.5, 1][n]) { Text("P\(n)") } },
            screen("gauge") { n in
                Gauge(value: [0, 0.5, 1][n]) { Text("P\(n)") }.gaugeStyle(.accessoryCircular)
            },
            screen("date picker") { n in
                DatePicker(
                    "D", selection: .constant(Date(timeIntervalSince1970: Double(n) * 86_400 * 40)),
                    displayedComponents: [[.date], [.hourAndMinute], [.date, .hourAndMinute]][n])
            },
            screen("month") { n in
                DatePicker(
                    "D", selection: .constant(Date(timeIntervalSince1970: Double(n) * 86_400 * 40)),
                    displayedComponents: .date
                ).datePickerStyle(.graphical)
            },
            screen("stepper") { n in Stepper("S\(n)", value: .constant(n), in: 0...2) },
            screen("slider") { n in Slider(value: .constant(Double(n)), in: 0...Double([2, 4, 8][n])) },
            screen("color picker") { n in
                ColorPicker("C", selection: .constant([Color.red, .green, .blue][n]))
            },
            screen("labels hidden") { n in
                Group {
                    if n == 1 {
                        Toggle("T", isOn: .constant(true)).labelsHidden()
                    } else {
                        Toggle("T\(n)", isOn: .constant(true))
                    }
                }
            },
            screen("link") { n in Link("L\(n)", destination: URL(string: "https://example.org/\(n)")!) },
            screen("group box") { n in GroupBox("G\(n)") { Text(String(repeating: "words ", count: n * 5)) }
            },
            screen("control group") { n in
                ControlGroup { ForEach(0...n, id: \.self) { Button("B\($0)") {} } }
            },
            screen("symbol") { n in
                Image(systemName: ["star", "heart", "circle"][n]).imageScale([.small, .medium, .large][n])
            },
            screen("variants") { n in Image(systemName: "star").symbolVariant([.none, .fill, .circle][n]) },
            screen("rendering mode") { n in
                Image(systemName: "star.circle.fill").symbolRenderingMode(
                    [.monochrome, .hierarchical, nil][n])
            },
        ]
    }
}
