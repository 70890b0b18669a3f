/// Which class a filter's objects are of: one that has the filter's protocol.
enum BuiltinFilters {
    static let types: [String: BuiltinFilter.Type] = [
        "CIAdditionCompositing": CompositeOperationFilter.self,
        "CIAffineClamp": AffineClampFilter.self,
        "CIAffineTile": AffineTileFilter.self,
        "CIAreaAverage": AreaAverageFilter.self,
        "CIAreaHistogram": AreaHistogramFilter.self,
        "CIAreaMaximum": AreaMaximumFilter.self,
        "CIAreaMaximumAlpha": AreaMaximumAlphaFilter.self,
        "CIAreaMinimum": AreaMinimumFilter.self,
        "CIAreaMinimumAlpha": AreaMinimumAlphaFilter.self,
        "CIBicubicScaleTransform": BicubicScaleTransformFilter.self,
        "CIBlendWithAlphaMask": BlendWithMaskFilter.self,
        "CIBlendWithBlueMask": BlendWithMaskFilter.self,
        "CIBlendWithMask": BlendWithMaskFilter.self,
        "CIBlendWithRedMask": BlendWithMaskFilter.self,
        "CIBloom": BloomFilter.self,
        "CIBoxBlur": BoxBlurFilter.self,
        "CIBumpDistortion": BumpDistortionFilter.self,
        "CICheckerboardGenerator": CheckerboardGeneratorFilter.self,
        "CICircleSplashDistortion": CircleSplashDistortionFilter.self,
        "CICircularScreen": CircularScreenFilter.self,
        "CICode128BarcodeGenerator": Code128BarcodeGeneratorFilter.self,
        "CIColorAbsoluteDifference": ColorAbsoluteDifferenceFilter.self,
        "CIColorBlendMode": CompositeOperationFilter.self,
        "CIColorBurnBlendMode": CompositeOperationFilter.self,
        "CIColorClamp": ColorClampFilter.self,
        "CIColorControls": ColorControlsFilter.self,
        "CIColorCrossPolynomial": ColorCrossPolynomialFilter.self,
        "CIColorCube": ColorCubeFilter.self,
        "CIColorCubeWithColorSpace": ColorCubeWithColorSpaceFilter.self,
        "CIColorDodgeBlendMode": CompositeOperationFilter.self,
        "CIColorInvert": ColorInvertFilter.self,
        "CIColorMap": ColorMapFilter.self,
        "CIColorMatrix": ColorMatrixFilter.self,
        "CIColorMonochrome": ColorMonochromeFilter.self,
        "CIColorPolynomial": ColorPolynomialFilter.self,
        "CIColorPosterize": ColorPosterizeFilter.self,
        "CIColorThreshold": ColorThresholdFilter.self,
        "CIColumnAverage": ColumnAverageFilter.self,
        "CIConvolution3X3": ConvolutionFilter.self,
        "CIConvolution5X5": ConvolutionFilter.self,
        "CIConvolution9Horizontal": ConvolutionFilter.self,
        "CIConvolution9Vertical": ConvolutionFilter.self,
        "CICrystallize": CrystallizeFilter.self,
        "CIDarkenBlendMode": CompositeOperationFilter.self,
        "CIDifferenceBlendMode": CompositeOperationFilter.self,
        "CIDiscBlur": DiscBlurFilter.self,
        "CIDissolveTransition": DissolveTransitionFilter.self,
        "CIDivideBlendMode": CompositeOperationFilter.self,
        "CIDotScreen": DotScreenFilter.self,
        "CIEdges": EdgesFilter.self,
        "CIExclusionBlendMode": CompositeOperationFilter.self,
        "CIExposureAdjust": ExposureAdjustFilter.self,
        "CIFalseColor": FalseColorFilter.self,
        "CIGammaAdjust": GammaAdjustFilter.self,
        "CIGaussianBlur": GaussianBlurFilter.self,
        "CIGaussianGradient": GaussianGradientFilter.self,
        "CIGloom": GloomFilter.self,
        "CIHardLightBlendMode": CompositeOperationFilter.self,
        "CIHatchedScreen": HatchedScreenFilter.self,
        "CIHexagonalPixellate": HexagonalPixellateFilter.self,
        "CIHighlightShadowAdjust": HighlightShadowAdjustFilter.self,
        "CIHoleDistortion": HoleDistortionFilter.self,
        "CIHueAdjust": HueAdjustFilter.self,
        "CIHueBlendMode": CompositeOperationFilter.self,
        "CIKaleidoscope": KaleidoscopeFilter.self,
        "CILanczosScaleTransform": LanczosScaleTransformFilter.self,
        "CILightenBlendMode": CompositeOperationFilter.self,
        "CILineScreen": LineScreenFilter.self,
        "CILinearBurnBlendMode": CompositeOperationFilter.self,
        "CILinearDodgeBlendMode": CompositeOperationFilter.self,
        "CILinearGradient": LinearGradientFilter.self,
        "CILinearLightBlendMode": CompositeOperationFilter.self,
        "CILinearToSRGBToneCurve": LinearToSRGBToneCurveFilter.self,
        "CILuminosityBlendMode": CompositeOperationFilter.self,
        "CIMaskToAlpha": MaskToAlphaFilter.self,
        "CIMaskedVariableBlur": MaskedVariableBlurFilter.self,
        "CIMaximumComponent": MaximumComponentFilter.self,
        "CIMaximumCompositing": CompositeOperationFilter.self,
        "CIMedianFilter": MedianFilter.self,
        "CIMinimumComponent": MinimumComponentFilter.self,
        "CIMinimumCompositing": CompositeOperationFilter.self,
        "CIMotionBlur": MotionBlurFilter.self,
        "CIMultiplyBlendMode": CompositeOperationFilter.self,
        "CIMultiplyCompositing": CompositeOperationFilter.self,
        "CIOverlayBlendMode": CompositeOperationFilter.self,
        "CIPerspectiveCorrection": PerspectiveCorrectionFilter.self,
        "CIPerspectiveTransform": PerspectiveTransformFilter.self,
        "CIPhotoEffectChrome": PhotoEffectFilter.self,
        "CIPhotoEffectFade": PhotoEffectFilter.self,
        "CIPhotoEffectInstant": PhotoEffectFilter.self,
        "CIPhotoEffectMono": PhotoEffectFilter.self,
        "CIPhotoEffectNoir": PhotoEffectFilter.self,
        "CIPhotoEffectProcess": PhotoEffectFilter.self,
        "CIPhotoEffectTonal": PhotoEffectFilter.self,
        "CIPhotoEffectTransfer": PhotoEffectFilter.self,
        "CIPinLightBlendMode": CompositeOperationFilter.self,
        "CIPinchDistortion": PinchDistortionFilter.self,
        "CIPixellate": PixellateFilter.self,
        "CIPointillize": PointillizeFilter.self,
        "CIQRCodeGenerator": QRCodeGeneratorFilter.self,
        "CIRadialGradient": RadialGradientFilter.self,
        "CIRandomGenerator": RandomGeneratorFilter.self,
        "CIRoundedRectangleGenerator": RoundedRectangleGeneratorFilter.self,
        "CIRowAverage": RowAverageFilter.self,
        "CISRGBToneCurveToLinear": SRGBToneCurveToLinearFilter.self,
        "CISaturationBlendMode": CompositeOperationFilter.self,
        "CIScreenBlendMode": CompositeOperationFilter.self,
        "CISepiaTone": SepiaToneFilter.self,
        "CISharpenLuminance": SharpenLuminanceFilter.self,
        "CISmoothLinearGradient": SmoothLinearGradientFilter.self,
        "CISoftLightBlendMode": CompositeOperationFilter.self,
        "CISourceAtopCompositing": CompositeOperationFilter.self,
        "CISourceInCompositing": CompositeOperationFilter.self,
        "CISourceOutCompositing": CompositeOperationFilter.self,
        "CISourceOverCompositing": CompositeOperationFilter.self,
        "CIStraightenFilter": StraightenFilter.self,
        "CIStripesGenerator": StripesGeneratorFilter.self,
        "CISubtractBlendMode": CompositeOperationFilter.self,
        "CITemperatureAndTint": TemperatureAndTintFilter.self,
        "CIToneCurve": ToneCurveFilter.self,
        "CITwirlDistortion": TwirlDistortionFilter.self,
        "CIUnsharpMask": UnsharpMaskFilter.self,
        "CIVibrance": VibranceFilter.self,
        "CIVignette": VignetteFilter.self,
        "CIVignetteEffect": VignetteEffectFilter.self,
        "CIVividLightBlendMode": CompositeOperationFilter.self,
        "CIVortexDistortion": VortexDistortionFilter.self,
        "CIWhitePointAdjust": WhitePointAdjustFilter.self,
        "CIZoomBlur": ZoomBlurFilter.self,
    ]
}

