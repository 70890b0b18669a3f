import Foundation
import Testing
import VitrineGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite(.serialized)
struct SheetCostTests {
    /// Fifty rows with a picture and a text each.
    private func page() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for row in 0..<50 {
            let box = UIView(frame: CGRect(x: 16, y: row * 40 + 20, width: 32, height: 32))
            box.backgroundColor = .systemBlue
            box.layer.cornerRadius = 8
            let label = UILabel(frame: CGRect(x: 60, y: row * 40 + 20, width: 280, height: 32))
            label.text = "Row \(row) of a page"
            controller.view.addSubview(box)
            controller.view.addSubview(label)
        }
        return controller
    }

    private func work(_ body: () -> Void) -> (layers: LayerCounters, texts: Int) {
        let (layers, texts) = (LayerCounters.current, GraphicsCounters.textsShaped)
        body()
        var now = LayerCounters.current
        now.contents -= layers.contents
        now.layouts -= layers.layouts
        now.subtrees -= layers.subtrees
        return (now, GraphicsCounters.textsShaped - texts)
    }

    @Test func `A sheet that sinks under a finger lays out and draws nothing of what is in it`() {
        let (below, above) = (page(), page())
        let host = TestHost(below)
        below.present(above, animated: true)
        host.settle()
        host.touchDown(at: CGPoint(x: 180, y: 100))
        host.moveTouch(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 200), duration: 0.2)
        host.layout()
        let counts = host.perform {
            work {
                host.moveTouch(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400), duration: 0.5)
                host.layout()
            }
        }
        let frames = 30
        #expect(above.view.convert(CGPoint.zero, to: nil).y > 300)
        // The card, what dims, and what comes forward behind it, in every frame; none of the 200 views in both pages.
        #expect(counts.texts == 0)
        #expect(counts.layers.layouts == 0)
        #expect(counts.layers.contents <= 3 * (frames + 2))
        #expect(counts.layers.subtrees <= 8 * (frames + 2))
        host.touchUp(at: CGPoint(x: 180, y: 400))
        host.settle()
    }

    @Test func `Between detents what is in the sheet is not drawn again`() throws {
        let (below, above) = (page(), page())
        let host = TestHost(below)
        above.sheetPresentationController?.detents = [.medium(), .large()]
        below.present(above, animated: true)
        host.settle()
        host.touchDown(at: CGPoint(x: 180, y: 430))
        host.moveTouch(from: CGPoint(x: 180, y: 430), to: CGPoint(x: 180, y: 330), duration: 0.2)
        host.layout()
        let counts = host.perform {
            work {
                host.moveTouch(from: CGPoint(x: 180, y: 330), to: CGPoint(x: 180, y: 130), duration: 0.5)
                host.layout()
            }
        }
        #expect(counts.texts == 0)
        // In each frame the page and five around it, whose sizes or places follow the finger; none of its hundred views.
        #expect(counts.layers.layouts <= 6 * 32)
        #expect(counts.layers.contents <= 6 * 32)
        host.touchUp(at: CGPoint(x: 180, y: 130))
        host.settle()
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover, .fullScreen, .custom])
    func `What was presented is freed when it is gone`(_ style: UIModalPresentationStyle) {
        let below = page()
        let host = TestHost(below)
        weak var gone: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let above = page()
            above.modalPresentationStyle = style
            above.popoverPresentationController?.sourceView = below.view
            below.present(above, animated: true)
            host.settle()
            presentation = above.presentationController
            if style == .pageSheet {
                host.fling(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 500))
            } else {
                above.dismiss(animated: true)
            }
            host.settle()
            gone = above
        }
        host.layout()
        #expect(below.presentedViewController == nil)
        #expect(gone == nil && presentation == nil)
    }
}
