import Testing
import Vitrine
import VitrineUI

/// The article's protocol as printed, but for its name.
@MainActor
private protocol NaiveCell: UICollectionViewCell {
    static var reuseIdentifier: String { get }
}

extension NaiveCell {
    static var reuseIdentifier: String { String(describing: Self.self) }

    static func register(with collectionView: UICollectionView) {
        collectionView.register(Self.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    }
}

private enum Paper {
    final class Cell: UICollectionViewCell, NaiveCell {}
}

private enum Stone {
    final class Cell: UICollectionViewCell, NaiveCell {}
}

@MainActor
@Suite("Reuse identifiers")
struct IdentifierTests {
    private let collectionView = makeList().0

    @Test("With the article's identifiers, classes of one name in two scopes take each other's place")
    func naive() {
        #expect(Paper.Cell.reuseIdentifier == "Cell")
        #expect(Stone.Cell.reuseIdentifier == "Cell")
        Paper.Cell.register(with: collectionView)
        Stone.Cell.register(with: collectionView)
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: Paper.Cell.reuseIdentifier, for: IndexPath(item: 0, section: 0))
        // The article's `as! Self` would crash here.
        #expect(cell is Stone.Cell)
    }

    @Test("Classes of one name in two scopes have identifiers of their own")
    func scopes() {
        #expect(Film.Cell.reuseIdentifier == "VitrineTests.Film.Cell")
        #expect(Song.Cell.reuseIdentifier == "VitrineTests.Song.Cell")
        Film.Cell.register(with: collectionView)
        Song.Cell.register(with: collectionView)
        let path = IndexPath(item: 0, section: 0)
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.Cell.self)
        #expect(type(of: Song.Cell.dequeue(from: collectionView, at: path)) == Song.Cell.self)
    }

    @Test("A subclass that inherits the conformance has an identifier of its own")
    func subclasses() {
        #expect(Film.WideCell.reuseIdentifier == "VitrineTests.Film.WideCell")
        Film.Cell.register(with: collectionView)
        Film.WideCell.register(with: collectionView)
        let path = IndexPath(item: 0, section: 0)
        #expect(type(of: Film.WideCell.dequeue(from: collectionView, at: path)) == Film.WideCell.self)
        #expect(type(of: Film.Cell.dequeue(from: collectionView, at: path)) == Film.Cell.self)
        // Through the protocol as well, where only the conformance of the superclass is known.
        let types: [any ReusableCell.Type] = [Film.Cell.self, Film.WideCell.self]
        #expect(types.map { $0.reuseIdentifier } == ["VitrineTests.Film.Cell", "VitrineTests.Film.WideCell"])
    }

    @Test("Local types of one name in two functions have identifiers of their own")
    func localTypes() {
        func first() -> String {
            final class Cell: UICollectionViewCell, ReusableCell {}
            return Cell.reuseIdentifier
        }
        func second() -> String {
            final class Cell: UICollectionViewCell, ReusableCell {}
            return Cell.reuseIdentifier
        }
        #expect(first() != second())
    }

    @Test("Hosting cells are told apart by the full name of the view, and kinds by that of the class")
    func hosted() {
        #expect(DiaryCell.reuseIdentifier == "hosted-VitrineTests.DiaryView")
        #expect(DiaryHeader.elementKind == "UICollectionElementKindSectionHeader")
        #expect(Film.Header.elementKind == "VitrineTests.Film.Header-element-kind")
        #expect(Song.Header.elementKind == "VitrineTests.Song.Header-element-kind")
    }

    @Test("An identifier can be chosen, and is used for registering and dequeuing")
    func chosen() {
        Twin.First.register(with: collectionView)
        let cell = Twin.First.dequeue(from: collectionView, at: IndexPath(item: 0, section: 0))
        #expect(cell.reuseIdentifier == "twin")
    }
}
