public import Foundation

extension AppStorage {
    /// A truth value of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, .number(wrappedValue, \.boolValue, { $0 }, { $0 }))
    }

    /// A whole number of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, .number(wrappedValue, \.intValue, { $0 }, { $0 }))
    }

    /// A number of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, .number(wrappedValue, \.doubleValue, { $0 }, { $0 }))
    }

    /// A text of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, .plain(wrappedValue))
    }

    /// A URL of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue }, write: \.absoluteString)
        )
    }

    /// A date of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, .plain(wrappedValue))
    }

    /// Bytes of the defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, .plain(wrappedValue))
    }

    /// A value that a whole number of the defaults stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store,
            DefaultsCoding(
                read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } ?? wrappedValue },
                write: \.rawValue))
    }

    /// A value that a text of the defaults stands for.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, .number(nil, \.boolValue, { $0 }, { $0 }))
    }

    /// A whole number of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, .number(nil, \.intValue, { $0 }, { $0 }))
    }

    /// A number of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, .number(nil, \.doubleValue, { $0 }, { $0 }))
    }

    /// A text of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, .optional())
    }

    /// A URL of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0?.absoluteString }))
    }

    /// A date of the defaults, if there is one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, .optional())
    }

    /// Bytes of the defaults, if there are any.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, .optional())
    }
}

extension AppStorage {
    /// A value that a text of the defaults stands for, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            key, store,
            DefaultsCoding(read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue }))
    }

    /// A value that a whole number of the defaults stands for, if there is one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            key, store,
            DefaultsCoding(
                read: { ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) } }, write: { $0?.rawValue }))
    }
}
