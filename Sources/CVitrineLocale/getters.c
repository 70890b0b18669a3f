// Foundation's getters of the locale and the calendar, under the names by which its libraries call each other: the dynamic
// linker finds these first. Each goes on to the function of CurrentLocale.swift that answers for it. Swift itself cannot
// define them: it knows them as those of another module.

#if defined(__x86_64__)
#define JUMP "jmp "
#define THERE "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define THERE ""
#else
#error "CVitrineLocale: say how to jump on this processor"
#endif

#define GETTER(symbol, function)                                                                                       \
    __asm__(".text\n"                                                                                                  \
            ".globl \"" symbol "\"\n"                                                                                  \
            ".type \"" symbol "\", %function\n"                                                                        \
            "\"" symbol "\":\n" JUMP function THERE "\n"                                                               \
            ".size \"" symbol "\", . - \"" symbol "\"\n")

// Locale.current, Locale.autoupdatingCurrent, Locale.preferredLanguages
GETTER("$s20FoundationEssentials6LocaleV7currentACvgZ", "vitrine_current_locale");
GETTER("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "vitrine_current_locale");
GETTER("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "vitrine_preferred_languages");
// Calendar.current, Calendar.autoupdatingCurrent
GETTER("$s20FoundationEssentials8CalendarV7currentACvgZ", "vitrine_current_calendar");
GETTER("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "vitrine_current_calendar");
