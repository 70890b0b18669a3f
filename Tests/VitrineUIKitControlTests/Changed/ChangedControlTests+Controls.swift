import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

extension ChangedControlTests {
    static var controls: [Control] {
        [
            control("switch", { UISwitch(frame: CGRect(x: 5, y: 5, width: 0, height: 0)) }) {
                $0.isOn = $1 == 1
            },
            control("colours of a switch", { UISwitch() }) { view, n in
                view.isOn = n != 2
                view.onTintColor = colors[n]
                view.thumbTintColor = [nil, .yellow, .black][n]
            },
            control("disabled switch", { UISwitch() }) { $0.isEnabled = $1 != 1 },
            control("slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) { view, n in
                view.minimumValue = [0, -1, 0][n]
                view.maximumValue = [1, 3, 10][n]
                view.value = [0.5, 2, 1][n]
            },
            control("colours of a slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) {
                view, n in
                view.value = 0.5
                view.minimumTrackTintColor = colors[n]
                view.maximumTrackTintColor = [nil, .yellow, .black][n]
                view.thumbTintColor = [.black, nil, .green][n]
            },
            control("images of a slider", { UISlider(frame: CGRect(x: 5, y: 5, width: 120, height: 30)) }) {
                view, n in
                view.minimumValueImage = [picture(.red), nil, picture(.blue)][n]
                view.setThumbImage([nil, picture(.blue), nil][n], for: .normal)
            },
            control("stepper", { UIStepper() }) { view, n in
                view.value = [0, 50, 100][n]
                view.wraps = n == 1
            },
            control("stepper's limits", { UIStepper() }) { view, n in
                view.minimumValue = [0, 1, 0][n]
                view.value = [0, 1, 5][n]
                view.tintColor = colors[n]
            },
            control("segments", { UISegmentedControl(items: ["A", "B"]) }) { view, n in
                view.removeAllSegments()
                for index in 0...n { view.insertSegment(withTitle: "S\(index)", at: index, animated: false) }
                view.selectedSegmentIndex = n
                view.sizeToFit()
            },
            control("a segment's title", { UISegmentedControl(items: ["A", "B", "C"]) }) { view, n in
                view.setTitle(["One", "Longer title", "C"][n], forSegmentAt: 1)
                view.setEnabled(n != 1, forSegmentAt: 2)
                view.selectedSegmentIndex = [0, 1, -1][n]
            },
            control("a segment's width", { UISegmentedControl(items: ["A", "B", "C"]) }) { view, n in
                view.setWidth([0, 60, 20][n], forSegmentAt: 1)
                view.selectedSegmentIndex = 1
                view.sizeToFit()
            },
            control("colours of segments", { UISegmentedControl(items: ["A", "B"]) }) { view, n in
                view.selectedSegmentIndex = 0
                view.selectedSegmentTintColor = colors[n]
                view.backgroundColor = [nil, .yellow, .green][n]
                view.setTitleTextAttributes(
                    [.foregroundColor: [UIColor.black, .red, .blue][n]], for: .normal)
            },
            control("apportioned segments", { UISegmentedControl(items: ["A", "Longer title"]) }) { view, n in
                view.frame.size.width = 150
                view.apportionsSegmentWidthsByContent = n == 1
            },
            control("pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) }) {
                view, n in
                view.numberOfPages = [3, 1, 5][n]
                view.currentPage = [0, 0, 4][n]
                view.backgroundColor = .gray
            },
            control("colours of pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) })
            { view, n in
                view.numberOfPages = 3
                view.pageIndicatorTintColor = colors[n]
                view.currentPageIndicatorTintColor = [.yellow, .green, nil][n]
                view.backgroundColor = .gray
                view.hidesForSinglePage = n == 1
            },
            control("style of pages", { UIPageControl(frame: CGRect(x: 0, y: 0, width: 150, height: 30)) }) {
                view, n in
                view.numberOfPages = 3
                view.backgroundStyle = [.automatic, .prominent, .minimal][n]
            },
            control("progress", { UIProgressView(frame: CGRect(x: 5, y: 5, width: 120, height: 4)) }) {
                view, n in
                view.progress = [0, 0.5, 1][n]
                view.progressTintColor = colors[n]
                view.trackTintColor = [nil, .yellow, .black][n]
            },
            control("spinner", { UIActivityIndicatorView(style: .medium) }) { view, n in
                view.style = [.medium, .large, .medium][n]
                view.color = [.red, .blue, .gray][n]
                view.hidesWhenStopped = n == 1
                view.sizeToFit()
            },
            control(
                "picker",
                { () -> UIPickerView in
                    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
                    let rows = PickerRows()
                    picker.dataSource = rows
                    picker.delegate = rows
                    objc_setAssociatedObject(
                        picker, &PickerRows.key, rows, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    return picker
                }
            ) { view, n in
                (view.dataSource as! PickerRows).count = [2, 5, 1][n]
                view.reloadAllComponents()
                view.selectRow([1, 3, 0][n], inComponent: 0, animated: false)
            },
            control("date", { UIDatePicker(frame: CGRect(x: 0, y: 0, width: 150, height: 150)) }) { view, n in
                view.timeZone = TimeZone(secondsFromGMT: 0)
                view.locale = Locale(identifier: ["en_US", "de_DE", "en_US"][n])
                view.preferredDatePickerStyle = [.wheels, .compact, .inline][n]
                view.datePickerMode = [.date, .time, .dateAndTime][n]
                view.date = Date(timeIntervalSince1970: [0, 5_000_000, 90_000][n])
                view.frame.size = CGSize(width: 150, height: 150)
            },
            control("colour well", { UIColorWell(frame: CGRect(x: 5, y: 5, width: 30, height: 30)) }) {
                $0.selectedColor = colors[$1]
            },
        ]
    }

    private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        nonisolated(unsafe) static var key = 0
        var count = 2
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            "\(row) of \(count)"
        }
    }
}
