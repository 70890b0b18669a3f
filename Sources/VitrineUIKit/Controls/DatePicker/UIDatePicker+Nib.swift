import Foundation

extension UIDatePicker {
    static let datePickerNibPaths: [String: AnyKeyPath] = [
        "date": \UIDatePicker.date,
        // No properties of UIKit's, and yet what programs set.
        "textColor": \UIDatePicker.textColor, "_textColor": \UIDatePicker.textColor,
        "highlightsToday": \UIDatePicker.highlightsToday,
        "_highlightsToday": \UIDatePicker.highlightsToday,
    ]

    /// What an element says of the picker.
    final func takeDatePicker(_ nib: NibCoder) {
        if let mode = nib.choice(
            "datePickerMode",
            [
                "time": Mode.time, "date": .date, "dateAndTime": .dateAndTime,
                "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
            ])
        {
            datePickerMode = mode
        }
        if let style = nib.choice(
            "style",
            [
                "automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact,
                "inline": .inline,
            ])
        {
            preferredDatePickerStyle = style
        }
        if let interval = nib.integer("minuteInterval"), interval > 0 { minuteInterval = interval }
        if let duration = nib.number("countDownDuration") { countDownDuration = Double(duration) }
        if let date = date("minimumDate", nib) { minimumDate = date }
        if let date = date("maximumDate", nib) { maximumDate = date }
        if nib.bool("useCurrentDate") != true, let date = date("date", nib) { self.date = date }
        if let locale = nib.element.child("locale")?["localeIdentifier"] {
            self.locale = Locale(identifier: locale)
        }
        nib.know("useCurrentDate", "locale")
    }

    private func date(_ key: String, _ nib: NibCoder) -> Date? {
        guard let seconds = nib.child(key)?["timeIntervalSinceReferenceDate"].flatMap({ Double($0) }) else {
            return nil
        }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}
