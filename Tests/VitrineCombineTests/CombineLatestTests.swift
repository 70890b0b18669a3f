import Testing
import VitrineCombine

@Suite("Latest values of several publishers")
struct CombineLatestTests {
    enum Fault: Error { case broken }

    @Test("A value comes once each has one, and then with every new one")
    func latest() {
        let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var seen: [String] = []
        var isFinished = false
        let subscription = numbers.combineLatest(words) { "\($0)\($1)" }
            .sink { _ in
                isFinished = true
            } receiveValue: {
                seen.append($0)
            }
        numbers.send(1)
        numbers.send(2)
        #expect(seen == [])
        words.send("a")
        words.send("b")
        numbers.send(3)
        #expect(seen == ["2a", "2b", "3b"])
        numbers.send(completion: .finished)
        #expect(!isFinished)
        words.send("c")
        words.send(completion: .finished)
        #expect(seen.last == "3c" && isFinished)
        subscription.cancel()
    }

    @Test("Publishers that have values at once, of which the first is complete: the last combine")
    func atOnce() {
        var seen: [[Int]] = []
        let subscription = Publishers.CombineLatest4([1, 2].publisher, Just(3), [4, 5].publisher, Just(6))
            .sink { seen.append([$0, $1, $2, $3]) }
        #expect(seen == [[2, 3, 5, 6]])
        subscription.cancel()
    }

    @Test("The first failure ends it and cancels the others")
    func failure() {
        let (first, second) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        var cancelled = 0
        var ends: [Bool] = []
        let subscription = first.handleEvents(receiveCancel: { cancelled += 1 })
            .combineLatest(second, Just(1).setFailureType(to: Fault.self))
            .sink {
                if case .failure = $0 { ends.append(true) }
            } receiveValue: { _ in
            }
        second.send(completion: .failure(.broken))
        first.send(completion: .failure(.broken))
        #expect(ends == [true] && cancelled == 1)
        subscription.cancel()
    }

    @Test("Who asks for one value gets one, and the newest when it asks again")
    func demand() {
        let (first, second) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        var seen: [Int] = []
        var held: (any Subscription)?
        first.combineLatest(second) { $0 * 10 + $1 }.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    held = $0
                    $0.request(.max(1))
                },
                receiveValue: {
                    seen.append($0)
                    return .none
                }))
        for number in 1...4 { first.send(number) }
        #expect(seen == [10])
        held?.request(.max(1))
        #expect(seen == [10, 40])
        held?.cancel()
        first.send(5)
        held?.request(.max(1))
        #expect(seen == [10, 40])
    }
}

@Suite("Merged publishers")
struct MergeTests {
    @Test("Values come as they come; the end when all have ended")
    func merge() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var seen: [Int] = []
        var isFinished = false
        let subscription = subjects[0].merge(with: subjects[1].map { $0 * 10 }, subjects[2])
            .sink { _ in
                isFinished = true
            } receiveValue: {
                seen.append($0)
            }
        subjects[0].send(1)
        subjects[1].send(2)
        subjects[2].send(3)
        for subject in subjects.dropLast() { subject.send(completion: .finished) }
        subjects[2].send(4)
        #expect(seen == [1, 20, 3, 4] && !isFinished)
        subjects[2].send(completion: .finished)
        #expect(isFinished)
        subscription.cancel()
    }

    @Test("What a value sends comes after it")
    func nested() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let subscription = subject.merge(with: Empty(completeImmediately: false)).sink {
            if $0 == 1 { subject.send(2) }
            seen.append($0)
        }
        subject.send(1)
        #expect(seen == [1, 2])
        subscription.cancel()
    }

    @Test("None at all is finished at once, and many are as one")
    func many() {
        var isFinished = false
        let none = Publishers.MergeMany([Just<Int>]()).sink { _ in
            isFinished = true
        } receiveValue: { _ in
        }
        #expect(isFinished)
        var sum = 0
        let many = Publishers.MergeMany((1...100).map { Just($0) }).sink { sum += $0 }
        #expect(sum == 5050)
        none.cancel()
        many.cancel()
    }

    @Test("Nothing is lost between values that are asked for one by one")
    func demand() {
        var seen: [Int] = []
        var held: (any Subscription)?
        [1, 2, 3].publisher.merge(with: [4, 5].publisher).subscribe(
            AnySubscriber(
                receiveSubscription: { held = $0 },
                receiveValue: {
                    seen.append($0)
                    return .none
                }))
        #expect(seen == [])
        for _ in 0..<5 { held?.request(.max(1)) }
        #expect(seen.sorted() == [1, 2, 3, 4, 5])
    }

    @Test("Threads that send at once are heard one after the other")
    func threads() {
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0
        let subscription = Publishers.MergeMany(subjects).sink { sum += $0 }
        DispatchQueue.concurrentPerform(iterations: 4) { index in
            for _ in 0..<500 { subjects[index].send(1) }
        }
        #expect(sum == 2000)
        subscription.cancel()
    }
}
