public import Foundation
public import VitrineSwiftUI
public import VitrineUIKit

extension TestHost {
    /// Shows a SwiftUI view, in a hosting controller that fills the window. Parameters as for a controller.
    public convenience init<Content: View>(
        _ content: Content, device: Device = .iPhone, size: CGSize? = nil, scale: CGFloat? = nil,
        safeArea: UIEdgeInsets? = nil, style: UIUserInterfaceStyle = .light
    ) {
        self.init(
            { UIHostingController(rootView: content) }, device: device, size: size, scale: scale,
            safeArea: safeArea, style: style, prepare: { _ in })
    }
}
