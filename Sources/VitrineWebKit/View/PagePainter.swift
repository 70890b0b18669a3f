import Foundation
import VitrineCoreGraphics
import VitrineUIKit

/// Keeps a view's picture, and where its page was scrolled to, in step with the page.
@MainActor
final class PagePainter {
    private unowned let view: WKWebView
    private(set) var measures = PageMeasures()
    /// Whether there is a page that can be drawn.
    private(set) var hasPage = false
    private var size = WebSize()
    /// Whether the page looks otherwise than the picture.
    private var isStale = false
    private var isTaking = false
    /// Where the page was told to scroll to, in its pixels, and how often it was told.
    private var told = CGPoint.zero
    private var tellings = 0
    /// Whether the offset is changed because the page was scrolled by itself.
    private var isFollowing = false
    /// Whether a page has told of itself that was not laid out for the width of the view yet.
    private var isMeasuring = false

    init(_ view: WKWebView) { self.view = view }

    func begin() { view.scroller.onMove = { [weak self] in self?.scrolled() } }

    // MARK: Size

    /// Points of the view to one of the page's pixels.
    var factor: CGFloat {
        let width = view.scrollView.bounds.width
        guard hasPage, width > 0 else { return view.pageZoom }
        return view.pageZoom * width / layoutWidth(width)
    }

    private func layoutWidth(_ width: CGFloat) -> CGFloat {
        if view.pagePreferences.preferredContentMode == .desktop {
            return max(width, PageMeasures.desktopWidth)
        }
        return measures.layoutWidth(in: width)
    }

    /// The view, its screen or what it is zoomed by may be others.
    func sizeDidChange() {
        let bounds = view.scrollView.bounds.size
        guard bounds.width >= 1, bounds.height >= 1 else { return }
        let scale = max(1, view.traitCollection.displayScale)
        let new = WebSize(
            width: Int((bounds.width * scale).rounded()), height: Int((bounds.height * scale).rounded()),
            zoom: Double(scale * factor))
        guard new != size else { return look() }
        size = new
        view.engine.setSize(new)
        measure()
    }

    /// Asks the page how large it is, and then for a picture.
    ///
    /// - Parameter done: Called once it has answered, or is gone.
    func measure(_ done: (() -> Void)? = nil) {
        guard hasPage, !isMeasuring || done != nil else {
            done?()
            return
        }
        isMeasuring = true
        view.engine.evaluate(WebScript(source: "vitrinePage.measures()", world: PageScript.world)) {
            [weak self] result in
            defer { done?() }
            guard let self else { return }
            isMeasuring = false
            guard case .success(let value) = result, let measures = PageMeasures(value.object) else { return }
            pageDidChange(measures)
        }
    }

    // MARK: The page

    /// Another page begins.
    func pageBegan() {
        hasPage = true
        (told, tellings) = (.zero, 0)
        measures = PageMeasures()
        measures.viewport = "width=device-width"
        let inset = view.scrollView.adjustedContentInset
        follow { $0.contentOffset = CGPoint(x: -inset.left, y: -inset.top) }
        sizeDidChange()
    }

    /// What drew the page has ended.
    func pageEnded() {
        hasPage = false
        view.content.show(nil)
    }

    /// The page says that it looks otherwise.
    func pageDidChange(_ new: PageMeasures) {
        guard hasPage else { return }
        let old = factor
        measures = new
        view.pageColor = new.color
        if view.themeColor != new.theme { view.themeColor = new.theme }
        if factor != old {
            // It tells of itself again once it is laid out.
            sizeDidChange()
            return
        }
        resizeContent()
        followScroll()
        isStale = true
        look()
    }

    private func resizeContent() {
        let (scroll, factor) = (view.scrollView, factor)
        let inset = scroll.adjustedContentInset
        let least = scroll.bounds.height - inset.top - inset.bottom
        let width =
            measures.size.width <= measures.innerWidth + 1
            ? scroll.bounds.width : measures.size.width * factor
        let height = measures.size.height * factor
        let size = CGSize(
            width: width, height: measures.fits ? max(min(height, scroll.bounds.height), least) : height)
        follow { if $0.contentSize != size { $0.contentSize = size } }
    }

    private func follow(_ body: (UIScrollView) -> Void) {
        isFollowing = true
        defer { isFollowing = false }
        body(view.scrollView)
    }

    // MARK: Scrolling

    /// Where the page is to be scrolled to: never beyond its ends, where the view goes when it is pulled.
    private var goal: CGPoint {
        let (scroll, factor) = (view.scrollView, factor)
        let most = CGPoint(
            x: max(0, scroll.contentSize.width - scroll.bounds.width),
            y: max(0, scroll.contentSize.height - scroll.bounds.height))
        return CGPoint(
            x: min(max(0, scroll.contentOffset.x), most.x) / factor,
            y: min(max(0, scroll.contentOffset.y), most.y) / factor)
    }

    private func scrolled() {
        guard !isFollowing, hasPage else { return }
        look()
    }

    /// The page was scrolled by itself, as by a link to a part of it.
    private func followScroll() {
        guard measures.scroll == tellings,
            abs(measures.offset.x - told.x) > 1 || abs(measures.offset.y - told.y) > 1
        else { return }
        told = measures.offset
        let (factor, inset) = (factor, view.scrollView.adjustedContentInset)
        follow {
            $0.setContentOffset(
                CGPoint(
                    x: told.x > 0 ? told.x * factor : -inset.left,
                    y: told.y > 0 ? told.y * factor : -inset.top),
                animated: false)
        }
        isStale = true
    }

    // MARK: Pictures

    /// Takes a picture if one is missing, and none is being taken.
    func look() {
        guard hasPage, !isTaking, view.window != nil, size.width > 0 else { return }
        if view.suppressesIncrementalRendering, view.isLoading { return }
        let goal = goal
        if abs(goal.x - told.x) > 0.4 || abs(goal.y - told.y) > 0.4 { tell(goal) }
        guard isStale else { return }
        take()
    }

    private func tell(_ goal: CGPoint) {
        told = goal
        tellings += 1
        isStale = true
        view.engine.evaluate(
            WebScript(
                source: "vitrinePage.scroll(\(goal.x), \(goal.y), \(tellings))", world: PageScript.world)
        ) { _ in }
    }

    private func take() {
        (isStale, isTaking) = (false, true)
        let place = CGRect(
            origin: CGPoint(x: told.x * factor, y: told.y * factor), size: view.scrollView.bounds.size)
        view.engine.snapshot { [weak self] image in
            guard let self else { return }
            isTaking = false
            if let image, hasPage { view.content.show(image, at: place) }
            look()
        }
    }

    // MARK: Fingers

    /// A place of the view's content, in the page's pixels from the corner of what is seen.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x / factor - told.x, y: point.y / factor - told.y)
    }
}
