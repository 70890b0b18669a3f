import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UIDatePickerTests {
    /// 2026-01-30, 21:41 in UTC.
    private let date = Date(timeIntervalSince1970: 1_769_809_260)

    private func picker(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US"
    ) -> UIDatePicker {
        let view = UIDatePicker()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: locale)
        view.timeZone = TimeZone(secondsFromGMT: 0)
        view.datePickerMode = mode
        view.preferredDatePickerStyle = style
        view.date = date
        return view
    }

    private func host(_ view: UIDatePicker) -> TestHost {
        let root = UIView()
        view.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: view.intrinsicContentSize)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 340, height: 600), scale: 1)
    }

    private func wheels(_ view: UIView) -> UIPickerView {
        func find(_ view: UIView) -> UIPickerView? {
            (view as? UIPickerView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return find(view)!
    }

    private func shown(_ view: UIDatePicker) -> [String] {
        let wheels = wheels(view)
        return (0..<wheels.numberOfComponents).map {
            wheels.title(wheels.selectedRow(inComponent: $0), $0) ?? ""
        }
    }

    @Test func `Wheels show the parts of the date in the order of the language`() {
        #expect(shown(picker(.date, .wheels)) == ["January", "30", "2026"])
        #expect(shown(picker(.date, .wheels, locale: "de_DE")) == ["30", "Januar", "2026"])
        #expect(shown(picker(.time, .wheels)) == ["9", "41", "PM"])
        #expect(shown(picker(.time, .wheels, locale: "de_DE")) == ["21", "41"])
        #expect(shown(picker(.dateAndTime, .wheels)) == ["Fri, Jan 30", "9", "41", "PM"])
        #expect(shown(picker(.yearAndMonth, .automatic)) == ["January", "2026"])
    }

    @Test func `A month that is too short ends with its last day, and the choice is told once`() {
        let view = picker(.date, .wheels)
        var log: [Date] = []
        view.addAction(UIAction { [unowned view] _ in log.append(view.date) }, for: .valueChanged)
        let host = host(view)
        // February is below January.
        host.tap(at: CGPoint(x: 60, y: 20 + 108 + 32))
        host.settle()
        #expect(shown(view) == ["February", "28", "2026"])
        #expect(log == [date.addingTimeInterval(29 * 86_400)])
    }

    @Test func `Dates are kept within the limits, and wheels turn back to them`() {
        let view = picker(.date, .wheels)
        view.maximumDate = date
        view.minimumDate = date.addingTimeInterval(-86_400)
        view.date = date.addingTimeInterval(10 * 86_400)
        #expect(view.date == date)
        let host = host(view)
        host.tap(at: CGPoint(x: 60, y: 20 + 108 + 32))
        host.settle()
        #expect(view.date == date && shown(view) == ["January", "30", "2026"])
        view.date = .distantPast
        #expect(view.date == date.addingTimeInterval(-86_400))
        // Limits that contradict each other are ignored.
        view.minimumDate = .distantFuture
        view.date = .distantPast
        #expect(view.date == .distantPast)
    }

    @Test func `A day of the month is chosen by a tap, and keeps the time; months are turned`() {
        let view = picker(.date, .inline)
        let host = host(view)
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 332))
        host.expect(text: "January 2026")
        #expect(host.find(label: "Friday, January 30").traits == [.button, .selected])
        host.find(label: "Thursday, January 1").tap()
        #expect(view.date == date.addingTimeInterval(-29 * 86_400))
        host.find(label: "Next month").tap()
        host.expect(text: "February 2026")
        // Sundays come first: the 1st is in the first column, below the names of the days.
        #expect(host.find(label: "Sunday, February 1").frame.minX == 10)
        #expect(view.date == date.addingTimeInterval(-29 * 86_400))
    }

    @Test func `The title of the month opens wheels, with which the date goes along`() throws {
        let view = picker(.date, .inline)
        let host = host(view)
        var changes = 0
        view.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        host.find(label: "January 2026").tap()
        host.settle()
        func find(_ view: UIView) -> UIPickerView? {
            (view as? UIPickerView) ?? view.subviews.lazy.compactMap(find).first
        }
        let wheels = try #require(find(view))
        wheels.selectRow(1, inComponent: 0, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
        host.settle()
        // The 30th of a month that has 28 days.
        #expect(view.date == date.addingTimeInterval(29 * 86_400) && changes == 1)
        host.expect(text: "February 2026")
    }

    @Test func `A compact picker shows the date and the time, and opens a calendar`() {
        let view = picker(.dateAndTime, .automatic)
        #expect(view.datePickerStyle == .compact)
        let host = host(view)
        host.expect(text: "Jan 30, 2026")
        host.find(text: "Jan 30, 2026").tap()
        host.settle()
        host.find(label: "Monday, January 5").tap()
        host.expect(text: "Jan 5, 2026")
        host.tap(at: CGPoint(x: 170, y: 590))
        host.settle()
        host.expectNone(host.find(text: "January 2026"))
    }

    @Test func `A duration is hours and minutes`() {
        let view = picker(.countDownTimer, .automatic)
        view.countDownDuration = 5400
        #expect(view.countDownDuration == 5400 && shown(view) == ["1 hour", "30 min"])
        view.minuteInterval = 15
        #expect(wheels(view).numberOfRows(inComponent: 1) == 4 && shown(view) == ["1 hour", "30 min"])
    }

    @Test func `The words beside a duration's numbers are there once, and stand still`() throws {
        let view = picker(.countDownTimer, .automatic)
        view.countDownDuration = 2 * 3600
        let host = host(view)
        func labels(_ view: UIView) -> [UILabel] {
            (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        let units = labels(view).filter { ["hours", "min"].contains($0.text) }
        #expect(units.map(\.text) == ["hours", "min"])
        #expect(units.allSatisfy { abs($0.convert($0.bounds, to: view).midY - view.bounds.midY) < 1 })
        // Each begins where the chosen number ends.
        let chosen = try #require(labels(view).first { $0.text == "2" })
        let end = chosen.convert(chosen.bounds, to: view).maxX
        #expect(units[0].convert(units[0].bounds, to: view).minX == end + 8)
        host.perform { view.countDownDuration = 3600 }
        host.settle()
        #expect(units.map(\.text) == ["hour", "min"])
    }
}
