import Foundation
import Testing
import VitrineCoreGraphics

@Suite struct CGColorTests {
    @Test("Colours keep their components and compare by them")
    func colors() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(color != CGColor.clear)
    }
}
