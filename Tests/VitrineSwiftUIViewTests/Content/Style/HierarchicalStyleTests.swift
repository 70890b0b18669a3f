import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Which colour a style has in its surroundings.
@MainActor
@Suite("Styles of the environment")
struct HierarchicalStyleTests {
    private func shown<V: View>(_ view: V, style: UIUserInterfaceStyle = .light) -> [Int] {
        let page = ZStack {
            Color(uiColor: .systemBackground)
            view
        }.ignoresSafeArea()
        return TestHost(page, size: CGSize(width: 20, height: 20), scale: 1, style: style).rgb(10, 10)
    }

    private func levels<V: View>(_ content: (AnyView) -> V, style: UIUserInterfaceStyle = .light) -> [[Int]] {
        let boxes = [
            AnyView(Rectangle().fill(.primary)), AnyView(Rectangle().fill(.secondary)),
            AnyView(Rectangle().fill(.tertiary)), AnyView(Rectangle().fill(.quaternary)),
        ]
        return boxes.map { shown(content($0), style: style) }
    }

    @Test("Without a style the levels are those of labels, light and dark")
    func labels() {
        // 60 60 67 at 0.6, 0.3 and 0.18 over white; 235 235 245 at 0.6, 0.3 and 0.16 over black.
        let light = [[0, 0, 0], [138, 138, 142], [197, 197, 199], [220, 220, 221]]
        let dark = [[255, 255, 255], [141, 141, 147], [71, 71, 74], [38, 38, 39]]
        #expect(zip(levels { $0 }, light).allSatisfy { isNear($0, $1, by: 1) })
        #expect(zip(levels({ $0 }, style: .dark), dark).allSatisfy { isNear($0, $1, by: 1) })
    }

    @Test("The levels of a style are those that it has as the foreground")
    func levelsOfStyles() {
        let found = levels { $0.foregroundStyle(Ink.blue) }
        let own = [
            shown(Rectangle().fill(Ink.blue)), shown(Rectangle().fill(Ink.blue.secondary)),
            shown(Rectangle().fill(Ink.blue.tertiary)), shown(Rectangle().fill(Ink.blue.secondary.tertiary)),
        ]
        #expect(own == found)
        #expect(shown(Rectangle().fill(.primary.secondary)) == shown(Rectangle().fill(.secondary)))
    }

    @Test("One style is the primary level, and the others are paler and paler")
    func oneStyle() {
        let found = levels { $0.foregroundStyle(Ink.blue) }
        #expect(found[0] == [0, 0, 255])
        #expect(found.allSatisfy { $0[2] == 255 && $0[0] == $0[1] })
        #expect(found[0][0] < found[1][0] && found[1][0] < found[2][0] && found[2][0] < found[3][0])
    }

    @Test("Two and three styles are the first levels")
    func severalStyles() {
        let two = levels { $0.foregroundStyle(Ink.blue, Ink.red) }
        #expect(two[0] == [0, 0, 255] && two[1] == [255, 0, 0])
        let three = levels { $0.foregroundStyle(Ink.blue, Ink.red, Ink.green) }
        #expect(three[0] == [0, 0, 255] && three[1] == [255, 0, 0] && three[2] == [0, 255, 0])
    }

