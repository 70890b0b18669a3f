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

    @Test("An arc that is none adds nothing, and turns beyond the first run over it")
    func arcs() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .nan, clockwise: true)
        path.addRelativeArc(center: .zero, radius: .infinity, startAngle: 0, delta: 1)
        #expect(path.isEmpty)
        path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1e12)
        #expect(path.boundingBoxOfPath.width > 9.9 && path.boundingBoxOfPath.width < 10.1)
    }

    @Test("Locations of a gradient lie between its ends, in order")
    func gradient() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.locations = [.init(value: Double.nan), 7]
        let root = UIView()
        root.layer.addSublayer(layer)
        let host = TestHost(root, size: CGSize(width: 10, height: 10), scale: 1)
        // From red at the top to blue below.
        #expect(host.color(at: CGPoint(x: 5, y: 0)).red > 0.9)
        #expect(host.color(at: CGPoint(x: 5, y: 9)).blue > 0.9)
    }
}
