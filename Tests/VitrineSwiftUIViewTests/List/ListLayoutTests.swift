import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// To hundredths of a point: thirds are pixels.
private func rounded(_ rects: [CGRect]) -> [CGRect] {
    func round(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return rects.map {
        CGRect(x: round($0.minX), y: round($0.minY), width: round($0.width), height: round($0.height))
    }
}

@MainActor
@Suite("Frames and looks of lists", .serialized)
struct ListLayoutTests {
    private struct Fixed: View {
        var body: some View {
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Pear")
                }
                Section {
                    Text("Carrot")
                } footer: {
                    Text("Roots")
                }
            }
        }
    }

    @Test("Sections are cards: rows of 44 points, headers above, 35 points between")
    func cards() {
        let host = TestHost.settled(Fixed())
        #expect(
            rounded(host.rowFrames) == [
                CGRect(x: 16, y: 38.67, width: 343, height: 44),
                CGRect(x: 16, y: 82.67, width: 343, height: 44),
                CGRect(x: 16, y: 161.67, width: 343, height: 44),
            ])
        #expect(host.rowTexts == ["Apple", "Pear", "Carrot"])
    }

    @Test("Separators of a pixel lie between rows and begin where the text does")
    func separatorFrames() {
        let host = TestHost.settled(Fixed())
        #expect(rounded(host.rowSeparators) == [CGRect(x: 32, y: 82.33, width: 327, height: 0.33)])
    }

    private struct Editable: View {
        let remote: Remote<Int>
        @State private var width: Int
        init(_ width: Int, _ remote: Remote<Int>) {
            _width = State(initialValue: width)
            self.remote = remote
        }
        var body: some View {
            remote.binding = $width
            return List {
                HStack {
                    Color.red.frame(width: CGFloat(width), height: 10)
                    Text(String(repeating: "m", count: 1 + width / 4))
                }
                Text("Last")
            }
        }
    }

    @Test(
        "Separators begin where the text does after it moved or grew, in both directions",
        arguments: [false, true])
    func separatorsAfterChange(isMirrored: Bool) {
        func shown(_ width: Int, _ remote: Remote<Int>) -> TestHost {
            let host = TestHost(Editable(width, remote), scale: 1)
            if isMirrored { host.window.traitOverrides.layoutDirection = .rightToLeft }
            host.settle()
            return host
        }
        let remote = Remote<Int>()
        let host = shown(8, remote)
        remote.value = 40
        host.settle()
        let (changed, fresh) = (host.rowSeparators, shown(40, Remote()).rowSeparators)
        #expect(changed == fresh)
        // 16 for the card, 16 inside it, 40 for the red, 8 between, from either side of 375 points.
        let expected: [CGFloat] = isMirrored ? [16, 295] : [80, 359]
        #expect(changed.flatMap { [$0.minX, $0.maxX] } == expected)
    }

    @Test("A plain list goes from edge to edge, with separators also around the rows")
    func plain() {
        let host = TestHost.settled(
            List {
                Text("One")
                HStack {
                    Color.red.frame(width: 30, height: 30)
                    Text("Two")
                }
            }.listStyle(.plain))
        #expect(
            host.rowFrames == [
                CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: 44, width: 375, height: 52),
            ])
        #expect(host.rowSeparators.map(\.minX) == [16, 16, 54])
    }

    @Test("Rows ask for insets, a background and no separator")
    func traits() {
        let host = TestHost.settled(
            List {
                Text("One").listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0))
                    .listRowSeparator(.hidden)
                Text("Two").listRowBackground(Color.red)
                Text("Three")
            }.listStyle(.plain))
        #expect(host.rowFrames[0].height > 59)
        #expect(host.rowSeparators.map(\.minX) == [16, 16])
        let second = host.rowFrames[1]
        let color = host.color(at: CGPoint(x: 300, y: second.midY))
        #expect(color.red > 0.9 && color.blue < 0.3)
    }

    private struct Growing: View {
        @State private var isOpen = false
        var body: some View {
            VStack(alignment: .leading) {
                Button("More") { isOpen.toggle() }
                if isOpen { Color.red.frame(height: 100) }
            }
        }
    }

    @Test("A row whose state makes it higher moves those below")
    func growing() {
        let host = TestHost.settled(
            List {
                Growing()
                Text("Below")
            }.listStyle(.plain))
        #expect(rounded(host.rowFrames).map(\.minY) == [0, 44])
        host.tap(at: CGPoint(x: 30, y: 22))
        host.settle()
        #expect(rounded(host.rowFrames).map(\.minY) == [0, 150.33])
        host.tap(at: CGPoint(x: 30, y: 22))
        host.settle()
        #expect(rounded(host.rowFrames).map(\.minY) == [0, 44])
    }

    @Test(
        "Sections and a form of labels look as stored, light and dark",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let host = TestHost(
            NavigationStack {
                Form {
                    Section {
                        NavigationLink(value: 1) {
                            Label {
                                Text("Wireless")
                            } icon: {
                                RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 29, height: 29)
                            }
                        }
                        LabeledContent("Name", value: "Vitrine")
                        Button("Forget", role: .destructive) {}
                    } header: {
                        Text("Network")
                    } footer: {
                        Text("Known networks are joined automatically.")
                    }
                    Section("Rows") {
                        ForEach(1..<4) { Text("Row \($0)") }
                    }
                }
                .navigationTitle("Settings")
                .toolbar { Button("Done") {} }
            }, size: CGSize(width: 375, height: 560), scale: 2, style: style)
        host.settle()
        // The icon of 29 points is blue; groups stand on the colour of grouped pages.
        #expect(host.area(of: style == .dark ? [10, 132, 255] : [0, 122, 255]) > 29 * 29 * 0.9)
        #expect(host.rgb(4, 540) == (style == .dark ? [0, 0, 0] : [242, 242, 247]))
        try host.verifyPicture(style == .dark ? "form-dark" : "form-light")
    }
}
