import VitrineCoreGraphics

/// A filter with its values as properties. Its subclasses name the protocol of a filter, and with it those of the
/// properties that the filter has.
class BuiltinFilter: CIFilter {
    required override init(_ filter: FilterDescription) { super.init(filter) }

    /// A filter of the catalogue by its name.
    static func made(_ name: String) -> Self {
        guard let filter = FilterCatalog.filters[name] else { preconditionFailure("No filter \(name).") }
        return Self(filter)
    }

    private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
    private func set(_ number: Float, _ key: String) { setValue(NSNumber(value: number), forKey: key) }

    private func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    private func set(_ point: CGPoint, _ key: String) { setValue(CIVector(cgPoint: point), forKey: key) }

    private func rectangle(_ key: String) -> CGRect { vector(key).cgRectValue }
    private func set(_ rect: CGRect, _ key: String) { setValue(CIVector(cgRect: rect), forKey: key) }

    private func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
    private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .clear }
    private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    private func set(_ object: Any?, _ key: String) { setValue(object, forKey: key) }

    var transform: CGAffineTransform {
        get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
        set { set(newValue, "inputTransform") }
    }
    var colorSpace: CGColorSpace? {
        get { value(forKey: "inputColorSpace") as? CGColorSpace }
        set { set(newValue, "inputColorSpace") }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { set(newValue, "inputBottomLeft") }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { set(newValue, "inputBottomRight") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { set(newValue, "inputCenter") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { set(newValue, "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { set(newValue, "inputPoint1") }
    }
    var point2: CGPoint {
        get { point("inputPoint2") }
        set { set(newValue, "inputPoint2") }
    }
    var point3: CGPoint {
        get { point("inputPoint3") }
        set { set(newValue, "inputPoint3") }
    }
    var point4: CGPoint {
        get { point("inputPoint4") }
        set { set(newValue, "inputPoint4") }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { set(newValue, "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { set(newValue, "inputTopRight") }
    }
    var extent: CGRect {
        get { rectangle("inputExtent") }
        set { set(newValue, "inputExtent") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { set(newValue, "inputColor") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { set(newValue, "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { set(newValue, "inputColor1") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { set(newValue, "inputBackgroundImage") }
    }
    var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { set(newValue, "inputGradientImage") }
    }
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { set(newValue, "inputImage") }
    }
    var inputImage2: CIImage? {
        get { image("inputImage2") }
        set { set(newValue, "inputImage2") }
    }
    var mask: CIImage? {
        get { image("inputMask") }
        set { set(newValue, "inputMask") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { set(newValue, "inputMaskImage") }
    }
    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { set(newValue, "inputTargetImage") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { set(newValue, "inputAVector") }
    }
    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { set(newValue, "inputAlphaCoefficients") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { set(newValue, "inputBVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { set(newValue, "inputBiasVector") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { set(newValue, "inputBlueCoefficients") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { set(newValue, "inputGVector") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { set(newValue, "inputGreenCoefficients") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { set(newValue, "inputMaxComponents") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { set(newValue, "inputMinComponents") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { set(newValue, "inputNeutral") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { set(newValue, "inputRVector") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { set(newValue, "inputRedCoefficients") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { set(newValue, "inputTargetNeutral") }
    }
    var weights: CIVector {
        get { vector("inputWeights") }
        set { set(newValue, "inputWeights") }
    }
    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { set(newValue, "inputCubeData") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { set(newValue, "inputMessage") }
    }
    var amount: Float {
        get { number("inputAmount") }
        set { set(newValue, "inputAmount") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { set(newValue, "inputAngle") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { set(newValue, "inputAspectRatio") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { set(newValue, "inputBarcodeHeight") }
    }
    var bias: Float {
        get { number("inputBias") }
        set { set(newValue, "inputBias") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { set(newValue, "inputBrightness") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { set(newValue, "inputContrast") }
    }
    var cubeDimension: Float {
        get { number("inputCubeDimension") }
        set { set(newValue, "inputCubeDimension") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { set(newValue, "inputEV") }
    }
    var falloff: Float {
        get { number("inputFalloff") }
        set { set(newValue, "inputFalloff") }
    }
    var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { set(newValue, "inputHighlightAmount") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { set(newValue, "inputIntensity") }
    }
    var levels: Float {
        get { number("inputLevels") }
        set { set(newValue, "inputLevels") }
    }
    var parameterB: Float {
        get { number("inputB") }
        set { set(newValue, "inputB") }
    }
    var parameterC: Float {
        get { number("inputC") }
        set { set(newValue, "inputC") }
    }
    var power: Float {
        get { number("inputPower") }
        set { set(newValue, "inputPower") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { set(newValue, "inputQuietSpace") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { set(newValue, "inputRadius") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { set(newValue, "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { set(newValue, "inputRadius1") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { set(newValue, "inputSaturation") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { set(newValue, "inputScale") }
    }
    var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { set(newValue, "inputShadowAmount") }
    }
    var sharpness: Float {
        get { number("inputSharpness") }
        set { set(newValue, "inputSharpness") }
    }
    var threshold: Float {
        get { number("inputThreshold") }
        set { set(newValue, "inputThreshold") }
    }
    var time: Float {
        get { number("inputTime") }
        set { set(newValue, "inputTime") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { set(newValue, "inputWidth") }
    }
    var count: Int {
        get { Int(number("inputCount")) }
        set { setValue(NSNumber(value: newValue), forKey: "inputCount") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { set(newValue, "inputCorrectionLevel") }
    }
}
