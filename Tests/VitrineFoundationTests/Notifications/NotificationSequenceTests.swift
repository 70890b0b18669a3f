import Testing

@testable import VitrineFoundation

@Suite struct NotificationSequenceTests {
    private final class Sender: Sendable {}

    private let center = NotificationCenter()
    private let name = Notification.Name("a")

    @Test func `What is posted before it is asked for is kept, of the name and the sender asked for alone`()
        async
    {
        let sender = Sender()
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: Sender())
        center.post(name: Notification.Name("b"), object: sender)
        center.post(name: name, object: sender, userInfo: ["n": 1])
        center.post(name: name, object: sender, userInfo: ["n": 2])
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func `A loop ends with its task`() async {
        let (center, name) = (center, name)
        let (heard, tell) = AsyncStream.makeStream(of: String.self)
        let listening = Task {
            var iterator = center.notifications(named: name).makeAsyncIterator()
            tell.yield("listens")
            while let notification = await iterator.next() {
                tell.yield(notification.userInfo?["text"] as? String ?? "")
            }
            tell.yield("ended")
            tell.finish()
        }
        var texts = heard.makeAsyncIterator()
        #expect(await texts.next() == "listens")
        center.post(name: name, object: nil, userInfo: ["text": "one"])
        #expect(await texts.next() == "one")
        listening.cancel()
        #expect(await texts.next() == "ended")
    }

    @Test func `An iterator that goes hears nothing more, and keeps nobody`() async {
        weak var sender: Sender?
        do {
            let kept = Sender()
            sender = kept
            var iterator = center.notifications(named: name, object: kept).makeAsyncIterator()
            center.post(name: name, object: kept)
            #expect(await iterator.next() != nil)
        }
        #expect(sender == nil)
    }
}
