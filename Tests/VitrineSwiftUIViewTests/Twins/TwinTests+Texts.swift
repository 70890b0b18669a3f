import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var texts: [Twins] {
        [
            twins("bold and weight") {
                Text("Words").bold()
            } is: {
                Text("Words").fontWeight(.bold)
            },
            twins("font and modifier") {
                Text("Words").font(.title.bold())
            } is: {
                Text("Words").font(.title).bold()
            },
            twins("font by style") {
                Text("Words").font(.body)
            } is: {
                Text("Words").font(.system(.body))
            },
            twins("font by size") {
                Text("Words").font(.system(size: 17))
            } is: {
                Text("Words")
            },
            twins("texts added") {
                Text("One ") + Text("two").bold()
            } is: {
                Text("One \(Text("two").bold())")
            },
            twins("Markdown") {
                Text("One **two**")
            } is: {
                Text("One ") + Text("two").bold()
            },
            twins("verbatim") {
                Text("One")
            } is: {
                Text(verbatim: "One")
            },
            twins("a string") {
                Text("One \(2)")
            } is: {
                Text("One " + String(2))
            },
            twins("attributed") {
                Text("One").foregroundColor(.red)
            } is: {
                Text(
                    {
                        var text = AttributedString("One")
                        text.foregroundColor = .red
                        return text
                    }())
            },
            twins("lines") {
                VStack { Text("One\nTwo") }
            } is: {
                VStack(spacing: 0) {
                    Text("One"); Text("Two")
                }.fixedSize()
            },
            twins("Label") {
                Label("Star", systemImage: "star")
            } is: {
                Label {
                    Text("Star")
                } icon: {
                    Image(systemName: "star")
                }
            },
            twins("titleOnly") {
                Label("Star", systemImage: "star").labelStyle(.titleOnly)
            } is: {
                Text("Star")
            },
            twins("iconOnly") {
                Label("Star", systemImage: "star").labelStyle(.iconOnly)
            } is: {
                Image(systemName: "star")
            },
            twins("imageScale") {
                Image(systemName: "star")
            } is: {
                Image(systemName: "star").imageScale(.medium)
            },
            twins("lineLimit") {
                Text("Some words that take several lines on this screen").lineLimit(1)
            } is: {
                Text("Some words that take several lines on this screen").lineLimit(1...1)
            },
            twins("uppercase") {
                Text("words").textCase(.uppercase)
            } is: {
                Text("WORDS")
            },
        ]
    }
}
