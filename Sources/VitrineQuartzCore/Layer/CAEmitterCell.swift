/// One kind of particle of an emitter layer. Ranges are around the value: half of the range more or less.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Makes a cell that emits nothing yet.
    public override init() { super.init() }

    /// A name for your own use.
    open var name: String?
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
}
