extension CIFilter {
    /// The dictionary of a filter's attributes.
    static func table(_ filter: FilterDescription) -> [String: Any] {
        var attributes: [String: Any] = [
            kCIAttributeFilterName: filter.name,
            kCIAttributeFilterDisplayName: filter.displayName,
            kCIAttributeFilterCategories: filter.categories,
        ]
        for input in filter.inputs { attributes[input.key] = table(of: input) }
        return attributes
    }

    private static func table(of input: FilterInput) -> [String: Any] {
        var attributes: [String: Any] = [
            kCIAttributeClass: input.className,
            kCIAttributeDisplayName: input.displayName,
        ]
        if !input.type.isEmpty { attributes[kCIAttributeType] = input.type }
        attributes[kCIAttributeDefault] = input.initialObject
        if let slider = input.slider {
            attributes[kCIAttributeSliderMin] = NSNumber(value: slider.lowerBound)
            attributes[kCIAttributeSliderMax] = NSNumber(value: slider.upperBound)
        }
        if let limits = input.limits {
            attributes[kCIAttributeMin] = NSNumber(value: limits.lowerBound)
            if limits.upperBound < .greatestFiniteMagnitude {
                attributes[kCIAttributeMax] = NSNumber(value: limits.upperBound)
            }
        }
        if let identity = input.identity { attributes[kCIAttributeIdentity] = NSNumber(value: identity) }
        return attributes
    }
}
