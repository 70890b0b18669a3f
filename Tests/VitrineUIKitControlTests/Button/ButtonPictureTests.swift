import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Buttons in pictures")
struct ButtonPictureTests {
    private static let styles: [(String, () -> UIButton.Configuration)] = [
        ("Plain", UIButton.Configuration.plain), ("Tinted", UIButton.Configuration.tinted),
        ("Gray", UIButton.Configuration.gray), ("Filled", UIButton.Configuration.filled),
    ]

    @Test("Buttons of glass let what is behind them shine through")
    func glass() throws {
        func host(_ style: UIUserInterfaceStyle) -> TestHost {
            let sheet = ButtonSheet(frame: .zero)
            sheet.rowHeight = 60
            let behind = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { context in
                UIColor.orange.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 16, height: 32))
                UIColor.blue.setFill()
                context.fill(CGRect(x: 16, y: 0, width: 16, height: 32))
            }
            sheet.backgroundColor = UIColor(patternImage: behind)
            sheet.rows = [
                ("Glass", UIButton.Configuration.glass),
                ("Prominent", UIButton.Configuration.prominentGlass),
                ("Clear", UIButton.Configuration.clearGlass),
            ].map { name, style in ButtonSheet.states { made(style()) { $0.title = name } } }
            return TestHost(sheet, size: CGSize(width: 480, height: 204), scale: 2, style: style)
        }
        try host(.light).verifyPicture("glass-light")
        try host(.dark).verifyPicture("glass-dark")
    }

    /// Styles × states, sizes, corners, placements of the image, texts, roles, and buttons without configuration.
    private func sheet(isMirrored: Bool = false) -> ButtonSheet {
        let sheet = ButtonSheet(frame: .zero)
        sheet.rowHeight = 60
        if isMirrored { sheet.traitOverrides.layoutDirection = .rightToLeft }
        sheet.backgroundColor = .systemBackground
        sheet.rows = shapes() + contents() + roles()
        return sheet
    }

    private func made(
        _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
    ) -> UIButton {
        var configuration = configuration
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    /// Styles × states, sizes and corners.
    private func shapes() -> [[UIButton]] {
        var rows = Self.styles.map { name, style in
            ButtonSheet.states { made(style()) { $0.title = name } }
        }
        rows.append(
            [
                (UIButton.Configuration.Size.mini, "Mini"), (.small, "Small"), (.medium, "Medium"),
                (.large, "Large"),
            ]
            .map { size, name in
                made(.filled()) {
                    $0.buttonSize = size
                    $0.title = name
                }
            })
        rows.append(
            [
                (UIButton.Configuration.CornerStyle.small, "Small"), (.medium, "Medium"), (.large, "Large"),
                (.capsule, "Capsule"),
            ].map { style, name in
                made(.tinted()) {
                    $0.cornerStyle = style
                    $0.title = name
                }
            })
        return rows
    }

    /// Where the image is, and titles with subtitles.
    private func contents() -> [[UIButton]] {
        var rows: [[UIButton]] = []
        rows.append(
            [
                (NSDirectionalRectEdge.leading, "Lead"), (.trailing, "Trail"), (.top, "Top"),
                (.bottom, "Bottom"),
            ].map {
                edge, name in
                made(.gray()) {
                    $0.image = ButtonSheet.triangle()
                    $0.imagePlacement = edge
                    $0.imagePadding = 6
                    $0.title = name
                }
            })
        rows.append(
            [
                (UIButton.Configuration.TitleAlignment.automatic, "Auto"), (.leading, "Leading"),
                (.center, "Center"), (.trailing, "Trailing"),
            ].map { alignment, name in
                made(.filled()) {
                    $0.title = name
                    $0.subtitle = "and more"
                    $0.titleAlignment = alignment
                }
            })
        return rows
    }

    /// A role, colours of one's own, and buttons without configuration.
    private func roles() -> [[UIButton]] {
        var rows: [[UIButton]] = []
        let destructive = made(.filled()) { $0.title = "Delete" }
        destructive.role = .destructive
        rows.append([
            destructive,
            made(.filled()) {
                $0.title = "Green"
                $0.baseBackgroundColor = .systemGreen
            },
            made(.plain()) {
                $0.title = "Stroke"
                $0.background.strokeColor = .systemOrange
                $0.background.strokeWidth = 1
                $0.baseForegroundColor = .systemOrange
            },
            made(.gray()) {
                var bold = AttributedString("Bold")
                bold.font = .boldSystemFont(ofSize: 20)
                $0.attributedTitle = bold + AttributedString(" run")
            },
        ])
        rows.append(
            ButtonSheet.states {
                let button = UIButton(type: .system)
                button.setTitle("System", for: .normal)
                button.setImage(ButtonSheet.triangle(), for: .normal)
                return button
            })
        rows.append(
            ButtonSheet.states {
                let button = UIButton(type: .custom)
                button.setTitle("Custom", for: .normal)
                button.setTitleColor(.label, for: .normal)
                button.setTitleColor(.systemPink, for: .selected)
                button.setImage(ButtonSheet.triangle(), for: .normal)
                return button
            })
        return rows
    }

    private static let size = CGSize(width: 460, height: 690)

    @Test("Looks, states, sizes, corners, images and texts, in light and dark")
    func looks() throws {
        let light = TestHost(sheet(), size: Self.size, scale: 2)
        // Filled buttons are systemBlue, a destructive one systemRed, the one that says so systemGreen.
        #expect(light.area(of: [0, 122, 255]) > 4000)
        #expect(light.area(of: [255, 59, 48]) > 1000)
        #expect(light.area(of: [52, 199, 89]) > 1000)
        try light.verifyPicture("buttons-light")
        let dark = TestHost(sheet(), size: Self.size, scale: 2, style: .dark)
        #expect(dark.area(of: [10, 132, 255]) > 4000)
        #expect(dark.area(of: [255, 69, 58]) > 1000)
        #expect(dark.area(of: [48, 209, 88]) > 1000)
        try dark.verifyPicture("buttons-dark")
    }

    @Test("From right to left they are what they are from left to right, in a mirror")
    func mirrored() throws {
        let mirrored = TestHost(sheet(isMirrored: true), size: Self.size, scale: 2)
        let other = TestHost(sheet(), size: Self.size, scale: 2)
        // The first column begins 12 points from the right, the second 110 further: what is filled in systemBlue, what is
        // destructive in systemRed, and what says so in systemGreen.
        #expect([442, 450].map { mirrored.rgb($0, 222) } == [[0, 122, 255], [255, 255, 255]])
        #expect([332, 442].map { mirrored.rgb($0, 522) } == [[52, 199, 89], [255, 59, 48]])
        // A leading image has 12 points between it and the right edge of its button; the image itself is not turned.
        #expect(mirrored.rgb(422, 402) == [0, 122, 255])
        // Near their upper edges, in rows of 60 points after 12, where they have neither texts nor images.
        for y: CGFloat in [27, 87, 147, 207, 267, 327, 440, 507] {
            #expect(isMirrored(mirrored.line(y), other.line(y)), "\(y)")
        }
        try mirrored.verifyPicture("buttons-rtl")
    }

    @Test("On a television the button with the focus is a white platter above the others")
    func television() throws {
        let sheet = ButtonSheet(frame: .zero)
        sheet.backgroundColor = UIColor(white: 0.3, alpha: 1)
        sheet.columnWidth = 300
        sheet.rowHeight = 150
        sheet.inset = 60
        func row(_ make: @escaping (String) -> UIButton) -> [UIButton] {
            let buttons = ["Play", "Trailer", "Rate", "More"].map(make)
            buttons[2].isEnabled = false
            buttons[3].isSelected = true
            return buttons
        }
        sheet.rows = [
            row {
                let button = UIButton(type: .system)
                button.setTitle($0, for: .normal)
                return button
            },
            row {
                var configuration = UIButton.Configuration.filled()
                configuration.title = $0
                return UIButton(configuration: configuration)
            },
            row {
                var configuration = UIButton.Configuration.plain()
                configuration.title = $0
                return UIButton(configuration: configuration)
            },
        ]
        let host = TestHost(
            sheet, device: .appleTV, size: CGSize(width: 1320, height: 560), style: .dark)
        host.settle()
        // One button is a white platter.
        let platter = host.area(of: [255, 255, 255])
        #expect(platter > 5000 && platter < 60_000)
        try host.verifyPicture("buttons-television")
        host.press(.down)
        host.settle()
        try host.verifyPicture("buttons-television-filled")
        host.pressDown(.select)
        host.advance(by: 0.2)
        try host.verifyPicture("buttons-television-pressed")
        host.pressUp(.select)
    }
}
