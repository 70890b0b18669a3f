/// Several keyframes after one another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// It is made of nothing else.
    public typealias Body = Never
    let frames: [_Keyframe<Value>]
    /// The keyframes.
    public func _keyframes() -> [_Keyframe<Value>] { frames }
}

/// Several tracks at once.
public struct _KeyframeTracks<Value>: Keyframes {
    /// It is made of nothing else.
    public typealias Body = Never
    let tracks: [_AnyKeyframeTrack<Value>]
    /// The tracks.
    public func _tracks() -> [_AnyKeyframeTrack<Value>] { tracks }
}

/// Builds keyframes of one property.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Keyframes in order.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// Keyframes in order.
    public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
        accumulated: A, next: K
    ) -> some KeyframeTrackContent<Value> where A.Value == Value, K.Value == Value {
        _KeyframeSequence(frames: accumulated._keyframes() + next._keyframes())
    }
    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        _KeyframeSequence<Value>(frames: [])
    }
    /// One of two.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: component._keyframes()) }
    /// One of two.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: component._keyframes()) }
    /// Keyframes of a loop.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: components.flatMap { $0._keyframes() }) }
}

/// Builds tracks of keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Tracks at once.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// Tracks at once.
    public static func buildPartialBlock<A: Keyframes, K: Keyframes>(
        accumulated: A, next: K
    ) -> some Keyframes<Value> where A.Value == Value, K.Value == Value {
        _KeyframeTracks(tracks: accumulated._tracks() + next._tracks())
    }
    /// No tracks.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>(tracks: []) }
}

extension KeyframesBuilder where Value: Animatable {
    /// Keyframes of the value itself.
    public static func buildFinalResult<C: KeyframeTrackContent>(_ component: C) -> KeyframeTrack<
        Value, Value, C
    >
    where C.Value == Value { KeyframeTrack(content: { component }) }
    /// Keyframes of the value itself.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Keyframes in order.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// Keyframes in order.
    public static func buildPartialBlock<A: KeyframeTrackContent, K: KeyframeTrackContent>(
        accumulated: A, next: K
    ) -> some KeyframeTrackContent<Value> where A.Value == Value, K.Value == Value {
        _KeyframeSequence(frames: accumulated._keyframes() + next._keyframes())
    }
    /// One of two.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: component._keyframes()) }
    /// One of two.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: component._keyframes()) }
    /// Keyframes of a loop.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(frames: components.flatMap { $0._keyframes() }) }
}

extension KeyframesBuilder {
    /// The tracks.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
        component
    }
}
