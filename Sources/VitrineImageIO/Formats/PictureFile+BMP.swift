import Foundation

extension PictureFile {
    /// Reads the header of a bitmap of Windows: of 12 bytes, as OS/2 had it, or of 40 and more.
    static func bmp(_ bytes: PictureBytes) -> PictureFile {
        var file = PictureFile(format: .bmp, extent: .cut)
        guard let size = bytes.number(at: 2, bytes: 4, isLittle: true),
            let header = bytes.number(at: 14, bytes: 4, isLittle: true)
        else { return file }
        let isOld = header == 12
        let side = isOld ? 2 : 4
        guard isOld || header >= 40 else {
            file.extent = .broken
            return file
        }
        guard let width = bytes.number(at: 18, bytes: side, isLittle: true),
            let height = bytes.number(at: 18 + side, bytes: side, isLittle: true),
            let bits = bytes.number(at: isOld ? 24 : 28, bytes: 2, isLittle: true)
        else { return file }
        // A height below zero: the first row is the upper one.
        let rows = isOld ? height : Int(Int32(truncatingIfNeeded: height).magnitude)
        let columns = isOld ? width : Int(Int32(truncatingIfNeeded: width))
        guard columns > 0, rows > 0, [1, 4, 8, 16, 24, 32].contains(bits) else {
            file.extent = .broken
            return file
        }
        var facts = PictureFacts(
            width: columns, height: rows, depth: bits == 16 ? 5 : 8,
            colorModel: kCGImagePropertyColorModelRGB,
            isIndexed: bits <= 8)
        if !isOld, let x = bytes.number(at: 38, bytes: 4, isLittle: true),
            let y = bytes.number(at: 42, bytes: 4, isLittle: true), x > 0, y > 0
        {
            // Pixels a metre, rounded as in PNG.
            facts.resolution = ((Double(x) * 0.0254).rounded(), (Double(y) * 0.0254).rounded())
        }
        file.images = [facts]
        if size <= bytes.count { file.extent = .whole }
        return file
    }
}
