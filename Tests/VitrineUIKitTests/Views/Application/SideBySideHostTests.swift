import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore
import VitrineSupport
import VitrineTesting
import VitrineUIKit

/// Two hosts in one process are two applications.
@MainActor
@Suite("Hosts side by side")
struct SideBySideHostTests {
    /// What the code of an application sees of where it runs.
    @MainActor
    private struct Surroundings {
        var size = UIScreen.main.bounds.size
        var scale = UIScreen.main.scale
        var idiom = UIDevice.current.userInterfaceIdiom
        var traits = UITraitCollection.current.userInterfaceIdiom
        var windows = UIApplication.shared.windows
        var time = CACurrentMediaTime()
    }

    private final class Witness: UIViewController {
        var loaded: Surroundings?
        var laidOut: Surroundings?
        var tapped: Surroundings?
        var appeared: Surroundings?
        override func viewDidLoad() {
            super.viewDidLoad()
            loaded = Surroundings()
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared = Surroundings()
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            laidOut = Surroundings()
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            tapped = Surroundings()
        }
    }

    private let phoneSide = Witness()
    private let television = Witness()

    @Test("Screen, device, application and traits are those of the host that calls")
    func surroundings() throws {
        let phone = TestHost(phoneSide)
        let tv = TestHost(television, device: .appleTV)
        phone.tap(at: CGPoint(x: 10, y: 10))
        tv.tap(at: CGPoint(x: 10, y: 10))
        for seen in [phoneSide.loaded, phoneSide.appeared, phoneSide.laidOut, phoneSide.tapped] {
            let seen = try #require(seen)
            #expect(seen.size == CGSize(width: 375, height: 812) && seen.scale == 3)
            #expect(seen.idiom == .phone && seen.traits == .phone)
        }
        for seen in [television.loaded, television.appeared, television.laidOut, television.tapped] {
            let seen = try #require(seen)
            #expect(seen.size == CGSize(width: 1920, height: 1080) && seen.scale == 1)
            #expect(seen.idiom == .tv && seen.traits == .tv)
        }
        #expect(phoneSide.tapped?.windows == [phone.window])
        #expect(television.tapped?.windows == [tv.window])
    }

    @Test("Between, they are the application's, and perform(_:) makes them a host's")
    func between() {
        let tv = TestHost(television, device: .appleTV)
        #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 812))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(!UIApplication.shared.windows.contains(tv.window))
        #expect(tv.perform { UIScreen.main.bounds.size } == CGSize(width: 1920, height: 1080))
        #expect(tv.window.screen === tv.perform { UIScreen.main })
        #expect(UIScreen.main !== tv.window.screen)
    }

