import Foundation
import Testing

@testable import VitrineSecurity

/// A keychain in memory whose clock a test moves.
private final class Bench: @unchecked Sendable {
    var date = Date(timeIntervalSinceReferenceDate: 1000)
    private(set) lazy var keychain = Keychain(place: KeychainMemory(), group: "org.example.app") { self.date }

    func add(_ attributes: [String: Any]) -> OSStatus {
        status { () throws(KeychainFault) in _ = try keychain.add(attributes) }
    }
    func find(_ query: [String: Any]) -> (status: OSStatus, object: AnyObject?) {
        var object: AnyObject?
        let status = status { () throws(KeychainFault) in object = try keychain.matching(query) }
        return (status, object)
    }
    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        status { () throws(KeychainFault) in try keychain.update(query, changes) }
    }
    func delete(_ query: [String: Any]) -> OSStatus {
        status { () throws(KeychainFault) in try keychain.delete(query) }
    }
    private func status(_ body: () throws(KeychainFault) -> Void) -> OSStatus {
        do throws(KeychainFault) {
            try body()
            return errSecSuccess
        } catch { return error.status }
    }
}

private func password(_ account: String, _ service: String = "mail", _ secret: String = "s") -> [String: Any]
{
    [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
        kSecAttrService as String: service, kSecValueData as String: Data(secret.utf8),
    ]
}

@Suite("Keychain")
struct KeychainTests {
    @Test("An item is found by its attributes, with what is asked of it")
    func roundTrip() {
        let bench = Bench()
        #expect(bench.add(password("ada", "mail", "secret")) == errSecSuccess)
        let key: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada"]
        let data = bench.find(key.merging([kSecReturnData: true]) { $1 })
        #expect(data.object as? Data == Data("secret".utf8))
        let both = bench.find([
            kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: kCFBooleanTrue as Any,
            kSecReturnAttributes as String: kCFBooleanTrue as Any,
        ])
        let item = both.object as? [String: Any]
        #expect(item?[kSecValueData as String] as? Data == Data("secret".utf8))
        #expect(item?[kSecAttrAccount as String] as? String == "ada")
        #expect(item?[kSecAttrService as String] as? String == "mail")
        #expect(item?[kSecAttrAccessGroup as String] as? String == "org.example.app")
        #expect(item?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
        #expect(item?[kSecAttrCreationDate as String] as? Date == Date(timeIntervalSinceReferenceDate: 1000))
        #expect(item?[kSecClass as String] as? String == "genp")
        #expect(bench.find(key).object == nil)
        #expect(bench.find(key).status == errSecSuccess)
        #expect(bench.find(password("eve")).status == errSecItemNotFound)
    }

    @Test("Items of a class are told apart by account, service, group and whether they are for other devices")
    func duplicates() {
        let bench = Bench()
        #expect(bench.add(password("ada")) == errSecSuccess)
        #expect(bench.add(password("ada", "mail", "other")) == errSecDuplicateItem)
        #expect(bench.add(password("ada", "chat")) == errSecSuccess)
        #expect(bench.add(password("eve")) == errSecSuccess)
        let other = password("ada").merging([kSecAttrAccessGroup: "org.example.group"]) { $1 }
        #expect(bench.add(other) == errSecSuccess)
        let shared = password("ada").merging([kSecAttrSynchronizable: true]) { $1 }
        #expect(bench.add(shared) == errSecSuccess)
        // A label tells nothing apart.
        #expect(bench.add(password("ada").merging([kSecAttrLabel: "Mine"]) { $1 }) == errSecDuplicateItem)
        // Nothing said is the same as an empty text.
        #expect(bench.add([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
        #expect(bench.add(password("", "")) == errSecDuplicateItem)
    }

