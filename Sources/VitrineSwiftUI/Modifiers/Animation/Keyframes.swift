/// Tracks of keyframes of a value: a `KeyframeTrack`, or several of them, or a type of one's own that is made of some.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of what it is made of.
    associatedtype Body: Keyframes
    /// What it is made of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// The tracks.
    func _tracks() -> [_AnyKeyframeTrack<Value>]
}

extension Keyframes where Body.Value == Value {
    /// The tracks of what it is made of.
    public func _tracks() -> [_AnyKeyframeTrack<Value>] { body._tracks() }
}

extension Keyframes where Body == Never {
    /// Keyframes that come with the framework are made of nothing: asking traps.
    public var body: Never {
        fatalError("body of \(Self.self) must not be called: it is one of SwiftUI's own.")
    }
}

/// Keyframes of one property: single ones, or several, or a type of one's own that is made of some.
public protocol KeyframeTrackContent<Value> {
    /// The type of the property.
    associatedtype Value: Animatable
    /// The type of what it is made of.
    associatedtype Body: KeyframeTrackContent
    /// What it is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// The keyframes in order.
    func _keyframes() -> [_Keyframe<Value>]
}

extension KeyframeTrackContent where Body.Value == Value {
    /// The keyframes of what it is made of.
    public func _keyframes() -> [_Keyframe<Value>] { body._keyframes() }
}

extension KeyframeTrackContent where Body == Never {
    /// Keyframes that come with the framework are made of nothing: asking traps.
    public var body: Never {
        fatalError("body of \(Self.self) must not be called: it is one of SwiftUI's own.")
    }
}

nonisolated extension Never: Animatable {
    /// There is no value, and nothing to animate.
    public typealias AnimatableData = EmptyAnimatableData
}

nonisolated extension Never: Keyframes, KeyframeTrackContent {
    /// No tracks.
    public func _tracks() -> [_AnyKeyframeTrack<Never>] { [] }
    /// No keyframes.
    public func _keyframes() -> [_Keyframe<Never>] { [] }
}

/// A keyframe: where to, and how.
public struct _Keyframe<Value: Animatable> {
    enum Course {
        case move
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
    }

    let target: Value
    let duration: TimeInterval
    let course: Course
}

/// A track whose property is not known.
public struct _AnyKeyframeTrack<Root> {
    let duration: TimeInterval
    let update: (inout Root, TimeInterval) -> Void
}

/// Goes to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// It is made of nothing else.
    public typealias Body = Never
    private let to: Value
    /// Makes the keyframe.
    public init(_ to: Value) { self.to = to }
    /// The keyframe.
    public func _keyframes() -> [_Keyframe<Value>] { [_Keyframe(target: to, duration: 0, course: .move)] }
}

/// Goes to a value in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// It is made of nothing else.
    public typealias Body = Never
    private let frame: _Keyframe<Value>
    /// Makes the keyframe.
    ///
    /// - Parameters:
    ///   - duration: Seconds from the keyframe before.
    ///   - timingCurve: The pace.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        frame = _Keyframe(target: to, duration: max(duration, 0), course: .linear(timingCurve))
    }
    /// The keyframe.
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Goes to a value along a cubic curve: several in a row make one smooth line.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// It is made of nothing else.
    public typealias Body = Never
    private let frame: _Keyframe<Value>
    /// Makes the keyframe.
    ///
    /// - Parameters:
    ///   - duration: Seconds from the keyframe before.
    ///   - startVelocity: In values per second; nil is that at the end of the keyframe before.
    ///   - endVelocity: In values per second; nil is that of the line to the next cubic keyframe, none at the end.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        frame = _Keyframe(
            target: to, duration: max(duration, 0),
            course: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
    /// The keyframe.
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Goes to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// It is made of nothing else.
    public typealias Body = Never
    private let frame: _Keyframe<Value>
    /// Makes the keyframe.
    ///
    /// - Parameters:
    ///   - duration: Seconds from the keyframe before; nil is until the spring has settled.
    ///   - startVelocity: In values per second; nil is that at the end of the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        frame = _Keyframe(
            target: to, duration: max(duration ?? spring.settlingDuration, 0),
            course: .spring(spring, start: startVelocity?.animatableData))
    }
    /// The keyframe.
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// A sequence of keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    /// It is made of nothing else.
    public typealias Body = Never
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A track of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// The track.
    public func _tracks() -> [_AnyKeyframeTrack<Root>] {
        let keyPath = keyPath
        let frames = content._keyframes()
        let length = frames.reduce(0) { $0 + $1.duration }
        return [
            _AnyKeyframeTrack(duration: length) { root, time in
                let line = KeyframeLine(root[keyPath: keyPath], frames)
                root[keyPath: keyPath] = line.value(at: time)
            }
        ]
    }
}

