import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

/// Effects whose contents change places.
@MainActor
@Suite
struct ExchangedLayerTests {
    private struct Page: View {
        let remote: Remote<[Int]>
        @State var ids = [0, 1, 2]
        var body: some View {
            remote.binding = $ids
            return VStack(spacing: 0) {
                AnyView(
                    ForEach(ids, id: \.self) { id in
                        Color(red: id == 0 ? 1 : 0, green: id == 1 ? 1 : 0, blue: id == 2 ? 1 : 0)
                            .frame(width: 20, height: 20)
                    }.id(1)
                ).clipShape(RoundedRectangle(cornerRadius: 4))
            }
        }
    }

    @Test func twoThatExchangeWhatTheyShowBothShowIt() {
        let remote = Remote<[Int]>()
        let host = TestHost(
            UIHostingController(rootView: Page(remote: remote)), size: CGSize(width: 20, height: 60), scale: 1
        )
        func colors() -> [[Int]] { [10.0, 30, 50].map { host.rgb(10, $0) } }
        let (red, green, blue) = ([255, 0, 0], [0, 255, 0], [0, 0, 255])
        #expect(colors() == [red, green, blue])
        host.perform { remote.value = [1, 0, 2] }
        host.settle()
        #expect(colors() == [green, red, blue])
        host.perform { remote.value = [2, 1, 0] }
        host.settle()
        #expect(colors() == [blue, green, red])
    }
}
