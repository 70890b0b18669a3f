import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Appearance proxies", .serialized)
struct AppearanceProxyTests {
    private final class Card: UIView {}
    private final class Dotted: UISwitch {}

    private func host(_ views: [UIView]) -> TestHost {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        return TestHost(controller)
    }

    @Test("What was set on the proxy is there when a view comes into a window, and not before")
    func window() {
        defer { AppearanceRegistry.reset() }
        UISwitch.appearance().onTintColor = .systemRed
        let view = UISwitch()
        #expect(view.onTintColor == nil)
        let host = host([view])
        #expect(view.onTintColor == .systemRed)
        // What is there already stays as it is.
        UISwitch.appearance().onTintColor = .systemBlue
        #expect(view.onTintColor == .systemRed)
        let other = UISwitch()
        host.window.rootViewController?.view.addSubview(other)
        #expect(other.onTintColor == .systemBlue)
    }

    private final class Late: UIViewController {
        let dots = UISwitch()
        let bar = UIToolbar()
        override func viewDidLoad() {
            view.addSubview(dots)
            bar.items = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
            view.addSubview(bar)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            UISwitch.appearance().onTintColor = .systemRed
            UIBarButtonItem.appearance().tintColor = .systemGreen
        }
    }

    @Test("What is set while views come on screen is for those, too")
    func late() {
        defer { AppearanceRegistry.reset() }
        let controller = Late()
        let host = TestHost(controller)
        #expect(controller.dots.onTintColor == .systemRed)
        #expect(controller.bar.items?[0].tintColor == .systemGreen)
        UISwitch.appearance().thumbTintColor = .systemBlue
        host.layout()
        #expect(controller.dots.thumbTintColor == nil)
    }

    @Test("What UIKit does not mark works too, where programs use it")
    func unmarked() {
        defer { AppearanceRegistry.reset() }
        UIScrollView.appearance().bounces = false
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().allowsSelection = false
        UITableView.appearance().sectionHeaderTopPadding = 0
        UITextField.appearance().clearButtonMode = .whileEditing
        UISwitch.appearance().overrideUserInterfaceStyle = .dark
        let (table, field, dots) = (UITableView(), UITextField(), UISwitch())
        _ = host([table, field, dots])
        #expect(!table.bounces && table.keyboardDismissMode == .onDrag)
        #expect(table.separatorStyle == .none && !table.allowsSelection)
        #expect(table.sectionHeaderTopPadding == 0 && field.clearButtonMode == .whileEditing)
        #expect(dots.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("What was set on a view itself wins")
    func own() {
        defer { AppearanceRegistry.reset() }
        UISlider.appearance().minimumTrackTintColor = .systemRed
        UIView.appearance().tintColor = .systemGreen
        let (plain, own) = (UISlider(), UISlider())
        own.minimumTrackTintColor = .systemBlue
        own.tintColor = .systemOrange
        _ = host([plain, own])
        #expect(plain.minimumTrackTintColor == .systemRed && own.minimumTrackTintColor == .systemBlue)
        #expect(plain.tintColor == .systemGreen && own.tintColor == .systemOrange)
    }

    @Test("Subclasses have it too, and what is said of them goes first, whichever was said first")
    func subclasses() {
        defer { AppearanceRegistry.reset() }
        Dotted.appearance().onTintColor = .systemBlue
        UISwitch.appearance().onTintColor = .systemRed
        UISwitch.appearance().thumbTintColor = .systemGray
        let (plain, dotted) = (UISwitch(), Dotted())
        _ = host([plain, dotted])
        #expect(plain.onTintColor == .systemRed && dotted.onTintColor == .systemBlue)
        #expect(dotted.thumbTintColor == .systemGray)
        #expect(Dotted.appearance() === Dotted.appearance())
    }

    @Test("Containers: the innermost first, with others between, controllers too")
    func containers() {
        defer { AppearanceRegistry.reset() }
        UISwitch.appearance(whenContainedInInstancesOf: [Card.self]).onTintColor = .systemRed
        UISwitch.appearance(whenContainedInInstancesOf: [Card.self, UIViewController.self]).thumbTintColor =
            .systemGray
        UISwitch.appearance(whenContainedInInstancesOf: [UIViewController.self, Card.self]).tintColor =
            .systemOrange
        let (inside, outside) = (UISwitch(), UISwitch())
        let card = Card()
        let between = UIView()
        card.addSubview(between)
        between.addSubview(inside)
        _ = host([card, outside])
        #expect(inside.onTintColor == .systemRed && inside.thumbTintColor == .systemGray)
        #expect(inside.tintColor != .systemOrange)
        #expect(outside.onTintColor == nil && outside.thumbTintColor == nil)
    }

    @Test("Traits")
    func traits() {
        defer { AppearanceRegistry.reset() }
        UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .systemRed
        let (light, dark) = (UISwitch(), UISwitch())
        let night = UIView()
        night.overrideUserInterfaceStyle = .dark
        night.addSubview(dark)
        _ = host([light, night])
        #expect(light.onTintColor == nil && dark.onTintColor == .systemRed)
    }

    @Test("Bars and their items")
    func bars() throws {
        defer { AppearanceRegistry.reset() }
        UINavigationBar.appearance().tintColor = .systemRed
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        let edge = UINavigationBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .black
        edge.titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().scrollEdgeAppearance = edge
        UIBarButtonItem.appearance().setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let bar = navigation.navigationBar
        #expect(bar.tintColor == .systemRed)
        #expect(bar.first(UILabel.self) { $0.text == "Page" }?.textColor == .white)
        #expect(host.color(at: CGPoint(x: 20, y: 60)).red < 0.1)
        #expect(try #require(bar.first(UIButton.self)).titleLabel?.font == .systemFont(ofSize: 12))
        // And of those that come later.
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: nil)
        host.layout()
        #expect(try #require(bar.first(UIButton.self)).titleLabel?.font == .systemFont(ofSize: 12))
    }

