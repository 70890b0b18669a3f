import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Two ways to write the same screen: the pictures are the same to the pixel.
@MainActor
@Suite("Two ways to write the same", .serialized)
struct TwinTests {
    private typealias Twins = (name: String, one: @MainActor () -> AnyView, other: @MainActor () -> AnyView)

    private static func twins<One: View, Other: View>(
        _ name: String, @ViewBuilder _ one: @escaping @MainActor () -> One,
        @ViewBuilder is other: @escaping @MainActor () -> Other
    ) -> Twins { (name, { AnyView(one()) }, { AnyView(other()) }) }

    enum Kind: String, CaseIterable { case stacks, modifiers, texts, controls, lists, screens }

    private static func all(_ kind: Kind) -> [Twins] {
        switch kind {
        case .stacks: stacks
        case .modifiers: modifiers
        case .texts: texts
        case .controls: controls
        case .lists: lists
        case .screens: screens
        }
    }

    private static var stacks: [Twins] {
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

    private static var modifiers: [Twins] {
        let box = Color.red.frame(width: 60, height: 40)
        return [
            twins("frames one after the other") {
                Color.red.frame(width: 60, height: 40)
            } is: {
                Color.red.frame(width: 60).frame(height: 40)
            },
            twins("padding by axes") {
                box.padding().background(.blue)
            } is: {
                box.padding(.horizontal).padding(.vertical).background(.blue)
            },
            twins("padding by edges") {
                box.padding(7).background(.blue)
            } is: {
                box.padding(EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)).background(.blue)
            },
            twins("background of a view") {
                box.padding().background(Color.blue)
            } is: {
                box.padding().background { Color.blue }
            },
            twins("background and stack") {
                box.padding().background(.blue)
            } is: {
                ZStack {
                    Color.blue.frame(width: 92, height: 72); box
                }
            },
            twins("background in a shape") {
                box.padding().background(.blue, in: .capsule)
            } is: {
                box.padding().background { Capsule().fill(.blue) }
            },
            twins("overlay with an alignment") {
                box.overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
            } is: {
                ZStack(alignment: .bottomTrailing) {
                    box; Color.blue.frame(width: 10, height: 10)
                }
            },
            twins("cornerRadius") {
                box.cornerRadius(8)
            } is: {
                box.clipShape(RoundedRectangle(cornerRadius: 8))
            },
            twins("rect as a shape") {
                box.clipShape(.rect(cornerRadius: 8))
            } is: {
                box.clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            },
            twins("mask and clip") {
                box.clipShape(Circle())
            } is: {
                box.mask(Circle())
            },
            twins("foregroundColor") {
                Text("Words").foregroundColor(.red)
            } is: {
                Text("Words").foregroundStyle(.red)
            },
            twins("opacity of a colour") {
                Color.red.opacity(0.5)
            } is: {
                Color.red.opacity(0.25).opacity(2)
            },
            twins("fill and style") {
                Circle().fill(.red)
            } is: {
                Circle().foregroundStyle(.red)
            },
            twins("border") {
                box.border(.blue, width: 3)
            } is: {
                box.overlay { Rectangle().strokeBorder(.blue, lineWidth: 3) }
            },
            twins("strokeBorder and inset") {
                Circle().strokeBorder(.red, lineWidth: 4)
            } is: {
                Circle().inset(by: 2).stroke(.red, lineWidth: 4)
            },
            twins("scaledToFit") {
                Image(systemName: "star").resizable().scaledToFit()
            } is: {
                Image(systemName: "star").resizable().aspectRatio(contentMode: .fit)
            },
            twins("aspectRatio by size") {
                Color.red.aspectRatio(2, contentMode: .fit)
            } is: {
                Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
            },
            twins("offset by size") {
                box.offset(x: 5, y: 7)
            } is: {
                box.offset(CGSize(width: 5, height: 7))
            },
            twins("offset and transform") {
                box.offset(x: 5, y: 7)
            } is: {
                box.transformEffect(CGAffineTransform(translationX: 5, y: 7))
            },
            twins("position and stack") {
                box.position(x: 50, y: 60)
            } is: {
                box.padding(EdgeInsets(top: 40, leading: 20, bottom: 0, trailing: 0))
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            },
            twins("edgesIgnoringSafeArea") {
                Color.red.padding(20).edgesIgnoringSafeArea(.all)
            } is: {
                Color.red.padding(20).ignoresSafeArea()
            },
            twins("a background's safe area") {
                Text("0").frame(maxHeight: .infinity).background(.red)
            } is: {
                Text("0").frame(maxHeight: .infinity).background { Color.red.ignoresSafeArea() }
            },
            twins("font in the environment") {
                VStack {
                    Text("A"); Text("B")
                }.font(.title)
            } is: {
                VStack {
                    Text("A").font(.title); Text("B").font(.title)
                }
            },
            twins("environment values") {
                Text("A").environment(\.font, .title)
            } is: {
                Text("A").font(.title)
            },
            twins("disabled by the environment") {
                Button("A") {}.disabled(true)
            } is: {
                Button("A") {}.environment(\.isEnabled, false)
            },
            twins("hidden") {
                VStack {
                    Text("A").hidden(); Text("B")
                }
            } is: {
                VStack {
                    Text("A").opacity(0); Text("B")
                }
            },
            twins("gradients") {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            } is: {
                Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            },
            twins("a custom modifier") {
                box.padding(3)
            } is: {
                box.modifier(Padded())
            },
        ]
    }

