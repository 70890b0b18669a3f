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
            }
            return result
        }
        set {
            var reader = newValue.reader
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
