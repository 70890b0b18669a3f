import SwiftUITestSupport
import VitrineSwiftUI
import VitrineTesting

extension ActionLog {
    func add(_ line: String) { lines.append(line) }
}

/// A view in a window of 100×100 points.
@MainActor
func smallHost<V: View>(_ root: V) -> TestHost {
    let host = TestHost(UIHostingController(rootView: root), size: CGSize(width: 100, height: 100))
    host.layout()
    return host
}
