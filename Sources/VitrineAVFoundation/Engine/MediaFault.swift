import CVitrineMedia

/// Why something cannot be played.
struct MediaFault: Error, Sendable, Equatable {
    enum Kind: Sendable {
        case noLibrary, noFile, noPermission, unknownFormat, noDecoder, damaged, other
    }

    var kind: Kind
    /// What GStreamer says.
    var reason: String?

    init(_ kind: Kind, reason: String? = nil) { (self.kind, self.reason) = (kind, reason) }

    /// Takes over the event's message.
    init(_ event: vitrine_media_event) {
        defer { vitrine_media_free(event.message) }
        reason = event.message.map { String(cString: $0) }
        kind =
            switch event.fault {
            case vitrine_media_fault_no_library: .noLibrary
            case vitrine_media_fault_no_file: .noFile
            case vitrine_media_fault_no_permission: .noPermission
            case vitrine_media_fault_unknown_format: .unknownFormat
            case vitrine_media_fault_no_decoder: .noDecoder
            case vitrine_media_fault_damaged: .damaged
            default: .other
            }
    }
}
