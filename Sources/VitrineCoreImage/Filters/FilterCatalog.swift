/// The filters that there are, by their names.
enum FilterCatalog {
    static let filters: [String: FilterDescription] = {
        let groups = [
            BlurFilters.all, ColorAdjustFilters.all, TemperatureAndTint.all, ToneCurve.all,
            ColorEffectFilters.all,
            PhotoEffectFilters.all, CompositingFilters.all, GeometryFilters.all, GeneratorFilters.all,
            GradientFilters.all, DistortionFilters.all, HalftoneFilters.all, StylizeFilters.all,
            ReductionFilters.all,
        ]
        var filters: [String: FilterDescription] = [:]
        for filter in groups.joined() { filters[filter.name] = filter }
        return filters
    }()

    static let names = filters.keys.sorted()

    /// An object of a filter: of the class that has its protocol, where there is one.
    static func object(of filter: FilterDescription) -> CIFilter {
        BuiltinFilters.types[filter.name]?.init(filter) ?? CIFilter(filter)
    }
}
