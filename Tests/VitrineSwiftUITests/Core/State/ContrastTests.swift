import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// The contrast is the process's, so one test at a time changes it.
@MainActor
@Suite("The contrast that the desktop asks for", .serialized)
struct ContrastTests {
    @Test("It is in the environment, and in the system's colours")
    func contrast() throws {
        final class Log { var contrasts: [ColorSchemeContrast] = [] }
        struct Page: View {
            let log: Log
            @Environment(\.colorSchemeContrast) private var contrast
            var body: some View {
                log.contrasts.append(contrast)
                return Color.blue.ignoresSafeArea()
            }
        }
        let log = Log()
        let host = TestHost(Page(log: log), size: CGSize(width: 40, height: 40), scale: 1)
        host.settle()
        let surface = try #require(host.window.offscreenWindow)
        #expect(Array(host.bitmap()[20, 20].bytes.prefix(3)) == [0, 122, 255])
        surface.increasesContrast = true
        host.settle()
        #expect(Array(host.bitmap()[20, 20].bytes.prefix(3)) == [0, 64, 221])
        surface.increasesContrast = false
        host.settle()
        #expect(log.contrasts == [.standard, .increased, .standard])
    }
}
