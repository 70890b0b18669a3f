import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct UICalendarViewTests {
    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var log: [String] = []
        var asked: [Int] = []
        var forbidden: Set<Int> = []
        var mayClear = true
        var decoration: (Int) -> UICalendarView.Decoration? = { _ in nil }

        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
            -> UICalendarView.Decoration?
        {
            asked.append(dateComponents.day ?? 0)
            return decoration(dateComponents.day ?? 0)
        }
        func calendarView(
            _ calendarView: UICalendarView,
            didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            let new = calendarView.visibleDateComponents
            log.append("\(previousDateComponents.month!)→\(new.year!)-\(new.month!)")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { log.append("select \(dateComponents?.day ?? 0)") }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents.map { !forbidden.contains($0.day!) } ?? mayClear }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { log.append("add \(dateComponents.day!)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { log.append("remove \(dateComponents.day!)") }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool { !forbidden.contains(dateComponents.day!) }
        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear,
            didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) { log.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
    }

    private let listener = Listener()

    /// January 2026, whose first day is a Thursday.
    private func calendar() -> UICalendarView {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(secondsFromGMT: 0)
        view.visibleDateComponents = DateComponents(year: 2026, month: 1)
        return view
    }

    private func host(_ view: UICalendarView) -> TestHost {
        let root = UIView()
        view.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: view.intrinsicContentSize)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 340, height: 600), scale: 1)
    }

    private func day(_ day: Int) -> DateComponents { DateComponents(year: 2026, month: 1, day: day) }

    @Test func `It begins with the present month, all dates, and decorations`() {
        let view = UICalendarView()
        let now = Calendar.current.dateComponents([.year, .month], from: Date())
        #expect(view.visibleDateComponents.year == now.year && view.visibleDateComponents.month == now.month)
        #expect(view.selectionBehavior == nil && view.wantsDateDecorations && view.fontDesign == .default)
        #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 416))
        view.wantsDateDecorations = false
        #expect(view.intrinsicContentSize == CGSize(width: 320, height: 332))
    }

    @Test func `Months are turned by buttons, swipes and the program, and the delegate hears of it`() {
        let view = calendar()
        view.delegate = listener
        let host = host(view)
        host.find(label: "Next month").tap()
        host.settle()
        host.expect(text: "February 2026")
        host.fling(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
        host.settle()
        host.expect(text: "January 2026")
        host.find(label: "Previous month").tap()
        view.setVisibleDateComponents(DateComponents(year: 2027, month: 5), animated: true)
        // The same month is no change.
        view.visibleDateComponents = DateComponents(year: 2027, month: 5, day: 3)
        #expect(listener.log == ["1→2026-2", "2→2026-1", "1→2025-12", "12→2027-5"])
        host.settle()
        #expect(host.find(label: "Saturday, May 1").frame.minX.rounded() == 284)
    }

    @Test func `Only available months are shown, and only available days selected`() {
        let view = calendar()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        view.availableDateRange = DateInterval(
            start: view.date(of: day(10))!.addingTimeInterval(3600), end: view.date(of: day(20))!)
        let host = host(view)
        #expect(!host.find(label: "Next month").isEnabled && !host.find(label: "Previous month").isEnabled)
        #expect(!host.find(label: "Friday, January 9").isEnabled)
        #expect(host.find(label: "Saturday, January 10").isEnabled)
        #expect(host.find(label: "Tuesday, January 20").isEnabled)
        #expect(!host.find(label: "Wednesday, January 21").isEnabled)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        #expect(view.visibleDateComponents.year == 2026)
    }

    @Test
    func `Without a behaviour no day is a button that does anything; one day is selected and taken back`() {
        let view = calendar()
        let host = host(view)
        #expect(!host.find(label: "Monday, January 5").isEnabled)
        listener.forbidden = [6]
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        selection.selectedDate = day(7)
        view.selectionBehavior = selection
        #expect(host.find(label: "Wednesday, January 7").traits == [.button, .selected])
        #expect(!host.find(label: "Tuesday, January 6").isEnabled)
        #expect(listener.log == [])
        host.find(label: "Monday, January 5").tap()
        #expect(selection.selectedDate?.day == 5 && selection.selectedDate?.calendar != nil)
        host.find(label: "Monday, January 5").tap()
        #expect(selection.selectedDate == nil)
        listener.mayClear = false
        host.find(label: "Monday, January 5").tap()
        host.find(label: "Monday, January 5").tap()
        #expect(listener.log == ["select 5", "select 0", "select 5"])
        listener.forbidden = []
        #expect(!host.find(label: "Tuesday, January 6").isEnabled)
        selection.updateSelectableDates()
        host.layout()
        #expect(host.find(label: "Tuesday, January 6").isEnabled)
    }

    @Test func `Several days are selected, and one that may not be taken back stays`() {
        let view = calendar()
        listener.forbidden = [8]
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        selection.selectedDates = [day(8), day(3)]
        let host = host(view)
        host.find(label: "Monday, January 5").tap()
        host.find(label: "Saturday, January 3").tap()
        host.tap(at: CGPoint(x: 10 + 45.7 * 4.5, y: 20 + 68 + 58 + 20))
        #expect(selection.selectedDates.map(\.day) == [8, 5])
        #expect(listener.log == ["add 5", "remove 3"])
    }

    @Test func `A week is selected as a whole`() {
        let view = calendar()
        let selection = UICalendarSelectionWeekOfYear(delegate: listener)
        view.selectionBehavior = selection
        let host = host(view)
        host.find(label: "Wednesday, January 7").tap()
        #expect(selection.selectedWeekOfYear?.weekOfYear == 2)
        #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2026)
        host.find(label: "Monday, January 5").tap()
        #expect(selection.selectedWeekOfYear == nil && listener.log == ["week 2", "week 0"])
    }

    @Test func `Decorations are asked for once, below the numbers, and again when they are reloaded`() {
        let view = calendar()
        var color = UIColor.red
        listener.decoration = { day in
            switch day {
            case 5: .default(color: color, size: .small)
            case 6: .image(UIImage(systemName: "star.fill"), size: .large)
            case 7: .customView { UILabel() }
            default: nil
            }
        }
        view.delegate = listener
        #expect(listener.asked == Array(1...31))
        let host = host(view)
        func decoration(_ day: Int) -> UIView? {
            func find(_ view: UIView) -> [CalendarDay] {
                ((view as? CalendarDay).map { [$0] } ?? []) + view.subviews.flatMap { find($0) }
            }
            return find(view).first { $0.date == view.date(of: self.day(day)) }?.decoration
        }
        #expect(decoration(5)?.backgroundColor == .red && decoration(5)?.bounds.width == 6)
        #expect((decoration(6) as? UIImageView)?.image != nil && decoration(6)?.bounds.width == 14)
        #expect(decoration(7) is UILabel && decoration(8) == nil)
        // The number ends 14 points above the day's end.
        #expect(decoration(5)!.frame.minY >= 58 - 14 - 2)
        listener.asked = []
        color = .blue
        view.reloadDecorations(forDateComponents: [day(5)], animated: false)
        #expect(listener.asked == [5] && decoration(5)?.backgroundColor == .blue)
        host.layout()
        view.wantsDateDecorations = false
        #expect(decoration(5) == nil && listener.asked == [5])
    }

    // MARK: Wheels

    private func wheels(_ host: TestHost) -> UIPickerView? {
        func find(_ view: UIView) -> UIPickerView? {
            (view as? UIPickerView) ?? view.subviews.lazy.compactMap(find).first
        }
        return find(host.window)
    }

    private func turn(_ wheels: UIPickerView, _ rows: [Int], changed: Int) {
        for (index, row) in rows.enumerated() { wheels.selectRow(row, inComponent: index, animated: false) }
        wheels.delegate?.pickerView(wheels, didSelectRow: rows[changed], inComponent: changed)
    }

    @Test func `The title opens wheels of months and years in the place of the days, and closes them`() throws
    {
        let view = calendar()
        view.delegate = listener
        let host = host(view)
        #expect(wheels(host) == nil)
        host.find(label: "January 2026").tap()
        host.settle()
        let open = try #require(wheels(host))
        #expect(open.selectedRow(inComponent: 0) == 0 && open.selectedRow(inComponent: 1) == 2025)
        #expect(!host.find(label: "Next month").exists && !host.find(label: "Friday, January 30").exists)
        turn(open, [3, 2027], changed: 0)
        host.settle()
        #expect(listener.log == ["1→2028-4"])
        #expect(view.visibleDateComponents.month == 4 && view.visibleDateComponents.year == 2028)
        host.find(label: "April 2028").tap()
        host.settle()
        #expect(wheels(host) == nil)
        #expect(host.find(label: "Saturday, April 1").exists && host.find(label: "Next month").exists)
    }

    @Test func `Wheels that are turned to a month that is not available come back to the nearest`() throws {
        let view = calendar()
        view.delegate = listener
        view.availableDateRange = DateInterval(
            start: view.date(of: day(1))!, end: view.date(of: DateComponents(year: 2026, month: 5, day: 3))!)
        let host = host(view)
        host.find(label: "January 2026").tap()
        host.settle()
        let open = try #require(wheels(host))
        turn(open, [10, 2025], changed: 0)
        host.settle()
        #expect(listener.log == ["1→2026-5"])
        #expect(open.selectedRow(inComponent: 0) == 4)
        turn(open, [10, 2025], changed: 0)
        host.settle()
        #expect(listener.log.count == 1 && open.selectedRow(inComponent: 0) == 4)
    }

    @Test func `Years come first where the language has them so`() throws {
        let view = calendar()
        view.locale = Locale(identifier: "ja_JP")
        let host = host(view)
        host.find(label: "2026年1月").tap()
        host.settle()
        let open = try #require(wheels(host))
        #expect(open.selectedRow(inComponent: 0) == 2025 && open.selectedRow(inComponent: 1) == 0)
    }
}
