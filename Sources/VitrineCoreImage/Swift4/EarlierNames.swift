// Names that Apple's Core Image has in the language mode of Swift 4 alone: later ones got a place inside of types
// with Swift 4.2. In every other mode the compiler says what a name has become.

/// The name of `CIContextOption.workingColorSpace` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.workingColorSpace")
public var kCIContextWorkingColorSpace: CIContextOption { .workingColorSpace }

/// The name of `CIContextOption.outputColorSpace` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.outputColorSpace")
public var kCIContextOutputColorSpace: CIContextOption { .outputColorSpace }

/// The name of `CIContextOption.useSoftwareRenderer` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.useSoftwareRenderer")
public var kCIContextUseSoftwareRenderer: CIContextOption { .useSoftwareRenderer }

/// The name of `CIContextOption.priorityRequestLow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.priorityRequestLow")
public var kCIContextPriorityRequestLow: CIContextOption { .priorityRequestLow }

/// The name of `CIContextOption.cacheIntermediates` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.cacheIntermediates")
public var kCIContextCacheIntermediates: CIContextOption { .cacheIntermediates }

/// The name of `CIContextOption.workingFormat` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIContextOption.workingFormat")
public var kCIContextWorkingFormat: CIContextOption { .workingFormat }

/// The name of `CIFormat.RGBA8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.RGBA8")
public var kCIFormatRGBA8: CIFormat { .RGBA8 }

/// The name of `CIFormat.BGRA8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.BGRA8")
public var kCIFormatBGRA8: CIFormat { .BGRA8 }

/// The name of `CIFormat.ARGB8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.ARGB8")
public var kCIFormatARGB8: CIFormat { .ARGB8 }

/// The name of `CIFormat.ABGR8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.ABGR8")
public var kCIFormatABGR8: CIFormat { .ABGR8 }

/// The name of `CIFormat.RGBAh` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.RGBAh")
public var kCIFormatRGBAh: CIFormat { .RGBAh }

/// The name of `CIFormat.RGBAf` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.RGBAf")
public var kCIFormatRGBAf: CIFormat { .RGBAf }

/// The name of `CIFormat.RGBA16` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.RGBA16")
public var kCIFormatRGBA16: CIFormat { .RGBA16 }

/// The name of `CIFormat.A8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.A8")
public var kCIFormatA8: CIFormat { .A8 }

/// The name of `CIFormat.R8` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIFormat.R8")
public var kCIFormatR8: CIFormat { .R8 }

/// The name of `CIImageOption.colorSpace` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIImageOption.colorSpace")
public var kCIImageColorSpace: CIImageOption { .colorSpace }

/// The name of `CIImageOption.properties` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIImageOption.properties")
public var kCIImageProperties: CIImageOption { .properties }

/// The name of `CIImageOption.applyOrientationProperty` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "CIImageOption.applyOrientationProperty")
public var kCIImageApplyOrientationProperty: CIImageOption { .applyOrientationProperty }

extension CIFilter {
    /// The name of `init(name:parameters:)` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "CIFilter.init(name:parameters:)")
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }
}
