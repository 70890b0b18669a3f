/// A piece of media: one picture, or some sound. A camera or a microphone makes them: there is none here.
public final class CMSampleBuffer: @unchecked Sendable {
    /// The picture; nil for sound.
    public let imageBuffer: CVImageBuffer?
    /// When it is shown.
    public let presentationTimeStamp: CMTime

    package init(imageBuffer: CVImageBuffer?, presentationTimeStamp: CMTime) {
        (self.imageBuffer, self.presentationTimeStamp) = (imageBuffer, presentationTimeStamp)
    }
}

/// The picture of a piece of media; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }

/// When a piece of media is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}
