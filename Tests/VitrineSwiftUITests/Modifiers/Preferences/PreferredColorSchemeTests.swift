import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// The appearance that a view prefers.
@MainActor
@Suite
struct PreferredColorSchemeTests {
    private struct Page<Content: View>: View {
        let remote: Remote<ColorScheme?>
        let content: (ColorScheme?) -> Content
        @State var scheme: ColorScheme? = .dark
        var body: some View {
            remote.binding = $scheme
            return content(scheme)
        }
    }

    private func check<Content: View>(@ViewBuilder _ content: @escaping (ColorScheme?) -> Content) {
        let remote = Remote<ColorScheme?>()
        let controller = UIHostingController(rootView: Page(remote: remote, content: content))
        let host = TestHost(controller, size: CGSize(width: 200, height: 200))
        host.settle()
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(host.rgb(5, 195) == [0, 0, 0])
        host.perform { remote.value = .light }
        host.settle()
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        #expect(host.rgb(5, 195) == [255, 255, 255])
        host.window.overrideUserInterfaceStyle = .dark
        host.perform { remote.value = nil }
        host.settle()
        #expect(host.rgb(5, 195) == [0, 0, 0])
    }

    @Test func theWholeScreenHasIt() {
        check { scheme in Text("a").preferredColorScheme(scheme) }
    }

    @Test func aScreenOfAStackGivesItToTheStack() {
        check { scheme in NavigationStack { Text("a").preferredColorScheme(scheme) } }
    }

    @Test func theFirstOfSeveralHasIt() {
        check { scheme in
            VStack {
                Text("a").preferredColorScheme(scheme)
                Text("b").preferredColorScheme(scheme == nil ? nil : .light)
            }
        }
    }

    @Test func whoReadsTheEnvironmentSeesIt() {
        struct Reader: View {
            @Environment(\.colorScheme) private var scheme
            let note: (ColorScheme) -> Void
            var body: some View {
                note(scheme)
                return Text("a")
            }
        }
        var seen: ColorScheme?
        _ = TestHost(UIHostingController(rootView: Reader { seen = $0 }.preferredColorScheme(.dark)))
        #expect(seen == .dark)
    }
}
