import Foundation
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineUIKit

@testable import VitrineTesting

private struct Badge: View {
    var body: some View {
        HStack(spacing: 8) {
            Circle().fill(Color.orange).frame(width: 20, height: 20)
            VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Analytical Engine").font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(12)
    }
}

@MainActor
@Suite struct PictureSheetTests {
    @Test func `Rows are sizes with sizes of text, columns are devices with directions and styles`() {
        let sheet = PictureSheet(
            sizes: [.fitting, .width(200)], devices: [.iPhone, .iPad], styles: [.light, .dark],
            textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft]
        ) { Badge() }
        #expect(
            sheet.rows.indices.map(sheet.heading(ofRow:)) == [
                "Fitting · text L", "Fitting · text AX2", "200 points wide · text L",
                "200 points wide · text AX2",
            ])
        #expect(
            sheet.columns.indices.map(sheet.heading(ofColumn:)) == [
                "iPhone · left to right · light", "iPhone · left to right · dark",
                "iPhone · right to left · light",
                "iPhone · right to left · dark", "iPad · left to right · light",
                "iPad · left to right · dark",
                "iPad · right to left · light", "iPad · right to left · dark",
            ])
        let plain = PictureSheet { Badge() }
        #expect(plain.heading(ofRow: 0) == "" && plain.heading(ofColumn: 0) == "")
    }

    @Test func `One picture stands in a margin of 24 points, and is at least as wide as a heading`() throws {
        let sheet = PictureSheet(scale: 1) { Color.red.frame(width: 30, height: 40) }
        let picture = try sheet.bitmap()
        #expect(picture.pixelWidth == 24 + 72 + 24)
        #expect(picture.pixelHeight == 24 + 40 + 24)
        #expect(picture[23, 30] != picture[24, 30])
        #expect(picture[24, 24] == picture[53, 63])
        #expect(picture[54, 63] != picture[53, 63])
    }

    @Test func `Views of UIKit are shown at their fitting size, by constraints, by hand or by their frame`()
        throws
    {
        @MainActor func height(_ size: PictureSheet.Size, _ view: @escaping @MainActor () -> UIView) throws
            -> Int
        {
            try PictureSheet(sizes: [size], scale: 1, view: view).bitmap().pixelHeight - 48
        }
        #expect(try height(.fitting) { UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 33)) } == 33)
        #expect(try height(.fitting) { ByHand() } == 50)
        #expect(try height(.width(40)) { ByHand() } == 20)
        let constrained: @MainActor () -> UIView = {
            let (view, square) = (UIView(), UIView())
            view.addSubview(square)
            square.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                square.widthAnchor.constraint(equalToConstant: 60),
                square.heightAnchor.constraint(equalTo: square.widthAnchor),
                square.topAnchor.constraint(equalTo: view.topAnchor),
                square.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                square.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                square.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
            ])
            return view
        }
        #expect(try height(.fitting, constrained) == 60)
        #expect(try height(.width(200), constrained) == 60)
    }

    @Test func `A screen is as large as the device`() throws {
        let picture = try PictureSheet(sizes: [.screen], scale: 1) { Text("Hello") }.bitmap()
        #expect(picture.pixelWidth == 375 + 48)
        #expect(picture.pixelHeight == 812 + 48)
    }

    @Test func `Each picture has the traits of its condition`() throws {
        var seen: [String] = []
        _ = try PictureSheet(
            styles: [.light, .dark], textSizes: [.small], directions: [.rightToLeft], scale: 1,
            view: { TraitView { seen.append($0) } }
        ).bitmap()
        #expect(seen.contains("light small rtl phone"))
        #expect(seen.contains("dark small rtl phone"))
    }

    @Test func `A sheet that cannot be made is an issue that says why`() throws {
        try withFolder { folder in
            @MainActor func issue(_ sheet: PictureSheet) -> [String] {
                recorded {
                    sheet.expectPicture(
                        "a", recording: .missing, directory: "\(folder)/References",
                        reports: "\(folder)/Reports")
                }.map(\.text)
            }
            #expect(
                issue(PictureSheet(styles: []) { Badge() }) == [
                    "a: The sheet shows nothing: sizes, devices, styles, textSizes and directions each need at least one "
                        + "value."
                ])
            #expect(
                issue(PictureSheet(view: { UIView() })) == [
                    "a: The view has no size to show it in: it likes to be 0.0×0.0 points. Give it constraints or a "
                        + "frame, or choose the size `.screen`."
                ])
            #expect(
                issue(PictureSheet(sizes: [.width(40_000)]) { Badge() }).first?.hasPrefix(
                    "a: The view is too large for a sheet. A picture of 80000×") == true)
        }
    }

    @Test func `A sheet looks as it did`() {
        PictureSheet(
            sizes: [.fitting, .width(240)], styles: [.light, .dark],
            textSizes: [.large, .accessibilityLarge],
            directions: [.leftToRight, .rightToLeft]
        ) { Badge() }
        .expectPicture("badge-sheet")
    }
}

/// Twice as wide as high.
private final class ByHand: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width, 100)
        return CGSize(width: width, height: width / 2)
    }
}

private final class TraitView: UIView {
    private let note: (String) -> Void

    init(note: @escaping (String) -> Void) {
        self.note = note
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let traits = traitCollection
        note(
            "\(traits.userInterfaceStyle == .dark ? "dark" : "light") "
                + "\(traits.preferredContentSizeCategory == .small ? "small" : "other") "
                + "\(traits.layoutDirection == .rightToLeft ? "rtl" : "ltr") "
                + "\(traits.userInterfaceIdiom == .phone ? "phone" : "other")")
    }
}
