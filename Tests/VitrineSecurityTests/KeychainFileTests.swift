import Foundation
import Testing
import VitrineSupport

@testable import VitrineSecurity

@Suite("Keychain files")
struct KeychainFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID())")
    private let log = ReportLog { _ in }

    private func keychain() -> Keychain {
        Keychain(place: KeychainFile(folder: folder, log: log), group: "g")
    }
    private func password(_ account: String) -> [AnyHashable: Any] {
        [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: Data(account.utf8)]
    }
    private var all: [AnyHashable: Any] {
        [kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]
    }
    private var file: URL { folder.appendingPathComponent("Keychain.plist") }
    private func mode(_ url: URL) -> Int? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    private func fault(_ body: () throws -> Void) -> OSStatus? {
        do { try body() } catch { return (error as? KeychainFault)?.status }
        return nil
    }

    @Test(
        "What one keeps another finds, with dates to the fraction of a second, in a file for the user alone")
    func kept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = keychain()
        _ = try first.add(password("ada"))
        #expect(mode(file) == 0o600)
        #expect(mode(folder) == 0o700)
        #expect(mode(folder.appendingPathComponent("Keychain.lock")) == 0o600)
        let second = keychain()
        #expect(try second.matching(all) as? [Data] == [Data("ada".utf8)])
        var query = password("ada")
        query[kSecReturnAttributes] = true
        let one = try first.matching(query) as? NSDictionary
        let other = try second.matching(query) as? NSDictionary
        #expect(one?[kSecAttrCreationDate] as? Date != nil)
        #expect(one?[kSecAttrCreationDate] as? Date == other?[kSecAttrCreationDate] as? Date)
        // Each sees what the other does.
        _ = try second.add(password("eve"))
        #expect((try first.matching(all) as? [Data])?.count == 2)
        try first.delete([kSecClass: kSecClassGenericPassword])
        #expect(fault { _ = try second.matching(all) } == errSecItemNotFound)
    }

    @Test("Asking makes no files")
    func asking() {
        #expect(fault { _ = try keychain().matching(all) } == errSecItemNotFound)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("Keychains of several threads, each with a file of its own, lose nothing")
    func together() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keychains = (0..<4).map { _ in keychain() }
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            _ = try? keychains[index % 4].add(password("\(index)"))
        }
        #expect((try keychain().matching(all) as? [Data])?.count == 40)
        let others = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(others.sorted() == ["Keychain.lock", "Keychain.plist"])
    }

    @Test("A damaged file is kept aside, with a sentence, and the program goes on", arguments: [false, true])
    func damaged(isList: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list: [String: Any] = ["version": 1, "items": [["class": "genp", "reference": "none"]]]
        let bytes =
            isList
            ? try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            : Data("not a list".utf8)
        try bytes.write(to: file)
        #expect(fault { _ = try keychain().matching(all) } == errSecItemNotFound)
        let aside = folder.appendingPathComponent("Keychain-damaged-1.plist")
        #expect(try Data(contentsOf: aside) == bytes)
        #expect(log.sentences.count == 1)
        #expect(log.contains("is damaged and was moved to \(aside.path)"))
        _ = try keychain().add(password("ada"))
        #expect(try keychain().matching(all) as? [Data] == [Data("ada".utf8)])
        // A second one takes nothing from the first.
        try Data("again".utf8).write(to: file)
        #expect(fault { _ = try keychain().matching(all) } == errSecItemNotFound)
        #expect(try Data(contentsOf: aside) == bytes)
        let second = folder.appendingPathComponent("Keychain-damaged-2.plist")
        #expect(try Data(contentsOf: second) == Data("again".utf8))
    }

    @Test("A file of a newer version stays as it is")
    func newer() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list: [String: Any] = ["version": 2, "items": [["class": "new"]]]
        let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        try bytes.write(to: file)
        #expect(fault { _ = try keychain().add(password("ada")) } == errSecNotAvailable)
        #expect(try Data(contentsOf: file) == bytes)
        #expect(log.contains("was written by a newer Vitrine"))
    }

    @Test("Where nothing can be written the program is told, once in words")
    func unwritable() throws {
        let blocked = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID())")
        defer { try? FileManager.default.removeItem(at: blocked) }
        try Data().write(to: blocked)
        // A file stands where the folder would be.
        let keychain = Keychain(
            place: KeychainFile(folder: blocked.appendingPathComponent("app"), log: log), group: "g")
        #expect(fault { _ = try keychain.add(password("ada")) } == errSecNotAvailable)
        #expect(fault { _ = try keychain.add(password("ada")) } == errSecNotAvailable)
        #expect(log.sentences.count == 1)
    }

    @Test("A program has a file among the user's data, and memory where a picture is made or tests run")
    func places() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        func isFile(_ environment: [String: String]) throws -> Bool {
            let keychain = Keychain.ofProgram(environment: environment, data: folder, program: "Harbour")
            _ = try keychain.add(password("ada"))
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appendingPathComponent("Harbour/Keychain.plist").path
            return FileManager.default.fileExists(atPath: path)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(try isFile([:]))
        #expect(try isFile(["VITRINE_LAUNCH": #"{"mode":"window"}"#]))
        #expect(try !isFile(["VITRINE_LAUNCH": #"{"mode":"render","output":"/tmp/a.png"}"#]))
        #expect(try !isFile(["VITRINE_WAITING_FRAMES": "1"]))
    }
}
