import Foundation

/// A `.storekit` file, in which Xcode keeps what is sold while a program is tested.
struct StoreFile {
    /// Why a file is none, in words that go on after its path.
    struct Fault: Error, Equatable {
        let reason: String
    }

    let products: [ShopProduct]
    /// Whether purchases are to fail.
    let failsTransactions: Bool

    /// - Throws: ``Fault``.
    init(_ data: Data, languages: [String] = Locale.preferredLanguages) throws {
        guard let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw Fault(reason: "it is no JSON")
        }
        let settings = file["settings"] as? [String: Any] ?? [:]
        let locale = Locale(identifier: settings["_locale"] as? String ?? "en_US")
        failsTransactions = settings["_failTransactionsEnabled"] as? Bool ?? false
        let reader = Reader(locale: locale, languages: languages)
        var products: [ShopProduct] = []
        for key in ["products", "nonRenewingSubscriptions"] {
            products += try (file[key] as? [[String: Any]] ?? []).map { try reader.product($0, in: nil) }
        }
        for group in file["subscriptionGroups"] as? [[String: Any]] ?? [] {
            products += try (group["subscriptions"] as? [[String: Any]] ?? []).map {
                try reader.product($0, in: group)
            }
        }
        if let twice = Dictionary(grouping: products, by: \.id).first(where: { $0.value.count > 1 })?.key {
            throw Fault(reason: "there are two products \(twice)")
        }
        self.products = products
    }

    private struct Reader {
        let locale: Locale
        let languages: [String]

        func product(_ entry: [String: Any], in group: [String: Any]?) throws -> ShopProduct {
            guard let id = entry["productID"] as? String, !id.isEmpty else {
                throw Fault(reason: "a product has no productID")
            }
            guard let kind = (entry["type"] as? String).flatMap(ShopProduct.Kind.init(rawValue:)) else {
                throw Fault(reason: "\(id) has the type \(entry["type"] ?? "nil"), which is not known")
            }
            guard let price = Self.price(entry["displayPrice"]) else {
                throw Fault(reason: "\(id) has no displayPrice that is a number")
            }
            let words = words(entry["localizations"] as? [[String: Any]] ?? [])
            let period = try (entry["recurringSubscriptionPeriod"] as? String).map {
                guard let period = ShopProduct.Period($0) else {
                    throw Fault(reason: "\(id) has the period \($0), which is none")
                }
                return period
            }
            guard kind != .renewing || period != nil else {
                throw Fault(reason: "\(id) has no recurringSubscriptionPeriod")
            }
            return ShopProduct(
                id: id, kind: kind,
                name: words.name ?? entry["referenceName"] as? String ?? "", details: words.details ?? "",
                price: price, isFamilyShareable: entry["familyShareable"] as? Bool ?? false, period: period,
                groupID: group?["id"] as? String, groupName: group?["name"] as? String,
                level: group == nil ? nil : entry["groupNumber"] as? Int ?? 1,
                offer: (entry["introductoryOffer"] as? [String: Any]).flatMap(offer),
                json: (try? JSONSerialization.data(withJSONObject: entry, options: .sortedKeys)) ?? Data(),
                locale: locale)
        }

        /// The words of the user's language, or else the first ones.
        private func words(_ list: [[String: Any]]) -> (name: String?, details: String?) {
            func language(_ identifier: String) -> String {
                String(identifier.prefix { $0 != "_" && $0 != "-" }).lowercased()
            }
            let wanted = languages.lazy.compactMap { wanted in
                list.first { language($0["locale"] as? String ?? "") == language(wanted) }
            }.first
            func text(_ key: String) -> String? {
                [wanted, list.first].lazy.compactMap { $0?[key] as? String }.first { !$0.isEmpty }
            }
            return (text("displayName"), text("description"))
        }

        private func offer(_ entry: [String: Any]) -> ShopProduct.Offer? {
            guard let mode = entry["paymentMode"] as? String,
                let period = (entry["subscriptionPeriod"] as? String).flatMap(ShopProduct.Period.init)
            else { return nil }
            return ShopProduct.Offer(
                mode: mode, price: Self.price(entry["displayPrice"]) ?? 0, period: period,
                count: entry["numberOfPeriods"] as? Int ?? 1)
        }

        private static func price(_ value: Any?) -> Decimal? {
            guard let text = value as? String else { return nil }
            return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        }
    }
}

extension ShopProduct.Period {
    /// Reads `P1W`, `P3M` and the like.
    init?(_ text: String) {
        let units: [Character: Calendar.Component] = [
            "D": .day, "W": .weekOfYear, "M": .month, "Y": .year,
        ]
        guard text.first == "P", let last = text.last, let unit = units[last],
            let value = Int(text.dropFirst().dropLast()), value > 0
        else { return nil }
        self.init(unit: unit, value: value)
    }
}
