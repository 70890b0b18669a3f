import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Navigation: the bar's looks", .serialized)
struct NavigationBarAppearanceTests {
    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func scrolling(_ offset: CGFloat? = nil) -> (UINavigationController, TestHost, RowsController) {
        let page = RowsController(title: "Library")
        page.loadViewIfNeeded()
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        return (navigation, host, page)
    }

    private let place = CGPoint(x: 20, y: 60)

    @Test(
        "Over content the standard appearance counts, at its edge that of the edge; without one the bar is clear"
    )
    func states() {
        let (navigation, host, page) = scrolling()
        page.scrollView.backgroundColor = .white
        let bar = navigation.navigationBar
        bar.standardAppearance = opaque(.systemRed)
        host.layout()
        #expect(host.color(at: place).green > 0.95)
        page.scrollView.contentOffset.y = 0
        host.layout()
        #expect(host.color(at: place).green < 0.4 && host.color(at: place).red > 0.9)
        page.scrollView.contentOffset.y = -88
        bar.scrollEdgeAppearance = opaque(.black)
        host.layout()
        #expect(host.color(at: place).red < 0.1)
        // Also behind the status bar.
        #expect(host.color(at: CGPoint(x: 20, y: 5)).red < 0.1)
    }

    @Test("A bar keeps a copy of what it is given; a change of the one it answers changes the bar")
    func copies() {
        let (navigation, host, page) = scrolling()
        page.scrollView.contentOffset.y = 0
        let given = opaque(.systemRed)
        navigation.navigationBar.standardAppearance = given
        given.backgroundColor = .black
        host.layout()
        #expect(host.color(at: place).red > 0.9)
        navigation.navigationBar.standardAppearance.backgroundColor = .black
        host.layout()
        #expect(host.color(at: place).red < 0.1)
    }

    @Test("What an item says goes before what the bar says, while it shows")
    func items() {
        let (navigation, host, page) = scrolling()
        page.scrollView.contentOffset.y = 0
        navigation.navigationBar.standardAppearance = opaque(.black)
        page.navigationItem.standardAppearance = opaque(.systemRed)
        host.layout()
        #expect(host.color(at: place).red > 0.9)
        page.navigationItem.standardAppearance = nil
        host.layout()
        #expect(host.color(at: place).red < 0.1)
    }

    @Test("Attributes of titles reach the labels; the edge has its own")
    func titles() throws {
        let (navigation, host, page) = scrolling()
        let bar = navigation.navigationBar
        let title = try #require(bar.first(UILabel.self) { $0.text == "Library" })
        #expect(title.textColor == .label)
        bar.standardAppearance.titleTextAttributes = [
            .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 21),
        ]
        host.layout()
        #expect(title.textColor == .systemRed && title.font == .systemFont(ofSize: 21))
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        bar.scrollEdgeAppearance = edge
        host.layout()
        #expect(title.textColor == .systemGreen && title.font == .systemFont(ofSize: 17, weight: .semibold))
        page.scrollView.contentOffset.y = 0
        host.layout()
        #expect(title.textColor == .systemRed)
    }

    @Test("Attributes of buttons: the item's own before the bar's, and those of states")
    func buttons() throws {
        let (navigation, host, page) = scrolling()
        let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        page.navigationItem.rightBarButtonItem = item
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        navigation.navigationBar.standardAppearance = appearance
        host.layout()
        func color() throws -> UIColor? {
            try #require(navigation.navigationBar.first(UIButton.self)).currentTitleColor
        }
        #expect(try color() == .systemRed)
        item.isEnabled = false
        host.layout()
        #expect(try color() == .systemGreen)
        item.isEnabled = true
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemOrange], for: .normal)
        host.layout()
        #expect(try color() == .systemOrange)
        #expect(item.titleTextAttributes(for: .normal)?.count == 1)
        #expect(item.titleTextAttributes(for: .highlighted) == nil)
    }

    @Test("The older properties make the appearance over content")
    func olderProperties() throws {
        let (navigation, host, page) = scrolling()
        page.scrollView.backgroundColor = .white
        let bar = navigation.navigationBar
        #expect(bar.isTranslucent && bar.barTintColor == nil && bar.titleTextAttributes == nil)
        bar.barTintColor = .systemRed
        bar.isTranslucent = false
        bar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        host.layout()
        // The page begins below the bar now.
        page.scrollView.contentOffset.y = 40
        host.layout()
        #expect(host.color(at: place).red > 0.9 && host.color(at: place).green < 0.4)
        #expect(bar.first(UILabel.self) { $0.text == "Library" }?.textColor == .systemGreen)
        #expect(bar.standardAppearance.backgroundColor == .systemRed)
        bar.barStyle = .black
        host.layout()
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Images of the bar without a size take background and line away")
    func emptyImages() {
        let (navigation, host, page) = scrolling()
        page.scrollView.backgroundColor = .systemRed
        page.scrollView.contentOffset.y = 0
        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigation.navigationBar.shadowImage = UIImage()
        host.layout()
        #expect(host.color(at: place).green < 0.4)
        #expect(
            abs(host.color(at: CGPoint(x: 20, y: 88.4)).red - host.color(at: CGPoint(x: 20, y: 95)).red)
                < 0.02)
    }

    @Test("A prompt adds 30 points above the title")
    func prompt() throws {
        let page = plainPage("Page")
        page.navigationItem.prompt = "Choose one"
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 74))
        #expect(page.view.safeAreaInsets.top == 118)
        let bar = navigation.navigationBar
        let title = try #require(bar.first(UILabel.self) { $0.text == "Page" })
        #expect(title.convert(title.bounds, to: bar).midY.rounded() == 52)
        #expect(bar.first(UILabel.self) { $0.text == "Choose one" }?.frame.midY == 15)
        page.navigationItem.prompt = nil
        host.layout()
        #expect(bar.frame.height == 44 && bar.first(UILabel.self) { $0.text == "Choose one" } == nil)
    }

    @Test("A chosen item turns over when it is pressed, and says so")
    func selection() throws {
        let page = plainPage("Page")
        var states: [Bool] = []
        let item = UIBarButtonItem(title: "Bold", primaryAction: nil)
        item.primaryAction = UIAction { _ in states.append(item.isSelected) }
        item.changesSelectionAsPrimaryAction = true
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        host.tap(try #require(navigation.navigationBar.first(UIButton.self)))
        host.layout()
        let button = try #require(navigation.navigationBar.first(UIButton.self))
        #expect(button.accessibilityTraits.contains(.selected))
        host.tap(button)
        #expect(states == [true, false])
    }

    @Test("A button is as wide as the widest of its possible titles")
    func possibleTitles() throws {
        let page = plainPage("Page")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "On", primaryAction: nil)
        let navigation = UINavigationController(rootViewController: page)
        let host = TestHost(navigation, safeArea: phoneSafeArea)
        let narrow = try #require(navigation.navigationBar.first(UIButton.self)).frame.width
        page.navigationItem.rightBarButtonItem?.possibleTitles = ["On", "Everything"]
        host.layout()
        let wide = try #require(navigation.navigationBar.first(UIButton.self)).frame.width
        page.navigationItem.rightBarButtonItem?.title = "Everything"
        host.layout()
        #expect(wide > narrow + 20)
        #expect(abs(try #require(navigation.navigationBar.first(UIButton.self)).frame.width - wide) <= 1)
    }
}
