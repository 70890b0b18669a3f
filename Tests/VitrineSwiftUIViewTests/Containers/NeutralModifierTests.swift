import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Modifiers that change nothing as they are set here, on what fills a screen: the picture stays the same to the pixel, bars,
/// safe areas and first offsets included.
@MainActor
@Suite("Modifiers that change nothing", .serialized)
struct NeutralModifierTests {
    enum Screen: String, CaseIterable {
        case list, form, scroll, stack, tabs, rows, field
    }

    @ViewBuilder private static func content(_ screen: Screen) -> some View {
        switch screen {
        case .list: List(0..<12, id: \.self) { Text("Row \($0)") }
        case .form:
            Form {
                Toggle("Toggle", isOn: .constant(true))
                Section("Section") { Text("Text") }
            }
        case .scroll: ScrollView { ForEach(0..<12) { Text("Row \($0)").padding() } }
        case .stack:
            VStack {
                Text("Top")
                Spacer()
                Color.red.frame(height: 40)
            }
        case .tabs:
            TabView {
                List { Text("One") }.tabItem { Text("One") }
                Text("Two").tabItem { Text("Two") }
            }
        case .rows:
            VStack(spacing: 0) {
                Text("Head")
                List(0..<12, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
            }
        case .field:
            VStack {
                TextField("Field", text: .constant("Words")).textFieldStyle(.roundedBorder)
                Slider(value: .constant(0.5))
            }.padding()
        }
    }

    private struct Matched: View {
        let content: AnyView
        @Namespace private var space
        var body: some View { content.matchedGeometryEffect(id: 1, in: space) }
    }

    private typealias Change = (name: String, make: @MainActor (AnyView) -> AnyView)

    private static func change<V: View>(
        _ name: String, @ViewBuilder _ change: @escaping @MainActor (AnyView) -> V
    ) -> Change { (name, { AnyView(change($0)) }) }

    private static var changes: [Change] {
        [
            change("opacity") { $0.opacity(1) },
            change("offset") { $0.offset(x: 0, y: 0) },
            change("scaleEffect") { $0.scaleEffect(1) },
            change("rotationEffect") { $0.rotationEffect(.zero) },
            change("rotation3DEffect") { $0.rotation3DEffect(.zero, axis: (1, 0, 0)) },
            change("transformEffect") { $0.transformEffect(.identity) },
            change("projectionEffect") { $0.projectionEffect(ProjectionTransform()) },
            change("blur") { $0.blur(radius: 0) },
            change("brightness") { $0.brightness(0) },
            change("saturation") { $0.saturation(1) },
            change("contrast") { $0.contrast(1) },
            change("grayscale") { $0.grayscale(0) },
            change("hueRotation") { $0.hueRotation(.zero) },
            change("compositingGroup") { $0.compositingGroup() },
            change("shadow") { $0.shadow(color: .clear, radius: 0) },
            change("id") { $0.id(1) },
            change("disabled") { $0.disabled(false) },
            change("background") { $0.background(Color.clear) },
            change("overlay") { $0.overlay(EmptyView()) },
            change("zIndex") { $0.zIndex(1) },
            change("layoutPriority") { $0.layoutPriority(1) },
            change("padding") { $0.padding(0) },
            change("fixedSize") { $0.fixedSize(horizontal: false, vertical: false) },
            change("frame") { $0.frame(maxWidth: .infinity, maxHeight: .infinity) },
            change("contentShape") { $0.contentShape(Rectangle()) },
            change("gesture") { $0.simultaneousGesture(TapGesture()) },
            change("onTapGesture") { $0.onTapGesture {} },
            change("allowsHitTesting") { $0.allowsHitTesting(true) },
            change("coordinateSpace") { $0.coordinateSpace(.named("space")) },
            change("onAppear") { $0.onAppear {} },
            change("animation") { $0.animation(.default, value: 1) },
            change("transition") { $0.transition(.opacity) },
            change("transaction") { $0.transaction { _ in } },
            change("environment") { $0.environment(\.isEnabled, true) },
            change("tint") { $0.tint(nil) },
            change("accessibility") { $0.accessibilityIdentifier("a") },
            change("safeAreaInset") { $0.safeAreaInset(edge: .bottom) { EmptyView() } },
            change("safeAreaPadding") { $0.safeAreaPadding(0) },
            change("ignoresSafeArea") { $0.ignoresSafeArea(edges: []) },
            change("matchedGeometryEffect") { Matched(content: $0) },
            change("sheet") { $0.sheet(isPresented: .constant(false)) { Text("Sheet") } },
            change("alert") { $0.alert("Alert", isPresented: .constant(false)) {} },
            change("hidden overlay") { $0.overlay { Color.red.opacity(0) } },
            change("Group") { view in Group { view } },
            change("ZStack") { view in ZStack { view } },
            change("conditional") { view in if true { view } },
            change("AnyView twice") { AnyView($0) },
        ]
    }

    private static func picture(_ view: AnyView, inStack: Bool) -> Data {
        let view = inStack ? AnyView(NavigationStack { view.navigationTitle("Title") }) : view
        let host = TestHost(
            view, size: CGSize(width: 180, height: 320), scale: 1,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 15, right: 0))
        host.settle()
        return host.pngData()
    }

    @Test("The picture is the same", arguments: Screen.allCases)
    func same(_ screen: Screen) {
        for inStack in [false, true] where screen != .tabs || !inStack {
            let expected = Self.picture(AnyView(Self.content(screen)), inStack: inStack)
            for change in Self.changes {
                let found = Self.picture(change.make(AnyView(Self.content(screen))), inStack: inStack)
                #expect(found == expected, "\(change.name) of \(screen), in a stack: \(inStack)")
            }
        }
    }
}
