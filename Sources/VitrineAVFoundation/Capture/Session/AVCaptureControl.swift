public import Foundation
public import VitrineFoundation

/// What the button for the camera of some devices can set. No desktop has that button: controls can be made, and
/// ``AVCaptureSession/canAddControl(_:)`` denies them.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    /// Whether it can be used; on unless set.
    open var isEnabled = true

    override init() { super.init() }
}

/// A number that the button sets.
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
    /// What it is for.
    public let localizedTitle: String
    /// The symbol for that.
    public let symbolName: String
    /// The values that it can have.
    private let isValid: (Float) -> Bool
    private var action: (DispatchQueue, (Float) -> Void)?

    /// The value. Traps for one that it cannot have.
    open var value: Float {
        didSet {
            if !isValid(value) {
                CaptureFault.stop("-[AVCaptureSlider setValue:]", "The value is out of range")
            }
        }
    }
    /// How the value is written: a format with `%@`.
    open var localizedValueFormat: String?
    /// Values that stand out.
    open var prominentValues: [Float] = []
    /// Names it in tests.
    open var accessibilityIdentifier: String?

    /// Makes one of a range.
    public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (value, isValid) = (values.lowerBound, values.contains)
    }

    /// Makes one of a range, in steps.
    public init(_ localizedTitle: String, symbolName: String, in values: ClosedRange<Float>, step: Float) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (value, isValid) = (values.lowerBound, values.contains)
    }

    /// Makes one of some values.
    public init(_ localizedTitle: String, symbolName: String, values: [Float]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        guard let first = values.first else {
            CaptureFault.stop(
                "-[AVCaptureSlider initWithLocalizedTitle:symbolName:values:]", "values is empty")
        }
        (value, isValid) = (first, values.contains)
    }

    /// Sets what is done when the button changes the value.
    open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Float) -> Void) {
        self.action = (queue, action)
    }
}

/// One of several things that the button chooses.
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
    /// What it is for.
    public let localizedTitle: String
    /// The symbol for that.
    public let symbolName: String
    /// How many things there are.
    public let numberOfIndexes: Int
    /// Their names.
    public let localizedIndexTitles: [String]
    private var action: (DispatchQueue, (Int) -> Void)?

    /// Which is chosen. Traps for none of them.
    open var selectedIndex = 0 {
        didSet {
            if !(0..<numberOfIndexes).contains(selectedIndex) {
                CaptureFault.stop("-[AVCaptureIndexPicker setSelectedIndex:]", "The index is out of range")
            }
        }
    }
    /// Names it in tests.
    open var accessibilityIdentifier: String?

    /// Makes one of things with names.
    public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (self.localizedIndexTitles, numberOfIndexes) = (localizedIndexTitles, localizedIndexTitles.count)
    }

    /// Makes one of things without names.
    public init(_ localizedTitle: String, symbolName: String, numberOfIndexes: Int) {
        (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
        (self.numberOfIndexes, localizedIndexTitles) = (numberOfIndexes, [])
    }

    /// Sets what is done when the button chooses.
    open func setActionQueue(_ queue: DispatchQueue, action: @escaping (Int) -> Void) {
        self.action = (queue, action)
    }
}

/// The zoom of a camera, as the system sets it.
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    private let action: ((CGFloat) -> Void)?

    /// Makes one of a camera.
    ///
    /// - Parameter action: Told of the zoom that the button sets.
    public init(device: AVCaptureDevice, action: ((CGFloat) -> Void)? = nil) { self.action = action }
}

/// Hears of the button for the camera.
public protocol AVCaptureSessionControlsDelegate: AnyObject {
    /// The button can be used.
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    /// Its controls are going to be over all of the screen.
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    /// They are no longer going to be.
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    /// The button cannot be used any more.
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}
