public import Foundation
public import VitrineCoreLocation

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By public transport.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// Looks for ways by Apple's service, which is not to be reached from here: it ends as without a connection.
open class MKDirections: NSObject, @unchecked Sendable {
    /// What takes the ways that were found.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// What takes how long it takes.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// Whether a way may have something.
    public enum RoutePreference: Int, Sendable {
        /// It may.
        case any
        /// It should not.
        case avoid
    }

    /// From where to where, and how.
    open class Request: NSObject, @unchecked Sendable {
        /// From where.
        open var source: MKMapItem?
        /// To where.
        open var destination: MKMapItem?
        /// How.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
        /// When to start.
        open var departureDate: Date?
        /// When to be there.
        open var arrivalDate: Date?
        /// Whether roads may cost something.
        open var tollPreference = RoutePreference.any
        /// Whether roads may be motorways.
        open var highwayPreference = RoutePreference.any

        /// Makes a request.
        public override init() { super.init() }
    }

    /// The ways. There are none from here.
    open class Response: NSObject, @unchecked Sendable {
        /// From where.
        public let source: MKMapItem
        /// To where.
        public let destination: MKMapItem
        /// The best one first.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    /// How long it takes. There is none from here.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// From where.
        public let source: MKMapItem
        /// To where.
        public let destination: MKMapItem
        /// Seconds.
        public let expectedTravelTime: TimeInterval
        /// Metres.
        public let distance: CLLocationDistance
        /// When one is there.
        public let expectedArrivalDate: Date
        /// When one starts.
        public let expectedDepartureDate: Date
        /// How.
        public let transportType: MKDirectionsTransportType

        init(
            source: MKMapItem, destination: MKMapItem, expectedTravelTime: TimeInterval,
            distance: CLLocationDistance, departure: Date, transportType: MKDirectionsTransportType
        ) {
            self.source = source
            self.destination = destination
            self.expectedTravelTime = expectedTravelTime
            self.distance = distance
            expectedDepartureDate = departure
            expectedArrivalDate = departure + expectedTravelTime
            self.transportType = transportType
        }
    }

    private let running = UnansweredRequest()

    /// Makes one of a request.
    public init(request: Request) { super.init() }

    /// Whether it is under way.
    open var isCalculating: Bool { running.isRunning }

    /// Looks for ways. Ends in a later turn of the main queue with ``MKError/serverFailure``.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        running.begin { completionHandler(nil, $0) }
    }

    /// Looks for ways. Ends with ``MKError/serverFailure``.
    open func calculate() async throws -> Response {
        await MainActor.run {}
        throw MKError(.serverFailure)
    }

    /// Asks how long it takes. Ends in a later turn of the main queue with ``MKError/serverFailure``.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        running.begin { completionHandler(nil, $0) }
    }

    /// Asks how long it takes. Ends with ``MKError/serverFailure``.
    open func calculateETA() async throws -> ETAResponse {
        await MainActor.run {}
        throw MKError(.serverFailure)
    }

    /// Ends it: nothing is called any more.
    open func cancel() { running.cancel() }
}

/// A way.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a way that one sentence says.
    open class Step: NSObject, @unchecked Sendable {
        /// What to do.
        public let instructions: String
        /// What to take care of.
        public let notice: String?
        /// Where it goes along.
        public let polyline: MKPolyline
        /// Metres.
        public let distance: CLLocationDistance
        /// How.
        public let transportType: MKDirectionsTransportType

        init(
            instructions: String, notice: String?, polyline: MKPolyline, distance: CLLocationDistance,
            transportType: MKDirectionsTransportType
        ) {
            self.instructions = instructions
            self.notice = notice
            self.polyline = polyline
            self.distance = distance
            self.transportType = transportType
        }
    }

    /// What it is called.
    public let name: String
    /// What to take care of.
    public let advisoryNotices: [String]
    /// Metres.
    public let distance: CLLocationDistance
    /// Seconds.
    public let expectedTravelTime: TimeInterval
    /// How.
    public let transportType: MKDirectionsTransportType
    /// Where it goes along.
    public let polyline: MKPolyline
    /// Its parts.
    public let steps: [Step]
    /// Whether it has motorways.
    public let hasHighways: Bool
    /// Whether it has roads that cost something.
    public let hasTolls: Bool

    init(name: String, polyline: MKPolyline, distance: Double, expectedTravelTime: Double, steps: [Step]) {
        self.name = name
        self.polyline = polyline
        self.distance = distance
        self.expectedTravelTime = expectedTravelTime
        self.steps = steps
        advisoryNotices = []
        transportType = .automobile
        hasHighways = false
        hasTolls = false
    }
}

/// Pictures of a street from a place. There are none from here.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// Asks for pictures of a street by Apple's service, which is not to be reached from here: it ends as without a connection.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// Where.
    public let coordinate: CLLocationCoordinate2D
    /// Of what; nil for a place alone.
    public let mapItem: MKMapItem?
    private let running = UnansweredRequest()

    /// Makes a request for a place.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        mapItem = nil
    }

    /// Makes a request for an item.
    public init(mapItem: MKMapItem) {
        coordinate = mapItem.placemark.coordinate
        self.mapItem = mapItem
    }

    /// Whether it is under way.
    open var isLoading: Bool { running.isRunning }
    /// Whether it was ended.
    open private(set) var isCancelled = false

    /// Asks. Ends in a later turn of the main queue with ``MKError/serverFailure``.
    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
    ) { running.begin { completionHandler(nil, $0) } }

    /// Asks. Ends with ``MKError/serverFailure``.
    open var scene: MKLookAroundScene? {
        get async throws {
            await MainActor.run {}
            throw MKError(.serverFailure)
        }
    }

    /// Ends it: nothing is called any more.
    open func cancel() {
        isCancelled = true
        running.cancel()
    }
}
