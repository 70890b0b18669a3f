import Testing

@testable import VitrineUIKit

@MainActor @Suite struct NibTests {
    @Test func `Nibs can be named and registered; what makes their views says what to do`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                    collectionViewLayout: UICollectionViewFlowLayout())
                view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
                _ = view.dequeueReusableCell(
                    withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "with name 'PhotoCell': nibs do not exist here. Make the view in code, and register its class in place of "
                    + "the nib."))
    }

    @Test func `A class that is registered after a nib takes its place`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
        #expect(cell.reuseIdentifier == "photo")
    }
}
