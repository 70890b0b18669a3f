import Testing

@testable import VitrineUIKit

@MainActor @Suite struct NibTests {
    @Test func `A nib that is nowhere can be named and registered; what makes its views says so`() async {
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
        #expect(text.contains("with name 'PhotoCell': there is no PhotoCell.xib."))
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
