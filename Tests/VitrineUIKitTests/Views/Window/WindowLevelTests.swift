import Testing
import VitrineUIKit

@Suite struct WindowLevelTests {
    @Test func `Levels are compared, and moved by numbers`() {
        #expect(UIWindow.Level.normal < .statusBar && .alert > UIWindow.Level.statusBar)
        #expect((UIWindow.Level.alert + 1).rawValue == 2001)
        #expect((1 + UIWindow.Level.alert - 2).rawValue == 1999)
        #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
        var level = UIWindow.Level.normal
        level += 5
        level -= 2
        #expect(level.rawValue == 3)
        #expect([UIWindow.Level.alert, .normal].max() == .alert)
    }
}
