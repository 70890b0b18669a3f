/// Why launch options cannot be used. The description is one sentence for the user.
package struct InvalidLaunchOptions: Error, Equatable, CustomStringConvertible {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }

    init(decoding error: DecodingError) {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            self.init((path.isEmpty ? "" : "\(path): ") + context.debugDescription)
        @unknown default:
            self.init("\(error)")
        }
    }

    package var description: String {
        "The launch options in \(LaunchVariable.options) cannot be used: \(reason)."
    }
}
