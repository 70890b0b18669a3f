public import VitrineFoundation

/// The class of tags that are extensions of files' names, without the dot.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"
