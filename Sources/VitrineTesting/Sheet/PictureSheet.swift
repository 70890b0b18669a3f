public import Foundation
public import VitrineCoreGraphics
public import VitrineSwiftUI
public import VitrineUIKit

/// Pictures of one view in many conditions, as one picture with captions.
///
/// What is listed is combined: each size with each text size makes a row, each device with each style and direction a
/// column. The view is made anew for each, in a window of its own with the device's traits.
///
/// ```swift
/// PictureSheet(
///     sizes: [.fitting, .width(200)], styles: [.light, .dark], textSizes: [.large, .accessibilityLarge]
/// ) {
///     PriceTag(price: 12)
/// }
/// .expectPicture("price-tag")
/// ```
///
/// Complexity: O(combinations · pixels of each)
@MainActor
public struct PictureSheet {
    /// How large the view is shown.
    public enum Size: Hashable, Sendable {
        /// As large as it likes to be, and no wider than the device.
        case fitting
        /// As wide as this, in points, and as high as it likes to be.
        case width(CGFloat)
        /// As the device's screen, with its safe area.
        case screen
    }

    /// The sizes that the view is shown in.
    public var sizes: [Size]
    /// The devices whose traits it has.
    public var devices: [TestHost.Device]
    /// Light, dark, or both.
    public var styles: [UIUserInterfaceStyle]
    /// The sizes of text that people choose in the settings.
    public var textSizes: [UIContentSizeCategory]
    /// From left to right, from right to left, or both.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// Pixels per point of the whole sheet, in place of the devices' own.
    public var scale: CGFloat
    let make: @MainActor () -> UIViewController

    private init(
        _ sizes: [Size], _ devices: [TestHost.Device], _ styles: [UIUserInterfaceStyle],
        _ textSizes: [UIContentSizeCategory], _ directions: [UITraitEnvironmentLayoutDirection],
        _ scale: CGFloat, make: @escaping @MainActor () -> UIViewController
    ) {
        self.sizes = sizes
        self.devices = devices
        self.styles = styles
        self.textSizes = textSizes
        self.directions = directions
        self.scale = scale
        self.make = make
    }

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - sizes: How large it is shown; a size a row.
    ///   - devices: A device a column.
    ///   - styles: A style a column.
    ///   - textSizes: A size of text a row.
    ///   - directions: A direction a column.
    ///   - scale: Pixels per point.
    ///   - view: Makes the view, once for each combination.
    public init(
        sizes: [Size] = [.fitting], devices: [TestHost.Device] = [.iPhone],
        styles: [UIUserInterfaceStyle] = [.light], textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], scale: CGFloat = 2,
        view: @escaping @MainActor () -> UIView
    ) {
        self.init(sizes, devices, styles, textSizes, directions, scale) {
            let controller = UIViewController()
            controller.view = view()
            return controller
        }
    }

    /// Shows a controller's view. Parameters as for a view.
    public init(
        sizes: [Size] = [.fitting], devices: [TestHost.Device] = [.iPhone],
        styles: [UIUserInterfaceStyle] = [.light], textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], scale: CGFloat = 2,
        controller: @escaping @MainActor () -> UIViewController
    ) {
        self.init(sizes, devices, styles, textSizes, directions, scale, make: controller)
    }

    /// Shows a SwiftUI view. Parameters as for a view.
    public init<Content: View>(
        sizes: [Size] = [.fitting], devices: [TestHost.Device] = [.iPhone],
        styles: [UIUserInterfaceStyle] = [.light], textSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], scale: CGFloat = 2,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(sizes, devices, styles, textSizes, directions, scale) {
            UIHostingController(rootView: content())
        }
    }
}
