/// Symbols that are a sign of writing, which the set of outlines does not have: they are written with the system's font.
enum WrittenSymbols {
    /// The texts by the names of symbols, alone or in a circle or square.
    ///
    /// Complexity: O(1) a name.
    static func text(of name: String) -> String? { texts[name] }

    private static let texts = [
        "australiandollarsign": "A$", "australsign": "₳", "bahtsign": "฿", "brazilianrealsign": "R$",
        "cedisign": "₵", "centsign": "¢", "chineseyuanrenminbisign": "¥", "coloncurrencysign": "₡",
        "cruzeirosign": "₢", "danishkronesign": "kr", "dongsign": "₫", "florinsign": "ƒ", "francsign": "₣",
        "guaranisign": "₲", "hryvniasign": "₴", "kipsign": "₭", "larisign": "₾", "lirasign": "₤",
        "malaysianringgitsign": "RM", "manatsign": "₼", "millsign": "₥", "nairasign": "₦",
        "norwegiankronesign": "kr", "numbersign": "#", "paragraphsign": "¶", "pesetasign": "₧",
        "pesosign": "₱", "polishzlotysign": "zł", "rublesign": "₽", "rupeesign": "₨", "shekelsign": "₪",
        "swedishkronasign": "kr", "tengesign": "₸", "tugriksign": "₮", "turkishlirasign": "₺",
        "wonsign": "₩", "abs": "ABS", "kph": "KPH", "mph": "MPH",
    ]
}
