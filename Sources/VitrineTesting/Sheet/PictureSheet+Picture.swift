public import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrinePlatform
import VitrineUIKit

extension PictureSheet {
    /// Compares the sheet with the picture stored under a name, and records an issue of the test if they differ.
    /// Parameters as for ``TestHost/expectPicture(_:tolerance:share:recording:directory:reports:fileID:filePath:line:column:)``.
    ///
    /// Traps where neither Swift Testing nor XCTest is in the process.
    @discardableResult
    public func expectPicture(
        _ name: String, tolerance: Double = 2.0 / 255, share: Double = 0, recording: PictureRecording? = nil,
        directory: String? = nil, reports: String? = nil, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        PictureExpectation(
            name: name, tolerance: tolerance, share: share, recording: recording, directory: directory,
            reports: reports,
            place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        ).expect(bitmap)
    }

    /// Compares the sheet with the picture stored under a name, and throws ``PictureMismatch`` if they differ.
    public func verifyPicture(
        _ name: String, tolerance: Double = 2.0 / 255, share: Double = 0, recording: PictureRecording? = nil,
        directory: String? = nil, reports: String? = nil, testFile: StaticString = #filePath,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) throws {
        try PictureExpectation(
            name: name, tolerance: tolerance, share: share, recording: recording, directory: directory,
            reports: reports,
            place: TestPlace(fileID: fileID, filePath: testFile, line: line, column: column)
        ).verify(bitmap)
    }

    /// The sheet as a PNG file's contents. Throws a sentence where it cannot be made.
    public func pngData() throws -> Data { try bitmap().pngData() }

    /// Writes the sheet to a PNG file. Throws when it cannot be made, or the file cannot be written.
    public func writePicture(to path: String) throws { try bitmap().write(toFile: path) }

    // MARK: Drawing

    func bitmap() throws -> Bitmap {
        guard !rows.isEmpty, !columns.isEmpty else {
            throw PictureMismatch.unusable(
                reason:
                    "The sheet shows nothing: sizes, devices, styles, textSizes and directions each need at least "
                    + "one value.")
        }
        let cells = try rows.map { row in
            try columns.map { column in
                try picture(
                    in: SheetCondition(
                        size: row.size, device: column.device, style: column.style, textSize: row.textSize,
                        direction: column.direction))
            }
        }
        let page = SheetPage(
            pictures: cells, rowHeadings: rows.indices.map(heading(ofRow:)),
            columnHeadings: columns.indices.map(heading(ofColumn:)))
        do {
            try Rasterizer.checkSize(page.size, scale: scale)
        } catch {
            throw PictureMismatch.unusable(reason: "The sheet is too large. \(error)")
        }
        return TestHost(page, device: .desktop, size: page.size, scale: scale, safeArea: .zero).bitmap()
    }

    /// The view in one condition.
    private func picture(in condition: SheetCondition) throws -> Bitmap {
        let controller = make()
        let isScreen = condition.size == .screen
        let stage = isScreen ? controller : SheetStage(controller, condition.size)
        let host = TestHost(
            { stage }, device: condition.device, scale: scale, safeArea: isScreen ? nil : .zero,
            style: condition.style
        ) { window in
            window.traitOverrides.preferredContentSizeCategory = condition.textSize
            window.traitOverrides.layoutDirection = condition.direction
        }
        guard let stage = stage as? SheetStage else { return host.bitmap() }
        let size = stage.place()
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw PictureMismatch.unusable(
                reason:
                    "The view has no size to show it in: it likes to be \(size.width + 0)×\(size.height + 0) points. Give "
                    + "it constraints or a frame, or choose the size `.screen`.")
        }
        do {
            try Rasterizer.checkSize(size, scale: scale)
        } catch {
            throw PictureMismatch.unusable(reason: "The view is too large for a sheet. \(error)")
        }
        // The window stays the device's, for its traits; what is drawn is the part with the view.
        host.layout()
        return Rasterizer.bitmap(
            of: host.surface.content, size: size, scale: scale, background: host.window.backdrop)
    }
}

/// Holds a view in the upper left corner of a window, in the size that it likes to have.
private final class SheetStage: UIViewController {
    private let shown: UIViewController
    private let extent: PictureSheet.Size
    /// The size that the view was made with.
    private var original = CGSize.zero

    init(_ shown: UIViewController, _ extent: PictureSheet.Size) {
        self.shown = shown
        self.extent = extent
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(shown)
        original = shown.view.bounds.size
        shown.view.autoresizingMask = []
        view.addSubview(shown.view)
        // What has constraints is laid out by them alone, since a size from outside would contradict them. What has none
        // keeps its size, since subviews that are sized with it would never come back from nothing.
        if !shown.view.constraints.isEmpty {
            shown.view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                shown.view.topAnchor.constraint(equalTo: view.topAnchor),
                shown.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }
        shown.didMove(toParent: self)
    }

    /// Gives the view its size, and says which.
    func place() -> CGSize {
        let size = fittingSize()
        guard size.width.isFinite, size.height.isFinite else { return size }
        // Whole pixels, or the last row of them would be half transparent.
        let scale = max(traitCollection.displayScale, 1)
        func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        let rounded = CGSize(width: whole(size.width), height: whole(size.height))
        NSLayoutConstraint.deactivate(view.constraints)
        shown.view.translatesAutoresizingMaskIntoConstraints = true
        shown.view.frame = CGRect(origin: .zero, size: rounded)
        return rounded
    }

    private func fittingSize() -> CGSize {
        switch extent {
        case .width(let width):
            return size(width: width)
        case .fitting, .screen:
            let size = size(width: nil)
            let room = view.bounds.width
            return size.width > room ? self.size(width: room) : size
        }
    }

    private func size(width: CGFloat?) -> CGSize {
        guard let content = shown.view else { return .zero }
        if let hosting = shown as? any FittingContent {
            let size = width.map { hosting.fitting(width: $0) } ?? content.intrinsicContentSize
            return CGSize(width: width ?? size.width, height: size.height)
        }
        var size =
            width.map {
                content.systemLayoutSizeFitting(
                    CGSize(width: $0, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            } ?? content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        // A view that is laid out by hand says by sizeThatFits what it likes, and its frame at last.
        if size.height <= 0 || (width == nil && size.width <= 0) {
            size = content.sizeThatFits(
                CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        }
        if size.height <= 0 || (width == nil && size.width <= 0) { size = original }
        return CGSize(width: width ?? size.width, height: size.height)
    }
}
