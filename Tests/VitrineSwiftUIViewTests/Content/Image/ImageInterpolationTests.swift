import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// How images look in another size than their own.
@MainActor
@Suite
struct ImageInterpolationTests {
    /// A black pixel beside a white one.
    private var pair: UIImage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.backgroundColor = .white
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        left.backgroundColor = .black
        view.addSubview(left)
        let host = TestHost(view, size: CGSize(width: 2, height: 1), scale: 1)
        return UIImage(data: host.pngData())!
    }

    private func reds(_ image: Image) -> [Double] {
        let host = TestHost(
            UIHostingController(rootView: image.resizable()), size: CGSize(width: 40, height: 10), scale: 1)
        return [1, 18, 21, 38].map { (host.color(at: CGPoint(x: $0, y: 5)).red * 100).rounded() / 100 }
    }

    @Test func withoutInterpolationEveryPixelIsARectangle() {
        #expect(reds(Image(uiImage: pair).interpolation(.none)) == [0, 0, 1, 1])
    }

    @Test func layersMixPixelsUnlessTheyTakeTheNearest() {
        func reds(_ change: (CALayer) -> Void) -> [Double] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
            view.layer.contents = pair.cgImage
            change(view.layer)
            let host = TestHost(view, size: CGSize(width: 40, height: 10), scale: 1)
            return [1, 18, 21, 38].map { (host.color(at: CGPoint(x: $0, y: 5)).red * 100).rounded() / 100 }
        }
        #expect(reds { $0.magnificationFilter = .nearest } == [0, 0, 1, 1])
        let mixed = reds { $0.minificationFilter = .nearest }
        #expect(mixed[1] > 0.2 && mixed[1] < 0.5 && mixed[2] > 0.5 && mixed[2] < 0.8)
    }

    @Test(arguments: [Image.Interpolation.low, .medium, .high])
    func otherwisePixelsAreMixed(interpolation: Image.Interpolation) {
        let mixed = reds(Image(uiImage: pair).interpolation(interpolation))
        #expect(mixed == reds(Image(uiImage: pair)))
        #expect(mixed[1] > 0.2 && mixed[1] < 0.5 && mixed[2] > 0.5 && mixed[2] < 0.8)
    }
}
