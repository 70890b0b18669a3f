import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIColorPickerTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var log: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            log.append(PickedColor(color, UITraitCollection()).hex + (continuously ? " …" : ""))
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            log.append("finish")
        }
    }

    private final class OldListener: NSObject, UIColorPickerViewControllerDelegate {
        var colors: [UIColor] = []

        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
            colors.append(viewController.selectedColor)
        }
    }

    private func host(_ picker: UIColorPickerViewController) -> TestHost {
        TestHost(picker, size: CGSize(width: 375, height: 620), scale: 1)
    }

    @Test func `It begins with white, takes an opacity, and is as high as what it shows`() {
        let picker = UIColorPickerViewController()
        #expect(picker.selectedColor == .white && picker.supportsAlpha)
        #expect(picker.preferredContentSize == CGSize(width: 375, height: 596))
        picker.supportsAlpha = false
        #expect(picker.preferredContentSize == CGSize(width: 375, height: 520))
    }

    @Test func `A drag on the grid tells each colour once, and the last again at its end`() {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        let host = host(picker)
        let grid = host.find(label: "Color grid")
        let frame = grid.frame
        // Columns of 28.6 points: the first row is grey.
        host.touchDown(at: CGPoint(x: frame.minX + 5, y: frame.minY + 5))
        host.touchMove(to: CGPoint(x: frame.minX + 10, y: frame.minY + 5))
        host.touchMove(to: CGPoint(x: frame.minX + 40, y: frame.minY + 5))
        host.touchMove(to: CGPoint(x: frame.minX - 40, y: frame.maxY + 30))
        host.touchUp(at: CGPoint(x: frame.minX - 40, y: frame.maxY + 30))
        #expect(listener.log == ["FFFFFF …", "EBEBEB …", "CBF0FF …", "CBF0FF"])
        #expect(picker.selectedColor == PickedColor(hex: "CBF0FF", alpha: 1)!.color)
        #expect(grid.value == "Red 203, green 240, blue 255")
    }

    @Test func `Arrows move the choice on the grid, and at its edge the focus`() {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        let host = host(picker)
        host.find(label: "Color grid").focus()
        host.press(.right)
        host.press(.down)
        #expect(listener.log == ["EBEBEB", "011D57"])
        host.press(.up)
        host.press(.up)
        #expect(listener.log == ["EBEBEB", "011D57", "EBEBEB"])
    }

    @Test func `The spectrum goes from white over full colours to black`() {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        let host = host(picker)
        host.find(text: "Spectrum").tap()
        let frame = host.find(label: "Color spectrum").frame
        host.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
        host.tap(at: CGPoint(x: frame.minX + frame.width / 3, y: frame.midY))
        host.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 0.1))
        #expect(listener.log.count == 6)
        let last = listener.log.filter { !$0.hasSuffix("…") }
        #expect(last[0].hasPrefix("FF0") && last[1] == "00FF00" && last[2].hasPrefix("000"))
    }

    @Test func `Sliders, numbers and a code change one colour, and what is no colour changes nothing`() {
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let host = host(picker)
        host.find(text: "Sliders").tap()
        let field = host.find(label: "Hex color")
        #expect(field.value == "FF0000")
        func enter(_ text: String) {
            field.tap()
            host.type("a", modifiers: .control)
            host.type(text + "\n")
        }
        enter("0a84ff")
        enter("no color")
        #expect(listener.log == ["0A84FF"] && field.value == "0A84FF")
        enter("#f00")
        #expect(listener.log == ["0A84FF", "FF0000"])
        var alpha: CGFloat = 0
        picker.selectedColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0.5)
    }

    @Test func `The older method of the delegate is called where the newer one is not there`() {
        let (picker, listener) = (UIColorPickerViewController(), OldListener())
        picker.delegate = listener
        let host = host(picker)
        host.find(label: "Color grid").tap()
        #expect(listener.colors.count == 2 && listener.colors[1] == picker.selectedColor)
    }

    @Test func `Who dismisses it is told apart: the user finishes, the program does not`() {
        let root = UIViewController()
        let host = TestHost(root, size: CGSize(width: 390, height: 844), scale: 1)
        let (picker, listener) = (UIColorPickerViewController(), Listener())
        picker.delegate = listener
        root.present(picker, animated: false)
        host.layout()
        root.dismiss(animated: false)
        host.settle()
        #expect(listener.log == [])
        root.present(picker, animated: false)
        host.layout()
        host.find(label: "Close").tap()
        host.settle()
        #expect(listener.log == ["finish"] && root.presentedViewController == nil)
        root.present(picker, animated: false)
        host.layout()
        host.fling(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 60, y: 820))
        host.settle()
        #expect(listener.log == ["finish", "finish"] && root.presentedViewController == nil)
    }

    @Test func `A well opens a picker, follows it, and tells its targets but not of what the program sets`() {
        let root = UIViewController()
        let well = UIColorWell(frame: CGRect(x: 100, y: 60, width: 28, height: 28))
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(well.selectedColor == nil && well.title == nil && well.supportsAlpha)
        well.title = "Background"
        root.view.addSubview(well)
        let host = TestHost(root, size: CGSize(width: 390, height: 844), scale: 1)
        var events = 0
        well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        well.selectedColor = .red
        #expect(events == 0)
        host.find(label: "Background").tap()
        host.settle()
        let picker = root.presentedViewController as? UIColorPickerViewController
        #expect(picker?.selectedColor == .red && picker?.title == "Background")
        host.find(label: "Color grid").tap()
        #expect(events == 1 && well.selectedColor == picker?.selectedColor && well.selectedColor != .red)
        // The program's colour goes to the picker, too.
        well.selectedColor = .blue
        #expect(picker?.selectedColor == .blue && events == 1)
        well.isEnabled = false
        host.find(label: "Close").tap()
        host.settle()
        host.tap(at: CGPoint(x: 114, y: 74))
        host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func `On a tablet the picker of a well is a popover`() {
        let root = UIViewController()
        let well = UIColorWell(frame: CGRect(x: 100, y: 60, width: 28, height: 28))
        root.view.addSubview(well)
        let host = TestHost(root, device: .iPad, size: CGSize(width: 1024, height: 1366), scale: 1)
        host.find(label: "Color").tap()
        host.settle()
        let view = root.presentedViewController!.view!
        #expect(view.bounds.size == CGSize(width: 375, height: 596))
        #expect(root.presentedViewController?.popoverPresentationController?.arrowDirection == .up)
    }

    @Test func `Codes are read and written`() {
        #expect(PickedColor(hex: "#12ab3F", alpha: 1)?.hex == "12AB3F")
        #expect(PickedColor(hex: "abc", alpha: 1)?.hex == "AABBCC")
        #expect(PickedColor(hex: "12345", alpha: 1) == nil && PickedColor(hex: "GG0000", alpha: 1) == nil)
        #expect(
            PickedColor(UIColor(red: 2, green: -1, blue: 0.5, alpha: 1), UITraitCollection()).hex == "FF0080")
    }
}
