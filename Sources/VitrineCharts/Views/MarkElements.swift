import Foundation
import VitrineSwiftUI

/// What those hear of a chart who do not see it: an element for each mark. Made only when somebody asks.
struct MarkElements: View {
    let scene: ChartScene

    private var shown: [Int] {
        scene.model.marks.indices.filter {
            scene.places[$0].isShown && scene.model.marks[$0].look.isAccessibilityHidden != true
        }
    }

    var body: some View {
        let format = LabelFormat(environment: scene.environment)
        ForEach(shown, id: \.self) { index in
            let (label, value) = texts(of: scene.model.marks[index], format)
            Color.clear
                .accessibilityElement()
                .accessibilityLabel(label)
                .accessibilityValue(value)
                .accessibilityIdentifier(scene.model.marks[index].look.accessibilityIdentifier ?? "")
        }
    }

    /// The value of the x axis, or of the look, names a mark; its value is the rest, with its labels.
    private func texts(of mark: Mark, _ format: LabelFormat) -> (Text, Text) {
        func said(_ channel: Channel) -> Text {
            channel.label + Text(verbatim: ": ") + Text(verbatim: format.string(channel.datum))
        }
        let look = [mark.look.styleValue, mark.look.symbolValue].compactMap { $0 }.prefix(1)
        var channels = mark.x.channels + mark.y.channels + (mark.sector.map { [$0.angle] } ?? []) + look
        var name: Channel?
        if mark.sector != nil, let first = look.first {
            name = first
            channels.removeLast()
        } else if channels.count > 1 {
            name = channels.removeFirst()
        }
        let values = channels.map(said)
        let joined = values.dropFirst().reduce(values.first ?? Text(verbatim: "")) {
            $0 + Text(verbatim: ", ") + $1
        }
        let label = name.map { Text(verbatim: format.string($0.datum)) } ?? Text(verbatim: "")
        return (mark.look.accessibilityLabel ?? label, mark.look.accessibilityValue ?? joined)
    }
}
