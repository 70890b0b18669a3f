internal import VitrineUI

/// A cell or a supplementary view whose content's preferences are reported: an object, so that telling a value changes
/// no view.
@MainActor
final class CellPreferenceSource {
    /// The values that the content sets, by port.
    var values: [ObjectIdentifier: Any] = [:]

    /// The content, with its preferences read for the ports.
    func read(_ content: some View, for ports: [CellPreferencePort]) -> AnyView {
        ports.reduce(AnyView(content)) { content, port in port.read(content, from: self) }
    }
}
