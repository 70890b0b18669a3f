// Filters with their values as properties, as `CoreImage.CIFilterBuiltins` has them.

extension CIFilter {
    /// Makes the filter `CIAdditionCompositing`.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIAdditionCompositing")
    }
    /// Makes the filter `CIAffineClamp`.
    public class func affineClamp() -> any CIFilter & CIAffineClamp {
        AffineClampFilter.made("CIAffineClamp")
    }
    /// Makes the filter `CIAffineTile`.
    public class func affineTile() -> any CIFilter & CIAffineTile { AffineTileFilter.made("CIAffineTile") }
    /// Makes the filter `CIAreaAverage`.
    public class func areaAverage() -> any CIFilter & CIAreaAverage {
        AreaAverageFilter.made("CIAreaAverage")
    }
    /// Makes the filter `CIAreaHistogram`.
    public class func areaHistogram() -> any CIFilter & CIAreaHistogram {
        AreaHistogramFilter.made("CIAreaHistogram")
    }
    /// Makes the filter `CIAreaMaximum`.
    public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
        AreaMaximumFilter.made("CIAreaMaximum")
    }
    /// Makes the filter `CIAreaMaximumAlpha`.
    public class func areaMaximumAlpha() -> any CIFilter & CIAreaMaximumAlpha {
        AreaMaximumAlphaFilter.made("CIAreaMaximumAlpha")
    }
    /// Makes the filter `CIAreaMinimum`.
    public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
        AreaMinimumFilter.made("CIAreaMinimum")
    }
    /// Makes the filter `CIAreaMinimumAlpha`.
    public class func areaMinimumAlpha() -> any CIFilter & CIAreaMinimumAlpha {
        AreaMinimumAlphaFilter.made("CIAreaMinimumAlpha")
    }
    /// Makes the filter `CIBicubicScaleTransform`.
    public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform {
        BicubicScaleTransformFilter.made("CIBicubicScaleTransform")
    }
    /// Makes the filter `CIBlendWithAlphaMask`.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter.made("CIBlendWithAlphaMask")
    }
    /// Makes the filter `CIBlendWithBlueMask`.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter.made("CIBlendWithBlueMask")
    }
    /// Makes the filter `CIBlendWithMask`.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter.made("CIBlendWithMask")
    }
    /// Makes the filter `CIBlendWithRedMask`.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
        BlendWithMaskFilter.made("CIBlendWithRedMask")
    }
    /// Makes the filter `CIBloom`.
    public class func bloom() -> any CIFilter & CIBloom { BloomFilter.made("CIBloom") }
    /// Makes the filter `CIBoxBlur`.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter.made("CIBoxBlur") }
    /// Makes the filter `CIBumpDistortion`.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
        BumpDistortionFilter.made("CIBumpDistortion")
    }
    /// Makes the filter `CICheckerboardGenerator`.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CheckerboardGeneratorFilter.made("CICheckerboardGenerator")
    }
    /// Makes the filter `CICircleSplashDistortion`.
    public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
        CircleSplashDistortionFilter.made("CICircleSplashDistortion")
    }
    /// Makes the filter `CICircularScreen`.
    public class func circularScreen() -> any CIFilter & CICircularScreen {
        CircularScreenFilter.made("CICircularScreen")
    }
    /// Makes the filter `CICode128BarcodeGenerator`.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGeneratorFilter.made("CICode128BarcodeGenerator")
    }
    /// Makes the filter `CIColorAbsoluteDifference`.
    public class func colorAbsoluteDifference() -> any CIFilter & CIColorAbsoluteDifference {
        ColorAbsoluteDifferenceFilter.made("CIColorAbsoluteDifference")
    }
    /// Makes the filter `CIColorBlendMode`.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIColorBlendMode")
    }
    /// Makes the filter `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIColorBurnBlendMode")
    }
    /// Makes the filter `CIColorClamp`.
    public class func colorClamp() -> any CIFilter & CIColorClamp { ColorClampFilter.made("CIColorClamp") }
    /// Makes the filter `CIColorControls`.
    public class func colorControls() -> any CIFilter & CIColorControls {
        ColorControlsFilter.made("CIColorControls")
    }
    /// Makes the filter `CIColorCrossPolynomial`.
    public class func colorCrossPolynomial() -> any CIFilter & CIColorCrossPolynomial {
        ColorCrossPolynomialFilter.made("CIColorCrossPolynomial")
    }
    /// Makes the filter `CIColorCube`.
    public class func colorCube() -> any CIFilter & CIColorCube { ColorCubeFilter.made("CIColorCube") }
    /// Makes the filter `CIColorCubeWithColorSpace`.
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        ColorCubeWithColorSpaceFilter.made("CIColorCubeWithColorSpace")
    }
    /// Makes the filter `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIColorDodgeBlendMode")
    }
    /// Makes the filter `CIColorInvert`.
    public class func colorInvert() -> any CIFilter & CIColorInvert {
        ColorInvertFilter.made("CIColorInvert")
    }
    /// Makes the filter `CIColorMap`.
    public class func colorMap() -> any CIFilter & CIColorMap { ColorMapFilter.made("CIColorMap") }
    /// Makes the filter `CIColorMatrix`.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix {
        ColorMatrixFilter.made("CIColorMatrix")
    }
    /// Makes the filter `CIColorMonochrome`.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        ColorMonochromeFilter.made("CIColorMonochrome")
    }
    /// Makes the filter `CIColorPolynomial`.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial {
        ColorPolynomialFilter.made("CIColorPolynomial")
    }
    /// Makes the filter `CIColorPosterize`.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        ColorPosterizeFilter.made("CIColorPosterize")
    }
    /// Makes the filter `CIColorThreshold`.
    public class func colorThreshold() -> any CIFilter & CIColorThreshold {
        ColorThresholdFilter.made("CIColorThreshold")
    }
    /// Makes the filter `CIColumnAverage`.
    public class func columnAverage() -> any CIFilter & CIColumnAverage {
        ColumnAverageFilter.made("CIColumnAverage")
    }
    /// Makes the filter `CIConvolution3X3`.
    public class func convolution3X3() -> any CIFilter & CIConvolution {
        ConvolutionFilter.made("CIConvolution3X3")
    }
    /// Makes the filter `CIConvolution5X5`.
    public class func convolution5X5() -> any CIFilter & CIConvolution {
        ConvolutionFilter.made("CIConvolution5X5")
    }
    /// Makes the filter `CIConvolution9Horizontal`.
    public class func convolution9Horizontal() -> any CIFilter & CIConvolution {
        ConvolutionFilter.made("CIConvolution9Horizontal")
    }
    /// Makes the filter `CIConvolution9Vertical`.
    public class func convolution9Vertical() -> any CIFilter & CIConvolution {
        ConvolutionFilter.made("CIConvolution9Vertical")
    }
    /// Makes the filter `CICrystallize`.
    public class func crystallize() -> any CIFilter & CICrystallize {
        CrystallizeFilter.made("CICrystallize")
    }
    /// Makes the filter `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIDarkenBlendMode")
    }
    /// Makes the filter `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIDifferenceBlendMode")
    }
    /// Makes the filter `CIDiscBlur`.
    public class func discBlur() -> any CIFilter & CIDiscBlur { DiscBlurFilter.made("CIDiscBlur") }
    /// Makes the filter `CIDissolveTransition`.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        DissolveTransitionFilter.made("CIDissolveTransition")
    }
    /// Makes the filter `CIDivideBlendMode`.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIDivideBlendMode")
    }
    /// Makes the filter `CIDotScreen`.
    public class func dotScreen() -> any CIFilter & CIDotScreen { DotScreenFilter.made("CIDotScreen") }
    /// Makes the filter `CIEdges`.
    public class func edges() -> any CIFilter & CIEdges { EdgesFilter.made("CIEdges") }
    /// Makes the filter `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIExclusionBlendMode")
    }
    /// Makes the filter `CIExposureAdjust`.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        ExposureAdjustFilter.made("CIExposureAdjust")
    }
    /// Makes the filter `CIFalseColor`.
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter.made("CIFalseColor") }
    /// Makes the filter `CIGammaAdjust`.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
        GammaAdjustFilter.made("CIGammaAdjust")
    }
    /// Makes the filter `CIGaussianBlur`.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
        GaussianBlurFilter.made("CIGaussianBlur")
    }
    /// Makes the filter `CIGaussianGradient`.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
        GaussianGradientFilter.made("CIGaussianGradient")
    }
    /// Makes the filter `CIGloom`.
    public class func gloom() -> any CIFilter & CIGloom { GloomFilter.made("CIGloom") }
    /// Makes the filter `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIHardLightBlendMode")
    }
    /// Makes the filter `CIHatchedScreen`.
    public class func hatchedScreen() -> any CIFilter & CIHatchedScreen {
        HatchedScreenFilter.made("CIHatchedScreen")
    }
    /// Makes the filter `CIHexagonalPixellate`.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        HexagonalPixellateFilter.made("CIHexagonalPixellate")
    }
    /// Makes the filter `CIHighlightShadowAdjust`.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        HighlightShadowAdjustFilter.made("CIHighlightShadowAdjust")
    }
    /// Makes the filter `CIHoleDistortion`.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
        HoleDistortionFilter.made("CIHoleDistortion")
    }
    /// Makes the filter `CIHueAdjust`.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter.made("CIHueAdjust") }
    /// Makes the filter `CIHueBlendMode`.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIHueBlendMode")
    }
    /// Makes the filter `CIKaleidoscope`.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
        KaleidoscopeFilter.made("CIKaleidoscope")
    }
    /// Makes the filter `CILanczosScaleTransform`.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransformFilter.made("CILanczosScaleTransform")
    }
    /// Makes the filter `CILightenBlendMode`.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CILightenBlendMode")
    }
    /// Makes the filter `CILineScreen`.
    public class func lineScreen() -> any CIFilter & CILineScreen { LineScreenFilter.made("CILineScreen") }
    /// Makes the filter `CILinearBurnBlendMode`.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CILinearBurnBlendMode")
    }
    /// Makes the filter `CILinearDodgeBlendMode`.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CILinearDodgeBlendMode")
    }
    /// Makes the filter `CILinearGradient`.
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        LinearGradientFilter.made("CILinearGradient")
    }
    /// Makes the filter `CILinearLightBlendMode`.
    public class func linearLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CILinearLightBlendMode")
    }
    /// Makes the filter `CILinearToSRGBToneCurve`.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        LinearToSRGBToneCurveFilter.made("CILinearToSRGBToneCurve")
    }
    /// Makes the filter `CILuminosityBlendMode`.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CILuminosityBlendMode")
    }
    /// Makes the filter `CIMaskToAlpha`.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
        MaskToAlphaFilter.made("CIMaskToAlpha")
    }
    /// Makes the filter `CIMaskedVariableBlur`.
    public class func maskedVariableBlur() -> any CIFilter & CIMaskedVariableBlur {
        MaskedVariableBlurFilter.made("CIMaskedVariableBlur")
    }
    /// Makes the filter `CIMaximumComponent`.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
        MaximumComponentFilter.made("CIMaximumComponent")
    }
    /// Makes the filter `CIMaximumCompositing`.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIMaximumCompositing")
    }
    /// Makes the filter `CIMedianFilter`.
    public class func median() -> any CIFilter & CIMedian { MedianFilter.made("CIMedianFilter") }
    /// Makes the filter `CIMinimumComponent`.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
        MinimumComponentFilter.made("CIMinimumComponent")
    }
    /// Makes the filter `CIMinimumCompositing`.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIMinimumCompositing")
    }
    /// Makes the filter `CIMotionBlur`.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter.made("CIMotionBlur") }
    /// Makes the filter `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIMultiplyBlendMode")
    }
    /// Makes the filter `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIMultiplyCompositing")
    }
    /// Makes the filter `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIOverlayBlendMode")
    }
    /// Makes the filter `CIPerspectiveCorrection`.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        PerspectiveCorrectionFilter.made("CIPerspectiveCorrection")
    }
    /// Makes the filter `CIPerspectiveTransform`.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        PerspectiveTransformFilter.made("CIPerspectiveTransform")
    }
    /// Makes the filter `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectChrome")
    }
    /// Makes the filter `CIPhotoEffectFade`.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectFade")
    }
    /// Makes the filter `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectInstant")
    }
    /// Makes the filter `CIPhotoEffectMono`.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectMono")
    }
    /// Makes the filter `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectNoir")
    }
    /// Makes the filter `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectProcess")
    }
    /// Makes the filter `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectTonal")
    }
    /// Makes the filter `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        PhotoEffectFilter.made("CIPhotoEffectTransfer")
    }
    /// Makes the filter `CIPinLightBlendMode`.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIPinLightBlendMode")
    }
    /// Makes the filter `CIPinchDistortion`.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        PinchDistortionFilter.made("CIPinchDistortion")
    }
    /// Makes the filter `CIPixellate`.
    public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter.made("CIPixellate") }
    /// Makes the filter `CIPointillize`.
    public class func pointillize() -> any CIFilter & CIPointillize {
        PointillizeFilter.made("CIPointillize")
    }
    /// Makes the filter `CIQRCodeGenerator`.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        QRCodeGeneratorFilter.made("CIQRCodeGenerator")
    }
    /// Makes the filter `CIRadialGradient`.
    public class func radialGradient() -> any CIFilter & CIRadialGradient {
        RadialGradientFilter.made("CIRadialGradient")
    }
    /// Makes the filter `CIRandomGenerator`.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
        RandomGeneratorFilter.made("CIRandomGenerator")
    }
    /// Makes the filter `CIRoundedRectangleGenerator`.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        RoundedRectangleGeneratorFilter.made("CIRoundedRectangleGenerator")
    }
    /// Makes the filter `CIRowAverage`.
    public class func rowAverage() -> any CIFilter & CIRowAverage { RowAverageFilter.made("CIRowAverage") }
    /// Makes the filter `CISRGBToneCurveToLinear`.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        SRGBToneCurveToLinearFilter.made("CISRGBToneCurveToLinear")
    }
    /// Makes the filter `CISaturationBlendMode`.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISaturationBlendMode")
    }
    /// Makes the filter `CIScreenBlendMode`.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIScreenBlendMode")
    }
    /// Makes the filter `CISepiaTone`.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter.made("CISepiaTone") }
    /// Makes the filter `CISharpenLuminance`.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        SharpenLuminanceFilter.made("CISharpenLuminance")
    }
    /// Makes the filter `CISmoothLinearGradient`.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        SmoothLinearGradientFilter.made("CISmoothLinearGradient")
    }
    /// Makes the filter `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISoftLightBlendMode")
    }
    /// Makes the filter `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISourceAtopCompositing")
    }
    /// Makes the filter `CISourceInCompositing`.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISourceInCompositing")
    }
    /// Makes the filter `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISourceOutCompositing")
    }
    /// Makes the filter `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISourceOverCompositing")
    }
    /// Makes the filter `CIStraightenFilter`.
    public class func straighten() -> any CIFilter & CIStraighten {
        StraightenFilter.made("CIStraightenFilter")
    }
    /// Makes the filter `CIStripesGenerator`.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
        StripesGeneratorFilter.made("CIStripesGenerator")
    }
    /// Makes the filter `CISubtractBlendMode`.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CISubtractBlendMode")
    }
    /// Makes the filter `CITemperatureAndTint`.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        TemperatureAndTintFilter.made("CITemperatureAndTint")
    }
    /// Makes the filter `CIToneCurve`.
    public class func toneCurve() -> any CIFilter & CIToneCurve { ToneCurveFilter.made("CIToneCurve") }
    /// Makes the filter `CITwirlDistortion`.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        TwirlDistortionFilter.made("CITwirlDistortion")
    }
    /// Makes the filter `CIUnsharpMask`.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
        UnsharpMaskFilter.made("CIUnsharpMask")
    }
    /// Makes the filter `CIVibrance`.
    public class func vibrance() -> any CIFilter & CIVibrance { VibranceFilter.made("CIVibrance") }
    /// Makes the filter `CIVignette`.
    public class func vignette() -> any CIFilter & CIVignette { VignetteFilter.made("CIVignette") }
    /// Makes the filter `CIVignetteEffect`.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        VignetteEffectFilter.made("CIVignetteEffect")
    }
    /// Makes the filter `CIVividLightBlendMode`.
    public class func vividLightBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter.made("CIVividLightBlendMode")
    }
    /// Makes the filter `CIVortexDistortion`.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        VortexDistortionFilter.made("CIVortexDistortion")
    }
    /// Makes the filter `CIWhitePointAdjust`.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
        WhitePointAdjustFilter.made("CIWhitePointAdjust")
    }
    /// Makes the filter `CIZoomBlur`.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlurFilter.made("CIZoomBlur") }
}
