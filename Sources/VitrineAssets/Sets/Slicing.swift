/// Distances from the edges of a file's picture, in its pixels.
package struct PixelInsets: Hashable, Sendable {
    package var top, left, bottom, right: Int

    package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    init(_ value: JSONValue, in contents: ContentsFile) throws(AssetFault) {
        self.init(
            top: try Self.pixels("top", of: value, in: contents) ?? 0,
            left: try Self.pixels("left", of: value, in: contents) ?? 0,
            bottom: try Self.pixels("bottom", of: value, in: contents) ?? 0,
            right: try Self.pixels("right", of: value, in: contents) ?? 0)
    }

    static func pixels(
        _ key: String, of value: JSONValue, in contents: ContentsFile
    ) throws(AssetFault) -> Int? {
        guard let found = value[key] else { return nil }
        guard let number = found.number, (-32767...32767).contains(number) else {
            throw contents.fault(found, "\"\(key)\" is \(found.name)", remedy: "write a number of pixels")
        }
        return Int(number.rounded())
    }
}

/// How an image is cut so that it can be drawn larger.
package struct Slicing: Hashable, Sendable {
    /// The parts at the edges that keep their size.
    package var caps: PixelInsets
    /// The width of the part that fills, which begins behind the left cap; what lies between it and the right cap is
    /// not drawn. Nil for all that is between the caps.
    package var centerWidth: Int?
    /// The same from top to bottom.
    package var centerHeight: Int?
    /// Whether the part that fills is repeated, and not stretched.
    package var tiles: Bool

    package init(caps: PixelInsets, centerWidth: Int? = nil, centerHeight: Int? = nil, tiles: Bool = false) {
        self.caps = caps
        self.centerWidth = centerWidth
        self.centerHeight = centerHeight
        self.tiles = tiles
    }

    init?(_ entry: JSONValue, in contents: ContentsFile) throws(AssetFault) {
        guard let resizing = entry["resizing"] else { return nil }
        let mode = resizing["mode"]?.string ?? "9-part"
        guard ["1-part", "3-part-horizontal", "3-part-vertical", "9-part"].contains(mode) else {
            throw contents.fault(
                resizing["mode"] ?? resizing, "the mode of \"resizing\" is \"\(mode)\"",
                remedy: "write \"3-part-horizontal\", \"3-part-vertical\" or \"9-part\"")
        }
        // Earlier versions of Xcode wrote the key in the other way.
        let insets = resizing["cap-insets"] ?? resizing["capInsets"]
        caps =
            try insets.map { value throws(AssetFault) in
                try PixelInsets(value, in: contents)
            } ?? PixelInsets()
        guard min(caps.top, caps.left, caps.bottom, caps.right) >= 0 else {
            throw contents.fault(
                insets ?? resizing, "a cap is less than 0",
                remedy: "write 0 or a number of pixels")
        }
        let center = resizing["center"]
        if let mode = center?["mode"], !["tile", "stretch"].contains(mode.string) {
            throw contents.fault(
                mode, "the mode of \"center\" is \(mode.name)", remedy: "write \"tile\" or \"stretch\"")
        }
        tiles = center?["mode"]?.string == "tile"
        if mode != "3-part-vertical" {
            centerWidth = try center.flatMap { center throws(AssetFault) in
                try PixelInsets.pixels("width", of: center, in: contents)
            }.flatMap { $0 > 0 ? $0 : nil }
        } else {
            (caps.left, caps.right) = (0, 0)
        }
        if mode != "3-part-horizontal" {
            centerHeight = try center.flatMap { center throws(AssetFault) in
                try PixelInsets.pixels("height", of: center, in: contents)
            }.flatMap { $0 > 0 ? $0 : nil }
        } else {
            (caps.top, caps.bottom) = (0, 0)
        }
    }
}
