import Foundation
import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// The accessibility tree of a view, without the frames.
@MainActor
private func said<V: View>(_ view: V) -> [String] {
    let host = TestHost(view, size: CGSize(width: 300, height: 300), scale: 1)
    return host.accessibilityTree.replacing(/\ \([-0-9. ]+\)/, with: "").split(separator: "\n").map(
        String.init)
}

@MainActor @Suite struct StandardAccessibilityTests {
    @Test func `Texts say what they are, shapes and colours nothing`() {
        let view = VStack {
            Text("Milk")
            Circle()
            Color.red
            Text("")
            Divider()
        }
        #expect(said(view) == [#"text "Milk""#])
    }

    @Test func `An image says its label or its name, unless it decorates`() {
        let view = VStack {
            Image("cow", bundle: nil, label: Text("A cow"))
            Image("horse")
            Image(decorative: "meadow")
            Image(uiImage: UIImage())
        }
        #expect(said(view) == [#"image "A cow""#, #"image "horse""#, "image"])
    }

    @Test func `A button says what is in it, and whether it is enabled`() {
        let view = VStack {
            Button("Save") {}
            Button {
            } label: {
                Text("Send")
                Text("to all")
            }
            Button("Delete") {}.disabled(true)
        }
        #expect(said(view) == [#"button "Save""#, #"button "Send, to all""#, #"button "Delete" notEnabled"#])
    }

    @Test func `A label is its title, also where only the icon is shown`() {
        let view = VStack {
            Label("Home", image: "house")
            Button("Trash", systemImage: "trash") {}
            Label("Alone", image: "house").labelStyle(.iconOnly)
        }
        #expect(said(view) == [#"text "Home""#, #"button "Trash""#, #"text "Alone""#])
    }

    @Test func `A link is no button`() {
        #expect(said(Link("Site", destination: URL(string: "https://a.example")!)) == [#"link "Site""#])
    }

    @Test func `What is hidden says nothing`() {
        let view = VStack {
            Text("A").hidden()
            Text("B").opacity(0)
            Text("C").accessibilityHidden(true)
            Text("D").accessibilityHidden(false)
        }
        #expect(said(view) == [#"text "D""#])
    }

    @Test func `Rows of a list, pages of a stack and views of UIKit go on with it`() {
        struct Stepper: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                label.text = "UIKit"
                return label
            }
            func updateUIView(_ view: UILabel, context: Context) {}
        }
        let view = NavigationStack {
            List {
                Section("Fruit") {
                    Text("Apple")
                    NavigationLink("Pear") { Text("Pears") }
                }
                Stepper()
            }.navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
        }
        let lines = said(view)
        #expect(lines.contains(#"header "Shop""#) && lines.contains(#"header "Fruit""#), "\(lines)")
        #expect(lines.contains(#"text "Apple""#) && lines.contains(#"button "Pear""#), "\(lines)")
        #expect(lines.contains(#"text "UIKit""#), "\(lines)")
    }
}

