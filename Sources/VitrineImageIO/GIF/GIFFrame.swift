import Foundation

/// A frame of a GIF file: where its parts are in the file, and how it is drawn.
struct GIFFrame {
    /// What becomes of a frame before the next one is drawn (GIF89a, 23).
    enum Disposal {
        /// It stays.
        case keep
        /// Its rectangle becomes clear.
        case clear
        /// What was there before comes back.
        case restore
    }

    /// Pixels of the canvas.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isInterlaced: Bool
    /// Where the table of colours is, three bytes each, and how many there are; nil where the file has none.
    var colors: (place: Int, count: Int)?
    /// The number of the colour that is none.
    var transparent: Int?
    var disposal = Disposal.keep
    /// Hundredths of a second.
    var delay: Int?
    /// Where the first block of data is; the size of the first codes stands before it.
    var data: Int
    /// Whether its data are in the file to their end.
    var isWhole: Bool
}
