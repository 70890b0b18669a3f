import Foundation

extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// It becomes empty.
        case unplugged = 1
        /// It becomes full.
        case charging = 2
        /// It is full, and there is power.
        case full = 3
    }
}

/// The battery of the machine, as Linux tells of it.
struct DeviceBattery {
    let level: Float
    let state: UIDevice.BatteryState

    /// Nil where there is none.
    ///
    /// - Parameter folder: Where the kernel lists what powers the machine.
    init?(in folder: String = "/sys/class/power_supply") {
        func read(_ supply: String, _ name: String) -> String? {
            (try? String(contentsOfFile: "\(folder)/\(supply)/\(name)", encoding: .utf8))?
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        guard
            let battery = supplies.first(where: {
                read($0, "type") == "Battery" && read($0, "scope") != "Device"
            }),
            let percent = read(battery, "capacity").flatMap(Float.init)
        else { return nil }
        level = min(max(percent / 100, 0), 1)
        state =
            switch read(battery, "status") {
            case "Charging": .charging
            case "Discharging": .unplugged
            case "Full", "Not charging": .full
            default: .unknown
            }
    }
}