@MainActor @Suite struct AccessibilityModifierTests {
    @Test func `A label, a value, a hint and a name in all their forms`() {
        let string = "From a string"
        let view = VStack {
            Text("x").accessibilityLabel(Text("Label")).accessibilityValue(Text("3"))
            Text("x").accessibilityLabel("Key \(2)").accessibilityHint("Does it")
            Text("x").accessibilityLabel(string).accessibilityIdentifier("name")
            Text("x").accessibilityLabel("No", isEnabled: false).accessibilityValue("On", isEnabled: true)
            Text("x").accessibility(label: Text("Old")).accessibility(identifier: "old")
        }
        #expect(
            said(view) == [
                #"text "Label" value "3""#, #"text "Key 2" hint "Does it""#,
                #"text "From a string" #name"#, #"text "x" value "On""#, #"text "Old" #old"#,
            ])
    }

    @Test func `A shape becomes an element by what is said of it`() {
        let host = TestHost(
            Color.red.frame(width: 40, height: 20).accessibilityLabel("Stop")
                .accessibilityAddTraits([.isImage, .isSelected]),
            size: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.accessibilityTree == #"image "Stop" (30 40 40 20) selected"#)
    }

    @Test func `What is said of a stack is said of each element in it`() {
        let view = VStack {
            Text("A")
            Text("B")
        }.accessibilityIdentifier("pair")
        #expect(said(view) == [#"text "A" #pair"#, #"text "B" #pair"#])
    }

    @Test func `Traits come and go`() {
        let view = VStack {
            Text("A").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            Button("B") {}.accessibilityRemoveTraits(.isButton)
            Text("C").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits([.isHeader, .isStaticText])
        }
        #expect(said(view) == [#"header "A" level 2"#, #"element "B""#, #"element "C""#])
    }

    @Test func `A new element ignores, contains or combines what is in it`() {
        let pair = VStack {
            Text("A").accessibilityValue("1")
            Text("B")
            Button("C") {}
        }
        #expect(said(pair.accessibilityElement()) == ["element"])
        #expect(
            said(pair.accessibilityElement(children: .ignore).accessibilityLabel("All")) == [
                #"element "All""#
            ])
        #expect(
            said(pair.accessibilityElement(children: .contain).accessibilityIdentifier("box"))
                == ["container #box", #"  text "A" value "1""#, #"  text "B""#, #"  button "C""#])
        #expect(said(pair.accessibilityElement(children: .combine)) == [#"button "A, B, C" value "1""#])
    }

    @Test func `The buttons of a combined element are its actions`() {
        let log = Log()
        let host = TestHost(
            HStack {
                Text("Mail")
                Button("Delete") { log.lines.append("delete") }
                Button("Pin") { log.lines.append("pin") }
            }.accessibilityElement(children: .combine))
        let mail = host.find(label: "Mail, Delete, Pin")
        #expect(!mail.traits.contains(.button))
        mail.perform(action: "Pin")
        #expect(log.lines == ["pin"])
    }

    @Test func `Actions and adjustments are done as assistive technology does`() {
        let log = Log()
        let host = TestHost(
            Text("Volume").accessibilityAction(named: "Mute") { log.lines.append("mute") }
                .accessibilityAction(named: Text("Reset")) { log.lines.append("reset") }
                .accessibilityAction {
                    log.lines.append("label")
                } label: {
                    Text("Labelled")
                }
                .accessibilityAdjustableAction { log.lines.append($0 == .increment ? "up" : "down") })
        let volume = host.find(text: "Volume")
        volume.perform(action: "Mute")
        volume.perform(action: "Reset")
        volume.perform(action: "Labelled")
        volume.adjust(up: true)
        volume.adjust(up: false)
        #expect(log.lines == ["mute", "reset", "label", "up", "down"])
        #expect(volume.traits == [.staticText, .adjustable])
    }

    @Test func `More priority comes first`() {
        let view = VStack {
            Text("A")
            Text("B").accessibilitySortPriority(1)
            Text("C").accessibilitySortPriority(2)
            Text("D")
        }
        #expect(said(view) == [#"text "C""#, #"text "B""#, #"text "A""#, #"text "D""#])
    }

    @Test func `What is modal is alone`() {
        let view = ZStack {
            Text("Behind")
            Text("Alert").accessibilityAddTraits(.isModal)
        }
        #expect(said(view) == [#"text "Alert""#])
    }

    @Test func `A representation stands for a view, at the place of it`() {
        let host = TestHost(
            Color.red.frame(width: 40, height: 20).accessibilityRepresentation {
                Button("Play") {}
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.accessibilityTree == #"button "Play" (30 40 40 20)"#)
        let chart = TestHost(
            Color.red.frame(width: 40, height: 20).accessibilityChildren {
                Text("Monday")
                Text("Tuesday")
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(
            chart.accessibilityTree
                == "container (30 40 40 20)\n  text \"Monday\" (30 40 40 20)\n  text \"Tuesday\" (30 40 40 20)"
        )
    }

    @Test func `Other names, and another point for a finger`() {
        let host = TestHost(
            Color.red.frame(width: 40, height: 20).accessibilityLabel("Bin")
                .accessibilityInputLabels(["Trash", "Waste"]).accessibilityActivationPoint(.topLeading),
            size: CGSize(width: 100, height: 100), scale: 1)
        #expect(host.accessibilityTree == #"element "Bin" (30 40 40 20) called "Trash", "Waste""#)
    }

    @Test func `Frames follow what moves, scales and scrolls`() {
        let host = TestHost(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 40, height: 20).accessibilityLabel("Moved").offset(x: 10, y: 5)
                    Color.red.frame(width: 40, height: 20).accessibilityLabel("Large").scaleEffect(2)
                    Color.blue.frame(width: 100, height: 500)
                }
            }, size: CGSize(width: 100, height: 100), scale: 1)
        #expect(
            host.accessibilityTree
                == #"element "Moved" (40 5 40 20)"# + "\n" + #"element "Large" (10 10 80 40)"#)
        host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 50))
        let moved = host.find(label: "Moved").frame.minY
        #expect(moved < 0 && host.find(label: "Large").frame.minY == moved + 5)
    }

    @Test func `A state that changes is said anew, and costs no layout and no layer`() {
        let model = Model()
        let host = TestHost(Counting(model: model))
        #expect(host.accessibilityTree.contains(#"value "0""#))
        GraphCounters.reset()
        model.count = 1
        host.layout()
        #expect(GraphCounters.current.bodies == 1 && GraphCounters.current.layouts == 0)
        #expect(host.accessibilityTree.contains(#"value "1""#))
        GraphCounters.reset()
        host.window.setNeedsLayout()
        _ = host.accessibilityTree
        let counts = GraphCounters.current
        #expect(
            counts.bodies + counts.measurements + counts.placements + counts.draws + counts.layersMade == 0)
    }

    private final class Log { var lines: [String] = [] }
    @Observable final class Model { var count = 0 }
    private struct Counting: View {
        let model: Model
        var body: some View { Text("Count").accessibilityValue("\(model.count)") }
    }
}

