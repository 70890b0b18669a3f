// Swift Charts re-exports SwiftUI's Foundation, and every file with a chart imports SwiftUI.
@_exported public import Foundation
