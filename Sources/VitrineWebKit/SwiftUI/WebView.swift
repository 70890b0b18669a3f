public import Foundation
public import VitrineSwiftUI
import VitrineUIKit

/// Shows pages of the web.
@MainActor @preconcurrency
public struct WebView: View {
    private let page: WebPage?
    private let url: URL?

    /// Shows what a page has loaded.
    public init(_ page: WebPage) { (self.page, url) = (page, nil) }

    /// Shows what is at an address; nothing for nil.
    public init(url: URL?) { (page, self.url) = (nil, url) }

    public var body: some View { WebViewBody(page: page, url: url) }
}

private struct WebViewBody: UIViewRepresentable {
    let page: WebPage?
    let url: URL?

    @MainActor
    final class Coordinator {
        /// That of a view without one, and what it was told to load.
        lazy var own = WebPage()
        var url: URL?
        weak var shown: WebPage?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ place: UIView, context: Context) {
        let coordinator = context.coordinator
        let page = page ?? coordinator.own
        if coordinator.shown !== page {
            coordinator.shown?.view.removeFromSuperview()
            coordinator.shown = page
            page.view.frame = place.bounds
            page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            place.addSubview(page.view)
        }
        guard self.page == nil, coordinator.url != url else { return }
        coordinator.url = url
        page.load(url)
    }
}