@MainActor @Suite struct AccessibilityTraitsTests {
    @Test func `Traits are a set`() {
        var traits: AccessibilityTraits = [.isButton, .isSelected]
        #expect(traits.contains(.isButton) && !traits.contains(.isLink))
        #expect(traits.insert(.isButton).inserted == false)
        #expect(traits.remove(.isLink) == nil && traits.remove(.isButton) == .isButton)
        #expect(traits == .isSelected && traits.isSubset(of: [.isSelected, .isLink]))
        traits.formSymmetricDifference([.isSelected, .isLink])
        #expect(traits == .isLink)
    }
}

@MainActor @Suite struct AccessibilityNotificationTests {
    @Test func `What is posted is in the trace`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "accessibility", 1)
            await MainActor.run {
                AccessibilityNotification.Announcement("Saved").post()
                AccessibilityNotification.Announcement(AttributedString("Again")).post()
                AccessibilityNotification.LayoutChanged().post()
                AccessibilityNotification.ScreenChanged("Title").post()
                AccessibilityNotification.PageScrolled("Page 2").post()
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("{") }
        func line(_ name: String, _ argument: String) -> Substring {
            #"{"trace":"accessibility","notification":"\#(name)","argument":"\#(argument)"}"#[...]
        }
        #expect(
            lines == [
                line("announcement", "Saved"), line("announcement", "Again"), line("layoutChanged", ""),
                line("screenChanged", "Title"), line("pageScrolled", "Page 2"),
            ])
    }
}

@MainActor @Suite struct AccessibilityContentTests {
    @Test func `Content is said by its name, the last of a name, or nothing without a value`() {
        let view = Text("Rex")
            .accessibilityCustomContent("Age", "3 years")
            .accessibilityCustomContent(AccessibilityCustomContentKey("Place"), "Garden", importance: .high)
            .accessibilityCustomContent("Age", "4 years")
        #expect(said(view) == [#"text "Rex" content "Place" "Garden", "Age" "4 years""#])
        let key = AccessibilityCustomContentKey("Age", id: "age")
        let without = Text("Rex").accessibilityCustomContent(key, "3 years").accessibilityCustomContent(
            key, nil as Text?)
        #expect(said(without) == [#"text "Rex""#])
        #expect(key != AccessibilityCustomContentKey("Age"))
    }

    @Test func `What does not respond says so`() {
        let host = TestHost(
            Button("Save") {}.accessibilityRespondsToUserInteraction(false),
            size: CGSize(width: 100, height: 100), scale: 1)
        let node = host.window.subviews.flatMap(\.accessibilityTree).first
        #expect(node?.label == "Save" && node?.respondsToUserInteraction == false)
    }
}
