import Foundation
import VitrineCoreGraphics
import VitrineSwiftUI
import VitrineUIKit

/// What says by itself how high it likes to be.
@MainActor
protocol FittingContent {
    func fitting(width: CGFloat) -> CGSize
}

extension UIHostingController: FittingContent {
    func fitting(width: CGFloat) -> CGSize {
        // No height means that it is open: as high as the content likes to be, where an infinite one would be filled by
        // what can grow.
        view.sizeThatFits(CGSize(width: width, height: 0))
    }
}
