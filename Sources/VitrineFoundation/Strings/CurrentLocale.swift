public import Foundation

// Foundation on Linux reads no settings: everything that formats without being told a locale (dates, prices, calendars)
// would do so in English without a region. Its libraries call these getters through the dynamic linker, which finds those
// of the runtime first: the tool links programs so. `CurrentLocaleTests` says whether a toolchain still does.

/// `Locale.current`, also for the formatters of Foundation.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _currentLocale() -> Locale { ProgramLocale.current }

/// `Locale.autoupdatingCurrent`: settings do not change while a program runs.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _autoupdatingCurrentLocale() -> Locale { ProgramLocale.current }

/// `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _preferredLanguages() -> [String] { [ProgramLocale.current.identifier(.bcp47)] }

/// `Calendar.current`, with the locale's first day of the week.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _currentCalendar() -> Calendar { ProgramLocale.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _autoupdatingCurrentCalendar() -> Calendar { ProgramLocale.calendar }
