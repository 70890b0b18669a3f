import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Margins, insets, badges and tints in lists", .serialized)
struct ListMarginTests {
    private func sections<V: View>(_ change: (Section<Text, Text, Text>) -> V) -> TestHost {
        TestHost.settled(
            List {
                change(
                    Section {
                        Text("one")
                    } header: {
                        Text("head")
                    } footer: {
                        Text("foot")
                    })
                Section { Text("two") }
            })
    }

    @Test(
        "A list with an effect, or in another, keeps its content below the bar",
        arguments: ["none", "opacity", "blur", "both", "group", "mask"])
    func effects(_ effect: String) {
        @ViewBuilder func list() -> some View {
            let list = List(0..<40, id: \.self) { Text("Row \($0)") }
            switch effect {
            case "opacity": list.opacity(0.5)
            case "blur": list.blur(radius: 2)
            case "both": list.saturation(0.5).blur(radius: 2)
            case "group": list.compositingGroup()
            case "mask": list.mask(Rectangle())
            default: list
            }
        }
        let host = TestHost.settled(NavigationStack { list().navigationTitle("Title") })
        #expect(host.list.adjustedContentInset.top > 90)
        #expect(host.list.contentOffset.y == -host.list.adjustedContentInset.top)
    }

    private func header(_ host: TestHost) throws -> CGRect {
        try #require(
            host.list.supplementaryView(
                forElementKind: ListBoundaryView.header, at: IndexPath(item: 0, section: 0))
        ).frame
    }

    @Test(
        "Margins of a section take the place of the style's, at the edges that are said, around header and footer"
    )
    func margins() throws {
        let plain = sections { $0 }
        let own = sections { $0.listSectionMargins(.horizontal, 40).listSectionMargins(.top, 50) }
        #expect(plain.rowFrames[0].minX == 16 && plain.rowFrames[0].maxX == 359)
        #expect(own.rowFrames[0].minX == 40 && own.rowFrames[0].maxX == 335)
        #expect(own.rowFrames[1].minX == 16)
        // 17 above a header of a grouped list.
        #expect(try abs(header(own).height - header(plain).height - 33) < 0.01)
        #expect(try header(own).minX == 40)
        let low = sections { $0.listSectionMargins(.bottom, 60) }
        #expect(abs(low.rowFrames[1].minY - plain.rowFrames[1].minY - 54) < 0.01)
        let none = sections { $0.listSectionMargins(.all, nil).listSectionMargins(.all, 5) }
        #expect(none.rowFrames == plain.rowFrames)
    }

    private struct Changing: View {
        let remote: Remote<CGFloat>
        @State private var margin: CGFloat = 10
        var body: some View {
            remote.binding = $margin
            return List { Section { Text("one") }.listSectionMargins(.leading, margin) }
        }
    }

    @Test("Margins that change move the rows")
    func changing() {
        let remote = Remote<CGFloat>()
        let host = TestHost.settled(Changing(remote: remote))
        #expect(host.rowFrames[0].minX == 10)
        remote.value = 70
        host.settle()
        #expect(host.rowFrames[0].minX == 70)
    }

    @Test("Insets of a row at some edges leave the others as they are")
    func insets() {
        func text<V: View>(_ row: V) -> CGRect { TestHost.settled(List { row }).find(text: "row").frame }
        let plain = text(Text("row"))
        let leading = text(Text("row").listRowInsets(.leading, 50))
        #expect(leading.minX - plain.minX == 50 - 16 && leading.midY == plain.midY)
        let both = text(Text("row").listRowInsets(.top, 40).listRowInsets(.leading, 0))
        #expect(both.minX == plain.minX - 16)
        #expect(both.minY > plain.minY)
        let all = text(Text("row").listRowInsets(.leading, 3).listRowInsets(EdgeInsets()))
        #expect(all.minX == plain.minX - 16 + 3)
    }

    @Test("Headers are at least as high as the environment says")
    func headerHeight() throws {
        let host = TestHost.settled(
            List { Section("head") { Text("row") } }.environment(\.defaultMinListHeaderHeight, 90))
        #expect(try header(host).height == 90)
        #expect(EnvironmentValues().defaultMinListHeaderHeight == nil)
    }

    @Test("A badge that stands out is white on a red platter, at least a circle; others are grey")
    func badges() {
        func host(_ prominence: BadgeProminence) -> TestHost {
            TestHost.settled(List { Text("row").badge(7) }.badgeProminence(prominence))
        }
        func isRed(_ host: TestHost) -> Bool {
            let badge = host.find(text: "7").frame
            let color = host.color(at: CGPoint(x: badge.minX - 3, y: badge.midY))
            return color.red > 0.9 && color.green < 0.4
        }
        #expect(!isRed(host(.standard)) && !isRed(host(.decreased)))
        #expect(isRed(host(.increased)))
        #expect(EnvironmentValues().badgeProminence == .standard)
        #expect(host(.increased).rowFrames == host(.standard).rowFrames)
    }

    @Test("Icons of labels in a list have its tint, which goes before that of controls")
    func tints() {
        func color<V: View>(_ change: (Label<Text, Circle>) -> V) -> (
            red: Double, green: Double, blue: Double
        ) {
            let label = Label {
                Text("row")
            } icon: {
                Circle()
            }
            let host = TestHost.settled(List { change(label) })
            let text = host.find(text: "row").frame
            let color = host.color(at: CGPoint(x: text.minX - 16 - 14, y: text.midY))
            return (color.red, color.green, color.blue)
        }
        let green = color { $0.listItemTint(.green).tint(.red) }
        #expect(green.green > green.red && green.green > green.blue)
        let fixed = color { $0.tint(.red).listItemTint(.fixed(.green)) }
        #expect(fixed == green)
        let grey = color { $0.listItemTint(.monochrome) }
        #expect(abs(grey.red - grey.green) < 0.05)
        let none = color { $0.listItemTint(nil as Color?).listItemTint(.green) }
        let red = color { $0.tint(.red) }
        #expect(red.red > red.green && none.blue > none.green)
    }
}
