/// The looks of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system thinks best; here that is compact.
    case automatic = 0
    /// Wheels for the parts of a date.
    case wheels = 1
    /// The date in one or two pills, which open a calendar and wheels.
    case compact = 2
    /// A month; with a time, wheels below it.
    case inline = 3
}
