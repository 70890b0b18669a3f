import Foundation
import Testing

@testable import VitrineSecurity

/// The functions as programs call them.
@Suite("Functions of the keychain", .serialized)
struct SecItemTests {
    init() { ProgramKeychain.use(Keychain(place: KeychainMemory(), group: "org.example.app")) }

    @Test("Dictionaries of strings")
    func strings() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword as String, kSecAttrAccount as String: "ada",
            kSecValueData as String: "secret".data(using: .utf8)!,
        ]
        #expect(SecItemAdd(query as CFDictionary, nil) == noErr)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
        let search =
            [
                kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecReturnData: kCFBooleanTrue!,
                kSecMatchLimit: kSecMatchLimitOne,
            ] as [CFString: Any]
        var item: CFTypeRef?
        #expect(SecItemCopyMatching(search as CFDictionary, &item) == errSecSuccess)
        #expect(item as? Data == Data("secret".utf8))
        #expect((item as! Data).count == 6)
        let change = [kSecValueData as String: Data("other".utf8)]
        #expect(
            SecItemUpdate([kSecClass: kSecClassGenericPassword] as CFDictionary, change as CFDictionary) == 0)
        var result: AnyObject?
        let status = withUnsafeMutablePointer(to: &result) {
            SecItemCopyMatching(search as CFDictionary, UnsafeMutablePointer($0))
        }
        #expect(status == errSecSuccess)
        #expect(result as? Data == Data("other".utf8))
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        item = nil
        #expect(SecItemCopyMatching(search as CFDictionary, &item) == errSecItemNotFound)
        #expect(item == nil)
    }

    @Test("Dictionaries of Foundation's")
    func objects() {
        let query =
            [kSecClass: kSecClassGenericPassword, kSecAttrService: "AYS", kSecAttrAccount: "gumby"]
            as NSMutableDictionary
        var copy: CFTypeRef?
        #expect(SecItemCopyMatching(query, &copy) == errSecItemNotFound)
        query[kSecValueData] = Data("open".utf8)
        #expect(SecItemAdd(query, nil) == errSecSuccess)
        query[kSecReturnAttributes] = true
        #expect(SecItemCopyMatching(query, &copy) == errSecSuccess)
        #expect((copy as? [CFString: Any])?[kSecAttrService] as? String == "AYS")
        let key: NSDictionary = [kSecClass: kSecClassGenericPassword]
        #expect(SecItemUpdate(key, [kSecAttrLabel: "L"] as NSDictionary) == errSecSuccess)
        #expect(SecItemDelete(key) == errSecSuccess)
    }

    @Test("Dictionaries that programs fill one by one")
    func filled() {
        var query = [String: AnyObject]()
        query[kSecClass as String] = kSecClassGenericPassword as AnyObject
        query[kSecAttrAccount as String] = "ada" as AnyObject?
        query[kSecValueData as String] = Data("x".utf8) as AnyObject?
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        query[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject
        query[kSecReturnAttributes as String] = kCFBooleanTrue
        query[kSecReturnData as String] = kCFBooleanTrue
        var result: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let item = result as? [String: AnyObject]
        #expect(item?[kSecValueData as String] as? Data == Data("x".utf8))
        #expect(item?[kSecAttrAccount as String] as? String == "ada")
        let account = query[kSecAttrAccount as String]
        #expect(account is NSString)
    }

    @Test("Sentences of numbers")
    func sentences() {
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(-34018, nil) == "A required entitlement isn't present.")
        #expect(SecCopyErrorMessageString(12345, nil) == "OSStatus 12345")
    }

    @Test("Random bytes fill what is asked for, and nothing else")
    func random() {
        var bytes = [UInt8](repeating: 0, count: 1000)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 990, &bytes) == errSecSuccess)
        #expect(bytes.suffix(10).allSatisfy { $0 == 0 })
        // Of 990 bytes less than 200 different ones would be a wonder.
        #expect(Set(bytes.prefix(990)).count > 200)
        var other = [UInt8](repeating: 0, count: 1000)
        _ = SecRandomCopyBytes(nil, other.count, &other)
        #expect(bytes != other)
        var one: UInt8 = 0
        #expect(SecRandomCopyBytes(kSecRandomDefault, 1, &one) == errSecSuccess)
        #expect(SecRandomCopyBytes(kSecRandomDefault, 0, &one) == errSecSuccess)
    }

    @Test("Nothing is shared with pages of the web, and passwords are made up")
    func sharing() async {
        await withCheckedContinuation { done in
            SecRequestSharedWebCredential("example.org", nil) { credentials, error in
                #expect(credentials == nil)
                #expect(error?.code == Int(errSecItemNotFound))
                done.resume()
            }
        }
        await withCheckedContinuation { done in
            SecAddSharedWebCredential("example.org", "ada", "secret") { error in
                #expect(error?.code == Int(errSecMissingEntitlement))
                done.resume()
            }
        }
        let password = SecCreateSharedWebCredentialPassword()
        #expect(password?.split(separator: "-").map(\.count) == [3, 3, 3, 3])
        #expect(password != SecCreateSharedWebCredentialPassword())
    }
}