    @Test(
        "The way back has what is said of items, whether an item was set for it or not",
        arguments: [true, false])
    func backButton(hasItem: Bool) throws {
        defer { AppearanceRegistry.reset() }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let proxy = UIBarButtonItem.appearance()
        proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 5), for: .default)
        proxy.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
        proxy.tintColor = .systemRed
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        if hasItem { first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back") }
        let navigation = UINavigationController(rootViewController: first)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        navigation.pushViewController(second, animated: false)
        host.layout()
        let button = try #require(navigation.navigationBar.first(NavigationBackButton.self))
        #expect(button.label.text == (hasItem ? "Back" : "First"))
        #expect(button.label.font == .systemFont(ofSize: 12))
        #expect(button.tintColor == .systemRed)
        #expect(button.backgroundImage(for: .normal) === image)
        let moved = button.label.frame
        AppearanceRegistry.reset()
        let own = UIBarButtonItem(title: button.label.text)
        own.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 12)], for: .normal)
        #expect(own.backButtonTitlePositionAdjustment(for: .default) == .zero)
        #expect(own.backButtonBackgroundImage(for: .normal, barMetrics: .default) == nil)
        first.navigationItem.backBarButtonItem = own
        host.layout()
        let still = try #require(navigation.navigationBar.first(NavigationBackButton.self))
        #expect(still.label.frame.offsetBy(dx: -3, dy: 5) == moved)
        #expect(still.backgroundImage(for: .normal) == nil)
    }

    @Test("Colours of tables and labels")
    func others() {
        defer { AppearanceRegistry.reset() }
        UITableView.appearance().separatorColor = .systemRed
        UITableView.appearance().backgroundColor = .systemYellow
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
        let table = UITableView()
        let (label, other) = (UILabel(), UILabel())
        let card = Card()
        card.addSubview(label)
        _ = host([table, card, other])
        #expect(table.separatorColor == .systemRed && table.backgroundColor == .systemYellow)
        #expect(label.textColor == .systemBlue && other.textColor == .label)
    }
}
