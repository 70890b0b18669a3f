import Foundation
import Testing
import VitrineCoreGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

/// A map as user code draws it.
private final class MapView: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    var rects: [CGRect] = []
    var clips: [CGRect] = []
    var scales: [CGFloat] = []

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        rects.append(rect)
        clips.append(context.boundingBoxOfClipPath)
        scales.append(context.ctm.a)
        UIColor.red.setFill()
        UIRectFill(rect)
    }

    /// What was drawn since the last time.
    func take() -> [CGRect] {
        defer { (rects, clips, scales) = ([], [], []) }
        return rects
    }
}

@Suite("Views with tiled layers") @MainActor
struct TiledLayerViewTests {
    private final class Zooming: NSObject, UIScrollViewDelegate {
        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            scrollView.subviews.first { $0 is MapView }
        }
    }

    /// A window of 200 × 200 points at two pixels a point, with a map of 5000 × 5000 in a scroll view.
    private func stage() -> (host: TestHost, scroll: UIScrollView, map: MapView) {
        let host = TestHost(UIView(), size: CGSize(width: 200, height: 200), scale: 2)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroll.contentInsetAdjustmentBehavior = .never
        let map = MapView(frame: CGRect(x: 0, y: 0, width: 5000, height: 5000))
        scroll.contentSize = map.bounds.size
        scroll.addSubview(map)
        host.window.addSubview(scroll)
        return (host, scroll, map)
    }

    @Test("A view draws the tiles that are seen, each with the tile as its rectangle")
    func tiles() {
        let (host, scroll, map) = stage()
        _ = host.pngData()
        #expect(map.clips == map.rects && Set(map.scales) == [2])
        // 256 pixels are 128 points.
        #expect(
            map.take() == [
                CGRect(x: 0, y: 0, width: 128, height: 128), CGRect(x: 128, y: 0, width: 128, height: 128),
                CGRect(x: 0, y: 128, width: 128, height: 128),
                CGRect(x: 128, y: 128, width: 128, height: 128),
            ])
        scroll.contentOffset.x = 100
        _ = host.pngData()
        #expect(
            map.take() == [
                CGRect(x: 256, y: 0, width: 128, height: 128),
                CGRect(x: 256, y: 128, width: 128, height: 128),
            ])
        map.setNeedsDisplay(CGRect(x: 300, y: 10, width: 1, height: 1))
        _ = host.pngData()
        #expect(map.take() == [CGRect(x: 256, y: 0, width: 128, height: 128)])
    }

    @Test("Zooming draws the levels of detail that there are")
    func zooming() throws {
        let (host, scroll, map) = stage()
        let delegate = Zooming()
        let layer = try #require(map.layer as? CATiledLayer)
        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
        scroll.delegate = delegate
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.125, 4)
        for (zoom, scale) in [(1, 2), (0.5, 1), (0.25, 1), (2, 4), (4, 4)] as [(CGFloat, CGFloat)] {
            scroll.zoomScale = zoom
            map.setNeedsDisplay()
            _ = map.take()
            _ = host.pngData()
            #expect(Set(map.scales) == [scale])
        }
    }

    @Test("A view's scale of contents is that of its tiles, also where it is 1")
    func contentScale() {
        let (host, _, map) = stage()
        #expect(map.contentScaleFactor == 2)
        map.contentScaleFactor = 1
        #expect(map.contentScaleFactor == 1)
        _ = host.pngData()
        #expect(Set(map.scales) == [1] && map.take().first == CGRect(x: 0, y: 0, width: 256, height: 256))
    }
}
