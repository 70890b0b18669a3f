import Testing
import VitrineSupport

@testable import VitrineUIKit

@Suite struct LayoutPassTests {
    @Test func `What is at work within something else leaves that at work`() {
        var pass = LayoutPass()
        #expect(!pass.isAtWork)
        pass.enter()
        pass.enter()
        pass.leave()
        #expect(pass.isAtWork)
        pass.leave()
        #expect(!pass.isAtWork)
    }

    @Test func `A layout is prepared as often as it is invalidated, three times at most`() {
        var pass = LayoutPass()
        var loop = SettlingLoop(limit: LayoutPass.preparationLimit)
        var count = 0
        while pass.beginPreparing(&loop) {
            count += 1
            pass.setNeedsPrepare()
        }
        #expect(count == 3)
        #expect(loop.hasRunOut)

        pass.setNeedsPrepare()
        loop = SettlingLoop(limit: LayoutPass.preparationLimit)
        let result1 = pass.beginPreparing(&loop)
        #expect(result1)
        let result2 = pass.beginPreparing(&loop)
        #expect(!result2)
        #expect(!loop.hasRunOut)
    }

    @Test func `Another layout has not been prepared`() {
        var pass = LayoutPass()
        #expect(!pass.hasPrepared)
        pass.notePrepared()
        #expect(pass.hasPrepared)
        pass.forgetLayout()
        #expect(!pass.hasPrepared)
    }
}
