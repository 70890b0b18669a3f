/// The label of a control: of several texts, and nothing else, the first is the title, and those after it are subtitles below,
/// as Apple documents for `LabeledContent`. Other views stand in a row.
///
/// 3 points between title and subtitle, and the style of subtitles, are those of UIKit's list cells.
struct ControlLabel<Content: View>: View {
    let content: Content
    /// Whether it is one text, as most labels are: that needs nothing around it.
    let isText: Bool

    var body: some View {
        if isText {
            content
        } else {
            Group(subviews: content) { views in
                if views.count < 2 {
                    views
                } else if views.allSatisfy(\.isText) {
                    VStack(alignment: .leading, spacing: 3) {
                        views[0]
                        ForEach(views.dropFirst()) { $0.font(.caption).foregroundStyle(.secondary) }
                    }
                } else {
                    HStack { views }
                }
            }
        }
    }
}

extension Subview {
    /// Whether it shows a text, whatever is put around that.
    @MainActor fileprivate var isText: Bool {
        var element: Element = child.element
        while element.children.count == 1 { element = element.children[0] }
        return element is any TextBearing
    }
}
