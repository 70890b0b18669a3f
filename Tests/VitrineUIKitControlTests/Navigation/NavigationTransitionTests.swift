import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: transitions", .serialized)
struct NavigationTransitionTests {
    let first = plainPage("First", .systemRed)
    let second = plainPage("Second", .systemBlue)
    let navigation: UINavigationController
    let host: TestHost

    init() {
        navigation = UINavigationController(rootViewController: first)
        host = TestHost(navigation, safeArea: phoneSafeArea)
    }

    /// Where the pages show: their left edges, rounded to points.
    private var edges: [CGFloat] {
        [first, second].map { page in
            guard page.view.window != nil else { return .infinity }
            let shown = page.view.layer.presentation()!.frame
            return shown.minX.rounded()
        }
    }

    /// Lets time pass to a part of the transition's half second.
    private func edges(at parts: [Double]) -> [[CGFloat]] {
        var elapsed = 0.0
        return parts.map { part in
            host.advance(by: part * 0.5 - elapsed)
            elapsed = part * 0.5
            return edges
        }
    }

    @Test("A push brings the page from the right and moves the other by a third to the left")
    func push() {
        navigation.pushViewController(second, animated: true)
        host.layout()
        // A critically damped spring that settles in half a second: 55.1 % and 98.8 % of the way after .2 and .7.
        #expect(edges(at: [0, 0.2, 0.7]) == [[0, 375], [-69, 168], [-124, 4]])
        host.settle()
        #expect(edges == [.infinity, 0])
    }

    @Test("A pop is the way back")
    func pop() {
        navigation.pushViewController(second, animated: false)
        host.layout()
        navigation.popViewController(animated: true)
        host.layout()
        #expect(edges(at: [0, 0.2, 0.7]) == [[-125, 0], [-56, 207], [-1, 371]])
        host.settle()
        #expect(edges == [0, .infinity])
        #expect(first.view.superview?.subviews.count == 1)
    }

    @Test("The lower page is dimmed by nine hundredths, and the bar's titles change places")
    func dimming() throws {
        navigation.pushViewController(second, animated: true)
        host.layout()
        let title = try #require(navigation.navigationBar.first(UILabel.self) { $0.text == "Second" })
        #expect(title.layer.presentation()?.opacity == 0)
        host.advance(by: 0.45)
        let dim = try #require(first.view.superview?.subviews.first { $0.backgroundColor == .black })
        #expect(abs((dim.layer.presentation()?.opacity ?? 0) - 0.09) < 0.001)
        #expect(title.layer.presentation()!.opacity > 0.99)
        host.settle()
        #expect(
            dim.superview == nil && navigation.navigationBar.first(UILabel.self) { $0.text == "First" } != nil
        )
    }

    @Test("On a television pages fade")
    func television() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let navigation = UINavigationController(rootViewController: a)
        let host = TestHost(navigation, device: .appleTV)
        navigation.pushViewController(b, animated: true)
        host.layout()
        host.advance(by: 0.1)
        #expect(b.view.layer.presentation()!.frame.minX == 0)
        #expect(abs(b.view.layer.presentation()!.opacity - 0.551) < 0.01)
        host.settle()
        #expect(a.view.superview == nil && a.view.alpha == 1 && b.view.alpha == 1)
    }

    @Test("Touches do nothing during a push, and Escape waits for its end")
    func inputDuringPush() {
        var presses = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 200, width: 375, height: 100)
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        second.view.addSubview(button)
        navigation.pushViewController(second, animated: true)
        host.advance(by: 0.3)
        host.tap(at: CGPoint(x: 300, y: 250))
        #expect(presses == 0)
        host.press(.menu)
        #expect(navigation.viewControllers.count == 1)
        host.settle()
        #expect(edges == [0, .infinity])
        navigation.pushViewController(second, animated: false)
        host.layout()
        host.tap(button)
        #expect(presses == 1)
    }

    @Test("What is animated alongside has the transition's time, and its completion says how it ended")
    func alongside() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.window.addSubview(view)
        var ends: [Bool] = []
        navigation.pushViewController(second, animated: true)
        let isQueued = navigation.transitionCoordinator?.animate(
            alongsideTransition: { context in
                #expect(context.viewController(forKey: .to) === self.second)
                #expect(context.transitionDuration == 0.5 && !context.isInteractive)
                view.center.x = 105
            }, completion: { ends.append($0.isCancelled) })
        #expect(isQueued == true && second.transitionCoordinator != nil)
        host.layout()
        host.advance(by: 0.1)
        #expect((view.layer.presentation()!.position.x).rounded() == 60)
        host.settle()
        #expect(ends == [false] && view.center.x == 105)
    }

    @Test("A title that comes during the push moves in with the rest")
    func lateTitle() throws {
        let page = plainPage(nil)
        navigation.pushViewController(page, animated: true)
        host.advance(by: 0.1)
        page.title = "Late"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        host.layout()
        let bar = navigation.navigationBar
        let title = try #require(bar.first(UILabel.self) { $0.text == "Late" })
        #expect(title.layer.presentation()!.opacity < 0.9)
        #expect(bar.first(UIButton.self) { $0.currentTitle == "Done" } != nil)
        host.settle()
        #expect(title.alpha == 1 && abs(title.convert(title.bounds, to: nil).midX - 187.5) < 0.5)
    }

    @Test("The bar's height goes with the page, from a large title to a small one and back")
    func barHeight() {
        first.navigationItem.largeTitleDisplayMode = .always
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.navigationBar.prefersLargeTitles = true
        host.layout()
        let height = { self.navigation.navigationBar.layer.presentation()!.bounds.height.rounded() }
        #expect(height() == 96)
        navigation.pushViewController(second, animated: true)
        host.layout()
        #expect(height() == 96)
        host.advance(by: 0.1)
        #expect(height() == 67)
        host.settle()
        #expect(height() == 44 && first.view.safeAreaInsets.top == 0 && second.view.safeAreaInsets.top == 88)
    }

    @Test("Nothing keeps a page that was popped, nor a navigation controller that is gone")
    func memory() {
        weak var page: UIViewController?
        weak var container: UINavigationController?
        do {
            let root = plainPage("Root")
            let navigation = UINavigationController(rootViewController: root)
            let host = TestHost(navigation)
            do {
                let pushed = RowsController(title: "Pushed")
                page = pushed
                navigation.pushViewController(pushed, animated: true)
                host.settle()
                navigation.popViewController(animated: true)
                host.settle()
            }
            #expect(page == nil)
            container = navigation
        }
        #expect(container == nil)
    }
}
