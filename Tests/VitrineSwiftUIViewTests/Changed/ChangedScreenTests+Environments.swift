import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension ChangedScreenTests {
    @ViewBuilder private static var everything: some View {
        NavigationStack {
            List {
                Section("Section") {
                    Toggle("Toggle", isOn: .constant(true))
                    NavigationLink("Link") { EmptyView() }
                    Label("Label", systemImage: "star")
                    Picker("Picker", selection: .constant(1)) { Text("A").tag(1) }
                    Text("Secondary").foregroundStyle(.secondary).font(.caption)
                }
            }
            .navigationTitle("Title")
            .toolbar { Button("Item") {} }
        }
    }

    static var environments: [Screen] {
        [
            screen("colorScheme") { n in everything.environment(\.colorScheme, [.dark, .light, .dark][n]) },
            screen("preferredColorScheme") { n in everything.preferredColorScheme([.dark, .light, nil][n]) },
            screen("layoutDirection") { n in
                everything.environment(\.layoutDirection, [.rightToLeft, .leftToRight, .rightToLeft][n])
            },
            screen("dynamicTypeSize") { n in
                everything.dynamicTypeSize([.xSmall, .large, .accessibility2][n])
            },
            screen("font") { n in everything.font([.title, .caption, nil][n]) },
            screen("fontDesign") { n in everything.fontDesign([.serif, .monospaced, nil][n]) },
            screen("bold") { n in everything.bold(n == 1) },
            screen("tint") { n in everything.tint([.red, .green, nil][n]) },
            screen("foregroundStyle") { n in everything.foregroundStyle([.red, .green, .primary][n]) },
            screen("disabled") { n in everything.disabled(n == 1) },
            screen("locale") { n in
                VStack {
                    Text(Date(timeIntervalSince1970: 0), format: .dateTime.month().day())
                    Text(1234.5, format: .number)
                    DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0)))
                }.environment(\.locale, Locale(identifier: ["en_US", "de_DE", "fr_FR"][n]))
            },
            screen("imageScale") { n in everything.imageScale([.small, .medium, .large][n]) },
            screen("symbolVariant") { n in everything.symbolVariant([.none, .fill, .circle][n]) },
            screen("redacted") { n in everything.redacted(reason: n == 1 ? .placeholder : []) },
            screen("textCase") { n in everything.textCase([.uppercase, .lowercase, nil][n]) },
            screen("lineSpacing") { n in Text("A\nB\nC").lineSpacing([0, 10, 20][n]) },
            screen("multilineTextAlignment") { n in
                Text("Some\nlonger lines\nof it").multilineTextAlignment([.leading, .center, .trailing][n])
            },
            screen("truncation") { n in
                Text("Some words that are longer than one line").lineLimit(1).truncationMode(
                    [.head, .middle, .tail][n])
            },
            screen("kerning") { n in Text("Words").kerning([0, 3, -1][n]) },
            screen("underline") { n in Text("Words").underline(n == 1, color: [nil, .red, nil][n]) },
            screen("sizeClass") { n in
                everything.environment(\.horizontalSizeClass, [.compact, .regular, .compact][n])
            },
            screen("controlSize") { n in everything.controlSize([.mini, .regular, .large][n]) },
        ]
    }
}