    private struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(3) }
    }

    private static var texts: [Twins] {
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

    private static var controls: [Twins] {
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

    private static var lists: [Twins] {
        let rows = ["A", "B", "C"]
        return [
            twins("List of data") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0) } }
            },
            twins("List of rows") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List {
                    Text("A"); Text("B"); Text("C")
                }
            },
            twins("List and Group") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    Group {
                        Text("A"); Text("B")
                    }
                }
            },
            twins("a row in a stack") {
                List { Text("A") }
            } is: {
                List { VStack { HStack { Text("A") } } }
            },
            twins("a row that fills") {
                List { Text("A") }
            } is: {
                List {
                    HStack {
                        Text("A"); Spacer()
                    }
                }
            },
            twins("a row of type AnyView") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    AnyView(Text("A")); AnyView(Text("B"))
                }
            },
            twins("a row that does not show") {
                List {
                    Text("A"); Text("B")
                }
            } is: {
                List {
                    Text("A"); EmptyView(); if false { Text("C") }; Text("B")
                }
            },
            twins("Section's header") {
                List { Section("H") { Text("A") } }
            } is: {
                List {
                    Section {
                        Text("A")
                    } header: {
                        Text("H")
                    }
                }
            },
            twins("Section's header as an argument") {
                List { Section("H") { Text("A") } }
            } is: {
                List { Section(header: Text("H")) { Text("A") } }
            },
            twins("Section's footer") {
                List {
                    Section {
                        Text("A")
                    } footer: {
                        Text("F")
                    }
                }
            } is: {
                List { Section(footer: Text("F")) { Text("A") } }
            },
            twins("Section without a header") {
                List { Text("A") }
            } is: {
                List { Section { Text("A") } }
            },
            twins("Section and EmptyView") {
                List { Section { Text("A") } }
            } is: {
                List {
                    Section {
                        Text("A")
                    } header: {
                        EmptyView()
                    } footer: {
                        EmptyView()
                    }
                }
            },
            twins("sections by ForEach") {
                List {
                    Section("0") { Text("0") }; Section("1") { Text("1") }
                }
            } is: {
                List { ForEach(0..<2) { index in Section("\(index)") { Text("\(index)") } } }
            },
            twins("insetGrouped") {
                List { Section("H") { Text("A") } }
            } is: {
                List { Section("H") { Text("A") } }.listStyle(.insetGrouped)
            },
            twins("InsetGroupedListStyle") {
                List { Section("H") { Text("A") } }.listStyle(.insetGrouped)
            } is: {
                List { Section("H") { Text("A") } }.listStyle(InsetGroupedListStyle())
            },
            twins("Form and List") {
                List {
                    Section("H") {
                        Text("A"); Toggle("B", isOn: .constant(true))
                    }
                }
            } is: {
                Form {
                    Section("H") {
                        Text("A"); Toggle("B", isOn: .constant(true))
                    }
                }
            },
            twins("listRowBackground") {
                List { Text("A").listRowBackground(Color.red) }
            } is: {
                List { Group { Text("A") }.listRowBackground(Color.red) }
            },
            twins("listRowBackground of a section") {
                List {
                    Section {
                        Text("A").listRowBackground(Color.red); Text("B").listRowBackground(Color.red)
                    }
                }
            } is: {
                List {
                    Section {
                        Text("A"); Text("B")
                    }.listRowBackground(Color.red)
                }
            },
            twins("listRowInsets") {
                List { Text("A").listRowInsets(EdgeInsets()) }
            } is: {
                List { ForEach(0..<1) { _ in Text("A") }.listRowInsets(EdgeInsets()) }
            },
            twins("listRowSeparator") {
                List {
                    Text("A").listRowSeparator(.hidden); Text("B").listRowSeparator(.hidden)
                }
            } is: {
                List { ForEach(["A", "B"], id: \.self) { Text($0) }.listRowSeparator(.hidden) }
            },
            twins("a label in a row") {
                List { Label("A", systemImage: "star") }
            } is: {
                List {
                    Label {
                        Text("A")
                    } icon: {
                        Image(systemName: "star")
                    }
                }
            },
            twins("badge") {
                List { Text("A").badge(3) }
            } is: {
                List { Text("A").badge(Text("3")) }
            },
            twins("LabeledContent in a row") {
                List { LabeledContent("A", value: "B") }
            } is: {
                List { LabeledContent("A") { Text("B") } }
            },
            twins("deleting") {
                List { ForEach(rows, id: \.self) { Text($0) } }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
            },
            twins("swipe actions") {
                List { ForEach(rows, id: \.self) { Text($0) } }
            } is: {
                List { ForEach(rows, id: \.self) { Text($0).swipeActions { Button("X") {} } } }
            },
            twins("selection") {
                List(rows, id: \.self) { Text($0) }
            } is: {
                List(rows, id: \.self, selection: .constant(String?.none)) { Text($0) }
            },
            twins("a picker's options in line") {
                Form {
                    Picker("P", selection: .constant(1)) {
                        Text("A").tag(0); Text("B").tag(1)
                    }.pickerStyle(.inline)
                }
            } is: {
                Form {
                    Picker("P", selection: .constant(1)) { ForEach(0..<2) { Text(["A", "B"][$0]).tag($0) } }
                        .pickerStyle(InlinePickerStyle())
                }
            },
            twins("a row with a destination") {
                NavigationStack { List { NavigationLink("A") { Text("B") } } }
            } is: {
                NavigationStack {
                    List {
                        NavigationLink {
                            Text("B")
                        } label: {
                            Text("A")
                        }
                    }
                }
            },
            twins("a row with a value") {
                NavigationStack { List { NavigationLink("A") { Text("B") } } }
            } is: {
                NavigationStack {
                    List { NavigationLink("A", value: 1) }.navigationDestination(for: Int.self) { _ in
                        Text("B")
                    }
                }
            },
            twins("a button in a row") {
                List { Button("A") {} }
            } is: {
                List { Text("A").foregroundStyle(.tint) }
            },
        ]
    }

    private static var screens: [Twins] {
        [
            twins("NavigationView") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationView { page.navigationTitle("T") }.navigationViewStyle(.stack)
            },
            twins("navigationBarTitle") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { page.navigationBarTitle("T") }
            },
            twins("a title inside") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { VStack { page.navigationTitle("T") } }
            },
            twins("a text as title") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack { page.navigationTitle(Text("T")) }
            },
            twins("inline") {
                NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
            } is: {
                NavigationStack { page.navigationBarTitle("T", displayMode: .inline) }
            },
            twins("inlineLarge by toolbarTitleDisplayMode") {
                NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
            } is: {
                NavigationStack { page.navigationTitle("T").toolbarTitleDisplayMode(.inline) }
            },
            twins("bar items") {
                NavigationStack {
                    page.navigationTitle("T").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("B") {} }
                    }
                }
            } is: {
                NavigationStack { page.navigationTitle("T").navigationBarItems(trailing: Button("B") {}) }
            },
            twins("a toolbar without items") {
                NavigationStack { page.navigationTitle("T").toolbar { Button("B") {} } }
            } is: {
                NavigationStack { page.navigationTitle("T").toolbar { ToolbarItem { Button("B") {} } } }
            },
            twins("a group of items") {
                NavigationStack {
                    page.toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("B") {} }
                        ToolbarItem(placement: .topBarLeading) { Button("C") {} }
                    }
                }
            } is: {
                NavigationStack {
                    page.toolbar {
                        ToolbarItemGroup(placement: .topBarLeading) {
                            Button("B") {}; Button("C") {}
                        }
                    }
                }
            },
            twins("hidden bar") {
                NavigationStack { page.toolbar(.hidden, for: .navigationBar) }
            } is: {
                NavigationStack { page.navigationBarHidden(true) }
            },
            twins("no bar") {
                page
            } is: {
                NavigationStack { page.navigationBarHidden(true) }
            },
            twins("path") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationStack(path: .constant(NavigationPath())) { page.navigationTitle("T") }
            },
            twins("tabs") {
                TabView {
                    page.tabItem { Label("A", systemImage: "star") }
                    Text("B").tabItem { Label("B", systemImage: "heart") }
                }
            } is: {
                TabView {
                    Tab("A", systemImage: "star") { page }; Tab("B", systemImage: "heart") { Text("B") }
                }
            },
            twins("tab items") {
                TabView { page.tabItem { Label("A", systemImage: "star") } }
            } is: {
                TabView {
                    page.tabItem {
                        Image(systemName: "star"); Text("A")
                    }
                }
            },
            twins("a selected tab") {
                TabView {
                    page.tabItem { Text("A") }; Text("B").tabItem { Text("B") }
                }
            } is: {
                TabView(selection: .constant(0)) {
                    page.tabItem { Text("A") }.tag(0); Text("B").tabItem { Text("B") }.tag(1)
                }
            },
            twins("tabs by ForEach") {
                TabView {
                    Text("0").tabItem { Text("0") }; Text("1").tabItem { Text("1") }
                }
            } is: {
                TabView { ForEach(0..<2) { index in Text("\(index)").tabItem { Text("\(index)") } } }
            },
            twins("pages") {
                TabView {
                    page; Text("B")
                }.tabViewStyle(.page)
            } is: {
                TabView {
                    page; Text("B")
                }.tabViewStyle(PageTabViewStyle())
            },
            twins("a sheet by item") {
                page.sheet(isPresented: .constant(true)) { Text("S") }
            } is: {
                page.sheet(item: .constant(Item?.some(Item()))) { _ in Text("S") }
            },
            twins("detents") {
                page.sheet(isPresented: .constant(true)) { Text("S") }
            } is: {
                page.sheet(isPresented: .constant(true)) { Text("S").presentationDetents([.large]) }
            },
            twins("alerts") {
                page.alert("A", isPresented: .constant(true)) {}
            } is: {
                page.alert(isPresented: .constant(true)) { Alert(title: Text("A")) }
            },
            twins("an alert's message") {
                page.alert("A", isPresented: .constant(true)) {
                    Button("Yes") {}
                } message: {
                    Text("M")
                }
            } is: {
                page.alert(isPresented: .constant(true)) {
                    Alert(title: Text("A"), message: Text("M"), dismissButton: .default(Text("Yes")))
                }
            },
            twins("sheets of actions") {
                page.confirmationDialog("A", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Yes") {}
                    Button("Cancel", role: .cancel) {}
                }
            } is: {
                page.actionSheet(isPresented: .constant(true)) {
                    ActionSheet(title: Text("A"), buttons: [.default(Text("Yes")), .cancel()])
                }
            },
            twins("split view on a phone") {
                NavigationStack { page.navigationTitle("T") }
            } is: {
                NavigationSplitView {
                    page.navigationTitle("T")
                } detail: {
                    Text("D")
                }
            },
        ]
    }

    private struct Item: Identifiable { let id = 1 }

    private static var page: some View { List(0..<12, id: \.self) { Text("Row \($0)") } }

    private static func picture(_ view: AnyView) -> Data {
        let host = TestHost(
            view, size: CGSize(width: 200, height: 340), scale: 2,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
        host.settle()
        return host.pngData()
    }

    @Test("The pictures are the same", arguments: Kind.allCases)
    func same(_ kind: Kind) throws {
        for twins in Self.all(kind) {
            let (one, other) = (Self.picture(twins.one()), Self.picture(twins.other()))
            #expect(one == other, "\(twins.name)")
            if one != other, let folder = ProcessInfo.processInfo.environment["TWINS"] {
                let name = twins.name.replacingOccurrences(of: " ", with: "_")
                try one.write(to: URL(fileURLWithPath: "\(folder)/\(kind)-\(name)-1.png"))
                try other.write(to: URL(fileURLWithPath: "\(folder)/\(kind)-\(name)-2.png"))
            }
        }
    }
}
