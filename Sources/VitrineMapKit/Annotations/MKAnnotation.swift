public import Foundation
public import VitrineCoreLocation
import VitrineSupport

/// The texts of an annotation, both of which it may lack.
///
/// In Objective-C these are optional requirements of ``MKAnnotation``, so that who asks any annotation for its title gets
/// an optional of an optional, and who asks a class of his own gets what that declares. Here the requirements stand in a
/// protocol of their own for the same: they give way to the members of `MKAnnotation` of the same names.
public protocol _MKAnnotationTexts: NSObjectProtocol {
    /// What the place is called.
    @_disfavoredOverload var title: String? { get }
    /// What else is to be said of it.
    @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
    /// None.
    @_disfavoredOverload public var title: String? { nil }
    /// None.
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// A place on a map that a program has something to say about.
public protocol MKAnnotation: _MKAnnotationTexts {
    /// Where it is.
    ///
    /// A map hears of changes of ``MKPointAnnotation``, and of properties that are declared `@objc dynamic`.
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    /// What the place is called; nil around it where the annotation has no such property.
    public var title: String?? { .some((self as any _MKAnnotationTexts).title) }
    /// What else is to be said of it; nil around it where the annotation has no such property.
    public var subtitle: String?? { .some((self as any _MKAnnotationTexts).subtitle) }
}

extension MKAnnotation {
    /// The title, without an empty one.
    var shownTitle: String? { (self as any _MKAnnotationTexts).title.flatMap { $0.isEmpty ? nil : $0 } }
    /// The subtitle, without an empty one.
    var shownSubtitle: String? { (self as any _MKAnnotationTexts).subtitle.flatMap { $0.isEmpty ? nil : $0 } }
}

/// A place or shape on a map, with texts.
open class MKShape: NSObject, MKAnnotation {
    /// What it is called.
    open var title: String? { didSet { if title != oldValue { tellMaps() } } }
    /// What else is to be said of it.
    open var subtitle: String? { didSet { if subtitle != oldValue { tellMaps() } } }
    /// Where it is: subclasses say so.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    /// The maps that show it.
    private var listeners: [Listener] = []

    private struct Listener {
        weak var map: (any AnnotationListener)?
    }

    /// Subclasses have initialisers for programs.
    override init() { super.init() }

    final func addListener(_ map: any AnnotationListener) {
        listeners.removeAll { $0.map == nil || $0.map === map }
        listeners.append(Listener(map: map))
    }

    final func removeListener(_ map: any AnnotationListener) {
        listeners.removeAll { $0.map == nil || $0.map === map }
    }

    final func tellMaps() {
        guard !listeners.isEmpty else { return }
        nonisolated(unsafe) let shape = self
        // At once on the main thread, so that animations take the change along.
        MainThread.run { for map in shape.listeners.compactMap(\.map) { map.annotationDidChange(shape) } }
    }
}

/// What hears of changed annotations: a map.
@MainActor
protocol AnnotationListener: AnyObject {
    func annotationDidChange(_ annotation: any MKAnnotation)
}

/// A place on a map by its coordinate.
open class MKPointAnnotation: MKShape {
    private var place: CLLocationCoordinate2D

    /// Where it is. Changes move its view, animated in an animation block.
    open override dynamic var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            tellMaps()
        }
    }

    /// Makes an annotation at 0, 0.
    public override init() {
        place = CLLocationCoordinate2D()
        super.init()
    }

    /// Makes an annotation at a place.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }

    /// Makes an annotation at a place, with texts.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

extension MKPointAnnotation {
    /// Makes an annotation at a place, with texts, under the name that Swift has for it from Objective-C.
    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
    ) {
        self.init(coordinate: coordinate, title: title, subtitle: subtitle)
    }
}

/// Several annotations that are too near to one another to be shown alone.
public final class MKClusterAnnotation: NSObject, MKAnnotation {
    /// What it is called: the title of the first member, and how many others there are.
    public var title: String?
    /// What else is to be said of it.
    public var subtitle: String?
    /// The members.
    public let memberAnnotations: [any MKAnnotation]
    /// The middle of the members on the map.
    public let coordinate: CLLocationCoordinate2D

    /// Makes a cluster.
    ///
    /// - Parameter memberAnnotations: At least one.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        coordinate =
            MKMapPoint(
                x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
            ).coordinate
        super.init()
        title = memberAnnotations.first?.shownTitle
        subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
    }
}

/// Where the user is.
open class MKUserLocation: NSObject, MKAnnotation {
    /// Whether the device says at the moment where it is.
    open internal(set) var isUpdating = false
    /// Where the user is; nil while that is not known.
    open internal(set) var location: CLLocation?
    /// What it is called: "My Location" unless set.
    open var title: String? = "My Location"
    /// What else is to be said of it.
    open var subtitle: String?
    /// Where the user is; no place on earth while that is not known.
    open dynamic var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? kCLLocationCoordinate2DInvalid
    }

    /// Maps have one of their own.
    public override init() { super.init() }
}
