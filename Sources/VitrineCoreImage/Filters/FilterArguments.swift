import VitrineCoreGraphics

/// The values of a filter's inputs, of the kinds that it takes.
struct FilterArguments {
    private enum Value {
        case image(CIImage)
        case number(Double)
        case vector([CGFloat])
        case color(CIColor)
        case transform(CGAffineTransform)
        case data(Data)
        case text(String)
        case colorSpace(CGColorSpace)
    }

    private var values: [String: Value] = [:]

    /// Why there is no image.
    enum Fault: Error {
        /// A value that is needed was not set.
        case missing(key: String)
        /// A value is of another kind than the filter takes.
        case mistyped(key: String, type: String, wanted: String)
    }

    /// - Parameter value: What the filter has for a key.
    init(_ inputs: [FilterInput], _ value: (String) -> Any?) throws(Fault) {
        for input in inputs {
            guard let given = value(input.key) else {
                if input.isRequired { throw .missing(key: input.key) }
                continue
            }
            guard let value = Self.value(given, for: input) else {
                throw .mistyped(key: input.key, type: "\(type(of: given))", wanted: input.className)
            }
            values[input.key] = value
        }
    }

    private static func value(_ given: Any, for input: FilterInput) -> Value? {
        switch input.kind {
        case .image: (given as? CIImage).map { .image($0) }
        case .number:
            number(of: given).map { number in
                .number(input.limits.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number)
            }
        case .vector:
            switch given {
            case let vector as CIVector: .vector(vector.components)
            case let point as CGPoint: .vector([point.x, point.y])
            case let rect as CGRect: .vector([rect.origin.x, rect.origin.y, rect.width, rect.height])
            default: nil
            }
        case .color: (given as? CIColor).map { .color($0) }
        case .transform:
            switch given {
            case let transform as CGAffineTransform: .transform(transform)
            case let vector as CIVector where vector.count == 6: .transform(vector.cgAffineTransformValue)
            case let transform as NSAffineTransform:
                .transform(
                    CGAffineTransform(
                        transform.transformStruct.m11, transform.transformStruct.m12,
                        transform.transformStruct.m21, transform.transformStruct.m22,
                        transform.transformStruct.tX, transform.transformStruct.tY))
            default: nil
            }
        case .data: ((given as? Data) ?? (given as? NSData).map { $0 as Data }).map { .data($0) }
        case .text: (given as? String).map { .text($0) }
        case .colorSpace: (given as? CGColorSpace).map { .colorSpace($0) }
        }
    }

    /// A number of any of the types that programs give. On Linux casts between them find the same type only.
    static func number(of given: Any) -> Double? {
        switch given {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let truth as Bool: truth ? 1 : 0
        default: nil
        }
    }

    /// Stops the program for an input that the filter does not have: a fault of its description.
    private func refuse(_ key: String) -> Never { fatalError("FilterArguments: no value for \(key).") }

    func optionalImage(_ key: String) -> CIImage? {
        guard case .image(let image)? = values[key] else { return nil }
        return image
    }

    func image(_ key: String) -> CIImage {
        guard let image = optionalImage(key) else { refuse(key) }
        return image
    }

    /// What the filter is applied to.
    var image: CIImage { image(kCIInputImageKey) }
    /// What lies behind it.
    var background: CIImage { image(kCIInputBackgroundImageKey) }

    /// A number; 0 for what is none.
    func double(_ key: String) -> Double {
        guard case .number(let number)? = values[key] else { refuse(key) }
        return number.isFinite ? number : 0
    }

    func number(_ key: String) -> Float { Float(double(key)) }

    func components(_ key: String) -> [CGFloat] {
        guard case .vector(let values)? = values[key] else { refuse(key) }
        return values
    }

    /// A vector of four numbers; 0 for those that are missing.
    func vector(_ key: String) -> Pixel {
        let values = components(key)
        func value(_ index: Int) -> Float { index < values.count ? Float(values[index]) : 0 }
        return Pixel(value(0), value(1), value(2), value(3))
    }

    func point(_ key: String) -> SIMD2<Float> {
        let vector = vector(key)
        return SIMD2(vector.x, vector.y)
    }

    func cgPoint(_ key: String) -> CGPoint { CIVector(components(key)).cgPointValue }

    var center: SIMD2<Float> { point(kCIInputCenterKey) }

    func rectangle(_ key: String) -> CGRect { CIVector(components(key)).cgRectValue.finite }

    func color(_ key: String) -> CIColor {
        guard case .color(let color)? = values[key] else { refuse(key) }
        return color
    }

    var transform: CGAffineTransform {
        guard case .transform(let transform)? = values[kCIInputTransformKey] else {
            refuse(kCIInputTransformKey)
        }
        return transform
    }

    func data(_ key: String) -> Data {
        guard case .data(let data)? = values[key] else { refuse(key) }
        return data
    }

    func text(_ key: String) -> String {
        guard case .text(let text)? = values[key] else { refuse(key) }
        return text
    }

    func colorSpace(_ key: String) -> CGColorSpace? {
        guard case .colorSpace(let space)? = values[key] else { return nil }
        return space
    }
}
