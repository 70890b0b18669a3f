import Testing
import VitrineUI

@testable import Vitrine

@MainActor
@Suite("Registration of cells")
struct RegistrationTests {
    private let collectionView = makeList().0
    private let path = IndexPath(item: 3, section: 1)

    @Test("A cell that was never registered is named, with the call that is missing")
    func neverRegistered() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Film.Cell.dequeue(from: makeList().0, at: IndexPath(item: 3, section: 1))
            }
        }.text
        #expect(
            text.contains(
                "Cell cannot be dequeued for index path [1, 3]: it is not registered with this collection view. "
                    + "Call Cell.register(with: collectionView) where the collection view is made."))
        #expect(!text.contains("could not dequeue"))
    }

    @Test("So is a hosting cell, by the call as it is written")
    func neverRegisteredHosting() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = DiaryCell.dequeue(from: makeList().0, at: IndexPath(item: 0, section: 0))
            }
        }.text
        #expect(
            text.contains("Call ViewHostingCollectionViewCell<DiaryView>.register(with: collectionView)"))
    }

    @Test("Registered with another collection view is not registered with this one")
    func otherCollectionView() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Film.Cell.register(with: makeList().0)
                _ = Film.Cell.dequeue(from: makeList().0, at: IndexPath(item: 0, section: 0))
            }
        }.text
        #expect(text.contains("it is not registered with this collection view"))
    }

    @Test("Of two classes with one identifier the last is made, and the first says which took its place")
    func takenOver() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collectionView = makeList().0
                Twin.First.register(with: collectionView)
                Twin.Second.register(with: collectionView)
                _ = Twin.Second.dequeue(from: collectionView, at: IndexPath(item: 0, section: 0))
                _ = Twin.First.dequeue(from: collectionView, at: IndexPath(item: 1, section: 0))
            }
        }.text
        #expect(
            text.contains(
                "First cannot be dequeued for index path [0, 1]: its reuse identifier \"twin\" was registered for "
                    + "Second last"))
    }

    @Test("A class registered behind our back for the same identifier is named")
    func foreign() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collectionView = makeList().0
                Twin.First.register(with: collectionView)
                collectionView.register(Song.Cell.self, forCellWithReuseIdentifier: "twin")
                _ = Twin.First.dequeue(from: collectionView, at: IndexPath(item: 1, section: 0))
            }
        }.text
        #expect(text.contains("First was dequeued, and the collection view gave a Cell"))
    }

    @Test("A supplementary view that is dequeued as another kind says which kinds it has")
    func otherKind() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collectionView = makeList().0
                Film.Header.register(with: collectionView, ofKind: "top")
                _ = Film.Header.dequeue(
                    ofKind: "bottom", from: collectionView, at: IndexPath(item: 0, section: 2))
            }
        }.text
        #expect(
            text.contains(
                "Header cannot be dequeued as bottom for index path [2, 0]: it is registered as top. Call "
                    + "Header.register(with: collectionView, ofKind: \"bottom\")"))
    }

    @Test("Registering twice is registering once; one class can be of two kinds")
    func twice() {
        Film.Cell.register(with: collectionView)
        Film.Cell.register(with: collectionView)
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.Cell.self)
        Film.Header.register(with: collectionView)
        Film.Header.register(with: collectionView, ofKind: "bottom")
        _ = Film.Header.dequeue(from: collectionView, at: path)
        _ = Film.Header.dequeue(ofKind: "bottom", from: collectionView, at: path)
    }

    @Test("A cell can be registered in another way, as with a nib, for the identifier of its class")
    func byOtherMeans() {
        Film.Cell.register(with: collectionView) { collectionView, identifier in
            #expect(identifier == "VitrineTests.Film.Cell")
            collectionView.register(Film.WideCell.self, forCellWithReuseIdentifier: identifier)
        }
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.WideCell.self)
    }

    @Test("A class registered by the collection view's own method is dequeued like any other")
    func byTheCollectionView() {
        collectionView.register(Film.Cell.self, forCellWithReuseIdentifier: Film.Cell.reuseIdentifier)
        collectionView.register(
            Film.Header.self, forSupplementaryViewOfKind: "top",
            withReuseIdentifier: Film.Header.reuseIdentifier)
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.Cell.self)
        let header = Film.Header.dequeue(ofKind: "top", from: collectionView, at: path)
        #expect(type(of: header) == Film.Header.self)
    }

    @Test("What was registered is forgotten with the collection view")
    func forgotten() {
        Film.Cell.register(with: collectionView)
        let before = Registrations.count
        for _ in 0..<1000 { Film.Cell.register(with: makeList().0) }
        // The last one stays until somebody comes after it.
        #expect(Registrations.count <= before + 1)
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.Cell.self)
    }
}

extension ExitTest.Result? {
    /// What the process wrote to standard error.
    fileprivate var text: String { String(decoding: self?.standardErrorContent ?? [], as: UTF8.self) }
}