extension KeyframeTrack where Root == Value {
    /// A track of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
        keyPath = \.self
        self.content = content()
    }
}

/// The course of a property through its keyframes.
private struct KeyframeLine<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private let start: Value
    private let frames: [_Keyframe<Value>]

    init(_ start: Value, _ frames: [_Keyframe<Value>]) {
        self.start = start
        self.frames = frames
    }

    func value(at time: TimeInterval) -> Value {
        var (place, velocity) = (start.animatableData, Data.zero)
        var left = max(time, 0)
        var shown = start
        for (index, frame) in frames.enumerated() {
            let isHere = left < frame.duration
            let (next, speed) = step(
                index, from: place, velocity, after: isHere ? left : frame.duration)
            (place, velocity) = (next, speed)
            shown = frame.target
            if isHere { break }
            left -= frame.duration
        }
        shown.animatableData = place
        return shown
    }

    /// Where a keyframe has come to after a time, and how fast it is there.
    private func step(_ index: Int, from place: Data, _ velocity: Data, after time: TimeInterval)
        -> (Data, Data)
    {
        let frame = frames[index]
        let target = frame.target.animatableData
        let way = target - place
        guard frame.duration > 0 else { return (target, .zero) }
        let part = time / frame.duration
        switch frame.course {
        case .move: return (target, .zero)
        case .linear(let curve):
            return (
                place + way.scaled(by: curve.value(at: part)),
                way.scaled(by: curve.velocity(at: part) / frame.duration)
            )
        case let .spring(spring, start):
            let speed = start ?? velocity
            let distance = place - target
            return (
                target + spring.place(distance: distance, velocity: speed, time: time),
                spring.speed(distance: distance, velocity: speed, time: time)
            )
        case let .cubic(start, end):
            return hermite(
                place, target, start ?? velocity, end ?? tangent(after: index, from: place), part,
                frame.duration)
        }
    }

    /// The velocity at the end of a cubic keyframe: that of the line from its start to the next cubic one's end.
    private func tangent(after index: Int, from place: Data) -> Data {
        guard index + 1 < frames.count else { return .zero }
        let next = frames[index + 1]
        guard case .cubic(let start, _) = next.course else { return .zero }
        if let start { return start }
        let time = frames[index].duration + next.duration
        return time > 0 ? (next.target.animatableData - place).scaled(by: 1 / time) : .zero
    }

    private func hermite(
        _ a: Data, _ b: Data, _ u: Data, _ v: Data, _ t: Double, _ duration: Double
    ) -> (Data, Data) {
        let (t2, t3) = (t * t, t * t * t)
        let first = a.scaled(by: 2 * t3 - 3 * t2 + 1) + b.scaled(by: 3 * t2 - 2 * t3)
        let second = u.scaled(by: (t3 - 2 * t2 + t) * duration) + v.scaled(by: (t3 - t2) * duration)
        let slope = (b - a).scaled(by: (6 * t - 6 * t2) / duration)
        let rest = u.scaled(by: 3 * t2 - 4 * t + 1) + v.scaled(by: 3 * t2 - 2 * t)
        return (first + second, slope + rest)
    }
}

/// A description of how a value changes over time, through keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_AnyKeyframeTrack<Value>]

    /// Makes a timeline that starts with a value.
    public init<Content: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> Content)
    where Content.Value == Value {
        self.init(initialValue, content())
    }

    init<Content: Keyframes>(_ initialValue: Value, _ content: Content) where Content.Value == Value {
        self.initialValue = initialValue
        tracks = content._tracks()
    }

    /// Seconds to the end of the longest track.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value at a time, in seconds.
    public func value(time: Double) -> Value {
        var result = initialValue
        update(value: &result, time: time)
        return result
    }

    /// The value at a part of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Changes the properties that have a track to what they are at a time.
    public func update(value: inout Value, time: Double) {
        var result = initialValue
        for track in tracks { track.update(&result, time) }
        value = result
    }

    /// Changes the properties that have a track to what they are at a part of the duration.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }
}