    @Test("Passwords for servers are told apart by server, protocol, port and path, too")
    func servers() {
        let bench = Bench()
        var item: [String: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrAccount: "ada", kSecAttrServer: "example.org",
            kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecAttrPort: 443, kSecValueData: Data([1]),
        ]
        #expect(bench.add(item) == errSecSuccess)
        #expect(bench.add(item) == errSecDuplicateItem)
        item[kSecAttrPort] = 8443
        #expect(bench.add(item) == errSecSuccess)
        item[kSecAttrPath] = "/admin"
        #expect(bench.add(item) == errSecSuccess)
        let query: [String: Any] = [
            kSecClass: kSecClassInternetPassword, kSecAttrPort: 443, kSecMatchLimit: kSecMatchLimitAll,
            kSecReturnAttributes: true,
        ]
        let found = bench.find(query).object as? [[String: Any]]
        #expect(found?.count == 1)
        #expect(found?.first?[kSecAttrPort] as? Int == 443)
        #expect(found?.first?[kSecAttrProtocol] as? String == "htps")
        // One class does not have the attributes of the other.
        #expect(bench.add([kSecClass: kSecClassGenericPassword, kSecAttrServer: "a"]) == errSecNoSuchAttr)
        #expect(bench.add([kSecClass: kSecClassInternetPassword, kSecAttrService: "a"]) == errSecNoSuchAttr)
    }

