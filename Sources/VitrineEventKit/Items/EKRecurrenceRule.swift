public import Foundation

/// When something happens again.
open class EKRecurrenceRule: EKObject, NSCopying, @unchecked Sendable {
    /// By what it is counted.
    public let frequency: EKRecurrenceFrequency
    /// Every how many of them.
    public let interval: Int
    /// The days of weeks or months.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of months; from the end where they are less than zero.
    public let daysOfTheMonth: [NSNumber]?
    /// The months.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of years.
    public let daysOfTheYear: [NSNumber]?
    /// Which of all that was found count.
    public let setPositions: [NSNumber]?
    /// When it ends; nil for never.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The day that weeks begin with: 0 for the user's.
    open var firstDayOfTheWeek: Int { 0 }
    /// The calendar that counts.
    open var calendarIdentifier: String { "gregorian" }

    /// Makes a rule.
    ///
    /// - Parameter interval: Traps below 1.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
    {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Makes a rule of all of its parts.
    ///
    /// - Parameter interval: Traps below 1.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int,
        daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear weeks: [NSNumber]?, daysOfTheYear yearDays: [NSNumber]?, setPositions: [NSNumber]?,
        end: EKRecurrenceEnd?
    ) {
        precondition(
            interval > 0, "An event cannot happen again every \(interval) days; pass an interval from 1.")
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        daysOfTheMonth = monthDays
        monthsOfTheYear = months
        weeksOfTheYear = weeks
        daysOfTheYear = yearDays
        self.setPositions = setPositions
        recurrenceEnd = end
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        EKRecurrenceRule(
            recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
            daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear, weeksOfTheYear: weeksOfTheYear,
            daysOfTheYear: daysOfTheYear, setPositions: setPositions, end: recurrenceEnd)
    }
}

/// By what it is counted when something happens again.
public enum EKRecurrenceFrequency: Int, Sendable {
    /// Days.
    case daily = 0
    /// Weeks.
    case weekly
    /// Months.
    case monthly
    /// Years.
    case yearly
}

/// When something happens no more.
open class EKRecurrenceEnd: NSObject, NSCopying, @unchecked Sendable {
    /// The time; nil where it is counted.
    public let endDate: Date?
    /// How often; 0 where there is a time.
    public let occurrenceCount: Int

    /// Ends at a time.
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }
    /// Ends after some times.
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A day of a week, and of which one.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, @unchecked Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week of the month or year; 0 for each.
    public let weekNumber: Int

    /// That day of each week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek, weekNumber: 0) }
    /// That day of one week.
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }
    /// That day of one week.
    public convenience init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        self.init(dayOfTheWeek, weekNumber: weekNumber)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Days of a week.
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
}
