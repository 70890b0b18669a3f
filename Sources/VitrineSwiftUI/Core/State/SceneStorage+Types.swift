public import Foundation

extension SceneStorage {
    /// A truth value of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .number(wrappedValue, \.boolValue, { $0 }, { $0 }))
    }

    /// A whole number of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .number(wrappedValue, \.intValue, { $0 }, { $0 }))
    }

    /// A number of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .number(wrappedValue, \.doubleValue, { $0 }, { $0 }))
    }

    /// A text of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .plain(wrappedValue))
    }

    /// A URL of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(
            key,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue }, write: \.absoluteString)
        )
    }

    /// A date of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, .plain(wrappedValue))
    }

    /// Bytes of the scene.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .plain(wrappedValue))
    }

    /// A value that a whole number of the scene stands for.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key,
            DefaultsCoding(
                read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } ?? wrappedValue },
                write: \.rawValue))
    }

    /// A value that a text of the scene stands for.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue }, write: \.rawValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value of the scene, if there is one.
    public init(_ key: String) where Value == Bool? {
        self.init(key, .number(nil, \.boolValue, { $0 }, { $0 }))
    }

    /// A whole number of the scene, if there is one.
    public init(_ key: String) where Value == Int? {
        self.init(key, .number(nil, \.intValue, { $0 }, { $0 }))
    }

    /// A number of the scene, if there is one.
    public init(_ key: String) where Value == Double? {
        self.init(key, .number(nil, \.doubleValue, { $0 }, { $0 }))
    }

    /// A text of the scene, if there is one.
    public init(_ key: String) where Value == String? {
        self.init(key, .optional())
    }

    /// A URL of the scene, if there is one.
    public init(_ key: String) where Value == URL? {
        self.init(
            key,
            DefaultsCoding(
                read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0?.absoluteString }))
    }

    /// A date of the scene, if there is one.
    public init(_ key: String) where Value == Date? {
        self.init(key, .optional())
    }

    /// Bytes of the scene, if there are any.
    public init(_ key: String) where Value == Data? {
        self.init(key, .optional())
    }
}

extension SceneStorage {
    /// A value that a text of the scene stands for, if there is one.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(
            key,
            DefaultsCoding(read: { ($0 as? String).flatMap(R.init(rawValue:)) }, write: { $0?.rawValue }))
    }

    /// A value that a whole number of the scene stands for, if there is one.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(
            key,
            DefaultsCoding(
                read: { ($0 as? NSNumber).flatMap { R(rawValue: $0.intValue) } }, write: { $0?.rawValue }))
    }
}
