import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIPickerViewTests {
    private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [1000, 5]
        var log: [String] = []
        var titles = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            titles += 1
            return "\(component)-\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component) \(row)")
        }
    }

    private func host(_ view: UIPickerView, _ source: Source) -> TestHost {
        view.dataSource = source
        view.delegate = source
        let root = UIView()
        view.frame = CGRect(x: 0, y: 0, width: 218, height: 216)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 218, height: 216), scale: 1)
    }

    @Test func `Wheels share the width, and only rows in sight are asked for`() {
        let (view, source) = (UIPickerView(), Source())
        _ = host(view, source)
        #expect(view.numberOfComponents == 2 && view.numberOfRows(inComponent: 0) == 1000)
        #expect(view.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
        #expect(source.titles < 20)
        #expect(view.selectedRow(inComponent: 0) == 0)
    }

    @Test func `A wheel that is dragged comes to rest at a row, and tells once`() {
        let (view, source) = (UIPickerView(), Source())
        let host = host(view, source)
        host.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 80), duration: 0.5)
        host.settle()
        let row = view.selectedRow(inComponent: 0)
        #expect(row >= 1 && source.log == ["0 \(row)"])
        #expect(view.selectedRow(inComponent: 1) == 0)
        host.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 60))
        host.settle()
        #expect(view.selectedRow(inComponent: 0) > row + 4 && source.log.count == 2)
    }

    @Test func `A tap beside the band and arrows turn the wheel by rows`() {
        let (view, source) = (UIPickerView(), Source())
        let host = host(view, source)
        host.tap(at: CGPoint(x: 160, y: 108 + 32))
        host.settle()
        #expect(source.log == ["1 1"])
        host.press(.down)
        host.press(.down)
        host.settle()
        #expect(source.log.count >= 2)
    }

    @Test
    func `Rows are selected without telling, within the rows that there are, also when these become fewer`() {
        let (view, source) = (UIPickerView(), Source())
        let host = host(view, source)
        view.selectRow(4, inComponent: 1, animated: true)
        view.selectRow(2000, inComponent: 0, animated: false)
        host.settle()
        #expect(view.selectedRow(inComponent: 1) == 4 && view.selectedRow(inComponent: 0) == 999)
        source.counts = [10, 0]
        view.reloadAllComponents()
        host.layout()
        #expect(view.selectedRow(inComponent: 0) == 9 && view.selectedRow(inComponent: 1) == -1)
        #expect(source.log == [])
    }

    @Test func `The count may change while a wheel turns`() {
        let (view, source) = (UIPickerView(), Source())
        let host = host(view, source)
        host.fling(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 60))
        source.counts = [2, 5]
        view.reloadAllComponents()
        host.settle()
        #expect(view.selectedRow(inComponent: 0) <= 1)
    }
}
