/// A reference that does not keep an element.
@MainActor
struct WeakElement {
    private let reference: BackReference<Element>
    var element: Element? { reference.object }
    init(element: Element) { reference = element.backReference }
}
