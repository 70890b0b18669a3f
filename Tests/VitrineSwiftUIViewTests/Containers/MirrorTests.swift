import Foundation
import Fuzzing
import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// From right to left, a screen without texts is the picture from left to right in a mirror.
@MainActor
@Suite("Mirrored screens", .serialized)
struct MirrorTests {
    private typealias Screen = (name: String, make: @MainActor () -> AnyView)

    private static func screen<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor () -> V)
        -> Screen
    {
        (name, { AnyView(make()) })
    }

    private struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: proposal.width ?? 100, height: 60)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
        {
            var x = bounds.minX
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += size.width + 4
            }
        }
    }

    @ViewBuilder private static var tiles: some View {
        Color.red.frame(width: 32, height: 16)
        Color.green.frame(width: 16, height: 32)
        Color.blue.frame(width: 8, height: 8)
    }

    private static var screens: [Screen] {
        [
            screen("HStack") { HStack { tiles } },
            screen("LazyHStack") { LazyHStack { tiles } },
            screen("VStack") { VStack(alignment: .leading) { tiles } },
            screen("LazyVStack") { LazyVStack(alignment: .trailing) { tiles } },
            screen("ZStack") { ZStack(alignment: .topLeading) { tiles } },
            screen("Grid") {
                Grid(alignment: .leading) {
                    GridRow { tiles }
                    GridRow {
                        Color.red.frame(width: 8, height: 8); tiles
                    }
                    Color.green.frame(height: 8).gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Color.blue.gridCellColumns(2).frame(height: 8); Color.red.frame(width: 24, height: 8)
                    }
                }
            },
            screen("LazyVGrid") {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.fixed(20))]) {
                    tiles; tiles
                }
            },
            screen("LazyHGrid") {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(20))]) {
                    tiles; tiles
                }
            },
            screen("ScrollView") { ScrollView(.horizontal) { HStack { ForEach(0..<5) { _ in tiles } } } },
            screen("narrow ScrollView") { ScrollView(.horizontal) { HStack { tiles } } },
            screen("lazy ScrollView") {
                ScrollView(.horizontal) { LazyHStack { ForEach(0..<50) { _ in tiles } } }
            },
            screen("scrolled down") {
                ScrollView { LazyVStack(alignment: .leading) { ForEach(0..<50) { _ in tiles } } }
            },
            screen("frame") { tiles.frame(maxWidth: .infinity, alignment: .leading) },
            screen("padding") { HStack { tiles.padding(.leading, 12) } },
            screen("overlay") {
                Color.red.overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 16, height: 16) }
            },
            screen("background") {
                Color.red.frame(width: 80, height: 80).background(alignment: .topLeading) {
                    Color.blue.frame(width: 100, height: 100)
                }
            },
            screen("alignmentGuide") {
                VStack(alignment: .leading) {
                    tiles
                    Color.yellow.frame(width: 20, height: 20).alignmentGuide(.leading) { $0[.trailing] + 4 }
                }
            },
            screen("Layout") { Flow { tiles } },
            screen("GeometryReader") { GeometryReader { _ in tiles } },
            screen("safeAreaInset") {
                Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 30) }
                    .safeAreaInset(edge: .bottom, alignment: .trailing) {
                        Color.green.frame(width: 30, height: 20)
                    }
            },
            screen("containerRelativeFrame") {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<4) { _ in
                            HStack {
                                tiles; Spacer()
                            }.containerRelativeFrame(.horizontal, count: 2, spacing: 0)
                        }
                    }
                }
            },
            screen("UnevenRoundedRectangle") {
                UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10).fill(.red)
                    .frame(width: 100, height: 80)
            },
            screen("Toggle") { Toggle(isOn: .constant(true)) { Color.red.frame(width: 20, height: 20) } },
            screen("Slider") { Slider(value: .constant(0.25)).padding() },
            screen("ProgressView") { ProgressView(value: 0.25).padding() },
            screen("Stepper") { Stepper(value: .constant(1)) { Color.red.frame(width: 20, height: 20) } },
            screen("Gauge") {
                Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity).padding()
            },
            screen("Label") {
                Label {
                    Color.red.frame(width: 40, height: 20)
                } icon: {
                    Color.blue.frame(width: 20, height: 20)
                }
            },
            screen("LabeledContent") {
                LabeledContent {
                    Color.red.frame(width: 40, height: 20)
                } label: {
                    Color.blue.frame(width: 20, height: 20)
                }
            },
            screen("DisclosureGroup") {
                DisclosureGroup {
                    tiles
                } label: {
                    Color.red.frame(width: 20, height: 20)
                }
            },
            screen("GroupBox") {
                GroupBox {
                    HStack {
                        tiles; Spacer()
                    }
                }
            },
            screen("List") { List { ForEach(0..<4) { _ in HStack { tiles } } } },
            screen("plain List") { List { ForEach(0..<4) { _ in HStack { tiles } } }.listStyle(.plain) },
            screen("sidebar List") {
                List {
                    Section {
                        HStack { tiles }
                    } header: {
                        HStack { tiles }
                    } footer: {
                        HStack { tiles }
                    }
                }
                .listStyle(.sidebar)
            },
            screen("row with a label") {
                List {
                    Label {
                        Color.red.frame(width: 40, height: 20)
                    } icon: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                }
            },
            screen("row with a destination") {
                NavigationStack {
                    List {
                        NavigationLink {
                            EmptyView()
                        } label: {
                            HStack { tiles }
                        }
                    }
                }
            },
            screen("rows in edit mode") {
                List { ForEach(0..<3) { _ in HStack { tiles } }.onDelete { _ in }.onMove { _, _ in } }
                    .environment(\.editMode, .constant(.active))
            },
            screen("Form") {
                Form {
                    Toggle(isOn: .constant(true)) { Color.red.frame(width: 20, height: 20) }
                    LabeledContent {
                        Color.red.frame(width: 40, height: 20)
                    } label: {
                        Color.blue.frame(width: 20, height: 20)
                    }
                    Slider(value: .constant(0.25))
                }
            },
            screen("toolbar") {
                NavigationStack {
                    Color.clear.toolbar {
                        ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 20, height: 20) }
                        ToolbarItem(placement: .topBarTrailing) { Color.blue.frame(width: 30, height: 20) }
                        ToolbarItem(placement: .bottomBar) { Color.blue.frame(width: 30, height: 20) }
                    }
                }
            },
            screen("tabs") {
                TabView {
                    HStack { tiles }.tabItem { Image(systemName: "circle") }
                    Color.red.tabItem { Image(systemName: "square") }
                    Color.red.tabItem { Image(systemName: "square.fill") }
                }
            },
            screen("pages") {
                TabView {
                    HStack {
                        tiles; Spacer()
                    }; Color.red; Color.blue
                }.tabViewStyle(.page)
            },
            screen("Table rows") {
                List {
                    OutlineGroup([Node(children: [Node(children: nil)])], children: \.children) { _ in
                        HStack { tiles }
                    }
                }
            },
            screen("segments") {
                Picker(selection: .constant(0)) {
                    Image(systemName: "circle").tag(0)
                    Image(systemName: "square").tag(1)
                    Image(systemName: "square.fill").tag(2)
                } label: {
                    EmptyView()
                }
                .pickerStyle(.segmented)
            },
        ]
    }

    private struct Node: Identifiable {
        let id = UUID()
        let children: [Node]?
    }

    /// Who says that the screen goes from right to left.
    enum Source: CaseIterable { case environment, traits }

    private static func picture(_ view: AnyView, isMirrored: Bool, by source: Source) -> Bitmap {
        let controller: UIViewController
        switch source {
        case .environment:
            controller = UIHostingController(
                rootView: view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
        case .traits:
            controller = UIHostingController(rootView: view)
            controller.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        }
        let host = TestHost(
            controller, size: CGSize(width: 200, height: 320), scale: 2,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 16, right: 0))
        host.settle()
        return host.bitmap()
    }

    /// How many pixels have no equal within one pixel of their place in the mirror. Pixels at edges fall to either side.
    private static func differences(_ one: Bitmap, _ other: Bitmap) -> Int {
        var count = 0
        let width = one.pixelWidth
        func near(_ a: (Double, Double, Double), _ b: (Double, Double, Double)) -> Bool {
            abs(a.0 - b.0) < 0.2 && abs(a.1 - b.1) < 0.2 && abs(a.2 - b.2) < 0.2
        }
        func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> (Double, Double, Double) {
            let color = picture[min(max(0, x), width - 1), y]
            return (color.red, color.green, color.blue)
        }
        for y in 0..<one.pixelHeight {
            for x in 0..<width {
                let here = color(one, x, y)
                if !(-2...2).contains(where: { near(here, color(other, width - 1 - x + $0, y)) }) {
                    count += 1
                }
            }
        }
        return count
    }

    @Test("Pictures in a mirror", arguments: Source.allCases)
    func mirrored(by source: Source) throws {
        for screen in Self.screens {
            let one = Self.picture(screen.make(), isMirrored: false, by: source)
            let other = Self.picture(screen.make(), isMirrored: true, by: source)
            let differences = Self.differences(one, other)
            #expect(differences == 0, "\(screen.name)")
            if differences > 0, let folder = ProcessInfo.processInfo.environment["TWINS"] {
                let name = "\(source)-\(screen.name)".replacingOccurrences(of: " ", with: "_")
                try one.write(toFile: "\(folder)/mirror-\(name)-1.png")
                try other.write(toFile: "\(folder)/mirror-\(name)-2.png")
            }
        }
    }
}
