import UIKit
import VitrineTesting

extension Scenario {
    /// A screen of cells with round corners, shadows, pictures and texts: drawn for the first time, and again when one
    /// of them changed.
    @MainActor
    func measureRichCells() {
        var first: [FrameCost] = []
        var changes: [FrameCost] = []
        for _ in 0..<9 {
            let controller = GridController(count: 60, kind: .pictures)
            let host = TestHost(controller, size: CGSize(width: 1280, height: 800), scale: 1)
            first.append(host.measureFrame())
            _ = host.measureFrame()
            let cells = controller.collectionView.visibleCells.compactMap { $0 as? any GridCellContent }
            for number in 0..<20 {
                changes.append(
                    host.measureFrame {
                        cells[number * 7 % cells.count].show(1000 + number)
                    })
            }
        }
        Measurement("60 rich cells: first picture", frames: first).send()
        Measurement("60 rich cells: one of them changes", frames: changes).send()
    }

    /// A whole screen that turns in perspective, as cubes and flips do.
    @MainActor
    func measureTurning() {
        for (name, size, scale) in [
            ("1280 × 800", CGSize(width: 1280, height: 800), 1 as CGFloat),
            ("a phone at two pixels a point", CGSize(width: 390, height: 844), 2),
        ] {
            let controller = GridController(count: 60, kind: .pictures)
            let host = TestHost(controller, size: size, scale: scale)
            let frames = (0..<30).map { number in
                host.measureFrame {
                    var transform = CATransform3DIdentity
                    transform.m34 = -1 / 900
                    controller.view.layer.transform = CATransform3DRotate(
                        transform, 0.1 + CGFloat(number) / 30, 0, 1, 0)
                }
            }
            // The first draws the picture that turns.
            Measurement("turning in perspective, \(name)", frames: Array(frames.dropFirst())).send()
        }
    }

    /// The file of a phone's screen at three pixels a point.
    @MainActor
    func measureEncoding() {
        guard let picture = UIImage(data: TestHost(Shelf(), device: .iPhone, safeArea: .zero).pngData())
        else { return }
        let times = (0..<15).map { _ in
            let start = Usage.threadTime
            precondition(picture.pngData() != nil)
            return Usage.threadTime - start
        }
        Measurement("Shelf on a phone: PNG of its screen", seconds: Measurement.quantile(times)).send()
    }

    /// What a suite of a hundred tests of a phone's screens takes that are all as stored: the host, the screen, its
    /// picture at three pixels a point, and the comparison. The references are recorded before.
    @MainActor
    func measurePictureSuite() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        @MainActor func compare(_ recording: PictureRecording) {
            for number in 0..<100 {
                let host = TestHost(
                    ComponentScreen(kind: number % ComponentScreen.kinds),
                    style: number / ComponentScreen.kinds % 2 == 0 ? .light : .dark)
                host.window.traitOverrides.preferredContentSizeCategory =
                    [.small, .large, .extraLarge, .extraExtraLarge, .accessibilityMedium][number / 20]
                do {
                    try host.verifyPicture(
                        "screen-\(number)", recording: recording, directory: "\(folder)/References",
                        reports: "\(folder)/Reports")
                } catch {
                    preconditionFailure("\(error)")
                }
            }
        }
        let start = Usage.threadTime
        compare(.all)
        let middle = Usage.threadTime
        compare(.never)
        Measurement("100 pictures of a phone: recorded", seconds: middle - start).send()
        Measurement("100 pictures of a phone: compared", seconds: Usage.threadTime - middle).send()
    }
}
