import Foundation
import VitrineCoreGraphics

/// Months and years on wheels, in the order of the language.
final class MonthWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    private enum Column { case month, year }

    /// The user has turned to a month, which may be none that is allowed.
    var onChoice: (_ month: Date) -> Void = { _ in }

    private let calendar: Calendar
    private let columns: [Column]
    private let names: [String]
    private let picker = UIPickerView()
    /// The month that the wheels stand at.
    private var month: Date
    /// As many as those of a date picker.
    private static let years = 1...9999

    init(calendar: Calendar, month: Date) {
        self.calendar = calendar
        self.month = month
        let locale = calendar.locale ?? .current
        let order = DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale) ?? "MMMM y"
        let places = (order.firstIndex { "yY".contains($0) }, order.firstIndex { "ML".contains($0) })
        if let year = places.0, let month = places.1, year < month {
            columns = [.year, .month]
        } else {
            columns = [.month, .year]
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        names = formatter.standaloneMonthSymbols ?? calendar.monthSymbols
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
        show(month, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [picker] }

    /// Turns the wheels to a month.
    func show(_ month: Date, animated: Bool) {
        self.month = month
        let parts = calendar.dateComponents([.year, .month], from: month)
        for (index, column) in columns.enumerated() {
            let row =
                switch column {
                case .month: (parts.month ?? 1) - 1
                case .year: (parts.year ?? 1) - Self.years.lowerBound
                }
            guard picker.selectedRow(inComponent: index) != row else { continue }
            picker.selectRow(row, inComponent: index, animated: animated)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component] == .month ? names.count : Self.years.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { columns[component] == .month ? names[row] : "\(row + Self.years.lowerBound)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        var parts = calendar.dateComponents([.era], from: month)
        parts.day = 1
        for (index, column) in columns.enumerated() {
            let row = picker.selectedRow(inComponent: index)
            switch column {
            case .month: parts.month = row + 1
            case .year: parts.year = row + Self.years.lowerBound
            }
        }
        if let month = calendar.date(from: parts) { onChoice(month) }
    }
}
