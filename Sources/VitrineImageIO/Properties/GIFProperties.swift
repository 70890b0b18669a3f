public import VitrineCoreGraphics

// Keys of the dictionary of `kCGImagePropertyGIFDictionary`.

/// How often the animation is shown, of the source; 0 for without end. Missing where the file says nothing.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a frame is shown, in seconds; 0.1 where the file says less, as Apple documents it.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is shown, in seconds, as the file says; also 0.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the file has colours for all frames, of the source.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of the area that frames are drawn into, of the source, in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the area that frames are drawn into, of the source, in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
