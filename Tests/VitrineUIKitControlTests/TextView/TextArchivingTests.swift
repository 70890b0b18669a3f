import Foundation
import Testing
import VitrineUIKit

@MainActor
@Suite("Archives of what text is written with")
struct TextArchivingTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    @Test("Paragraph styles keep all that they say")
    func styles() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        style.lineSpacing = 3
        style.lineHeightMultiple = 1.5
        style.minimumLineHeight = 10
        style.maximumLineHeight = 40
        style.paragraphSpacing = 4
        style.paragraphSpacingBefore = 5
        style.firstLineHeadIndent = 6
        style.headIndent = 7
        style.tailIndent = -8
        style.defaultTabInterval = 9
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        style.allowsDefaultTighteningForTruncation = true
        style.tabStops = [NSTextTab(textAlignment: .center, location: 50)]
        let copy = try archived(style)
        #expect(copy == style && copy?.tabStops == style.tabStops)
        style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        #expect(try archived(style)?.textLists.map(\.markerFormat) == [.decimal])
        #expect(try archived(NSMutableParagraphStyle()) == NSMutableParagraphStyle())
    }

    @Test("Attachments keep their contents, or their image, and their bounds")
    func attachments() throws {
        let file = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
        file.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
        let copy = try #require(try archived(file))
        #expect(copy.contents == Data([1, 2, 3]) && copy.fileType == "public.data")
        #expect(copy.bounds == file.bounds)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 6)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
        }
        let picture = try #require(try archived(NSTextAttachment(image: image)))
        #expect(picture.fileType == "public.png" && (picture.image?.size.height ?? 0) > 0)
    }
}
