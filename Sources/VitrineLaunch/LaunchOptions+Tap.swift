extension LaunchOptions {
    /// Where a finger taps: a point of the window, or what says a text.
    package enum Tap: Equatable, Sendable {
        /// Points from the window's upper left.
        case point(x: Double, y: Double)
        /// What has this label for assistive technology, or shows it.
        case text(String)
    }
}

extension LaunchOptions.Tap: Codable {
    /// `12,34` is a point; all else is a text.
    package init(_ text: String) {
        if let (x, y) = LaunchOptions.pair(text) {
            self = .point(x: x, y: y)
        } else {
            self = .text(text)
        }
    }

    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .point(let x, let y): try value.encode("\(x),\(y)")
        case .text(let text): try value.encode(text)
        }
    }
}

extension LaunchOptions {
    /// Reads two numbers with a comma between them, such as `12, 34.5`; nil where there is something else.
    static func pair(_ text: String) -> (Double, Double)? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.drop { $0 == " " })
        }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first.isFinite,
            second.isFinite
        else { return nil }
        return (first, second)
    }
}
