public import VitrineCoreGraphics
public import VitrineFoundation
public import VitrineQuartzCore

/// Shows what a session's camera sees: without a camera, nothing.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
    private var shown: AVCaptureSession?

    /// Makes a layer that shows no session.
    public override init() { super.init() }

    /// Makes a layer that shows a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// Makes a layer that shows a session once a connection is added.
    public convenience init(sessionWithNoConnection session: AVCaptureSession) {
        self.init()
        setSessionWithNoConnection(session)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? AVCaptureVideoPreviewLayer else { return }
        videoGravity = other.videoGravity
    }

    /// Layers are not decoded here: always nil.
    public required init?(coder: NSCoder) { nil }

    /// Whose pictures it shows; the layer keeps it. It is connected with the session's camera, if there is one, or
    /// once there is.
    open var session: AVCaptureSession? {
        get { shown }
        set { show(newValue, connecting: true) }
    }

    /// Sets the session without a connection.
    open func setSessionWithNoConnection(_ session: AVCaptureSession) { show(session, connecting: false) }

    private func show(_ session: AVCaptureSession?, connecting: Bool) {
        guard session !== shown else { return }
        shown?.remove(self)
        shown = session
        session?.add(self, connecting: connecting)
    }

    /// The way that pictures come here; nil without a camera.
    open var connection: AVCaptureConnection? { session?.connections.first { $0.videoPreviewLayer === self } }

    /// Whether it shows pictures.
    open var isPreviewing: Bool { connection?.isActive == true }

    /// How they are placed; as large as fits unless set.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    // MARK: Places

    // Where something is in a picture follows from the size of pictures. While there are none, Apple's layers answer
    // zero.

    /// Where a point of the layer is in the camera's picture, 0…1 of it; zero while none is shown.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }

    /// Where a point of the camera's picture, 0…1 of it, is in the layer; zero while none is shown.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        .zero
    }

    /// Where a rectangle of the layer is in the camera's picture, 0…1 of it; zero while none is shown.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }

    /// Where a rectangle of the camera's picture, 0…1 of it, is in the layer; zero while none is shown.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        .zero
    }

    /// What was found in the camera's picture, with its places in the layer; nil while no picture is shown.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