    @Test("A limit says how many are answered, in the order in which they came")
    func limits() {
        let bench = Bench()
        for name in ["b", "a", "c"] { #expect(bench.add(password(name)) == errSecSuccess) }
        func accounts(_ limit: Any) -> [String]? {
            let query: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecMatchLimit: limit, kSecReturnAttributes: true,
            ]
            return (bench.find(query).object as? [[String: AnyObject]])?
                .compactMap { $0[kSecAttrAccount as String] as? String }
        }
        #expect(accounts(kSecMatchLimitAll) == ["b", "a", "c"])
        #expect(accounts(2) == ["b", "a"])
        #expect(accounts(kSecMatchLimitOne) == nil)
        let data: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true,
        ]
        #expect((bench.find(data).object as? [Data])?.count == 3)
        #expect(bench.find([kSecClass: kSecClassGenericPassword, kSecMatchLimit: 0]).status == errSecParam)
    }

    @Test("An update changes all that a query finds, and the date, or nothing")
    func updates() {
        let bench = Bench()
        _ = bench.add(password("ada"))
        _ = bench.add(password("eve"))
        bench.date = Date(timeIntervalSinceReferenceDate: 2000)
        let all: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail"]
        #expect(bench.update(all, [kSecAttrLabel: "Mail", kSecValueData: Data("new".utf8)]) == errSecSuccess)
        var answer = all
        answer[kSecReturnAttributes] = true
        answer[kSecReturnData] = true
        answer[kSecMatchLimit] = kSecMatchLimitAll
        let found = bench.find(answer).object as? [[String: Any]]
        #expect(found?.map { $0[kSecAttrLabel] as? String } == ["Mail", "Mail"])
        #expect(found?.map { $0[kSecValueData] as? Data } == [Data("new".utf8), Data("new".utf8)])
        let created = found?.first?[kSecAttrCreationDate] as? Date
        #expect(created == Date(timeIntervalSinceReferenceDate: 1000))
        let changed = found?.first?[kSecAttrModificationDate] as? Date
        #expect(changed == Date(timeIntervalSinceReferenceDate: 2000))
        // Both would have one key: none is changed.
        #expect(bench.update(all, [kSecAttrAccount: "one"]) == errSecDuplicateItem)
        #expect(bench.find(password("ada")).status == errSecSuccess)
        #expect(bench.update(password("ada"), [kSecAttrAccount: "ann"]) == errSecSuccess)
        #expect(bench.find(password("ada")).status == errSecItemNotFound)
        #expect(bench.update(password("zoe"), [kSecAttrLabel: "Z"]) == errSecItemNotFound)
        #expect(bench.update(answer, [kSecAttrLabel: "Z"]) == errSecParam)
        #expect(bench.update(all, [kSecClass: kSecClassGenericPassword]) == errSecParam)
    }

    @Test("A deletion takes all that a query finds, whatever secret stands in it")
    func deletions() {
        let bench = Bench()
        _ = bench.add(password("ada", "mail", "one"))
        _ = bench.add(password("eve"))
        #expect(bench.delete(password("ada", "mail", "two")) == errSecSuccess)
        #expect(bench.find(password("ada")).status == errSecItemNotFound)
        #expect(bench.delete([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
        #expect(bench.delete([kSecClass: kSecClassGenericPassword]) == errSecItemNotFound)
        #expect(
            bench.delete([kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitOne])
                == errSecParam)
        for none in [kSecClassCertificate, kSecClassKey, kSecClassIdentity] {
            #expect(bench.delete([kSecClass: none]) == errSecItemNotFound)
            #expect(bench.add([kSecClass: none]) == errSecUnimplemented)
        }
    }

    @Test("Items for other devices are found by those who ask for them")
    func synchronizable() {
        let bench = Bench()
        _ = bench.add(password("ada").merging([kSecAttrSynchronizable: kCFBooleanTrue as Any]) { $1 })
        #expect(bench.find(password("ada")).status == errSecItemNotFound)
        let key = kSecAttrSynchronizable
        #expect(bench.find(password("ada").merging([key: true]) { $1 }).status == errSecSuccess)
        #expect(bench.find(password("ada").merging([key: false]) { $1 }).status == errSecItemNotFound)
        let any = password("ada").merging([key: kSecAttrSynchronizableAny]) { $1 }
        #expect(bench.find(any).status == errSecSuccess)
        #expect(bench.add(any) == errSecParam)
        #expect(bench.delete(any) == errSecSuccess)
    }

    @Test("A reference finds its item, also when its attributes have changed")
    func references() throws {
        let bench = Bench()
        _ = bench.add(password("ada"))
        let query = password("ada").merging([kSecReturnPersistentRef: true]) { $1 }
        let reference = try #require(bench.find(query).object as? Data)
        _ = bench.update(password("ada"), [kSecAttrAccount: "ann"])
        let found = bench.find([kSecValuePersistentRef: reference, kSecReturnAttributes: true])
        #expect((found.object as? NSDictionary)?[kSecAttrAccount] as? String == "ann")
        #expect(bench.delete([kSecValuePersistentRef: reference]) == errSecSuccess)
        #expect(bench.find([kSecValuePersistentRef: reference]).status == errSecItemNotFound)
    }

    @Test("An addition answers what it is asked for")
    func answers() throws {
        let bench = Bench()
        let added = try bench.keychain.add(
            password("ada", "mail", "x").merging([kSecReturnData: true]) { $1 })
        #expect(added as? Data == Data("x".utf8))
        #expect(try bench.keychain.add(password("eve")) == nil)
    }

    @Test("Accounts may be bytes, and stay what they are")
    func bytes() {
        let bench = Bench()
        let account = Data([0xFF, 0x00])
        _ = bench.add([
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecAttrGeneric: account,
        ])
        let query: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnAttributes: true,
        ]
        let item = bench.find(query).object as? [String: Any]
        #expect(item?[kSecAttrAccount] as? Data == account)
        #expect(item?[kSecAttrGeneric] as? Data == account)
    }

    @Test("What is no dictionary of the keychain's is refused")
    func refusals() {
        let bench = Bench()
        #expect(bench.add([kSecAttrAccount: "ada"]) == errSecParam)
        #expect(bench.find([kSecAttrAccount: "ada"]).status == errSecParam)
        #expect(bench.add([kSecClass: "none"]) == errSecNoSuchClass)
        #expect(bench.add(password("ada").merging([kSecValueData: "text"]) { $1 }) == errSecParam)
        #expect(bench.add(password("ada").merging(["own": 1]) { $1 }) == errSecNoSuchAttr)
        #expect(bench.add(password("ada").merging([kSecAttrAccount: 5]) { $1 }) == errSecParam)
        #expect(bench.add(password("ada").merging([kSecAttrAccessible: "now"]) { $1 }) == errSecParam)
    }

    @Test("What needs a passcode cannot be kept")
    func passcodes() throws {
        let bench = Bench()
        let passcode = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
        #expect(
            bench.add(password("ada").merging([kSecAttrAccessible: passcode]) { $1 }) == errSecNotAvailable)
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
        #expect(
            bench.add(password("ada").merging([kSecAttrAccessControl: control]) { $1 }) == errSecNotAvailable)
        let plain = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, [], nil))
        #expect(bench.add(password("ada").merging([kSecAttrAccessControl: plain]) { $1 }) == errSecSuccess)
        let item = bench.find(password("ada").merging([kSecReturnAttributes: true]) { $1 }).object
        #expect((item as? [String: Any])?[kSecAttrAccessible] as? String == "ck")
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, "sometimes", [], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }
}
