import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: zooms", .serialized)
struct ZoomTransitionTests {
    let first = plainPage("First", .systemRed)
    let second = plainPage("Second", .systemBlue)
    let source = UIView(frame: CGRect(x: 40, y: 300, width: 75, height: 60))
    let navigation: UINavigationController
    let host: TestHost

    init() {
        navigation = UINavigationController(rootViewController: first)
        source.backgroundColor = .systemGreen
        source.layer.cornerRadius = 12
        first.view.addSubview(source)
        let source = source
        second.preferredTransition = .zoom { _ in source }
        host = TestHost(navigation, safeArea: phoneSafeArea)
    }

    /// The window through which the second page shows.
    private var stage: UIView? { second.view.superview.flatMap { $0.clipsToBounds ? $0 : nil } }

    /// As whole points.
    private func shown(_ view: UIView?) -> [CGFloat]? {
        guard let frame = view?.layer.presentation()?.frame else { return nil }
        return [frame.minX, frame.minY, frame.width, frame.height].map { $0.rounded() }
    }

    @Test("A page grows out of the view, which is away meanwhile, and keeps its safe area")
    func push() throws {
        navigation.pushViewController(second, animated: true)
        host.layout()
        let insets = second.view.safeAreaInsets
        #expect(shown(stage) == [40, 300, 75, 60])
        #expect(stage?.layer.presentation()?.cornerRadius == 12)
        #expect(second.view.layer.presentation()?.bounds == navigation.view.bounds)
        #expect(source.alpha == 0)
        host.advance(by: 0.1)
        let half = try #require(shown(stage))
        #expect(half[2] > 75 && half[2] < 375 && half[0] > 0 && half[0] < 40)
        host.settle()
        #expect(stage == nil && second.view.frame == navigation.view.bounds)
        #expect(second.view.transform == .identity && second.view.safeAreaInsets == insets)
        #expect(source.alpha == 1 && first.view.window == nil)
    }

    @Test("Going back it shrinks into the view")
    func pop() throws {
        navigation.pushViewController(second, animated: false)
        host.layout()
        navigation.popViewController(animated: true)
        host.layout()
        let all = navigation.view.bounds
        #expect(shown(stage) == [0, 0, all.width, all.height] && source.alpha == 0)
        host.advance(by: 0.45)
        let end = try #require(shown(stage))
        #expect(abs(end[0] - 40) < 5 && abs(end[2] - 75) < 10)
        host.settle()
        #expect(second.view.window == nil && source.alpha == 1)
        #expect(first.view.superview?.subviews.count == 1)
    }

    @Test("A swipe that is taken back leaves the page where it was")
    func cancelled() {
        navigation.pushViewController(second, animated: false)
        host.layout()
        host.touchDown(at: CGPoint(x: 5, y: 400))
        host.moveTouch(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 105, y: 400), duration: 0.2)
        host.layout()
        #expect(stage != nil && source.alpha == 0)
        host.advance(by: 0.2)
        host.touchUp(at: CGPoint(x: 105, y: 400))
        host.settle()
        #expect(navigation.topViewController === second)
        #expect(stage == nil && second.view.frame == navigation.view.bounds && source.alpha == 1)
    }

    @Test("The part that an option names lies on the view")
    func alignment() {
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { context in
            CGRect(x: 100, y: 200, width: context.zoomedViewController.view.bounds.width - 225, height: 120)
        }
        let source = source
        second.preferredTransition = .zoom(options: options) { context in
            #expect(context.sourceViewController === first && context.zoomedViewController === second)
            return source
        }
        navigation.pushViewController(second, animated: true)
        host.layout()
        // 150 points of the page are as wide as the view's 75.
        let place = second.view.layer.presentation()!.frame
        #expect([place.minX, place.minY, place.width] == [-50, -100, 187.5])
        host.settle()
    }

    @Test("Without a view it grows out of the middle, and an interaction may be refused")
    func nothing() {
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { !$0.willBegin }
        second.preferredTransition = .zoom(options: options) { _ in nil }
        navigation.pushViewController(second, animated: true)
        host.layout()
        #expect(shown(stage)?[2] == 113)
        host.settle()
        host.touchDown(at: CGPoint(x: 5, y: 400))
        host.moveTouch(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 305, y: 400), duration: 0.2)
        host.touchUp(at: CGPoint(x: 305, y: 400))
        host.settle()
        #expect(navigation.topViewController === second)
    }

    @Test("A controller over the whole screen zooms, too; other transitions are those of the style")
    func presented() {
        let cover = plainPage("Cover", .systemYellow)
        cover.modalPresentationStyle = .fullScreen
        let source = source
        cover.preferredTransition = .zoom { _ in source }
        first.present(cover, animated: true)
        host.layout()
        #expect(shown(cover.view.superview) == [40, 300, 75, 60])
        host.settle()
        #expect(cover.view.frame == host.window.bounds && cover.view.window != nil)
        cover.dismiss(animated: true)
        host.settle()
        #expect(cover.view.window == nil && source.alpha == 1)
        let faded = plainPage("Faded", .systemGray)
        faded.modalPresentationStyle = .fullScreen
        faded.preferredTransition = .crossDissolve()
        first.present(faded, animated: true)
        host.layout()
        #expect(faded.view.layer.presentation()?.opacity == 0)
        host.settle()
    }
}
