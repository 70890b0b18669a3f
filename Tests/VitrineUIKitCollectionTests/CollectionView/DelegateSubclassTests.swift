import Testing
import VitrineSupport

@testable import VitrineUIKit

private class Adopting: NSObject, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
private final class Adding: Adopting {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private class OldMoves: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { originalIndexPath }
}

@MainActor
@Suite("Delegates whose superclass adopts the protocol")
struct DelegateSubclassTests {
    private let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    @Test("A method that is never called is reported when the object becomes a delegate, once for its class")
    func report() {
        let delegates = [Adding(), Adding()]
        let before = ReportLog.current.count
        list.delegate = delegates[0]
        list.delegate = delegates[1]
        #expect(
            ReportLog.current.sentences(after: before) == [
                "scrollViewDidScroll(_:) of Adding is never called: Adopting adopts UIScrollViewDelegate without it, and "
                    + "Swift looks no further. Declare it in Adopting and override it in Adding; in one module, for a "
                    + "class that is not open, vitrine does so."
            ])
    }

    @Test("What a delegate does without a method is what its protocol says, also by its other methods")
    func absent() {
        let moves = OldMoves()
        let absent = _AbsentMethods(of: moves)
        #expect(absent.collectionView(list, shouldSelectItemAt: [0, 1]))
        #expect(absent.numberOfSections(in: list) == 1)
        #expect(
            absent.collectionView(
                list, targetIndexPathForMoveOfItemFromOriginalIndexPath: [0, 1], atCurrentIndexPath: [0, 2],
                toProposedIndexPath: [0, 3]) == [0, 1])
    }
}