    private final class Scrolled: NSObject, UIScrollViewDelegate {
        var idioms: [UIUserInterfaceIdiom] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            idioms.append(UIDevice.current.userInterfaceIdiom)
        }
    }

    @Test("What a test calls between comes back as the host's: controllers, layout, actions, scrolling")
    func callbacks() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tv = TestHost(navigation, device: .appleTV, safeArea: .zero)
        navigation.pushViewController(television, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(television.loaded?.idiom == .tv && television.laidOut?.idiom == .tv)
        let presented = Witness()
        navigation.present(presented, animated: false)
        #expect(presented.loaded?.idiom == .tv)
        let child = Witness()
        television.addChild(child)
        tv.window.addSubview(child.view)
        #expect(child.loaded?.idiom == .phone, "its view was asked for in no window")
        tv.layout()
        #expect(child.appeared?.idiom == .tv)

        var pressed: [UIUserInterfaceIdiom] = []
        let control = UIControl()
        control.addAction(
            UIAction { _ in pressed.append(UIDevice.current.userInterfaceIdiom) },
            for: .primaryActionTriggered)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        let delegate = Scrolled()
        scrollView.delegate = delegate
        for view in [control, scrollView] { tv.window.addSubview(view) }
        control.sendActions(for: .primaryActionTriggered)
        scrollView.contentOffset.y = 50
        #expect(pressed == [.tv] && delegate.idioms == [.tv])
    }

    @Test("Time passes in the host that it passes in")
    func clocks() {
        let first = TestHost(phoneSide)
        let second = TestHost(television, device: .appleTV)
        let (before, other) = (first.now, second.now)
        first.advance(by: 2)
        second.advance(by: 0.5)
        #expect(first.now == before + 2 && second.now == other + 0.5)
        #expect(first.perform { CACurrentMediaTime() } == first.now)
        #expect(second.perform { CACurrentMediaTime() } == second.now)
    }

    @Test("Animations go by the clock of their window, begun inside or between")
    func animations() {
        let first = TestHost(phoneSide)
        let second = TestHost(television, device: .appleTV)
        let views = [first, second].map { host in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            host.rootViewController.view.addSubview(view)
            host.layout()
            return view
        }
        first.advance(by: 3)
        var ended: [Surroundings] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            for view in views { view.frame.origin.x = 100 }
        } completion: { _ in
            ended.append(Surroundings())
        }
        first.advance(by: 0.5)
        #expect(views[0].layer.presentation()?.frame.minX == 50)
        #expect(views[1].layer.presentation()?.frame.minX == 0)
        second.advance(by: 0.25)
        #expect(views[0].layer.presentation()?.frame.minX == 50)
        #expect(views[1].layer.presentation()?.frame.minX == 25)
        second.advance(by: 1)
        #expect(ended.isEmpty)
        first.advance(by: 1)
        #expect(ended.map(\.idiom) == [.phone])
    }

    @Test("Scrolling, timers of gestures and display links go on in their own host")
    func motions() {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 5000)
        let scrolling = TestHost(scrollView)
        var presses = 0
        let button = UIView()
        let longPress = UILongPressGestureRecognizer()
        longPress.addAction { if $0.state == .began { presses += 1 } }
        button.addGestureRecognizer(longPress)
        let pressing = TestHost(button)
        scrolling.fling(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
        pressing.touchDown(at: CGPoint(x: 100, y: 100))
        let offset = scrollView.contentOffset.y
        pressing.advance(by: 0.4)
        #expect(scrollView.contentOffset.y == offset && presses == 0)
        scrolling.advance(by: 0.2)
        #expect(scrollView.contentOffset.y > offset && presses == 0)
        pressing.advance(by: 0.2)
        #expect(presses == 1)
        var frames: [TimeInterval] = []
        let link = pressing.perform {
            let link = CADisplayLink { frames.append($0.timestamp) }
            link.add(to: .main, forMode: .common)
            return link
        }
        scrolling.advance(by: 0.1)
        #expect(frames.isEmpty)
        pressing.advance(by: 0.1)
        #expect(frames.count >= 6 && frames.last == pressing.now)
        link.invalidate()
    }

    @Test("A completion is called as its own host, whoever makes the next frame")
    func completions() {
        let layout = UICollectionViewFlowLayout()
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let tv = TestHost(collectionView, device: .appleTV)
        let phone = TestHost(phoneSide)
        var seen: [UIUserInterfaceIdiom] = []
        collectionView.performBatchUpdates(nil) { _ in seen.append(UIDevice.current.userInterfaceIdiom) }
        phone.layout()
        #expect(seen.isEmpty)
        tv.layout()
        #expect(seen == [.tv])
    }

    @Test("What is begun between two steps of a host, in no window, goes on with them")
    func withoutWindow() {
        let host = TestHost(phoneSide)
        var fired = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { _ in fired += 1 }
        animator.startAnimation(afterDelay: 0.5)
        let begun = CACurrentMediaTime()
        host.advance(by: 0.25)
        #expect(CACurrentMediaTime() == begun + 0.25)
        host.advance(by: 2)
        #expect(fired == 1)
    }

    @Test("What a host says once, another says again, and the process hears both")
    func reports() {
        let sentence = "Two hosts say this, \(UUID())"
        let hosts = [TestHost(phoneSide), TestHost(television)]
        let before = ReportLog.process.count
        for _ in 0..<2 {
            for host in hosts { host.perform { _ = ReportLog.current.report(once: sentence) } }
        }
        #expect(ReportLog.process.sentences(after: before) == [sentence, sentence])
        #expect(hosts[0].perform { ReportLog.current.sentences } == [sentence])
    }

    @Test("What a host has done is counted for it, and for the process")
    func counts() {
        let hosts = [TestHost(phoneSide), TestHost(television)]
        let before = hosts.map { $0.context.counts(LayerCounters.self).layouts }
        LayerCounters.reset()
        hosts[0].rootViewController.view.setNeedsLayout()
        for host in hosts { host.layout() }
        let after = hosts.map { $0.context.counts(LayerCounters.self).layouts }
        #expect(after[0] - before[0] == 1 && after[1] == before[1])
        #expect(LayerCounters.current.layouts == 1)
    }

    // MARK: Frames within frames

    private final class Nesting: UIView {
        var work: (() -> Void)?
        override func layoutSubviews() {
            super.layoutSubviews()
            let work = work
            self.work = nil
            work?()
        }
    }

    @Test("A frame of the same host within a frame is made after it, and the picture stays")
    func nested() {
        let view = Nesting()
        view.backgroundColor = .red
        let host = TestHost(view)
        let surface = host.window.offscreenWindow
        let shown = surface?.content
        view.work = {
            view.backgroundColor = .green
            surface?.setNeedsFrame()
            surface?.frame()
            #expect(surface?.content === shown)
        }
        view.setNeedsLayout()
        surface?.frame()
        #expect(surface?.needsFrame == true)
        surface?.frame()
        #expect(surface?.content !== shown)
    }

    @Test("A host may be driven from within the frame of another")
    func drivenFromWithin() {
        let view = Nesting()
        let outer = TestHost(view)
        var ended = false
        view.work = {
            let inner = TestHost(self.television, device: .appleTV)
            UIView.animate(withDuration: 0.2) {
                inner.rootViewController.view.alpha = 0.5
            } completion: {
                ended = $0
            }
            inner.advance(by: 0.5)
            #expect(UIDevice.current.userInterfaceIdiom == .phone)
        }
        view.setNeedsLayout()
        outer.layout()
        #expect(ended)
        #expect(television.loaded?.idiom == .tv)
    }
}
