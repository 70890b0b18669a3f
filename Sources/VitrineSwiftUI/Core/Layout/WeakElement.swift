/// A reference that does not keep an element.
struct WeakElement {
    weak var element: Element?
}
