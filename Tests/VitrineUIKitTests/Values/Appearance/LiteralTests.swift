import Testing
import VitrineUIKit

@Suite struct LiteralTests {
    @Test func `Literals of colours are colours`() {
        let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test func `A literal of an image that is not there names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = #imageLiteral(resourceName: "no such picture")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("#imageLiteral: no image named 'no such picture'"))
    }
}