    @Test("The innermost style counts")
    func nested() {
        #expect(levels { $0.foregroundStyle(Ink.red).foregroundStyle(Ink.blue) }[0] == [255, 0, 0])
        #expect(
            levels { $0.foregroundStyle(Ink.red).foregroundStyle(Ink.blue, Ink.green) }[1] != [0, 255, 0])
        #expect(
            levels { box in VStack { box.foregroundColor(Ink.red) }.foregroundColor(Ink.blue) }[0] == [
                255, 0, 0,
            ])
    }

    @Test("A level as the style stands for that of the surroundings")
    func relative() {
        #expect(
            levels { $0.foregroundStyle(.secondary).foregroundStyle(Ink.blue, Ink.red) }[0] == [255, 0, 0])
        #expect(
            levels { $0.foregroundStyle(.tertiary).foregroundStyle(Ink.blue, Ink.red, Ink.green) }[0] == [
                0, 255, 0,
            ])
        #expect(levels { $0.foregroundStyle(.primary).foregroundStyle(Ink.blue, Ink.red) }[0] == [0, 0, 255])
        #expect(levels { $0.foregroundStyle(.foreground).foregroundStyle(Ink.blue) }[0] == [0, 0, 255])
        #expect(isNear(levels { $0.foregroundStyle(.secondary) }[0], [138, 138, 142]))
    }

    @Test("No colour takes the one around away, and the label's comes back")
    func nilColor() {
        #expect(
            levels { box in VStack { box.foregroundColor(nil) }.foregroundColor(Ink.blue) }[0] == [0, 0, 0])
        #expect(levels { $0.foregroundColor(nil) }[0] == [0, 0, 0])
        #expect(levels { $0.foregroundColor(Ink.red).foregroundColor(nil) }[0] == [255, 0, 0])
        // A button has a colour of its own for what has none.
        let button = Button {
        } label: {
            HStack { Rectangle() }.foregroundColor(nil)
        }
        #expect(shown(button.tint(Ink.green)) == [0, 255, 0])
    }

    @Test("The tint is the accent colour, or what is set; nothing set is the accent again")
    func tint() {
        let box = Rectangle().fill(.tint)
        #expect(shown(box) == [0, 122, 255])
        #expect(shown(box, style: .dark) == [10, 132, 255])
        #expect(shown(box.tint(Ink.red)) == [255, 0, 0])
        #expect(shown(box.accentColor(Ink.red)) == [255, 0, 0])
        #expect(shown(box.tint(nil).tint(Ink.red)) == [0, 122, 255])
        #expect(shown(Rectangle().foregroundStyle(.tint).tint(Ink.green)) == [0, 255, 0])
    }

    @Test("A style without a type stands for the one in it")
    func erased() {
        #expect(shown(Rectangle().fill(AnyShapeStyle(Ink.red))) == [255, 0, 0])
        #expect(shown(Rectangle().fill(AnyShapeStyle(.tint)).tint(Ink.green)) == [0, 255, 0])
        let styles = [AnyShapeStyle(.foreground), AnyShapeStyle(Ink.blue)]
        #expect(
            styles.map { shown(Rectangle().fill($0).foregroundStyle(Ink.red)) } == [
                [255, 0, 0], [0, 0, 255],
            ])
    }

    @Test("Opacity of a style multiplies with its own")
    func opacity() {
        #expect(isNear(shown(Rectangle().fill(.tint.opacity(0.5)).tint(Ink.red)), [255, 128, 128]))
        #expect(isNear(shown(Rectangle().fill(.foreground.opacity(0.5).opacity(0.5))), [191, 191, 191]))
        #expect(isNear(shown(Rectangle().fill(Ink.red.opacity(0))), [255, 255, 255]))
    }

    @Test("Backgrounds and borders resolve their styles where they stand")
    func backgrounds() {
        #expect(shown(Color.clear.background(.tint).tint(Ink.red)) == [255, 0, 0])
        #expect(shown(Color.clear.background(.foreground).foregroundStyle(Ink.blue)) == [0, 0, 255])
        #expect(shown(Color.clear.background(.foreground), style: .dark) == [255, 255, 255])
        #expect(shown(Color.clear.overlay(.tint).tint(Ink.green)) == [0, 255, 0])
        #expect(shown(Color.clear.background(), style: .dark) == [0, 0, 0])
        #expect(shown(Color.clear.border(.foreground, width: 12).foregroundStyle(Ink.red)) == [255, 0, 0])
        // A style set on the inside does not reach the background outside.
        #expect(shown(Color.clear.foregroundStyle(Ink.red).background(.foreground)) == [0, 0, 0])
    }

    private struct Contrast: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Ink.green : Ink.red
        }
    }

    @Test("A style of one's own is the one that it names for the environment")
    func own() {
        #expect(shown(Rectangle().fill(Contrast())) == [255, 0, 0])
        #expect(shown(Rectangle().fill(Contrast()), style: .dark) == [0, 255, 0])
        #expect(shown(Rectangle().fill(.primary).foregroundStyle(Contrast())) == [255, 0, 0])
        #expect(isNear(shown(Rectangle().fill(Contrast().opacity(0.5))), [255, 128, 128]))
        #expect(
            shown(Rectangle().fill(Ink.blue.resolve(in: EnvironmentValues()))) == [0, 0, 255])
    }
}
