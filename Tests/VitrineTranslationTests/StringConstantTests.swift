import Testing

@testable import VitrineTranslation

@Suite("Names of Core Text")
struct StringConstantTests {
    @Test("Constants that are cast to names of attributes are made such names")
    func casts() {
        let text = translated("let a = [kCTFontAttributeName as NSAttributedString.Key: b]")
        #expect(text.filter { $0 != " " } == "leta=[NSAttributedString.Key(kCTFontAttributeName):b]")
        for text in [
            "let a = kCTFontAttributeName as String", "let a = b as NSAttributedString.Key",
            "let a = NSAttributedString.Key(kCTKernAttributeName as String)",
        ] {
            #expect(translated("import CoreText\n" + text) == "import CoreText\n" + text)
        }
    }

    @Test("What UIKit brings of Core Text is imported where a source names it")
    func imports() {
        #expect(
            translated("import UIKit\nlet a = CTLineCreateWithAttributedString(b)")
                == "import UIKit; import CoreText\nlet a = CTLineCreateWithAttributedString(b)")
        for text in [
            "import CoreText\nlet a: CTFont", "import UIKit\nlet a = CTAButton()",
            "import UIKit\nlet a = CTFontist()",
            "import UIKit\nclass CTLineView {}\nlet a = CTLineView()",
        ] {
            #expect(translated(text) == text)
        }
    }
}
