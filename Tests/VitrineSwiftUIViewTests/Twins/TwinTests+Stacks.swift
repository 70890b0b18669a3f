import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

extension TwinTests {
    static var stacks: [Twins] {
        [
            twins("VStackLayout") {
                VStack { tiles }
            } is: {
                VStackLayout()() { tiles }
            },
            twins("HStackLayout") {
                HStack { tiles }
            } is: {
                HStackLayout()() { tiles }
            },
            twins("ZStackLayout") {
                ZStack { tiles }
            } is: {
                ZStackLayout()() { tiles }
            },
            twins("AnyLayout") {
                VStack(alignment: .leading) { tiles }
            } is: {
                AnyLayout(VStackLayout(alignment: .leading))() { tiles }
            },
            twins("Group in a stack") {
                VStack { tiles }
            } is: {
                VStack { Group { tiles } }
            },
            twins("ForEach in a stack") {
                VStack {
                    Text("0"); Text("1"); Text("2")
                }
            } is: {
                VStack { ForEach(0..<3) { Text("\($0)") } }
            },
            twins("a stack of one") {
                Text("One")
            } is: {
                VStack { HStack { ZStack { Text("One") } } }
            },
            twins("if in a stack") {
                VStack {
                    Text("0"); Text("1")
                }
            } is: {
                VStack {
                    Text("0"); if true { Text("1") } else { Text("2") }
                }
            },
            twins("what shows nothing in a stack") {
                VStack {
                    Text("0"); Text("1")
                }
            } is: {
                VStack {
                    Text("0"); EmptyView(); if false { Text("2") }; Text?.none; Text("1")
                }
            },
            twins("Spacer and alignment") {
                VStack {
                    Text("0"); Spacer()
                }
            } is: {
                Text("0").frame(maxHeight: .infinity, alignment: .top)
            },
            twins("Spacer in a row") {
                HStack {
                    Text("0"); Spacer()
                }
            } is: {
                Text("0").frame(maxWidth: .infinity, alignment: .leading)
            },
            twins("spacers on both sides") {
                HStack {
                    Spacer(); Text("0"); Spacer()
                }
            } is: {
                Text("0").frame(maxWidth: .infinity)
            },
            twins("LazyVStack that scrolls") {
                ScrollView { VStack { tiles } }
            } is: {
                ScrollView { LazyVStack { tiles } }
            },
            twins("LazyHStack that scrolls") {
                ScrollView(.horizontal) { HStack { tiles } }
            } is: {
                ScrollView(.horizontal) { LazyHStack { tiles } }
            },
            twins("a stack that scrolls by itself") {
                ScrollView { VStack { tiles } }
            } is: {
                ScrollView { tiles }
            },
            twins("grid of one column") {
                ScrollView { VStack(spacing: 5) { wide } }
            } is: {
                ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 5) { wide } }
            },
            twins("adaptive columns") {
                ScrollView { LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { wide } }
            } is: {
                ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) { wide } }
            },
            twins("Grid of one row") {
                HStack(spacing: 8) { tiles }
            } is: {
                Grid(horizontalSpacing: 8) { GridRow { tiles } }
            },
            twins("Grid of one column") {
                VStack(spacing: 8) { tiles }
            } is: {
                Grid(verticalSpacing: 8) { tiles }
            },
            twins("GeometryReader") {
                Color.red
            } is: {
                GeometryReader { _ in Color.red }
            },
            twins("GeometryReader at the corner") {
                Text("0").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            } is: {
                GeometryReader { _ in Text("0") }
            },
            twins("ViewThatFits") {
                Text("Some words")
            } is: {
                ViewThatFits {
                    Color.red.frame(width: 1000); Text("Some words"); Text("0")
                }
            },
            twins("containerRelativeFrame") {
                ScrollView { Color.red.frame(height: 100) }
            } is: {
                ScrollView { Color.red.containerRelativeFrame(.horizontal).frame(height: 100) }
            },
        ]
    }

    @ViewBuilder private static var tiles: some View {
        Color.red.frame(width: 30, height: 20)
        Text("Words")
        Color.blue.frame(width: 20, height: 40)
        Image(systemName: "star")
    }

    @ViewBuilder private static var wide: some View {
        Color.red.frame(height: 20)
        Color.green.frame(height: 20)
        Color.blue.frame(height: 20)
        Color.yellow.frame(height: 20)
    }
}