final class AffineClampFilter: BuiltinFilter, CIAffineClamp {}
final class AffineTileFilter: BuiltinFilter, CIAffineTile {}
final class AreaAverageFilter: BuiltinFilter, CIAreaAverage {}
final class AreaHistogramFilter: BuiltinFilter, CIAreaHistogram {}
final class AreaMaximumFilter: BuiltinFilter, CIAreaMaximum {}
final class AreaMaximumAlphaFilter: BuiltinFilter, CIAreaMaximumAlpha {}
final class AreaMinimumFilter: BuiltinFilter, CIAreaMinimum {}
final class AreaMinimumAlphaFilter: BuiltinFilter, CIAreaMinimumAlpha {}
final class BicubicScaleTransformFilter: BuiltinFilter, CIBicubicScaleTransform {}
final class BlendWithMaskFilter: BuiltinFilter, CIBlendWithMask {}
final class BloomFilter: BuiltinFilter, CIBloom {}
final class BoxBlurFilter: BuiltinFilter, CIBoxBlur {}
final class BumpDistortionFilter: BuiltinFilter, CIBumpDistortion {}
final class CheckerboardGeneratorFilter: BuiltinFilter, CICheckerboardGenerator {}
final class CircleSplashDistortionFilter: BuiltinFilter, CICircleSplashDistortion {}
final class CircularScreenFilter: BuiltinFilter, CICircularScreen {}
final class Code128BarcodeGeneratorFilter: BuiltinFilter, CICode128BarcodeGenerator {}
final class ColorAbsoluteDifferenceFilter: BuiltinFilter, CIColorAbsoluteDifference {}
final class ColorClampFilter: BuiltinFilter, CIColorClamp {}
final class ColorControlsFilter: BuiltinFilter, CIColorControls {}
final class ColorCrossPolynomialFilter: BuiltinFilter, CIColorCrossPolynomial {}
final class ColorCubeFilter: BuiltinFilter, CIColorCube {}
final class ColorCubeWithColorSpaceFilter: BuiltinFilter, CIColorCubeWithColorSpace {}
final class ColorInvertFilter: BuiltinFilter, CIColorInvert {}
final class ColorMapFilter: BuiltinFilter, CIColorMap {}
final class ColorMatrixFilter: BuiltinFilter, CIColorMatrix {}
final class ColorMonochromeFilter: BuiltinFilter, CIColorMonochrome {}
final class ColorPolynomialFilter: BuiltinFilter, CIColorPolynomial {}
final class ColorPosterizeFilter: BuiltinFilter, CIColorPosterize {}
final class ColorThresholdFilter: BuiltinFilter, CIColorThreshold {}
final class ColumnAverageFilter: BuiltinFilter, CIColumnAverage {}
final class CompositeOperationFilter: BuiltinFilter, CICompositeOperation {}
final class ConvolutionFilter: BuiltinFilter, CIConvolution {}
final class CrystallizeFilter: BuiltinFilter, CICrystallize {}
final class DiscBlurFilter: BuiltinFilter, CIDiscBlur {}
final class DissolveTransitionFilter: BuiltinFilter, CIDissolveTransition {}
final class DotScreenFilter: BuiltinFilter, CIDotScreen {}
final class EdgesFilter: BuiltinFilter, CIEdges {}
final class ExposureAdjustFilter: BuiltinFilter, CIExposureAdjust {}
final class FalseColorFilter: BuiltinFilter, CIFalseColor {}
final class GammaAdjustFilter: BuiltinFilter, CIGammaAdjust {}
final class GaussianBlurFilter: BuiltinFilter, CIGaussianBlur {}
final class GaussianGradientFilter: BuiltinFilter, CIGaussianGradient {}
final class GloomFilter: BuiltinFilter, CIGloom {}
final class HatchedScreenFilter: BuiltinFilter, CIHatchedScreen {}
final class HexagonalPixellateFilter: BuiltinFilter, CIHexagonalPixellate {}
final class HighlightShadowAdjustFilter: BuiltinFilter, CIHighlightShadowAdjust {}
final class HoleDistortionFilter: BuiltinFilter, CIHoleDistortion {}
final class HueAdjustFilter: BuiltinFilter, CIHueAdjust {}
final class KaleidoscopeFilter: BuiltinFilter, CIKaleidoscope {}
final class LanczosScaleTransformFilter: BuiltinFilter, CILanczosScaleTransform {}
final class LineScreenFilter: BuiltinFilter, CILineScreen {}
final class LinearGradientFilter: BuiltinFilter, CILinearGradient {}
final class LinearToSRGBToneCurveFilter: BuiltinFilter, CILinearToSRGBToneCurve {}
final class MaskToAlphaFilter: BuiltinFilter, CIMaskToAlpha {}
final class MaskedVariableBlurFilter: BuiltinFilter, CIMaskedVariableBlur {}
final class MaximumComponentFilter: BuiltinFilter, CIMaximumComponent {}
final class MedianFilter: BuiltinFilter, CIMedian {}
final class MinimumComponentFilter: BuiltinFilter, CIMinimumComponent {}
final class MotionBlurFilter: BuiltinFilter, CIMotionBlur {}
final class PerspectiveCorrectionFilter: BuiltinFilter, CIPerspectiveCorrection {}
final class PerspectiveTransformFilter: BuiltinFilter, CIPerspectiveTransform {}
final class PhotoEffectFilter: BuiltinFilter, CIPhotoEffect {}
final class PinchDistortionFilter: BuiltinFilter, CIPinchDistortion {}
final class PixellateFilter: BuiltinFilter, CIPixellate {}
final class PointillizeFilter: BuiltinFilter, CIPointillize {}
final class QRCodeGeneratorFilter: BuiltinFilter, CIQRCodeGenerator {}
final class RadialGradientFilter: BuiltinFilter, CIRadialGradient {}
final class RandomGeneratorFilter: BuiltinFilter, CIRandomGenerator {}
final class RoundedRectangleGeneratorFilter: BuiltinFilter, CIRoundedRectangleGenerator {}
final class RowAverageFilter: BuiltinFilter, CIRowAverage {}
final class SRGBToneCurveToLinearFilter: BuiltinFilter, CISRGBToneCurveToLinear {}
final class SepiaToneFilter: BuiltinFilter, CISepiaTone {}
final class SharpenLuminanceFilter: BuiltinFilter, CISharpenLuminance {}
final class SmoothLinearGradientFilter: BuiltinFilter, CISmoothLinearGradient {}
final class StraightenFilter: BuiltinFilter, CIStraighten {}
final class StripesGeneratorFilter: BuiltinFilter, CIStripesGenerator {}
final class TemperatureAndTintFilter: BuiltinFilter, CITemperatureAndTint {}
final class ToneCurveFilter: BuiltinFilter, CIToneCurve {}
final class TwirlDistortionFilter: BuiltinFilter, CITwirlDistortion {}
final class UnsharpMaskFilter: BuiltinFilter, CIUnsharpMask {}
final class VibranceFilter: BuiltinFilter, CIVibrance {}
final class VignetteFilter: BuiltinFilter, CIVignette {}
final class VignetteEffectFilter: BuiltinFilter, CIVignetteEffect {}
final class VortexDistortionFilter: BuiltinFilter, CIVortexDistortion {}
final class WhitePointAdjustFilter: BuiltinFilter, CIWhitePointAdjust {}
final class ZoomBlurFilter: BuiltinFilter, CIZoomBlur {}
