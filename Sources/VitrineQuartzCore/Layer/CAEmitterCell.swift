/// One kind of particle of an emitter layer. Ranges are around the value: half of the range more or less.
///
/// Cells that are in others are emitted by the particles of these. `beginTime` and `duration` count from the particle's birth
/// then.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Makes a cell that emits nothing yet.
    public override init() { super.init() }

    /// A name for your own use.
    open var name: String?
    /// What each particle emits as long as it lives; nil unless set.
    ///
    /// Each is emitted from where the particle is at that moment, and its angles are relative to the direction in which the
    /// particle flies then. Nothing else is inherited, and what was emitted outlives the particle. A particle without
    /// contents shows nothing and emits all the same. (Apple's documentation of `emitterCells`.)
    ///
    /// The multipliers of the layer count for all cells. Of a cell of the layer 20,000 particles are drawn, and 20,000 that
    /// come from these, those of the youngest; cells that are more than eight deep in each other emit nothing.
    open var emitterCells: [CAEmitterCell]?
    /// Whether particles are emitted.
    open var isEnabled = true
    /// Particles a second; 0 unless set.
    open var birthRate: Float = 0
    /// How long a particle lives, in seconds; 0 unless set.
    open var lifetime: Float = 0
    /// By how much lives differ.
    open var lifetimeRange: Float = 0

    /// The direction out of the plane, in radians. Only its cosine shows: how much of the velocity is in the plane.
    open var emissionLatitude: CGFloat = 0
    /// The direction in the plane, in radians from the x axis.
    open var emissionLongitude: CGFloat = 0
    /// The angle around the direction within which particles start, in radians.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// By how much velocities differ.
    open var velocityRange: CGFloat = 0
    /// Points a second, a second.
    open var xAcceleration: CGFloat = 0
    /// Points a second, a second.
    open var yAcceleration: CGFloat = 0

    /// The size, in those of the contents; 1 unless set.
    open var scale: CGFloat = 1
    /// By how much sizes differ.
    open var scaleRange: CGFloat = 0
    /// The change of the size a second.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    /// By how much spins differ.
    open var spinRange: CGFloat = 0

    /// What the contents' colours are multiplied by; white unless set.
    open var color: CGColor? = .white
    /// By how much reds differ.
    open var redRange: Float = 0
    /// By how much greens differ.
    open var greenRange: Float = 0
    /// By how much blues differ.
    open var blueRange: Float = 0
    /// By how much opacities differ.
    open var alphaRange: Float = 0
    /// The change of red a second.
    open var redSpeed: Float = 0
    /// The change of green a second.
    open var greenSpeed: Float = 0
    /// The change of blue a second.
    open var blueSpeed: Float = 0
    /// The change of opacity a second.
    open var alphaSpeed: Float = 0

    /// The picture of a particle: what layers take as `contents`.
    open var contents: Any?
    /// The part of it that is shown, in units of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Its pixels per point.
    open var contentsScale: CGFloat = 1

    open var beginTime: CFTimeInterval = 0
    /// How long particles are emitted, in seconds; without end unless set.
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Key-value coding

    /// What was set by keys that are no property's.
    final var keptValues: [String: Any] = [:]

    /// The value of a property by its key, or what was set by a key that is no property's; nil if nothing was.
    open func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a property by its key, or keeps a value of your own by any other key. A value that is none for the property
    /// traps.
    open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }

    /// The value of a property, also of a cell in this one by its name: `emitterCells.spark.birthRate`.
    open func value(forKeyPath keyPath: String) -> Any? { object(forKeyPath: keyPath) }

    /// Sets a property, also of a cell in this one by its name: `emitterCells.spark.birthRate`. Where no cell has the name
    /// nothing happens.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setObject(value, forKeyPath: keyPath) }
}
