import SwiftUITestSupport
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Sizes of sheets", .serialized)
struct PresentationSizingTests {
    private struct Page<Sizing: PresentationSizing>: View {
        let remote: Remote<CGFloat>
        let sizing: Sizing
        @State private var height: CGFloat = 200
        var body: some View {
            remote.binding = $height
            let height = height
            return Text("Page").sheet(isPresented: .constant(true)) {
                Color.red.frame(width: 300, height: height).presentationSizing(sizing)
            }
        }
    }

    private func shown(
        _ sizing: some PresentationSizing, device: TestHost.Device = .iPad
    ) throws -> (TestHost, Remote<CGFloat>, () -> CGRect) {
        let remote = Remote<CGFloat>()
        let host = TestHost.settled(Page(remote: remote, sizing: sizing), device: device)
        let sheet = try #require(host.window.rootViewController?.presentedViewController)
        return (host, remote, { sheet.view.convert(sheet.view.bounds, to: nil) })
    }

    private struct Square: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize { ProposedViewSize(width: 400, height: 400) }
    }

    @Test("A form, a page, what fits, and a program's own")
    func sizes() throws {
        #expect(try shown(.form).2().size == CGSize(width: 540, height: 620))
        let (host, _, page) = try shown(.page)
        #expect(page().width == 704 && page().height > 700 && page().maxY < host.size.height)
        let fitted = try shown(.fitted).2()
        #expect(fitted.size == CGSize(width: 300, height: 200))
        #expect(fitted.midX == host.size.width / 2)
        #expect(try shown(Square()).2().size == CGSize(width: 400, height: 400))
        let plain = try shown(.automatic)
        #expect(plain.0.window.rootViewController?.presentedViewController?.preferredContentSize == .zero)
    }

    @Test("Along an axis the content may say how long, and then grows and shrinks, unless it is to stay")
    func changes() throws {
        let (host, remote, frame) = try shown(.page.fitted(horizontal: false, vertical: true))
        #expect(frame().size == CGSize(width: 704, height: 200))
        remote.value = 500
        host.settle()
        #expect(frame().size == CGSize(width: 704, height: 500))
        remote.value = 100
        host.settle()
        #expect(frame().size == CGSize(width: 704, height: 100))
        let (other, height, sticky) = try shown(.fitted.sticky(vertical: true))
        height.value = 400
        other.settle()
        #expect(sticky().size == CGSize(width: 300, height: 400))
        height.value = 100
        other.settle()
        #expect(sticky().size == CGSize(width: 300, height: 400))
    }

    @Test("On a phone a sheet is as wide as the screen")
    func phone() throws {
        let (host, _, frame) = try shown(.fitted, device: .iPhone)
        #expect(frame().width == host.size.width && frame().maxY == host.size.height)
    }
}
