import VitrineGraphics

nonisolated extension _ResolvedStyle {
    /// Colours, and what a gradient has besides: its stops' places, its points and radii. Between a colour and a gradient, or
    /// gradients of another number of stops, there is nothing.
    nonisolated var numbers: ComponentVector {
        get {
            var result: ComponentVector
            switch paint {
            case .color(let color):
                result = ComponentVector(kind: 1)
                result.append(RGBA(color))
            case let .linear(stops, from, to):
                result = ComponentVector(kind: 2)
                for value in [from.x, from.y, to.x, to.y] { result.append(Double(value)) }
                result.append(stops)
            case let .radial(stops, center, startRadius, endRadius):
                result = ComponentVector(kind: 3)
                for value in [center.x, center.y, startRadius, endRadius] { result.append(Double(value)) }
                result.append(stops)
            case let .elliptical(stops, center, start, end):
                result = ComponentVector(kind: 5)
                for value in [center.x, center.y, start, end] { result.append(Double(value)) }
                result.append(stops)
            case let .angular(stops, center, start, end):
                result = ComponentVector(kind: 6)
                for value in [Double(center.x), Double(center.y), start, end] { result.append(value) }
                result.append(stops)
            case .mesh(let mesh):
                result = ComponentVector(kind: 7)
                for point in mesh.points {
                    result.append(Double(point.x))
                    result.append(Double(point.y))
                }
                for color in mesh.colors { result.append(color) }
                result.append(mesh.background)
            case let .material(effect, opacity):
                result = ComponentVector(kind: 4)
                for value in [Double(effect.deviation), effect.saturation, opacity] { result.append(value) }
                result.append(effect.tint)
            case .tiles(let tiles):
                result = ComponentVector(kind: 8)
                for value in [tiles.size.width, tiles.size.height] { result.append(Double(value)) }
                result.append(tiles.opacity)
            case .shader(let shader):
                result = ComponentVector(kind: 9)
                result.append(shader.opacity)
            }
            return result
        }
        set {
            var reader = newValue.reader
            let kept = decorations
            defer { decorations = kept }
            switch paint {
            case .color(let color):
                self = _ResolvedStyle(paint: .color(reader.color(RGBA(color)).cgColor))
            case .linear(var stops, var from, var to):
                reader.read(&from.x)
                reader.read(&from.y)
                reader.read(&to.x)
                reader.read(&to.y)
                reader.read(&stops)
                self = _ResolvedStyle(paint: .linear(stops, from: from, to: to))
            case .radial(var stops, var center, var startRadius, var endRadius):
                reader.read(&center.x)
                reader.read(&center.y)
                reader.read(&startRadius)
                reader.read(&endRadius)
                reader.read(&stops)
                self = _ResolvedStyle(
                    paint: .radial(
                        stops, center: center, startRadius: max(startRadius, 0), endRadius: max(endRadius, 0))
                )
            case .elliptical(var stops, var center, var start, var end):
                reader.read(&center.x)
                reader.read(&center.y)
                reader.read(&start)
                reader.read(&end)
                reader.read(&stops)
                self = _ResolvedStyle(paint: .elliptical(stops, center: center, start: start, end: end))
            case .angular(var stops, var center, var start, var end):
                reader.read(&center.x)
                reader.read(&center.y)
                reader.read(&start)
                reader.read(&end)
                reader.read(&stops)
                self = _ResolvedStyle(paint: .angular(stops, center: center, start: start, end: end))
            case .mesh(var mesh):
                for index in mesh.points.indices {
                    reader.read(&mesh.points[index].x)
                    reader.read(&mesh.points[index].y)
                }
                for index in mesh.colors.indices { mesh.colors[index] = reader.color(mesh.colors[index]) }
                mesh.background = reader.color(mesh.background)
                self = _ResolvedStyle(paint: .mesh(mesh))
            case .material(var effect, var opacity):
                reader.read(&effect.deviation)
                effect.deviation = max(effect.deviation, 0)
                effect.saturation = max(reader.next() ?? effect.saturation, 0)
                opacity = min(max(reader.next() ?? opacity, 0), 1)
                effect.tint = reader.color(effect.tint)
                self = _ResolvedStyle(paint: .material(effect, opacity: opacity))
            case .tiles(var tiles):
                reader.read(&tiles.size.width)
                reader.read(&tiles.size.height)
                tiles.opacity = min(max(reader.next() ?? tiles.opacity, 0), 1)
                self = _ResolvedStyle(paint: .tiles(tiles))
            case .shader(var shader):
                shader.opacity = min(max(reader.next() ?? shader.opacity, 0), 1)
                self = _ResolvedStyle(paint: .shader(shader))
            }
        }
    }
}

extension ComponentVector {
    nonisolated mutating func append(_ color: RGBA) {
        append(color.red)
        append(color.green)
        append(color.blue)
        append(color.alpha)
    }

    nonisolated mutating func append(_ stops: [GradientStop]) {
        for stop in stops {
            append(Double(stop.offset))
            append(stop.color)
        }
    }
}

extension ComponentVector.Reader {
    /// A colour in range: springs overshoot.
    nonisolated mutating func color(_ color: RGBA) -> RGBA {
        func part(_ value: Double?, _ old: Double) -> Double { min(max(value ?? old, 0), 1) }
        return RGBA(
            red: part(next(), color.red), green: part(next(), color.green), blue: part(next(), color.blue),
            alpha: part(next(), color.alpha))
    }

    nonisolated mutating func read(_ stops: inout [GradientStop]) {
        for index in stops.indices {
            let offset = next() ?? Double(stops[index].offset)
            stops[index] = GradientStop(
                offset: min(max(offset, 0), 1), color: color(stops[index].color))
        }
    }
}

extension RGBA {
    nonisolated var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
