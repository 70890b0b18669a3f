/// An instance that matches a sequence of events to a gesture, and provides a stream of values for each of its
/// states.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type representing the gesture's value.
    associatedtype Value
    /// The type of gesture representing the body of this gesture.
    associatedtype Body: Gesture

    /// The content and behaviour of the gesture.
    @MainActor @preconcurrency var body: Body { get }

    /// What to recognise, and what to do then; gestures with a body use the default.
    static func _recognition(of gesture: Self) -> _GestureRecognition<Value>
}

extension Gesture where Body.Value == Value {
    /// The recognition of the body.
    public static func _recognition(of gesture: Self) -> _GestureRecognition<Value> {
        NestingLimit.check(Self.self)
        return Body._recognition(of: gesture.body)
    }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body.
    public var body: Never {
        fatalError("body should not be called on \(Self.self): it is a primitive gesture.")
    }
}

extension Never: Gesture {
    /// Never has no value.
    public typealias Value = Never

    /// Never happens.
    public static func _recognition(of gesture: Never) -> _GestureRecognition<Never> {}
}

/// A gesture in terms of what recognises it: what the touch must do, and what becomes of it.
@MainActor
public struct _GestureRecognition<Value> {
    enum Kind: Equatable {
        case tap(count: Int)
        case longPress(duration: Double, distance: CGFloat)
        case drag(distance: CGFloat, CoordinateSpace)
    }

    let kind: Kind
    /// The value of an event.
    let value: (GestureEvent) -> Value
    var changed: [(Value, inout Transaction) -> Void] = []
    var ended: [(Value) -> Void] = []
    /// The gesture is over, recognised or not.
    var finished: [() -> Void] = []

    init(_ kind: Kind, value: @escaping (GestureEvent) -> Value) {
        self.kind = kind
        self.value = value
    }

    /// The actions without the type of the value.
    var erased: GestureActions {
        GestureActions(kind: kind) { event in
            let value = self.value(event)
            var transaction = Transaction.current
            for action in changed { action(value, &transaction) }
        } ended: { event in
            let value = self.value(event)
            for action in ended { action(value) }
        } finished: {
            for action in finished { action() }
        }
    }
}

extension CoordinateSpace: Equatable {
    /// Whether both name the same space.
    public static func == (a: CoordinateSpace, b: CoordinateSpace) -> Bool {
        switch (a, b) {
        case (.global, .global), (.local, .local): true
        case let (.named(a), .named(b)): a == b
        default: false
        }
    }
}

/// Where a touch is, in the coordinates that the gesture asked for, and since when.
struct GestureEvent {
    var time: Date
    var startLocation: CGPoint
    var location: CGPoint
    /// Points per second.
    var velocity: CGSize
}

/// What a recognised gesture does.
@MainActor
struct GestureActions {
    let kind: _GestureRecognition<Void>.Kind
    let changed: (GestureEvent) -> Void
    let ended: (GestureEvent) -> Void
    let finished: () -> Void

    init<Value>(
        kind: _GestureRecognition<Value>.Kind, changed: @escaping (GestureEvent) -> Void,
        ended: @escaping (GestureEvent) -> Void, finished: @escaping () -> Void
    ) {
        switch kind {
        case .tap(let count): self.kind = .tap(count: count)
        case let .longPress(duration, distance):
            self.kind = .longPress(duration: duration, distance: distance)
        case let .drag(distance, space): self.kind = .drag(distance: distance, space)
        }
        self.changed = changed
        self.ended = ended
        self.finished = finished
    }
}

/// A gesture that recognises one or more taps.
public struct TapGesture: Gesture, Sendable {
    /// The required number of taps.
    public var count: Int
    /// A primitive gesture.
    public typealias Body = Never
    /// A tap has no value.
    public typealias Value = Void

    /// Creates a tap gesture with the number of required taps.
    nonisolated public init(count: Int = 1) { self.count = count }

    /// Recognises taps.
    public static func _recognition(of gesture: TapGesture) -> _GestureRecognition<Void> {
        _GestureRecognition(.tap(count: gesture.count)) { _ in }
    }
}

/// A gesture that succeeds when the user performs a long press.
public struct LongPressGesture: Gesture, Sendable {
    /// How long to press, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat
    /// A primitive gesture.
    public typealias Body = Never
    /// True while pressed.
    public typealias Value = Bool

    /// Creates a long-press gesture.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Recognises a finger that stays.
    public static func _recognition(of gesture: LongPressGesture) -> _GestureRecognition<Bool> {
        _GestureRecognition(
            .longPress(duration: gesture.minimumDuration, distance: gesture.maximumDistance)
        ) { _ in true }
    }
}

/// A dragging motion that invokes an action as the drag-event sequence changes.
public struct DragGesture: Gesture, Sendable {
    /// The attributes of a drag gesture, in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize

        /// How far the finger has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        // Apple publishes no formula; a quarter of the velocity is our choice.
        private static let prediction: CGFloat = 0.25

        /// How far the drag would go if it came to rest from its velocity.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.prediction,
                height: translation.height + velocity.height * Self.prediction)
        }

        /// Where the drag would end if it came to rest from its velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.prediction,
                y: location.y + velocity.height * Self.prediction)
        }
    }

    /// How far the finger must move before the gesture succeeds, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace
    /// A primitive gesture.
    public typealias Body = Never

    /// Creates a dragging gesture.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Recognises a finger that moves.
    public static func _recognition(of gesture: DragGesture) -> _GestureRecognition<Value> {
        _GestureRecognition(.drag(distance: gesture.minimumDistance, gesture.coordinateSpace)) {
            Value(
                time: $0.time, location: $0.location, startLocation: $0.startLocation, velocity: $0.velocity)
        }
    }
}
