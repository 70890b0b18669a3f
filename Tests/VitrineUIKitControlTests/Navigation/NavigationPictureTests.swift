import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: pictures", .serialized)
struct NavigationPictureTests {
    private func library() -> UINavigationController {
        let page = RowsController(title: "Library")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in })
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    private func show(_ navigation: UINavigationController, _ style: UIUserInterfaceStyle) -> TestHost {
        TestHost(
            navigation, size: CGSize(width: 320, height: 400), scale: 2,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), style: style)
    }

    @Test(
        "A large title, then one that content scrolled under", arguments: [UIUserInterfaceStyle.light, .dark])
    func titles(_ style: UIUserInterfaceStyle) throws {
        let navigation = library()
        let host = show(navigation, style)
        let name = style == .dark ? "dark" : "light"
        // The bar's button is systemBlue; behind it all is white or black.
        #expect(host.area(of: style == .dark ? [10, 132, 255] : [0, 122, 255]) > 10)
        #expect(host.rgb(160, 4) == (style == .dark ? [0, 0, 0] : [255, 255, 255]))
        try host.verifyPicture("large-title-\(name)")
        (navigation.topViewController as? RowsController)?.scrollView.contentOffset.y = 10
        host.layout()
        try host.verifyPicture("scrolled-title-\(name)")
    }

    @Test("A push after two tenths of its time", arguments: [UIUserInterfaceStyle.light, .dark])
    func push(_ style: UIUserInterfaceStyle) throws {
        let navigation = library()
        let host = show(navigation, style)
        let page = RowsController(title: "Album")
        page.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(page, animated: true)
        host.layout()
        host.advance(by: 0.1)
        try host.verifyPicture("push-\(style == .dark ? "dark" : "light")")
    }
}
