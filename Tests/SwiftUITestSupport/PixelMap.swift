import TestSupport
package import VitrineSwiftUI
package import VitrineTesting

/// Colours whose components are all or nothing, so that a pixel can be named by a letter.
package enum Ink {
    package static let red = Color(red: 1, green: 0, blue: 0)
    package static let green = Color(red: 0, green: 1, blue: 0)
    package static let blue = Color(red: 0, green: 0, blue: 1)
    package static let black = Color(red: 0, green: 0, blue: 0)
    package static let white = Color(red: 1, green: 1, blue: 1)
}

/// What a view draws in the middle of a white window, a row of letters for each row of pixels.
///
/// `r`, `g`, `b`, `k` (black) and `.` (white) are the colours of ``Ink``; `?` is any other.
@MainActor
package func pixelMap<V: View>(
    _ width: Int, _ height: Int, style: UIUserInterfaceStyle = .light, @ViewBuilder _ view: () -> V
) -> [String] {
    let content = view()
    let host = TestHost(
        ZStack {
            Ink.white
            content
        }.ignoresSafeArea(), size: CGSize(width: width, height: height), scale: 1, style: style)
    return (0..<height).map { y in
        String(host.line(CGFloat(y)).map(letter))
    }
}

/// What a view draws at some pixels, a letter for each.
@MainActor
package func pixels<V: View>(
    _ places: [(Int, Int)], width: Int = 40, height: Int = 40, style: UIUserInterfaceStyle = .light,
    @ViewBuilder _ view: () -> V
) -> String {
    let rows = pixelMap(width, height, style: style, view).map(Array.init)
    return String(places.map { rows[$1][$0] })
}

private func letter(_ rgb: [Int]) -> Character {
    switch rgb.map({ $0 > 247 ? 1 : $0 < 8 ? 0 : 2 }) {
    case [1, 0, 0]: "r"
    case [0, 1, 0]: "g"
    case [0, 0, 1]: "b"
    case [0, 0, 0]: "k"
    case [1, 1, 1]: "."
    default: "?"
    }
}
