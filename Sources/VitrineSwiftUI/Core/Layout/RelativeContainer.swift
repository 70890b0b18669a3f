/// An element whose size views inside measure themselves by: the window, a scroll view, a list.
@MainActor
protocol RelativeContainer: Element {
    /// What of it is in view and safe, in points.
    var containerSize: CGSize { get }
    /// Who asked.
    var sizeReaders: ContainerSizeReaders { get }
}

/// The elements that depend on the size of a container.
@MainActor
final class ContainerSizeReaders {
    private var readers: [ObjectIdentifier: WeakElement] = [:]
    private var knownSize: CGSize?

    func add(_ element: Element) { readers[ObjectIdentifier(element)] = WeakElement(element: element) }

    /// Has those who asked measured anew if the size is another than the last.
    ///
    /// - Returns: Whether it is.
    /// - Complexity: Linear in the number of readers where it is.
    @discardableResult
    func update(_ size: CGSize) -> Bool {
        guard size != knownSize else { return false }
        knownSize = size
        readers = readers.filter { $0.value.element?.isTornDown == false }
        for reader in readers.values { reader.element?.invalidateSize() }
        return !readers.isEmpty
    }
}

extension Element {
    /// The container that the element is measured by.
    var relativeContainer: (any RelativeContainer)? {
        for ancestor in ancestors {
            if let container = ancestor as? any RelativeContainer { return container }
        }
        return nil
    }
}
