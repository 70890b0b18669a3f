import Testing
import UIKitTestSupport
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: bar and safe area", .serialized)
struct NavigationLayoutTests {
    @Test("The bars are of the classes that the controller is made with")
    func classes() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        final class Navigation: UINavigationController {
            override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
                super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
            }
            required init?(coder: NSCoder) { nil }
        }
        let own = Navigation(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(own.navigationBar is Bar && own.toolbar is Tools)
        let plain = Navigation(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self)
        own.viewControllers = [UIViewController()]
        own.topViewController?.title = "A"
        own.loadViewIfNeeded()
        #expect(own.navigationBar.topItem?.title == "A")
    }

    @Test("The bar is 44 points high below the status bar, and its page's safe area begins below it")
    func frames() {
        let page = plainPage("Page")
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
        page.additionalSafeAreaInsets.top = 10
        #expect(page.view.safeAreaInsets.top == 98)
        navigation.setNavigationBarHidden(true, animated: false)
        host.layout()
        #expect(page.view.safeAreaInsets.top == 54 && navigation.isNavigationBarHidden)
        navigation.setNavigationBarHidden(false, animated: true)
        host.settle()
        #expect(page.view.safeAreaInsets.top == 98 && navigation.navigationBar.frame.minY == 44)
    }

    @Test(
        "Its height is the device's",
        arguments: [(TestHost.Device.iPad, 50.0), (.appleTV, 86), (.desktop, 50)])
    func heights(_ device: TestHost.Device, _ height: CGFloat) {
        let navigation = UINavigationController(rootViewController: plainPage("Page"))
        let host = TestHost(navigation, device: device, safeArea: .zero)
        #expect(navigation.navigationBar.frame.size == CGSize(width: host.size.width, height: height))
        // Also where the device itself has no safe area.
        #expect(navigation.viewControllers[0].view.safeAreaInsets.top == height)
    }

    @Test("A phone on its side has a bar of 32 points and no large titles")
    func landscape() {
        let navigation = UINavigationController(rootViewController: plainPage("Page"))
        navigation.navigationBar.prefersLargeTitles = true
        let host = TestHost(navigation, size: CGSize(width: 812, height: 375))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 812, height: 32))
        host.resize(to: CGSize(width: 375, height: 812))
        host.layout()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 96))
    }

    @Test("Symbols of items are large, unless they say how large they are, or the bar is low")
    func symbols() throws {
        let page = plainPage("Page")
        let small = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: small, style: .plain, target: nil, action: nil),
        ]
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        func sizes() -> [CGSize] {
            func buttons(in view: UIView) -> [UIButton] {
                (view as? UIButton).map { [$0] } ?? view.subviews.flatMap(buttons)
            }
            // From the right.
            return buttons(in: navigation.navigationBar).sorted { $0.frame.minX > $1.frame.minX }
                .compactMap(\.currentImage?.size)
        }
        func size(_ points: CGFloat, _ scale: UIImage.SymbolScale) throws -> CGSize {
            let symbol = UIImage.SymbolConfiguration(pointSize: points, weight: .regular, scale: scale)
            return try #require(UIImage(systemName: "plus", withConfiguration: symbol)).size
        }
        #expect(try sizes() == [size(17, .large), size(9, .large)])
        host.resize(to: CGSize(width: 812, height: 375))
        host.layout()
        #expect(try sizes()[0].height < size(17, .large).height)
    }

    @Test("The title stands in the middle, and the back button names the page below")
    func titles() throws {
        let navigation = UINavigationController(rootViewController: plainPage("First"))
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let bar = navigation.navigationBar
        let title = try #require(bar.first(UILabel.self) { $0.text == "First" })
        #expect(title.convert(title.bounds, to: nil).midX == 187.5)
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(bar.first(UIButton.self) == nil && bar.backItem == nil)
        navigation.pushViewController(plainPage("Second"), animated: false)
        host.layout()
        let back = try #require(bar.first(UIButton.self))
        #expect(rounded([back.frame.minX]) == [9] && back.first(UILabel.self)?.text == "First")
        #expect(bar.topItem?.title == "Second" && bar.items?.count == 2)
        host.tap(back)
        host.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A back title that does not fit becomes Back, and then the chevron alone")
    func backTitles() throws {
        let navigation = UINavigationController(
            rootViewController: plainPage("A title of many letters and words"))
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        navigation.pushViewController(plainPage("Second"), animated: false)
        host.layout()
        let back = try #require(navigation.navigationBar.first(UIButton.self))
        #expect(back.first(UILabel.self)?.text == "Back" && back.first(UILabel.self)?.isHidden == false)
        navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
        host.layout()
        let other = try #require(navigation.navigationBar.first(UIButton.self))
        #expect(other.first(UILabel.self)?.isHidden == true)
        navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .default
        navigation.viewControllers[0].navigationItem.backButtonTitle = "Up"
        navigation.topViewController?.title = "2"
        host.layout()
        let last = try #require(navigation.navigationBar.first(UIButton.self))
        #expect(last.first(UILabel.self)?.text == "Up")
    }

    @Test("Bar buttons stand 16 points from the edge, do their action, and replace the back button")
    func barButtons() throws {
        var pressed: [String] = []
        let navigation = UINavigationController(rootViewController: plainPage("First"))
        let page = plainPage("Second")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { _ in pressed.append("done") })
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", primaryAction: UIAction { _ in pressed.append("cancel") })
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        navigation.pushViewController(page, animated: false)
        host.layout()
        let bar = navigation.navigationBar
        let buttons = ["Done", "Cancel"].map { title in
            bar.first(UIButton.self) { $0.currentTitle == title }
        }
        let (done, cancel) = (try #require(buttons[0]), try #require(buttons[1]))
        #expect(rounded([done.frame.maxX, cancel.frame.minX]) == [359, 16])
        #expect(done.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        host.tap(done)
        host.tap(cancel)
        #expect(pressed == ["done", "cancel"])
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        host.layout()
        #expect(bar.first(UIButton.self) { $0.currentTitle == "Done" }?.isEnabled == false)
        page.navigationItem.leftItemsSupplementBackButton = true
        host.layout()
        #expect(bar.first(UIButton.self) { $0.accessibilityIdentifier == "BackButton" } != nil)
    }

    @Test(
        "A large title adds 52 points, gives them up while content scrolls, and comes to rest whole or not at all"
    )
    func largeTitles() {
        let page = RowsController(title: "Library")
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let scrollView = page.scrollView
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
        #expect(scrollView.contentOffset.y == -140 && page.view.safeAreaInsets.top == 140)
        scrollView.contentOffset.y = -110
        host.layout()
        #expect(navigation.navigationBar.frame.height == 66 && page.view.safeAreaInsets.top == 110)
        #expect(scrollView.adjustedContentInset.top == 140)
        scrollView.contentOffset.y = 0
        host.layout()
        #expect(navigation.navigationBar.frame.height == 44 && page.view.safeAreaInsets.top == 88)
        scrollView.contentOffset.y = -140
        host.layout()
        // Of a drag by 20 points nothing is left; by 40, the title is gone.
        host.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 470))
        host.settle()
        #expect(scrollView.contentOffset.y == -140)
        host.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 450))
        host.settle()
        #expect(scrollView.contentOffset.y == -88 && navigation.navigationBar.frame.height == 44)
    }

    @Test("Whether a title is large is inherited along the stack")
    func largeTitleModes() {
        let (a, b, c) = (plainPage("A"), plainPage("B"), plainPage("C"))
        let navigation = UINavigationController(rootViewController: a)
        navigation.navigationBar.prefersLargeTitles = true
        let host = TestHost(navigation, safeArea: .zero)
        b.navigationItem.largeTitleDisplayMode = .never
        navigation.setViewControllers([a, b, c], animated: false)
        host.layout()
        #expect(c.view.safeAreaInsets.top == 44)
        c.navigationItem.largeTitleDisplayMode = .always
        host.layout()
        #expect(c.view.safeAreaInsets.top == 96)
        navigation.popViewController(animated: false)
        host.layout()
        #expect(b.view.safeAreaInsets.top == 44 && navigation.navigationBar.frame.height == 44)
    }

    @Test("The bar is clear over content that begins below it, and covered when content is under it")
    func background() {
        let page = RowsController(title: "Library")
        page.loadViewIfNeeded()
        page.scrollView.backgroundColor = .systemRed
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let place = CGPoint(x: 20, y: 60)
        #expect(host.color(at: place).green < 0.4)
        page.scrollView.contentOffset.y = 0
        host.layout()
        // The white of bars at 0.8, on red.
        #expect(host.color(at: place).green > 0.75)
    }

    @Test("A page that left has no bar's safe area any more, nor has what scrolls in it")
    func leavingTheStack() {
        let page = RowsController(title: "Page")
        let navigation = UINavigationController(rootViewController: plainPage("Root"))
        navigation.navigationBar.prefersLargeTitles = true
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        navigation.pushViewController(page, animated: false)
        host.layout()
        page.scrollView.contentOffset.y = 100
        host.layout()
        #expect(page.scrollView.adjustedContentInset.top == 140)
        navigation.popViewController(animated: false)
        host.layout()
        host.window.rootViewController = page
        host.layout()
        #expect(page.view.safeAreaInsets.top == 44 && page.scrollView.adjustedContentInset.top == 44)
    }

    @Test("A step of scrolling under the bar lays out what it does without one")
    func scrollingCost() {
        func layouts(_ page: RowsController, _ root: UIViewController, top: CGFloat) -> Int {
            let host = TestHost(root, safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
            for offset in [200.0, 210] {
                LayerCounters.reset()
                page.scrollView.contentOffset.y = offset
                host.layout()
            }
            return LayerCounters.current.layouts
        }
        let (plain, page) = (RowsController(title: "Page"), RowsController(title: "Page"))
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(layouts(page, navigation, top: 44) == layouts(plain, plain, top: 88))
    }

    @Test("A pinned header stays below the bar while the large title gives way")
    func pinnedHeaders() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let controller = HeaderController(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let collectionView = try #require(controller.collectionView)
        for (offset, top) in [(-140, 140), (-100, 100), (-88, 88), (200, 88)] as [(CGFloat, CGFloat)] {
            collectionView.contentOffset.y = offset
            host.layout()
            let view = try #require(
                collectionView.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
            )
            #expect(view.convert(view.bounds, to: nil).minY == top, "offset \(offset)")
        }
    }
}

@MainActor
private final class HeaderController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header"
        )
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 60 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
