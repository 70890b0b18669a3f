public import Foundation
public import VitrineCoreLocation

/// Looks for places by Apple's service, which is not to be reached from here: every search ends as one without a
/// connection does.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    /// What takes the places that were found.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Mountains, waters and the like.
        public static let physicalFeature = ResultType(rawValue: 4)
    }

    /// How much the region matters.
    public enum RegionPriority: Int, Sendable {
        /// Places elsewhere are found, too.
        case `default`
        /// Places elsewhere are not.
        case required
    }

    /// What to look for, and where.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// As a person says it.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion(MKMapRect.world)
        /// How much the region matters.
        open var regionPriority = RegionPriority.default
        /// What is looked for.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which kinds of places of interest are wanted; nil for all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Makes a request for nothing, anywhere.
        public override init() { super.init() }
        /// Makes a request.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Makes a request in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// Makes a request of what a person has chosen among completions.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }

        /// Another one that is the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            copy.naturalLanguageQuery = naturalLanguageQuery
            copy.region = region
            copy.regionPriority = regionPriority
            copy.resultTypes = resultTypes
            copy.pointOfInterestFilter = pointOfInterestFilter
            return copy
        }
    }

    /// What was found. There is none from here.
    open class Response: NSObject, @unchecked Sendable {
        /// The places.
        public let mapItems: [MKMapItem]
        /// Where they are.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            self.mapItems = mapItems
            self.boundingRegion = boundingRegion
        }
    }

    private let running = UnansweredRequest()

    /// Makes a search.
    public init(request: Request) { super.init() }

    /// Makes a search for places of interest.
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    /// Whether it is under way.
    open var isSearching: Bool { running.isRunning }

    /// Looks. Ends in a later turn of the main queue with ``MKError/serverFailure``.
    open func start(completionHandler: @escaping CompletionHandler) {
        running.begin { completionHandler(nil, $0) }
    }

    /// Looks. Ends with ``MKError/serverFailure``.
    open func start() async throws -> Response {
        await MainActor.run {}
        throw MKError(.serverFailure)
    }

    /// Ends it: nothing is called any more.
    open func cancel() { running.cancel() }
}

/// What places of interest to look for, and where.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    /// Where.
    public let region: MKCoordinateRegion
    /// The middle.
    open var coordinate: CLLocationCoordinate2D { region.center }
    /// In metres.
    public let radius: CLLocationDistance
    /// Which kinds are wanted; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Makes a request around a place.
    ///
    /// - Parameter radius: In metres.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
    }

    /// Makes a request in a region.
    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        radius = region.mapRect.height / 2 * MKMetersPerMapPointAtLatitude(region.center.latitude)
    }
}

/// How what a person types could go on.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// What it is called.
    public let title: String
    /// Where it is.
    public let subtitle: String
    /// Where in the title what was typed is.
    public let titleHighlightRanges: [NSValue]
    /// Where in the subtitle what was typed is.
    public let subtitleHighlightRanges: [NSValue]

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
        titleHighlightRanges = []
        subtitleHighlightRanges = []
    }
}

/// Hears of completions.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are other completions.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what a person types by Apple's service, which is not to be reached from here: it fails as without a
/// connection.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for.
        public static let query = ResultType(rawValue: 4)
        /// Mountains, waters and the like.
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    /// Hears of completions.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// What a person has typed. Each change looks anew.
    open var queryFragment = "" { didSet { look() } }
    /// Where.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which kinds of places of interest are wanted; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The completions: none.
    open private(set) var results: [MKLocalSearchCompletion] = []
    private let running = UnansweredRequest()

    /// Makes a completer.
    public override init() { super.init() }

    /// Whether it looks.
    open var isSearching: Bool { running.isRunning }

    private func look() {
        guard !queryFragment.isEmpty else { return running.cancel() }
        running.begin { [weak self] error in
            guard let self else { return }
            delegate?.completer(self, didFailWithError: error)
        }
    }

    /// Ends looking.
    open func cancel() { running.cancel() }
}
