import VitrineCoreGraphics

extension Recipe {
    /// Blurred by a Gaussian. The extent grows by three standard deviations at each side, as Core Image's does.
    func gaussianBlurred(sigma: Double) -> Recipe {
        guard sigma > 0, sigma.isFinite else { return self }
        // Beyond this, next to nothing is left of any picture that there can be.
        let sigma = min(sigma, 20_000)
        return blurred(.gaussian(sigma: sigma), growing: (3 * sigma).rounded(.up))
    }

    /// Blurred by a mean over a square from −radius to +radius.
    func boxBlurred(radius: Double) -> Recipe {
        guard radius > 0, radius.isFinite else { return self }
        let radius = min(radius, 50_000)
        return blurred(.box(radius: radius), growing: radius.rounded(.up))
    }

    private func blurred(_ kernel: LineKernel, growing growth: Double) -> Recipe {
        filtered(extent: extent.grown(by: growth), margin: (kernel.margin, kernel.margin)) {
            region, image, _ in
            image.weighing(rows: kernel, columns: kernel, in: region)
        }
    }

    /// Blurred by a mean over a disc. Pixels that the disc cuts count by the share of their row that lies in it.
    func discBlurred(radius: Double) -> Recipe {
        guard radius > 0, radius.isFinite else { return self }
        let radius = min(radius, 1000)
        let reach = Int(radius.rounded(.up))
        // How far the disc reaches to each side in the rows from the middle outwards, from pixels' edges.
        let spans = (0...reach).map { row in
            Float(max(0, radius * radius - Double(row * row)).squareRoot() + 0.5)
        }
        let area = 2 * (spans[0] + 2 * spans.dropFirst().reduce(0, +))
        return filtered(extent: extent.grown(by: Double(reach)), margin: (reach + 1, reach)) {
            region, image, _ in
            image.discMeans(spans, area: area, in: region)
        }
    }

    /// The mean of what lies on a line through each pixel.
    ///
    /// - Parameters:
    ///   - length: How far to each side, in pixels.
    ///   - angle: Of the line, in radians.
    func motionBlurred(length: Double, angle: Double) -> Recipe {
        guard length > 0, length.isFinite else { return self }
        let length = min(length, 2000)
        let (x, y) = (cos(angle) * length, sin(angle) * length)
        let margin = (x: Int(abs(x).rounded(.up)) + 1, y: Int(abs(y).rounded(.up)) + 1)
        let steps = max(1, Int(length.rounded(.up)))
        let step = SIMD2(Float(x), Float(y)) / Float(steps)
        let bounds =
            extent.isInfinite || extent.isNull
            ? extent : extent.insetBy(dx: -abs(x).rounded(.up), dy: -abs(y).rounded(.up))
        return filtered(extent: bounds, margin: margin) { region, image, _ in
            image.withRows { rows in
                PixelBuffer(region) { y, row in
                    for x in 0..<region.width {
                        let place = SIMD2(Float(region.minX + x) + 0.5, Float(y) + 0.5)
                        var sum = rows.bilinear(place, isClamped: false)
                        for k in 1...steps {
                            let away = step * Float(k)
                            sum += rows.bilinear(place + away, isClamped: false)
                            sum += rows.bilinear(place - away, isClamped: false)
                        }
                        row[x] = sum / Float(2 * steps + 1)
                    }
                }
            }
        }
    }

    /// The mean of the image enlarged about a place, by nothing up to a share, over its own extent.
    func zoomBlurred(by share: Float, about center: SIMD2<Float>) -> Recipe {
        guard share != 0, !extent.isNull else { return self }
        // Enough that steps are about a pixel a hundred pixels beside the centre, for the amounts that sliders have.
        let steps = 40
        let factors = (0...steps).map { 1 / (1 + share * Float($0) / Float(steps)) }
        let extent = extent
        return Recipe(
            extent: extent, inputs: [self],
            needs: { _, region in
                // From each pixel towards the centre or, where the picture shrinks, away from it.
                let last = CGFloat(factors[steps])
                let here = region.cgRect
                let there = here.applying(
                    CGAffineTransform(
                        last, 0, 0, last, CGFloat(center.x) * (1 - last), CGFloat(center.y) * (1 - last)))
                return region.union(PixelRect(covering: there.finite)).outset(x: 1, y: 1)
            },
            render: { region, inputs, _ in
                inputs[0].withRows { rows in
                    PixelBuffer(region) { y, row in
                        for x in 0..<region.width {
                            let away = SIMD2(Float(region.minX + x) + 0.5, Float(y) + 0.5) - center
                            var sum = Pixel.zero
                            for factor in factors {
                                sum += rows.bilinear(center + away * factor, isClamped: false)
                            }
                            row[x] = sum / Float(steps + 1)
                        }
                    }
                }
            })
    }

    /// Each component the middle one of those of the nine pixels around; of pictures' edges, of those that go on
    /// beyond.
    func medianFiltered() -> Recipe {
        filtered(extent: extent, margin: (1, 1)) { region, image, _ in
            image.withRows { rows in
                PixelBuffer(region) { y, row in
                    var around = [Pixel](repeating: .zero, count: 9)
                    for x in 0..<region.width {
                        for k in 0..<9 {
                            around[k] = rows.clamped(region.minX + x + k % 3 - 1, y + k / 3 - 1)
                        }
                        for lane in 0..<4 {
                            row[x][lane] = around.map { $0[lane] }.sorted()[4]
                        }
                    }
                }
            }
        }
    }
}

extension PixelBuffer {
    /// Means over rows of several lengths: sums from the left of each row make any length cost the same.
    fileprivate func discMeans(_ spans: [Float], area: Float, in region: PixelRect) -> PixelBuffer {
        let reach = spans.count - 1
        // Rows beyond the picture add nothing.
        let source = PixelRect(
            minX: region.minX - reach - 1, minY: max(region.minY - reach, self.region.minY),
            maxX: region.maxX + reach + 1, maxY: min(region.maxY + reach, self.region.maxY))
        guard !source.isEmpty else { return PixelBuffer.empty.cut(to: region) }
        var sums = cut(to: source)
        sums.updateRows { _, row in
            for x in stride(from: 1, to: source.width, by: 1) { row[x] += row[x - 1] }
        }
        return sums.withRows { rows in
            /// The sum left of a place, in pixels from the left edge.
            func sum(_ row: UnsafePointer<Pixel>, _ place: Float) -> Pixel {
                let whole = Int(place)
                let before = whole > 0 ? row[whole - 1] : .zero
                return before + (row[min(whole, source.width - 1)] - before) * (place - Float(whole))
            }
            return PixelBuffer(region) { y, row in
                for x in 0..<region.width {
                    let middle = Float(x + reach + 1) + 0.5
                    var total = Pixel.zero
                    for dy in -reach...reach {
                        guard let line = rows.row(y + dy) else { continue }
                        let span = spans[abs(dy)]
                        total += sum(line, middle + span) - sum(line, middle - span)
                    }
                    row[x] = total / area
                }
            }
        }
    }
}

extension CGRect {
    /// The rectangle grown at each side; without end and without pixels it stays.
    func grown(by distance: CGFloat) -> CGRect {
        isInfinite || isNull ? self : insetBy(dx: -distance, dy: -distance)
    }
}
