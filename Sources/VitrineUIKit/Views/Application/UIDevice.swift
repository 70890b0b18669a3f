import VitrineLaunch
import VitrineQuartzCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The device, as chosen at launch.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    /// The one device.
    public class var current: UIDevice { RuntimeContext.current.device }

    private unowned let context: RuntimeContext

    init(of context: RuntimeContext) {
        self.context = context
        super.init()
    }

    /// The kind of interface.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { context.run.screen.profile.idiom }
    /// The name of the machine.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// "iPhone", "iPad" or "Apple TV".
    open var model: String {
        switch userInterfaceIdiom {
        case .phone: "iPhone"
        case .tv: "Apple TV"
        default: "iPad"
        }
    }
    /// ``model``; nothing is translated.
    open var localizedModel: String { model }
    /// The name of the operating system that runs: "Linux".
    open var systemName: String { "Linux" }
    /// The version of the operating system that runs.
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// An identifier that lasts as long as the process.
    open var identifierForVendor: UUID? { identifier }
    private let identifier = UUID()
}
