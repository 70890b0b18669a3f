public import Foundation

// Foundation on Linux reads no settings: everything that formats without being told a locale (dates, prices, calendars)
// would do so in English without a region. Its libraries call the getters below through the dynamic linker, which finds
// those of the runtime first (`CVitrineLocale`): the tool links programs so. The smoke test says whether a toolchain still
// does.

/// `Locale.current` and `Locale.autoupdatingCurrent`, also for the formatters of Foundation: settings do not change while a
/// program runs.
@_silgen_name("vitrine_current_locale")
public func _currentLocale() -> Locale { ProgramLocale.current }

/// `Locale.preferredLanguages`.
@_silgen_name("vitrine_preferred_languages")
public func _preferredLanguages() -> [String] { [ProgramLocale.current.identifier(.bcp47)] }

/// `Calendar.current` and `Calendar.autoupdatingCurrent`, with the locale's first day of the week.
@_silgen_name("vitrine_current_calendar")
public func _currentCalendar() -> Calendar { ProgramLocale.calendar }
