import VitrineCoreGraphics

/// Makes a pixel of those of the inputs at the same place.
enum PointKernel: Sendable {
    /// Of the place alone, in pixels.
    case field(@Sendable (_ place: SIMD2<Float>) -> Pixel)
    case one(@Sendable (Pixel) -> Pixel)
    case placed(@Sendable (Pixel, _ place: SIMD2<Float>) -> Pixel)
    case two(@Sendable (Pixel, Pixel) -> Pixel)
    case three(@Sendable (Pixel, Pixel, Pixel) -> Pixel)
}

extension Recipe {
    /// An image whose pixels follow each from the inputs' at the same place.
    ///
    /// - Parameter kernel: Made once for a rendering, so that colours are converted once.
    static func pointwise(
        _ inputs: [Recipe], extent: CGRect, kernel: @escaping @Sendable (RenderEnvironment) -> PointKernel
    ) -> Recipe {
        Recipe(extent: extent, inputs: inputs) { region, inputs, environment in
            let kernel = kernel(environment)
            guard inputs.count > 1 else {
                var pixels = inputs.popLast()?.cut(to: region) ?? PixelBuffer(region) { _, _ in }
                pixels.updateRows { y, row in kernel.run(y, region, row) }
                return pixels
            }
            let others = inputs.dropFirst().map { $0.cut(to: region) }
            var pixels = inputs[0].cut(to: region)
            inputs.removeAll()
            let width = region.width
            others[0].pixels.withUnsafeBufferPointer { second in
                others[others.count - 1].pixels.withUnsafeBufferPointer { third in
                    guard let second = second.baseAddress, let third = third.baseAddress else { return }
                    pixels.updateRows { y, row in
                        let start = (y - region.minY) * width
                        switch kernel {
                        case .two(let body):
                            for x in 0..<width { row[x] = body(row[x], second[start + x]) }
                        case .three(let body):
                            for x in 0..<width { row[x] = body(row[x], second[start + x], third[start + x]) }
                        default: kernel.run(y, region, row)
                        }
                    }
                }
            }
            return pixels
        }
    }
}

extension PointKernel {
    /// Changes a row of pixels.
    fileprivate func run(_ y: Int, _ region: PixelRect, _ row: UnsafeMutablePointer<Pixel>) {
        let height = Float(y) + 0.5
        let left = Float(region.minX) + 0.5
        switch self {
        case .field(let body):
            for x in 0..<region.width { row[x] = body(SIMD2(left + Float(x), height)) }
        case .one(let body): for x in 0..<region.width { row[x] = body(row[x]) }
        case .placed(let body):
            for x in 0..<region.width { row[x] = body(row[x], SIMD2(left + Float(x), height)) }
        case .two, .three: preconditionFailure("PointKernel: one input for a kernel of several.")
        }
    }
}
