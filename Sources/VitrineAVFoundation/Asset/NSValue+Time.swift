public import Foundation
public import VitrineCoreMedia
import VitrineQuartzCore

extension NSValue {
    /// Wraps a time.
    public convenience init(time: CMTime) {
        self.init(noting: time, by: CGRect(x: time.seconds, y: 0, width: 0, height: 0))
    }

    /// The time that is wrapped; invalid where there is none.
    public var timeValue: CMTime { noted() ?? .invalid }

    /// Wraps a range of times.
    public convenience init(timeRange: CMTimeRange) {
        self.init(
            noting: timeRange,
            by: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 1))
    }

    /// The range that is wrapped; invalid where there is none.
    public var timeRangeValue: CMTimeRange { noted() ?? .invalid }
}
