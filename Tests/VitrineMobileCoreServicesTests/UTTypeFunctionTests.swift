import Foundation
import Testing
import VitrineCoreServices
import VitrineUniformTypes

@Suite("Types of data in Core Services")
struct UTTypeFunctionTests {
    @Test("Names are texts, for whoever wants texts")
    func names() {
        let mediaTypes = [kUTTypeImage as String, kUTTypeMovie as String]
        #expect(mediaTypes == ["public.image", "public.movie"])
        #expect(kUTTypeGIF == "com.compuserve.gif" && kUTTypePDF == "com.adobe.pdf")
        #expect(kUTTypeJPEG as NSString == "public.jpeg")
    }

    @Test("A type is one of those above it, whatever the case of its name")
    func conformance() {
        let uti: String = "public.PNG"
        #expect(
            UTTypeConformsTo(uti as CFString, kUTTypeImage) && UTTypeConformsTo(kUTTypeImage, kUTTypeItem))
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypePNG) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeMovie))
        #expect(UTTypeConformsTo(kUTTypeCPlusPlusSource, kUTTypeText))
        #expect(UTTypeConformsTo(kUTTypeRubyScript, kUTTypeScript))
        #expect(UTTypeEqual(uti as CFString, kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeJPEG))
    }

    @Test("A type that nobody knows is itself, and nothing else")
    func unknown() {
        let own = "org.example.note" as CFString
        #expect(UTTypeConformsTo(own, own) && !UTTypeConformsTo(own, kUTTypeData) && !UTTypeIsDeclared(own))
        #expect(UTTypeCopyDescription(own) == nil)
        #expect(UTTypeCopyPreferredTagWithClass(own, kUTTagClassMIMEType) == nil)
    }

    @Test("Extensions and MIME types lead to types and back")
    func tags() throws {
        let type = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension, "JPG" as CFString, nil)?.takeRetainedValue()
        #expect(type == "public.jpeg")
        #expect(
            UTTypeCopyPreferredTagWithClass(try #require(type), kUTTagClassMIMEType)?.takeRetainedValue()
                as String? == "image/jpeg")
        let ofMIME = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "text/html" as NSString, nil)
        #expect(ofMIME?.takeRetainedValue() == kUTTypeHTML)
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4", nil)
        #expect(all?.takeRetainedValue() as? [String] == ["public.mpeg-4", "public.mpeg-4-audio"])
        let audio = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "mp4", kUTTypeAudio)
        #expect(audio?.takeRetainedValue() == kUTTypeMPEG4Audio)
        let extensions = UTTypeCopyAllTagsWithClass(kUTTypeTIFF, kUTTagClassFilenameExtension)
        #expect(extensions?.takeRetainedValue() as? [String] == ["tiff", "tif"])
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "", nil) == nil)
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "a/b", "org.example.a") == nil)
    }

    @Test("A type that is made for a tag is known by its name alone")
    func dynamic() throws {
        let made = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "Xyz", kUTTypeImage)
        let type = try #require(made?.takeRetainedValue())
        #expect(UTTypeIsDynamic(type) && !UTTypeIsDeclared(type))
        #expect(UTTypeConformsTo(type, kUTTypeImage) && UTTypeConformsTo(type, kUTTypeData))
        #expect(!UTTypeConformsTo(type, kUTTypeText))
        let tag = UTTypeCopyPreferredTagWithClass(type, kUTTagClassFilenameExtension)
        #expect(tag?.takeRetainedValue() == "xyz")
        let plain = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "application/x-own", nil)
        let other = try #require(plain?.takeRetainedValue())
        #expect(UTTypeConformsTo(other, kUTTypeData) && !UTTypeConformsTo(other, kUTTypeImage))
        #expect(UTTypeCopyPreferredTagWithClass(other, kUTTagClassFilenameExtension) == nil)
    }

    @Test("What people call a type")
    func descriptions() {
        #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() == "PNG image")
    }

    @Test("Everything that has a name here is a type that is known")
    func known() {
        for name in [
            kUTTypeItem, kUTTypeApplication, kUTTypeUTF16ExternalPlainText, kUTTypeUTF8TabSeparatedText,
            kUTTypeAssemblyLanguageSource, kUTTypeObjectiveCPlusPlusSource, kUTTypeCPlusPlusHeader,
            kUTTypeJavaSource, kUTTypePerlScript, kUTTypePHPScript, kUTTypeToDoItem, kUTTypeJPEG2000,
            kUTTypeMPEG2Video, kUTTypeMPEG2TransportStream, kUTTypePlaylist, kUTTypeM3UPlaylist,
            kUTTypeVCard, kUTTypeLivePhoto, kUTTypeZipArchive, kUTTypeElectronicPublication,
            kUTTypeQuickTimeMovie,
        ] {
            #expect(UTTypeIsDeclared(name), "\(name)")
        }
    }
}
