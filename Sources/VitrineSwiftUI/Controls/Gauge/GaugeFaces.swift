// Measures are by eye, as Apple publishes none.

/// A bar that is filled up to the value, with its label above, the ends beside, and the value below.
struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    /// In points.
    var thickness: CGFloat = 6

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GeometryReader { geometry in
                    ZStack(alignment: .leading) {
                        Capsule().fill(Color(uiColor: .systemFill))
                        Capsule().fill(GaugeTint(arc: nil))
                            .frame(width: geometry.size.width)
                            .mask(alignment: .leading) {
                                Capsule().frame(width: geometry.size.width * configuration.value)
                            }
                    }
                }
                .frame(height: thickness)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a mark at the value, between its ends.
struct MarkedBarGauge: View {
    let configuration: GaugeStyleConfiguration
    private static let thickness: CGFloat = 6
    private static let mark: CGFloat = 10

    var body: some View {
        HStack(spacing: 6) {
            if let least = configuration.minimumValueLabel { least } else { configuration.label }
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(GaugeTint(arc: nil)).frame(height: Self.thickness)
                    Circle().fill(.background)
                        .overlay { Circle().inset(by: 2).fill(.primary) }
                        .frame(width: Self.mark, height: Self.mark)
                        .padding(.leading, (geometry.size.width - Self.mark) * configuration.value)
                }
                .frame(maxHeight: .infinity)
            }
            .frame(height: Self.mark)
            if let greatest = configuration.maximumValueLabel {
                greatest
            } else {
                configuration.currentValueLabel
            }
        }
        .font(.caption)
    }
}

/// A ring that is open at the bottom, with a mark at the value, which stands in its middle.
struct OpenRingGauge: View {
    let configuration: GaugeStyleConfiguration
    /// How much of the circle there is.
    private static let part = 0.75

    var body: some View {
        let value = configuration.value
        ZStack {
            GaugeArc(from: 0, to: Self.part, turn: 135)
                .stroke(GaugeTint(arc: (135, 135 + 360 * Self.part)), style: GaugeArc.line)
            // The mark, and a gap around it.
            GaugeArc(from: value * Self.part, to: value * Self.part, turn: 135)
                .stroke(.background, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            GaugeArc(from: value * Self.part, to: value * Self.part, turn: 135)
                .stroke(.primary, style: GaugeArc.line)
            configuration.currentValueLabel.font(.title3).padding(10).minimumScaleFactor(0.5).lineLimit(1)
            VStack {
                Spacer()
                if configuration.minimumValueLabel != nil {
                    HStack {
                        configuration.minimumValueLabel
                        Spacer(minLength: 0)
                        configuration.maximumValueLabel
                    }
                    .padding(.horizontal, 14)
                    // The ring goes clockwise everywhere.
                    .environment(\.layoutDirection, .leftToRight)
                } else {
                    configuration.label
                }
            }
            .font(.system(size: 10))
        }
        .frame(width: GaugeArc.diameter, height: GaugeArc.diameter)
    }
}

/// A ring that is filled up to the value, which stands in its middle.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            GaugeArc(from: 0, to: 1, turn: -90)
                .stroke(GaugeTint(arc: (-90, 270)).opacity(0.3), style: GaugeArc.line)
            if configuration.value > 0 {
                GaugeArc(from: 0, to: configuration.value, turn: -90)
                    .stroke(GaugeTint(arc: (-90, 270)), style: GaugeArc.line)
            }
            Group {
                if let current = configuration.currentValueLabel { current } else { configuration.label }
            }
            .font(.title3).padding(10).minimumScaleFactor(0.5).lineLimit(1)
        }
        .frame(width: GaugeArc.diameter, height: GaugeArc.diameter)
    }
}

/// A part of a circle, whose line stays inside of the bounds.
private struct GaugeArc: Shape {
    /// As parts of the whole circle.
    var from: Double
    var to: Double
    /// Where 0 is, in degrees clockwise from the right.
    var turn: Double

    static let diameter: CGFloat = 58
    static let line = StrokeStyle(lineWidth: 6, lineCap: .round)

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - Self.line.lineWidth / 2
        // A mark is a line of no length, which has round ends only if it has some.
        let end = max(to, from + 1e-4)
        return Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
                startAngle: .degrees(turn + from * 360), endAngle: .degrees(turn + end * 360),
                clockwise: false)
        }
    }
}

/// The tint of gauges: a gradient goes from the least to the greatest value.
private struct GaugeTint: ShapeStyle {
    /// Where the arc begins and ends, in degrees clockwise from the right; nil is a bar.
    let arc: (start: Double, end: Double)?

    func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        guard let gradient = environment.tintStyle?.style as? Gradient else {
            return TintShapeStyle()._resolve(environment, level: level)
        }
        guard let arc else {
            let isReversed = environment.layoutDirection == .rightToLeft
            return LinearGradient(
                gradient: gradient, startPoint: isReversed ? .trailing : .leading,
                endPoint: isReversed ? .leading : .trailing
            )._resolve(environment, level: level)
        }
        return AngularGradient(
            gradient: gradient, center: .center, startAngle: .degrees(arc.start),
            endAngle: .degrees(arc.end)
        )._resolve(environment, level: level)
    }
}
