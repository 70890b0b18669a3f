import AVKit
import AudioToolbox
import AuthenticationServices
import Charts
import CommonCrypto
import ContactsUI
import CoreHaptics
import CoreMotion
import CryptoKit
import EventKitUI
import LocalAuthentication
import MapKit
import MediaPlayer
import MessageUI
import StoreKit
import SwiftUI
import SystemConfiguration

@main
struct FrameworksApp: App {
    var body: some Scene { WindowGroup { Overview() } }
}

struct Overview: View {
    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.41), latitudinalMeters: 1_000,
            longitudinalMeters: 1_000))
    private let player = AVPlayer()

    var body: some View {
        VStack {
            Text(.pickACity)
            Text(.minSec(3, 20))
            Map(position: $position) {
                Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.41))
            }
            Chart([1, 3, 2], id: \.self) { BarMark(x: .value("Name", "\($0)"), y: .value("Count", $0)) }
            VideoPlayer(player: player)
            SignInWithAppleButton(.signUp) {
                $0.requestedScopes = [.email]
            } onCompletion: { _ in
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(height: 44)
        }
        .onAppear {
            let region = position.region!
            let center = MKMapPoint(region.center)
            let rate = player.rate
            print(
                "\(String(localized: .minSec(3, 20))), \(center.coordinate.latitude.rounded()), \(rate),",
                CMTime(value: 3, timescale: 2).seconds)
            print(
                keep("secret") ?? "nothing", sealed("secret") ?? "nothing", canUnlock,
                CHHapticEngine.capabilitiesForHardware().supportsHaptics)
            print(missing, reaches("localhost"), digest("secret"))
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        }
        .task {
            let products = (try? await Product.products(for: ["pro"])) ?? []
            for await case .verified(let transaction) in StoreKit.Transaction.currentEntitlements {
                print(transaction.productID)
            }
            print(products.map { "\($0.displayName): \($0.displayPrice)" })
        }
    }
}

extension Overview {
    /// Foundation brings the keychain along.
    private func keep(_ secret: String) -> String? {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
            kSecValueData as String: Data(secret.utf8),
        ]
        guard SecItemAdd(query as CFDictionary, nil) == errSecSuccess else { return nil }
        query[kSecReturnData as String] = true
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Encrypts a text, opens it again, and says how its digest begins.
    private func sealed(_ secret: String) -> String? {
        let key = SymmetricKey(data: SHA256.hash(data: Data(secret.utf8)))
        guard let box = try? AES.GCM.seal(Data(secret.utf8), using: key).combined,
            let opened = try? AES.GCM.open(.init(combined: box), using: key)
        else { return nil }
        return Insecure.MD5.hash(data: opened).prefix(4).map { String(format: "%02hhx", $0) }.joined()
    }

    /// What a desktop does not have, of mail, motion, contacts, calendars and music.
    private var missing: [Bool] {
        [
            MFMailComposeViewController.canSendMail(), CMMotionManager().isAccelerometerAvailable,
            CNContactStore.authorizationStatus(for: .contacts) == .authorized,
            EKEventStore.authorizationStatus(for: .event) == .fullAccess,
            MPMediaQuery.songs().items?.isEmpty == false,
        ]
    }

    private func reaches(_ name: String) -> Bool {
        var flags: SCNetworkReachabilityFlags = []
        guard let target = SCNetworkReachabilityCreateWithName(nil, name) else { return false }
        return SCNetworkReachabilityGetFlags(target, &flags) && flags.contains(.reachable)
    }

    private func digest(_ secret: String) -> String {
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(secret, CC_LONG(secret.utf8.count), &digest)
        return digest.prefix(4).map { String(format: "%02hhx", $0) }.joined()
    }

    private var canUnlock: Bool {
        var error: NSError?
        return LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error)
            || (error as? LAError)?.code != .passcodeNotSet
    }
}
