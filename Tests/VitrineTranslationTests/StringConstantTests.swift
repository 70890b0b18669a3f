import Testing

@testable import VitrineTranslation

@Suite("Constants of Core Foundation")
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

    @Test("Strings that are handed on with their counting are objects")
    func counted() {
        #expect(
            translated("let a: Unmanaged<CFString> = Unmanaged.passRetained(f(b) as CFString)")
                == "let a: Unmanaged<NSString> = Unmanaged.passRetained(NSString(string: f(b) as CFString))")
        let other = "let a: Unmanaged<Box> = Unmanaged.passRetained(b)\nlet c = d as CFString"
        #expect(translated(other) == other)
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

    @Test("Constants of the keychain are objects where they come into a dictionary of objects")
    func objects() {
        let begin = "import Security\nvar q = [String: AnyObject]()\n"
        #expect(
            translated(begin + "q[kSecClass as String] = kSecClassKey\nq[a] = kSecMatchLimitOne")
                == begin
                + "q[kSecClass as String] = kSecClassKey as AnyObject\nq[a] = kSecMatchLimitOne as AnyObject")
        for text in [
            "import Security\nvar q = [String: Any]()\nq[a] = kSecMatchLimitOne",
            begin + "let a = kSecMatchLimitOne",
            begin + "q[a] = kSecMatchLimitOne as AnyObject?", begin + "q[kSecClass] = b",
        ] {
            #expect(translated(text) == text)
        }
    }

    @Test("Constants of the keychain are objects for functions that take objects")
    func arguments() {
        let begin = "import Security\nfunc remove(_ a: AnyObject) {}\nfunc name(_ a: CFString) {}\n"
        #expect(
            translated(begin + "remove(kSecClassKey); name(kSecClassKey)")
                == begin + "remove(kSecClassKey as AnyObject); name(kSecClassKey)")
    }

    @Test(
        "What Foundation brings of the keychain, and AVFoundation of short sounds, is imported where a source names it"
    )
    func moduleImports() {
        #expect(
            translated("import Foundation\nlet a = SecItemDelete(b)")
                == "import Foundation; import Security\nlet a = SecItemDelete(b)")
        #expect(
            translated("import UIKit\nlet a = status == errSecSuccess")
                == "import UIKit; import Security\nlet a = status == errSecSuccess")
        #expect(
            translated("import AVFoundation\nAudioServicesPlaySystemSound(1)")
                == "import AVFoundation; import AudioToolbox\nAudioServicesPlaySystemSound(1)")
        for text in [
            "import Security\nlet a = SecItemDelete(b)", "import Foundation\nlet a = SecItemized()",
            "import AudioToolbox\nAudioServicesPlaySystemSound(1)",
            "import Foundation\nlet a: SystemSoundID = 0",
        ] {
            #expect(translated(text) == text)
        }
    }
}
