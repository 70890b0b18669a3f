import Foundation
import VitrineGraphics
import VitrineTransferable
import VitrineUIKit

/// One thing that a link shares, with what the sheet shows of it.
@MainActor
struct SharedLinkItem {
    /// Makes what the activities take; nil where the item has nothing to give.
    let load: @MainActor () async -> Any?
    var title: String?
    var picture: (@MainActor () async -> UIImage?)?

    init<Item: Transferable, Image: Transferable, Icon: Transferable>(
        _ item: Item, _ preview: SharePreview<Image, Icon>
    ) {
        title = preview.title.string
        if let image = preview.image {
            picture = { await Self.picture(of: image) }
        } else if let icon = preview.icon {
            picture = { await Self.picture(of: icon) }
        }
        load = { await Self.value(of: item) }
    }

    /// Texts and addresses as they are, all else as its best representation says: a text, an address, an image, or a file.
    private static func value<Item: Transferable>(of item: Item) async -> Any? {
        if item is String || item is URL { return item }
        guard let (value, name) = try? await transferred(item) else { return nil }
        switch value {
        case .file(let url, let type):
            return (type.conforms(to: .image) ? UIImage(contentsOfFile: url.path) : nil) ?? url
        case .data(let data, let type):
            if type.conforms(to: .url) { return URL(string: String(decoding: data, as: UTF8.self)) }
            if type == .utf8PlainText || type == .plainText || type == .text {
                return String(decoding: data, as: UTF8.self)
            }
            if type.conforms(to: .image), let image = UIImage(data: data) { return image }
            return try? file(data, type, name)
        }
    }

    private static func transferred<Item: Transferable>(
        _ item: Item
    ) async throws -> (value: TransferredValue, name: String?)? {
        let box = UncheckedItem(item)
        return try await box.transferred()
    }

    /// A file of its own folder, so that it has its name.
    private static func file(_ data: Data, _ type: UTType, _ name: String?) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name ?? "Item", conformingTo: type)
        try data.write(to: file)
        return file
    }

    private static func picture<Picture: Transferable>(of picture: Picture) async -> UIImage? {
        if let image = picture as? Image { return image.rendered }
        return await value(of: picture) as? UIImage
    }
}

/// An item on its way to its representation, which is the program's and says where it runs.
private struct UncheckedItem<Item: Transferable>: @unchecked Sendable {
    let item: Item
    init(_ item: Item) { self.item = item }
    nonisolated func transferred() async throws -> (value: TransferredValue, name: String?)? {
        try await item.transferredValue()
    }
}

extension Image {
    /// The image by itself, at its own size.
    @MainActor var rendered: UIImage? {
        let renderer = ImageRenderer(content: self)
        renderer.scale = UIScreen.main.scale
        return renderer.uiImage
    }
}

extension Color: Transferable {
    /// As its components of red, green, blue and opacity, from 0 to 1: a colour of a program goes to the same program.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(
            contentType: UTType(exportedAs: "com.apple.uikit.color"),
            exporting: { color in try JSONEncoder().encode(await components(of: color)) },
            importing: { data in
                let parts = try JSONDecoder().decode([Double].self, from: data)
                guard parts.count == 4 else { throw CocoaError(.coderReadCorrupt) }
                return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
            })
    }

    @MainActor private static func components(of color: Color) -> [Double] {
        let color = RGBA(color.resolve(EnvironmentValues()))
        return [color.red, color.green, color.blue, color.alpha]
    }
}

extension Image: Transferable {
    /// A picture as PNG; pictures of all kinds that can be read.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(
            contentType: .png,
            exporting: { image in
                guard let data = await Self.png(of: image) else { throw CocoaError(.fileWriteUnknown) }
                return data
            }, importing: { try Self.image(of: $0) })
        DataRepresentation<Image>(importedContentType: .image) { try Self.image(of: $0) }
    }

    @MainActor private static func png(of image: Image) -> Data? { image.rendered?.pngData() }

    nonisolated private static func image(of data: Data) throws -> Image {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
    }
}
