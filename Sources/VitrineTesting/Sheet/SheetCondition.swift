import Foundation
import VitrineUIKit

/// One of the conditions that a sheet shows a view in.
struct SheetCondition {
    var size: PictureSheet.Size
    var device: TestHost.Device
    var style: UIUserInterfaceStyle
    var textSize: UIContentSizeCategory
    var direction: UITraitEnvironmentLayoutDirection
}

extension PictureSheet {
    /// What the rows show: sizes, and within them sizes of text.
    var rows: [(size: Size, textSize: UIContentSizeCategory)] {
        sizes.flatMap { size in textSizes.map { (size, $0) } }
    }

    /// What the columns show: devices, within them directions, and within them styles.
    var columns:
        [(device: TestHost.Device, direction: UITraitEnvironmentLayoutDirection, style: UIUserInterfaceStyle)]
    {
        devices.flatMap { device in
            directions.flatMap { direction in styles.map { (device, direction, $0) } }
        }
    }

    /// What makes a row different from the others; empty where there is only one.
    func heading(ofRow index: Int) -> String {
        let row = rows[index]
        return [
            sizes.count > 1 ? row.size.caption : nil, textSizes.count > 1 ? row.textSize.caption : nil,
        ]
        .compactMap { $0 }.joined(separator: " · ")
    }

    /// What makes a column different from the others; empty where there is only one.
    func heading(ofColumn index: Int) -> String {
        let column = columns[index]
        return [
            devices.count > 1 ? column.device.caption : nil,
            directions.count > 1 ? column.direction.caption : nil,
            styles.count > 1 ? column.style.caption : nil,
        ]
        .compactMap { $0 }.joined(separator: " · ")
    }
}

extension PictureSheet.Size {
    fileprivate var caption: String {
        switch self {
        case .fitting: "Fitting"
        case .width(let width):
            "\(width == width.rounded() ? "\(Int(clamping: width))" : "\(width)") points wide"
        case .screen: "Screen"
        }
    }
}

extension TestHost.Device {
    fileprivate var caption: String {
        switch self {
        case .iPhone: "iPhone"
        case .iPad: "iPad"
        case .appleTV: "Apple TV"
        case .desktop: "Desktop"
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    fileprivate var caption: String { self == .rightToLeft ? "right to left" : "left to right" }
}

extension UIUserInterfaceStyle {
    fileprivate var caption: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory {
    /// Such as `text XL`, as Apple's documentation has them.
    fileprivate var caption: String {
        switch self {
        case .extraSmall: "text XS"
        case .small: "text S"
        case .medium: "text M"
        case .large: "text L"
        case .extraLarge: "text XL"
        case .extraExtraLarge: "text XXL"
        case .extraExtraExtraLarge: "text XXXL"
        case .accessibilityMedium: "text AX1"
        case .accessibilityLarge: "text AX2"
        case .accessibilityExtraLarge: "text AX3"
        case .accessibilityExtraExtraLarge: "text AX4"
        case .accessibilityExtraExtraExtraLarge: "text AX5"
        default: rawValue
        }
    }
}
