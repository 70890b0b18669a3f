import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

/// Notes what a split view controller asks and tells.
@MainActor
private final class SplitLog: UISplitViewControllerDelegate {
    var events: [String] = []
    var top: UISplitViewController.Column?
    var isCollapseHandled = false
    var shows = false

    func take() -> [String] {
        defer { events = [] }
        return events
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { events.append("mode \(displayMode)") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        events.append("top \(proposedTopColumn) \(svc.isCollapsed)")
        return top ?? proposedTopColumn
    }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        events.append("expanding \(proposedDisplayMode)")
        return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        events.append("collapsed \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        events.append("expanded \(!svc.isCollapsed)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        events.append("show \(column)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        events.append("hide \(column)")
    }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    {
        events.append("primary for collapsing")
        return nil
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        events.append("primary for expanding")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool {
        events.append("collapse")
        return isCollapseHandled
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? {
        events.append("separate")
        return nil
    }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { shows }
}

@MainActor
@Suite("Split view controller", .serialized)
struct SplitViewControllerTests {
    private let wide = CGSize(width: 1000, height: 700)
    private let narrow = CGSize(width: 400, height: 700)
    private let log = SplitLog()

    private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = log
        return split
    }

    private func frame(_ controller: UIViewController, in split: UISplitViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: split.view)
    }

    // MARK: Several columns

    @Test("Two columns stand beside each other in a wide window, the first 320 points wide")
    func tiles() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        #expect(split.viewController(for: .primary) === a && a.splitViewController === split)
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(frame(a, in: split) == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(frame(b, in: split) == CGRect(x: 320, y: 0, width: 680, height: 700))
        #expect(a.traitCollection.horizontalSizeClass == .compact)
        #expect(b.traitCollection.horizontalSizeClass == .regular)
        #expect(split.viewControllers == [a.navigationController!, b.navigationController!])
        #expect(log.take() == [])
    }

    @Test("Three columns stand beside each other, over the last, or push it aside, as the mode says")
    func triple() {
        let pages = [plainPage("A"), plainPage("B"), plainPage("C")]
        let split = split(.tripleColumn)
        split.setViewController(pages[0], for: .primary)
        split.setViewController(pages[1], for: .supplementary)
        split.setViewController(pages[2], for: .secondary)
        split.preferredPrimaryColumnWidth = 200
        split.preferredSupplementaryColumnWidth = 300
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(frame(pages[1], in: split) == CGRect(x: 200, y: 0, width: 300, height: 700))
        #expect(frame(pages[2], in: split) == CGRect(x: 500, y: 0, width: 500, height: 700))
        split.preferredDisplayMode = .oneBesideSecondary
        #expect(pages[0].view.window == nil)
        #expect(frame(pages[1], in: split).minX == 0 && frame(pages[2], in: split).minX == 300)
        split.preferredDisplayMode = .twoDisplaceSecondary
        host.layout()
        #expect(frame(pages[2], in: split) == CGRect(x: 500, y: 0, width: 700, height: 700))
        split.preferredDisplayMode = .twoOverSecondary
        host.layout()
        #expect(frame(pages[1], in: split).minX == 200)
        #expect(frame(pages[2], in: split) == CGRect(x: 0, y: 0, width: 1000, height: 700))
        #expect(
            log.take() == [
                "mode oneBesideSecondary", "hide primary", "mode twoDisplaceSecondary", "show primary",
                "mode twoOverSecondary",
            ])
    }

    @Test("In an upright window the first column lies over the second, and a tap beside it takes it away")
    func overlays() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        let host = TestHost(split, device: .desktop, size: CGSize(width: 700, height: 1000))
        host.settle()
        #expect(split.displayMode == .secondaryOnly && a.viewIfLoaded?.window == nil)
        split.show(.primary)
        host.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(a, in: split) == CGRect(x: 0, y: 0, width: 280, height: 1000))
        #expect(frame(b, in: split) == CGRect(x: 0, y: 0, width: 700, height: 1000))
        host.tap(at: CGPoint(x: 600, y: 500))
        host.settle()
        #expect(split.displayMode == .secondaryOnly && a.view.window == nil)
        #expect(
            log.take() == ["mode oneOverSecondary", "show primary", "mode secondaryOnly", "hide primary"])
    }

    @Test("The button in the bar hides the first column and shows it again")
    func button() throws {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        let bar = try #require(a.navigationController?.navigationBar)
        host.tap(try #require(bar.first(UIControl.self) { $0.accessibilityLabel == "Hide Sidebar" }))
        host.settle()
        #expect(split.displayMode == .secondaryOnly && a.view.window == nil)
        #expect(frame(b, in: split).width == 1000)
        let other = try #require(b.navigationController?.navigationBar)
        host.tap(try #require(other.first(UIControl.self) { $0.accessibilityLabel == "Show Sidebar" }))
        host.settle()
        #expect(split.displayMode == .oneBesideSecondary && a.view.window != nil)
        split.displayModeButtonVisibility = .never
        #expect(bar.first(UIControl.self) { $0.accessibilityLabel == "Hide Sidebar" } == nil)
    }

    @Test("Widths follow wishes, shares and limits")
    func widths() {
        let split = split()
        split.setViewController(plainPage("A"), for: .primary)
        split.setViewController(plainPage("B"), for: .secondary)
        let host = TestHost(split, device: .desktop, size: wide)
        #expect(split.primaryColumnWidth == 320)
        #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
        split.preferredPrimaryColumnWidthFraction = 0.25
        #expect(split.primaryColumnWidth == 250)
        split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 450
        #expect(split.primaryColumnWidth == 450)
        split.preferredPrimaryColumnWidth = 100
        split.minimumPrimaryColumnWidth = 180
        #expect(split.primaryColumnWidth == 180)
        host.settle()
        #expect(frame(split.viewControllers[0], in: split).width == 180)
    }

    @Test("From right to left, and with a trailing edge, the first column is at the other side")
    func mirrored() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let split = split()
        split.primaryEdge = .trailing
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        #expect(frame(a, in: split).minX == 680 && frame(b, in: split).minX == 0)
        split.view.semanticContentAttribute = .forceRightToLeft
        split.view.setNeedsLayout()
        host.settle()
        #expect(frame(a, in: split).minX == 0 && frame(b, in: split).minX == 320)
    }

    // MARK: One column

    @Test("A narrow window has the stacks of all columns in one, and a wide one each its own again")
    func collapses() {
        let (a, b, c) = (plainPage("A"), plainPage("B"), plainPage("C"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        let (first, second) = (a.navigationController!, b.navigationController!)
        host.resize(to: narrow)
        host.settle()
        #expect(log.take() == ["top secondary false", "collapsed true"])
        #expect(first.viewControllers == [a, b] && split.viewControllers == [first])
        #expect(frame(b, in: split) == CGRect(x: 0, y: 0, width: 400, height: 700))
        #expect(b.traitCollection.horizontalSizeClass == .compact)
        b.navigationController?.pushViewController(c, animated: false)
        host.settle()
        host.resize(to: wide)
        host.settle()
        #expect(log.take() == ["expanding oneBesideSecondary", "expanded true"])
        #expect(first.viewControllers == [a] && second.viewControllers == [b, c])
        #expect(frame(c, in: split) == CGRect(x: 320, y: 0, width: 680, height: 700))
    }

    @Test("The delegate says which column shows, and show brings another on top")
    func topColumn() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        log.top = .primary
        let host = TestHost(split, device: .iPhone)
        host.settle()
        #expect(split.isCollapsed && b.viewIfLoaded?.window == nil && a.view.window != nil)
        split.show(.secondary)
        host.settle()
        #expect(a.navigationController?.viewControllers == [a, b] && b.view.window != nil)
        split.hide(.secondary)
        host.settle()
        #expect(a.navigationController?.viewControllers == [a] && a.view.window != nil)
        let d = plainPage("D")
        a.showDetailViewController(d, sender: nil)
        host.settle()
        #expect(
            a.navigationController?.viewControllers == [a, d] && split.viewController(for: .secondary) === d)
        split.show(.primary)
        host.settle()
        #expect(a.view.window != nil)
    }

    @Test("A controller for the compact column shows in place of all others")
    func compactColumn() {
        let (a, b, c) = (plainPage("A"), plainPage("B"), plainPage("C"))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        split.setViewController(c, for: .compact)
        let host = TestHost(split, device: .desktop, size: narrow)
        host.settle()
        #expect(log.take() == ["top compact false", "collapsed true"])
        #expect(c.view.window != nil && split.viewControllers == [c])
        host.resize(to: wide)
        host.settle()
        #expect(c.view.window == nil && a.view.window != nil && b.view.window != nil)
    }

    @Test("Appearances are balanced however often the window becomes narrow and wide")
    func balanced() {
        let events = LoggingController.Log()
        let (a, b) = (LoggingController("A", events), LoggingController("B", events))
        let split = split()
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        for _ in 0..<5 {
            host.resize(to: narrow)
            host.settle()
            host.resize(to: wide)
            host.settle()
        }
        for name in ["A", "B"] {
            let came = events.events.filter { $0 == "\(name) didAppear" }.count
            let went = events.events.filter { $0 == "\(name) didDisappear" }.count
            #expect(came == went + 1 && came > 1)
            #expect(events.events.filter { $0 == "\(name) willAppear" }.count == came)
        }
    }

    // MARK: Without columns

    @Test("Two controllers without columns: the second goes onto the stack of the first, and comes back")
    func classic() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let (master, detail) = (
            UINavigationController(rootViewController: a), UINavigationController(rootViewController: b)
        )
        let split = UISplitViewController()
        split.delegate = log
        split.viewControllers = [master, detail]
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        #expect(frame(a, in: split).width == 320 && frame(b, in: split).minX == 320)
        host.resize(to: narrow)
        host.settle()
        #expect(log.take() == ["primary for collapsing", "collapse", "collapsed true"])
        #expect(master.viewControllers == [a, b] && split.viewControllers == [master])
        host.resize(to: wide)
        host.settle()
        #expect(log.take() == ["primary for expanding", "separate", "expanded true"])
        #expect(master.viewControllers == [a] && detail.viewControllers == [b])
        #expect(split.viewControllers == [master, detail])
    }

    @Test("A delegate that handles the collapse keeps the first controller on screen")
    func handled() {
        let (a, b) = (plainPage("A"), plainPage("B"))
        let master = UINavigationController(rootViewController: a)
        let split = UISplitViewController()
        split.delegate = log
        log.isCollapseHandled = true
        split.viewControllers = [master, b]
        let host = TestHost(split, device: .iPhone)
        host.settle()
        #expect(master.viewControllers == [a] && a.view.window != nil)
        let c = plainPage("C")
        a.showDetailViewController(c, sender: nil)
        host.settle()
        #expect(master.viewControllers == [a, c])
        log.shows = true
        a.showDetailViewController(plainPage("D"), sender: nil)
        #expect(master.viewControllers == [a, c])
    }

    @Test("Details replace the second controller in a wide window; without a split they are presented")
    func details() {
        let (a, b, c) = (plainPage("A"), plainPage("B"), plainPage("C"))
        let split = UISplitViewController()
        split.viewControllers = [a, b]
        let host = TestHost(split, device: .desktop, size: wide)
        host.settle()
        a.showDetailViewController(c, sender: nil)
        host.settle()
        #expect(split.viewControllers == [a, c] && b.parent == nil && b.view.window == nil)
        #expect(frame(c, in: split).minX == 320)
        let alone = plainPage("E")
        let other = TestHost(alone)
        alone.showDetailViewController(b, sender: nil)
        other.settle()
        #expect(alone.presentedViewController === b)
    }
}
