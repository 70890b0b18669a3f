import VitrineUIKit

/// Views by the names under which they are used again.
@MainActor
final class AnnotationReuse {
    private var classes: [String: MKAnnotationView.Type] = [:]
    private var idle: [String: [MKAnnotationView]] = [:]
    /// So many views of a name are kept. Our choice.
    private static let most = 64
    /// How many views were made of registered classes, for tests.
    private(set) var made = 0

    func register(_ type: AnyClass?, _ name: String) {
        guard let type else {
            classes[name] = nil
            return
        }
        guard let view = type as? MKAnnotationView.Type else {
            preconditionFailure(
                "MKMapView.register(_:forAnnotationViewWithReuseIdentifier:): \(type) is no MKAnnotationView; register a subclass of it for \"\(name)\"."
            )
        }
        classes[name] = view
    }

    /// A view of a name that nothing shows.
    func dequeue(_ name: String) -> MKAnnotationView? {
        guard let view = idle[name]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// A view of a name for an annotation: one that nothing shows, or of the registered class.
    func view(_ name: String, for annotation: any MKAnnotation) -> MKAnnotationView? {
        if let view = dequeue(name) {
            view.annotation = annotation
            return view
        }
        guard let type = classes[name] else { return nil }
        made += 1
        return MKAnnotationView.make(from: type, annotation: annotation, reuseIdentifier: name)
    }

    func take(_ view: MKAnnotationView) {
        guard let name = view.reuseIdentifier, idle[name, default: []].count < Self.most else { return }
        idle[name, default: []].append(view)
    }
}
