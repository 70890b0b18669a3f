import Testing
import VitrineTesting
import VitrineUIKit

@Suite("Numbers that are none")
@MainActor
struct InvalidGeometryTests {
    @Test("A place that is no number traps as in Core Animation, and names the view")
    func position() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 0) }
        }
    }

    @Test("Offsets, insets and sizes that are no numbers trap with a sentence")
    func sentences() async throws {
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentOffset.y = .nan }
        }
        #expect(text(offset).contains("UIScrollView: contentOffset contains NaN"))
        let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentInset.left = .nan }
        }
        #expect(text(inset).contains("UIScrollView: contentInset contains NaN"))
        let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().bounds.size.width = .nan }
        }
        #expect(text(bounds).contains("CALayerInvalidGeometry: CALayer bounds contains NaN"))
    }

    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Infinite and huge frames are taken, and told")
    func huge() {
        let (root, view) = (
            UIView(), UIView(frame: CGRect(x: 1, y: 2, width: CGFloat.infinity, height: 1e300))
        )
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 10, height: 10), scale: 1)
        #expect(host.tree.contains(" inf 1e+300)"))
        #expect(!host.pngData().isEmpty)
    }
}
