import Foundation
import VitrineFoundation
import VitrineSupport
import VitrineUIKit

/// An annotation of a map, and what shows it.
@MainActor
final class AnnotationEntry: @preconcurrency MapPlaced {
    let annotation: any MKAnnotation
    /// The place among the map's annotations.
    let number: Int
    /// The place on the map, with x within the world; nil where the coordinate is no place on earth.
    var place: MKMapPoint?
    /// Where it is in the index.
    var point: MKMapPoint { place ?? MKMapPoint(x: -1, y: -1) }
    /// Only of what is in view or near.
    var view: MKAnnotationView?
    /// The cluster that shows in place of it.
    var cluster: AnnotationEntry?
    /// Whether it is a cluster that the map has made.
    let isCluster: Bool

    init(_ annotation: any MKAnnotation, number: Int, isCluster: Bool = false) {
        self.annotation = annotation
        self.number = number
        self.isCluster = isCluster
        readPlace()
    }

    func readPlace() {
        let coordinate = annotation.coordinate
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            place = nil
            return
        }
        let point = MKMapPoint(coordinate)
        place = MKMapPoint(x: MapWorld.wrapped(point.x), y: point.y)
    }

    /// Sets the annotation's coordinate, where its class lets others do so.
    ///
    /// - Returns: Whether it does: point annotations, and classes of programs whose property Objective-C sees.
    func setCoordinate(_ coordinate: CLLocationCoordinate2D) -> Bool {
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = coordinate
            return true
        }
        guard let keyed = annotation as? any _KeyedObject, type(of: keyed)._keyedProperty("coordinate") != nil
        else { return false }
        keyed.setValue(coordinate, forKey: "coordinate")
        return true
    }
}

/// Hears of changed coordinates of a program's own annotations: of those that are declared `@objc dynamic`.
@MainActor
final class CoordinateObserver: NSObject, @preconcurrency ChangeReceiver {
    private weak var listener: (any AnnotationListener)?
    /// Whether objects of a class say when their coordinate changes.
    private static var known: [ObjectIdentifier: Bool] = [:]

    init(_ listener: any AnnotationListener) {
        self.listener = listener
        super.init()
    }

    /// Whether an object's class declares a coordinate that can be observed. Complexity: O(1) after the first of a class.
    static func canObserve(_ annotation: any MKAnnotation) -> Bool {
        let type = ObjectIdentifier(type(of: annotation))
        if let known = known[type] { return known }
        var mirror: Mirror? = Mirror(reflecting: annotation)
        var answer = false
        while let current = mirror, !answer {
            answer = current.children.contains {
                $0.label == "_coordinate" && $0.value is _Observed<CLLocationCoordinate2D>
            }
            mirror = current.superclassMirror
        }
        known[type] = answer
        return answer
    }

    func begin(_ annotation: any MKAnnotation) {
        guard let object = annotation as? NSObject, Self.canObserve(annotation) else { return }
        object.addObserver(self, forKeyPath: "coordinate", context: nil)
    }

    func end(_ annotation: any MKAnnotation) {
        guard let object = annotation as? NSObject, Self.canObserve(annotation) else { return }
        object.removeObserver(self, forKeyPath: "coordinate")
    }

    func receiveChange(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let annotation = object as? any MKAnnotation else { return }
        nonisolated(unsafe) let (observer, changed) = (self, annotation)
        MainThread.run { observer.listener?.annotationDidChange(changed) }
    }
}
