public import VitrineCoreGraphics
import VitrineFoundation

/// Makes an image of others: one of Core Image's filters by its name, or a subclass that makes its own `outputImage`.
///
/// A filter's values are set by their keys, and have their defaults from the start.
open class CIFilter: NSObject, FilterMaking {
    let filter: FilterDescription?
    private var values: [String: Any] = [:]

    /// What the filter is called; at first the name that it was made by.
    open var name: String

    /// Makes a filter without inputs, for subclasses.
    public override init() {
        filter = nil
        name = ""
        super.init()
        name = "\(type(of: self))"
    }

    /// Makes a filter of the catalogue with its defaults.
    init(_ filter: FilterDescription) {
        self.filter = filter
        name = filter.name
        super.init()
        setDefaults()
    }

    /// Makes a filter by its name, with its defaults; nil where there is none of that name, with a sentence, since
    /// Apple's systems have more.
    public convenience init?(name: String) {
        self.init(found: { () -> Self? in
            guard let filter = FilterCatalog.filters[name] else {
                ReportLog.current.report(
                    once:
                        "CIFilter: there is no filter \"\(name)\"; CIFilter.filterNames(inCategory: nil) names those "
                        + "that there are.")
                return nil
            }
            return FilterCatalog.object(of: filter) as? Self
        })
    }

    /// Makes a filter by its name, with values by its keys; nil where there is none of that name.
    ///
    /// Stops the program where the filter does not have one of the keys.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The names of the filters in a category (`kCICategoryBlur`), in order of the alphabet; nil for all.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterCatalog.names.filter { name in
            guard let category else { return true }
            return FilterCatalog.filters[name]?.categories.contains(category) ?? false
        }
    }

    /// The names of the filters that are in all of the categories, in order of the alphabet.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        (categories ?? []).reduce(FilterCatalog.names) { names, category in
            let inCategory = Set(filterNames(inCategory: category))
            return names.filter { inCategory.contains($0) }
        }
    }

    /// What people read for a filter's name, in English; nil where there is none of that name.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterCatalog.filters[filterName]?.displayName
    }

    /// What people read for a category, in English.
    open class func localizedName(forCategory category: String) -> String {
        FilterDescription.words(of: category.replacingOccurrences(of: "CICategory", with: ""))
    }

    /// The keys of the values that the filter takes.
    open var inputKeys: [String] { filter?.inputs.map(\.key) ?? [] }

    /// The keys of what the filter makes: `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// What there is to know of the filter: its names and categories, and for each key a dictionary of class, default
    /// and range (`kCIAttribute…`).
    open var attributes: [String: Any] { filter.map(Self.table) ?? [:] }

    /// Sets all values to their defaults; those without one to nothing.
    open func setDefaults() {
        values = [:]
        for input in filter?.inputs ?? [] { values[input.key] = input.initialObject }
    }

    /// Sets a value: a number of any type, a `CIImage`, `CIVector`, `CIColor` and the like, or nil.
    ///
    /// A subclass of a translated program has the variables, too, that it declares with `@objc`. Stops the program where the
    /// filter does not have the key.
    open func setValue(_ value: Any?, forKey key: String) {
        guard filter?.input(key) != nil else {
            if let own = self as? any _KeyedObject { return own._setValue(value, forKey: key) }
            refuse(key, "setValue(_:forKey:)")
        }
        values[key] = value
    }

    /// Sets several values by their keys.
    ///
    /// Stops the program where the filter does not have one of the keys.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// A value by its key; nil where there is none. Numbers are `NSNumber`s.
    ///
    /// Stops the program where the filter does not have the key.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard let input = filter?.input(key) else {
            if let property = (type(of: self) as? any _KeyedObject.Type)?._keyedProperty(key) {
                return property.value(of: self)
            }
            refuse(key, "value(forKey:)")
        }
        guard let value = values[key] else { return nil }
        if input.kind == .number, let number = FilterArguments.number(of: value) {
            return NSNumber(value: number)
        }
        return value
    }

    private func refuse(_ key: String, _ call: String) -> Never {
        let keys = inputKeys.isEmpty ? "no keys" : "the keys \(inputKeys.joined(separator: ", "))"
        fatalError("CIFilter.\(call): \(name) does not have the key \"\(key)\"; it has \(keys).")
    }

    /// What the filter makes of its values; nil where one that it needs is missing. A sentence is reported for a
    /// value of another kind than it takes.
    open var outputImage: CIImage? {
        guard let filter else { return nil }
        do throws(FilterArguments.Fault) {
            return filter.make(try FilterArguments(filter.inputs) { values[$0] })
        } catch {
            if case .mistyped(let key, let type, let wanted) = error {
                ReportLog.current.report(
                    once:
                        "\(filter.name): the value for \(key) is a \(type), and the filter takes a \(wanted); it makes "
                        + "no image.")
            }
            return nil
        }
    }
}

/// Lets an initialiser answer an object of a subclass.
protocol FilterMaking {}

extension FilterMaking {
    init?(found find: () -> Self?) {
        guard let object = find() else { return nil }
        self = object
    }
}
