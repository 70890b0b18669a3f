// Fonts and attributes of texts are UIKit's, which brings this framework along on Apple's systems. Here it is the other way
// about: fonts of Core Text are fonts of UIKit, whatever made them, so that `as` leads from one to the other.
@_exported public import Foundation
@_exported public import VitrineUIKit
