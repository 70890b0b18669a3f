/// An element that shows text.
@MainActor
protocol TextBearing: Element {
    var text: String { get }
}
