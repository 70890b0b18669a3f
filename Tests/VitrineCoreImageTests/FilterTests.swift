import Foundation
import Testing
import VitrineCoreGraphics
import VitrineFoundation
import VitrineSupport

@testable import VitrineCoreImage

@Suite struct FilterTests {
    @MainActor @Test func aNameThatDoesNotExistGivesNil() {
        let former = ReportLog.current
        let log = ReportLog(write: { _ in })
        ReportLog.current = log
        defer { ReportLog.current = former }
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter(name: "CINoSuchFilter", parameters: [kCIInputRadiusKey: 3]) == nil)
        #expect(CIFilter.localizedName(forFilterName: "CINoSuchFilter") == nil)
        #expect(
            log.sentences == [
                "CIFilter: there is no filter \"CINoSuchFilter\"; CIFilter.filterNames(inCategory: nil) names those that "
                    + "there are."
            ])
        #expect(CIFilter(name: "") == nil)
    }

    @Test func valuesHaveTheirDefaults() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.name == "CIGaussianBlur")
        #expect(filter.inputKeys == ["inputImage", "inputRadius"])
        #expect(filter.outputKeys == ["outputImage"])
        #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
        #expect(filter.value(forKey: kCIInputImageKey) == nil)
        filter.setValue(3, forKey: kCIInputRadiusKey)
        #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.intValue == 3)
        filter.setValuesForKeys([kCIInputRadiusKey: 4])
        #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.intValue == 4)
        filter.setDefaults()
        #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    }

    @Test func numbersOfEveryTypeAreTaken() throws {
        let filter = try #require(CIFilter(name: "CIExposureAdjust"))
        filter.setValue(TestPicture.pixel(0.1, 0.1, 0.1), forKey: kCIInputImageKey)
        let ones: [Any] = [1, 1.0, Float(1), CGFloat(1), NSNumber(value: 1), UInt8(1), true]
        for one in ones {
            filter.setValue(one, forKey: kCIInputEVKey)
            let image = try #require(filter.outputImage)
            #expect(isClose(TestPicture.numbers(image), [0.2, 0.2, 0.2, 1]), "\(type(of: one))")
        }
    }

    @Test func attributesDescribeTheInputs() throws {
        let filter = try #require(CIFilter(name: "CIColorControls"))
        #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Color Controls")
        #expect(
            filter.attributes[kCIAttributeFilterCategories] as? [String] == [
                "CICategoryColorAdjustment", "CICategoryStillImage", "CICategoryBuiltIn",
            ])
        let saturation = try #require(filter.attributes[kCIInputSaturationKey] as? [String: Any])
        #expect(saturation[kCIAttributeClass] as? String == "NSNumber")
        #expect(saturation[kCIAttributeDefault] as? Double == 1)
        #expect(saturation[kCIAttributeSliderMin] as? Double == 0)
        #expect(saturation[kCIAttributeSliderMax] as? Double == 2)
        #expect(saturation[kCIAttributeIdentity] as? Double == 1)
        #expect(saturation[kCIAttributeDisplayName] as? String == "Saturation")
    }

    @Test func categoriesHoldTheirFilters() {
        #expect(
            CIFilter.filterNames(inCategory: kCICategoryBlur) == [
                "CIBoxBlur", "CIDiscBlur", "CIGaussianBlur", "CIMaskedVariableBlur", "CIMedianFilter",
                "CIMotionBlur",
                "CIZoomBlur",
            ])
        #expect(
            CIFilter.filterNames(inCategory: nil).count
                == CIFilter.filterNames(inCategory: kCICategoryBuiltIn).count)
        #expect(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategorySharpen]).isEmpty)
        #expect(CIFilter.filterNames(inCategory: "CICategoryNone").isEmpty)
        #expect(CIFilter.localizedName(forFilterName: "CIQRCodeGenerator") == "QR Code Generator")
        #expect(CIFilter.localizedName(forCategory: kCICategoryColorEffect) == "Color Effect")
    }

    @Test func withoutAnImageThereIsNoResult() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.outputImage == nil)
        filter.setValue(TestPicture.image("R"), forKey: kCIInputImageKey)
        #expect(filter.outputImage != nil)
        #expect(filter.value(forKey: kCIOutputImageKey) is CIImage)
        filter.setValue(nil, forKey: kCIInputImageKey)
        #expect(filter.outputImage == nil)
    }

    @MainActor @Test func aValueOfAnotherKindIsReported() throws {
        let former = ReportLog.current
        let log = ReportLog(write: { _ in })
        ReportLog.current = log
        defer { ReportLog.current = former }
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        filter.setValue(TestPicture.image("R"), forKey: kCIInputImageKey)
        filter.setValue("much", forKey: kCIInputIntensityKey)
        #expect(filter.outputImage == nil)
        #expect(
            log.sentences == [
                "CISepiaTone: the value for inputIntensity is a String, and the filter takes a NSNumber; it makes no "
                    + "image."
            ])
    }

    @Test func aKeyThatTheFilterDoesNotHaveStopsTheProgram() async throws {
        let setting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CIFilter(name: "CISepiaTone")?.setValue(1, forKey: "inputRadius")
        }
        #expect(
            Self.text(setting).contains(
                "CIFilter.setValue(_:forKey:): CISepiaTone does not have the key \"inputRadius\"; it has the keys "
                    + "inputImage, inputIntensity."))
        let reading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CIFilter(name: "CISepiaTone")?.value(forKey: "radius")
        }
        #expect(Self.text(reading).contains("CISepiaTone does not have the key \"radius\""))
        let applying = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CIImage(color: .red).applyingFilter("CINoSuchFilter")
        }
        #expect(Self.text(applying).contains("there is no filter \"CINoSuchFilter\""))
    }

    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func extremeNumbersMakeImages() throws {
        let image = TestPicture.image("RG", "BW")
        let others: [String: Any] = [
            kCIInputBackgroundImageKey: image, kCIInputMaskImageKey: image, kCIInputTargetImageKey: image,
            kCIInputGradientImageKey: image, "inputMessage": Data("a".utf8), "inputMask": image,
            "inputImage2": image,
        ]
        for number in [0, -1, 1e30, -1e30, Double.nan, .infinity, 1e-30] {
            for name in CIFilter.filterNames(inCategory: nil) {
                let filter = try #require(CIFilter(name: name))
                for key in filter.inputKeys {
                    if key == kCIInputImageKey { filter.setValue(image, forKey: key) }
                    if let other = others[key] { filter.setValue(other, forKey: key) }
                    let attributes = filter.attributes[key] as? [String: Any]
                    // Codes and tables are as large as they are asked to be.
                    let isCount = ["inputBarcodeHeight", "inputCubeDimension", "inputCount"].contains(key)
                    if attributes?[kCIAttributeClass] as? String == "NSNumber", !isCount {
                        filter.setValue(number, forKey: key)
                    }
                    if attributes?[kCIAttributeClass] as? String == "CIVector" {
                        filter.setValue(CIVector(x: number, y: number, z: number, w: number), forKey: key)
                    }
                }
                guard let result = filter.outputImage else { continue }
                // What matters is that it comes back.
                _ = TestPicture.numbers(result, CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
    }

    @Test func programsHaveFiltersOfTheirOwn() throws {
        final class Doubled: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? {
                inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
            }
        }
        let filter = Doubled()
        filter.inputImage = TestPicture.pixel(0.25, 0, 0)
        #expect(filter.name == "Doubled")
        #expect(isClose(TestPicture.numbers(try #require(filter.outputImage)), [0.5, 0, 0, 1]))
        #expect(filter.attributes.isEmpty && filter.inputKeys.isEmpty)
    }

    @Test func variablesOfAProgramsFilterAreFoundByTheirKeys() throws {
        // As the translation of a program writes it.
        final class Brightened: CIFilter, _KeyedObject {
            var inputImage: CIImage?
            var inputStops = 1.0
            override var outputImage: CIImage? {
                inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: inputStops])
            }
            class func _keyedProperty(_ key: String) -> _KeyedProperty? {
                switch key {
                case "inputImage": _KeyedProperty("inputImage", \Brightened.inputImage)
                case "inputStops": _KeyedProperty("inputStops", \Brightened.inputStops)
                default: nil
                }
            }
        }
        let filter: CIFilter = Brightened()
        filter.setValue(TestPicture.pixel(0.25, 0, 0), forKey: kCIInputImageKey)
        filter.setValue(2, forKey: "inputStops")
        #expect(filter.value(forKey: "inputStops") as? Double == 2)
        #expect(isClose(TestPicture.numbers(try #require(filter.outputImage)), [1, 0, 0, 1]))
    }

    @Test func propertiesAreTheValues() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("Hello".utf8)
        filter.correctionLevel = "H"
        #expect(filter.value(forKey: "inputCorrectionLevel") as? String == "H")
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let gradient = CIFilter.linearGradient()
        gradient.point1 = CGPoint(x: 4, y: 0)
        #expect(gradient.value(forKey: "inputPoint1") as? CIVector == CIVector(x: 4, y: 0))
        let any: CIFilter = CIFilter.sepiaTone()
        #expect(any is any CISepiaTone)
        #expect(!(any is any CIQRCodeGenerator))
        #expect(CIFilter(name: "CISepiaTone") is any CISepiaTone)
        #expect(CIFilter.photoEffectNoir().name == "CIPhotoEffectNoir")
        #expect(CIFilter.additionCompositing() is any CICompositeOperation)
    }

    @Test func everyProtocolReadsTheValuesOfItsFilter() throws {
        for (name, type) in BuiltinFilters.types {
            let filter = try #require(CIFilter(name: name))
            #expect(Swift.type(of: filter) == type)
            #expect(filter.name == name)
        }
        let controls = CIFilter.colorControls()
        controls.brightness = 0.5
        controls.contrast = 2
        controls.saturation = 0
        #expect(controls.brightness == 0.5 && controls.contrast == 2 && controls.saturation == 0)
        let transition = CIFilter.dissolveTransition()
        transition.time = 0.25
        transition.targetImage = TestPicture.image("R")
        #expect(transition.time == 0.25 && transition.targetImage?.extent.width == 1)
        let histogram = CIFilter.areaHistogram()
        histogram.count = 16
        histogram.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(histogram.count == 16 && histogram.extent == CGRect(x: 1, y: 2, width: 3, height: 4))
        let tile = CIFilter.affineTile()
        tile.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(tile.transform.a == 2)
    }
}
