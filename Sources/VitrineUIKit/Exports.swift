// UIKit re-exports Foundation, Core Graphics, Core Animation, Core Image, ImageIO and UserNotifications; the sources it
// is used from rely on it.
@_exported public import Foundation
@_exported public import VitrineCoreGraphics
@_exported public import VitrineCoreImage
@_exported public import VitrineFoundation
@_exported public import VitrineImageIO
@_exported public import VitrineItemProvider
@_exported public import VitrineQuartzCore
@_exported public import VitrineUserNotifications
