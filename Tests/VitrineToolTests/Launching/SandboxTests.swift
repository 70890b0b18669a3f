import ArgumentParser
import Foundation
import Testing

@testable import VitrineTool

@Suite("Sandbox")
struct SandboxTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func arguments(
        network: Bool = false, limits: Limits = Limits(), resources: [String] = [],
        environment: [String: String] = [:], screen: Sandbox.Screen = .none
    ) -> String {
        let sandbox = Sandbox(
            bubblewrap: "/usr/bin/bwrap", runtime: RuntimeLocation(folder: URL(fileURLWithPath: "/r")),
            toolchain: "/opt/swift/usr", allowsNetwork: network, screen: screen)
        let program = scratch.url.appendingPathComponent("program")
        return " "
            + sandbox.child(
                running: program, environment: environment, resources: resources,
                trace: StackTrace(beside: program), limits: limits, file: -1
            ).arguments.joined(separator: " ") + " "
    }

    @Test("Everything is shut off, the system is read only, and of the variables only harmless ones come in")
    func closed() {
        let text = arguments(environment: ["LANG": "C", "VITRINE_LAUNCH": "{}", "TOKEN": "secret"])
        for part in [
            " --unshare-all --unshare-user --cap-drop ALL --die-with-parent --new-session ",
            " --size 268435456 --tmpfs /tmp ", " --ro-bind /usr /usr ", " --ro-bind-try /r /r ",
            " --ro-bind-try /opt/swift/usr/lib/swift /opt/swift/usr/lib/swift ", " --clearenv ",
            " --setenv LANG C ", " --setenv VITRINE_LAUNCH {} ", " --remount-ro / ", " --remount-ro /dev ",
            " --core=0 --fsize=536870912 --nofile=1024 -- \(scratch("program")) ",
        ] {
            #expect(text.contains(part), "\(part) is missing in \(text)")
        }
        #expect(!text.contains("secret"))
        #expect(!text.contains("--share-net"))
        #expect(!text.contains("resolv.conf"))
        // The one file that can be written.
        #expect(text.contains(" --bind \(scratch("crash.log")) \(scratch("crash.log")) "))
        #expect(text.components(separatedBy: " --bind ").count == 2)
    }

    @Test("The network and limits are as asked for")
    func opened() {
        let text = arguments(network: true, limits: Limits(memory: 1 << 30, tasks: 99))
        #expect(text.contains(" --share-net "))
        #expect(text.contains(" --ro-bind-try /etc/resolv.conf /etc/resolv.conf "))
        #expect(text.contains(" --as=7516192768 --nproc=99 -- "))
    }

    @Test("Of the folders of sources pictures and catalogues come in, and no links")
    func pictures() throws {
        try scratch.write("", to: "a.png")
        try scratch.write("", to: "B.JPG")
        try scratch.write("", to: "key.pem")
        try scratch.write("", to: "Shop.storekit")
        try scratch.write("", to: "c.xcassets")
        try scratch.link("link.png", to: "/etc/passwd")
        try FileManager.default.createDirectory(
            atPath: scratch("Assets.xcassets"), withIntermediateDirectories: false)
        try scratch.link("Linked.xcassets", to: "/etc")
        #expect(
            Sandbox.pictures(in: scratch.path)
                == ["Assets.xcassets", "B.JPG", "Shop.storekit", "a.png"].map { scratch($0) })
        let text = arguments(resources: [scratch.path])
        #expect(text.contains(" --ro-bind-try \(scratch("a.png")) \(scratch("a.png")) "))
        #expect(!text.contains("key.pem"))
        #expect(!text.contains("link.png"))
    }

    @Test("A window gets the socket of one display and nothing else of it")
    func screens() throws {
        // A socket at a path.
        let path = scratch("wayland-7")
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(bound == 0)
        let wayland = ["XDG_RUNTIME_DIR": scratch.path, "WAYLAND_DISPLAY": "wayland-7", "DISPLAY": ":98765"]
        #expect(try Sandbox.Screen.find(environment: wayland) == .wayland(socket: path))
        #expect(
            arguments(screen: .wayland(socket: path)).contains(" --ro-bind \(path) /tmp/runtime/wayland-0 "))
        #expect(
            arguments(screen: .x11(display: ":3", socket: "/tmp/.X11-unix/X3", authority: "/a")).contains(
                " --ro-bind /tmp/.X11-unix/X3 /tmp/.X11-unix/X3 --setenv DISPLAY :3 --ro-bind /a /tmp/authority "
            ))
        for display in ["localhost:10.0", ":98765", "x", ":"] {
            #expect(throws: ToolError.machine(.displayUnreachable(display))) {
                try Sandbox.Screen.find(environment: ["DISPLAY": display])
            }
        }
        #expect(throws: ToolError.machine(.displayUnreachable("gone"))) {
            try Sandbox.Screen.find(environment: ["WAYLAND_DISPLAY": "gone", "XDG_RUNTIME_DIR": "/nowhere"])
        }
        #expect(throws: ToolError.machine(.noDisplay)) { try Sandbox.Screen.find(environment: [:]) }
    }

    @Test("Where there is no bubblewrap, or it may not do its work, nothing is run")
    func refused() throws {
        let runtime = RuntimeLocation(folder: URL(fileURLWithPath: "/r"))
        #expect(throws: ToolError.machine(.noSandbox)) {
            try Sandbox.find(runtime: runtime, compiler: Compiler(path: "/c/bin/swiftc"), environment: [:])
        }
        try scratch.write(
            "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n", to: "bwrap",
            mode: 0o755)
        #expect(
            throws: ToolError.machine(
                .sandboxForbidden(reason: "bwrap: No permissions to create new namespace"))
        ) {
            try Sandbox.find(
                runtime: runtime, compiler: Compiler(path: "/c/bin/swiftc"),
                environment: ["PATH": scratch.path])
        }
        #expect(
            ToolError.machine(.sandboxForbidden(reason: "x")).sentence
                == "this machine does not allow sandboxes (x), so the program was not run; allow user namespaces (see README.md), or leave --sandbox out if you trust the sources."
        )
    }

    @Test("The toolchain is found beside the compiler, or where the compiler says")
    func toolchain() throws {
        for folder in ["usr", "usr/bin", "usr/lib", "usr/lib/swift", "usr/lib/swift/linux", "proxy"] {
            mkdir(scratch(folder), 0o700)
        }
        try scratch.write("", to: "usr/bin/swiftc", mode: 0o755)
        try scratch.write("", to: "usr/lib/swift/linux/libswiftCore.so")
        try scratch.link("swiftc", to: "usr/bin/swiftc")
        #expect(try Compiler(path: scratch("swiftc")).toolchain() == scratch("usr"))
        try scratch.write(
            "#!/bin/sh\necho '{\"paths\": {\"runtimeResourcePath\": \"\(scratch("usr/lib/swift"))\"}}'\n",
            to: "proxy/swiftc", mode: 0o755)
        #expect(try Compiler(path: scratch("proxy/swiftc")).toolchain() == scratch("usr"))
    }

    @Test("Limits are numbers, and those of the sandbox need one")
    func limits() throws {
        func limits(_ arguments: String...) throws -> Limits {
            let command = try VitrineCommand.parseAsRoot(["render", "A.swift"] + arguments)
            return try (command as! RenderCommand).sandbox.limits(time: .seconds(60))
        }
        #expect(try limits() == Limits(time: .seconds(60)))
        #expect(try limits("--timeout", "2.5") == Limits(time: .seconds(2.5)))
        #expect(
            try limits("--sandbox") == Limits(time: .seconds(60), memory: 2_147_483_648, tasks: 256))
        #expect(
            try limits("--sandbox", "--memory", "64", "--processes", "20")
                == Limits(time: .seconds(60), memory: 67_108_864, tasks: 20))
        for text in ["0", "-1", "nan", "soon", "1e9"] {
            #expect(throws: ToolError.argument(.impossibleTimeout(text))) { try limits("--timeout=\(text)") }
        }
        #expect(
            throws: ToolError.argument(.impossibleLimit(option: "--memory", "1", from: 64, to: 1_048_576))
        ) {
            try limits("--sandbox", "--memory", "1")
        }
        for arguments in [["--allow-network"], ["--memory", "100"], ["--processes", "20"]] {
            #expect(throws: ToolError.argument(.withoutSandbox(arguments[0]))) {
                let command = try VitrineCommand.parseAsRoot(["render", "A.swift"] + arguments)
                _ = try (command as! RenderCommand).sandbox.limits(time: nil)
            }
        }
    }
}
