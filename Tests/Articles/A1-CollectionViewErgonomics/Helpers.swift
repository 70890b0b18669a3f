// swift-format-ignore-file

import UIKit

// What the article takes from elsewhere: a way to stop with a reason. Its functions for constraints are Vitrine's.

enum Abort {
  enum Reason: String {
    case shutUpXcode = "This initialiser is here because the compiler wants it."
  }

  static func because(_ reason: Reason) -> Never { fatalError(reason.rawValue) }
}
