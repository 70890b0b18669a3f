import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// What UIKit does not publish, and programs set by its name all the same.
@MainActor
@Suite("Members known by their names in Objective-C alone")
struct NamedMemberTests {
    @Test("A date picker's words take a colour, the present day if it is to")
    func datePicker() throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.setValue(UIColor.red, forKey: "textColor")
        func colors() -> Set<UIColor> {
            let host = TestHost(picker)
            host.settle()
            return Set(host.window.rootViewController!.view.all(UILabel.self).map(\.textColor))
        }
        #expect(colors() == [.red, .label])
        picker.setValue(false, forKeyPath: "highlightsToday")
        #expect(colors() == [.red])
        picker.preferredDatePickerStyle = .compact
        #expect(colors() == [.red])
    }

    @Test("Properties are named in code without an actor, too")
    func isolation() {
        nonisolated func renamed(_ view: UIView) -> Any? {
            view.setValue(3, forKey: "tag")
            view.setValue(0.5, forKeyPath: "layer.opacity")
            return view.value(forKeyPath: "tag")
        }
        let view = UIView()
        #expect(renamed(view) as? Int == 3)
        #expect(view.layer.opacity == 0.5)
    }

    @Test("A picker's titles take a colour")
    func picker() {
        let source = Titles()
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        picker.setValue(UIColor.green, forKey: "textColor")
        let host = TestHost(picker)
        host.settle()
        let labels = picker.all(UILabel.self)
        #expect(!labels.isEmpty && labels.allSatisfy { $0.textColor == .green })
    }

    @Test("Parts of fields and search bars are found, and take other words")
    func fields() throws {
        let field = UITextField()
        let clear = try #require(field.value(forKey: "_clearButton") as? UIButton)
        #expect(clear.isHidden && clear === field.value(forKey: "clearButton") as? UIButton)
        let bar = UISearchBar()
        bar.setValue("Done", forKey: "cancelButtonText")
        #expect(bar.value(forKey: "cancelButton") == nil)
        bar.showsCancelButton = true
        let cancel = try #require(bar.value(forKey: "cancelButton") as? UIButton)
        #expect(cancel.title(for: .normal) == "Done")
        bar.setValue("Leave", forKey: "_cancelButtonText")
        #expect(cancel.title(for: .normal) == "Leave")
    }

    private final class OwnBar: UINavigationBar {}

    @Test(
        "A navigation controller takes another bar, before and after its view is there",
        arguments: [false, true])
    func navigationBar(isLoaded: Bool) throws {
        let page = UIViewController()
        page.title = "Page"
        let controller = UINavigationController(rootViewController: page)
        if isLoaded { controller.loadViewIfNeeded() }
        let old = controller.navigationBar
        let own = OwnBar()
        controller.setValue(own, forKey: "navigationBar")
        let host = TestHost(controller)
        host.settle()
        #expect(controller.navigationBar === own && own.window != nil && old.superview == nil)
        #expect(own.topItem === page.navigationItem && own.frame.height == 44)
        let next = UIViewController()
        controller.pushViewController(next, animated: false)
        host.settle()
        #expect(own.topItem === next.navigationItem)
        #expect(controller.value(forKey: "navigationBar") as? UINavigationBar === own)
    }

    @Test("A bar shows no line if it is to show none")
    func shadow() {
        let controller = UINavigationController(rootViewController: UIViewController())
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .white
        looks.shadowColor = .red
        controller.navigationBar.standardAppearance = looks
        controller.navigationBar.scrollEdgeAppearance = looks
        let host = TestHost(controller)
        host.settle()
        #expect(host.area(of: [255, 0, 0]) > 0)
        controller.navigationBar.setValue(true, forKey: "hidesShadow")
        host.settle()
        #expect(host.area(of: [255, 0, 0]) == 0)
    }

    @Test("An alert has a controller's view between its texts and its buttons")
    func alertContent() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let content = UIViewController()
        content.view.backgroundColor = .red
        content.preferredContentSize.height = 80
        alert.setValue(content, forKey: "contentViewController")
        let action = UIAlertAction(title: "OK", style: .default)
        action.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        alert.addAction(action)
        let page = UIViewController()
        let host = TestHost(page)
        host.settle()
        page.present(alert, animated: false)
        host.settle()
        #expect(content.parent === alert && content.view.window != nil)
        #expect(content.view.bounds.size == CGSize(width: 270, height: 80))
        let (title, button) = (
            try #require(alert.view.all(UILabel.self).first { $0.text == "Title" }),
            try #require(alert.view.all(UILabel.self).first { $0.text == "OK" })
        )
        let place = content.view.convert(content.view.bounds, to: nil)
        #expect(title.convert(title.bounds, to: nil).maxY <= place.minY)
        #expect(button.convert(button.bounds, to: nil).minY >= place.maxY)
        #expect(button.textAlignment == .left)
        content.preferredContentSize.height = 120
        host.settle()
        #expect(content.view.bounds.height == 120)
    }

    @Test("The device says how it is held, and is not turned; the screen says how round it is")
    func device() {
        let device = UIDevice.current
        let old = device.orientation
        device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        #expect(device.orientation == old && device.value(forKey: "orientation") as? Int == old.rawValue)
        #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == 39)
    }

    private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        { "\(row)" }
    }
}

extension UIView {
    fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
        subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.all(type) }
    }
}
